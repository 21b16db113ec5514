"""UNO's table: the parts it is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import ClassVar

import pygame

from cardcade.table import Act, Link, Part, Parts, Staging, Tool
from cardcade.ui import Ui
from cardcade.ui.events import PadButton
from cardcade_uno.game import Uno
from cardcade_uno.rules import Rules
from cardcade_uno.scene.accusations import Accusations
from cardcade_uno.scene.actions import UnoActions, UnoButtons
from cardcade_uno.scene.acts_blows import BlowActs
from cardcade_uno.scene.acts_calls import CallActs, ChallengeActs
from cardcade_uno.scene.acts_cards import CardMoves, HandSwaps
from cardcade_uno.scene.acts_plays import PlayActs
from cardcade_uno.scene.acts_rounds import RoundActs
from cardcade_uno.scene.bluffs import Bluffs
from cardcade_uno.scene.boards import RoundResult, Showing, UnoBoards
from cardcade_uno.scene.calls import Calls, OwnCall
from cardcade_uno.scene.catches import Catches, CatchKey
from cardcade_uno.scene.challenges import Challenges
from cardcade_uno.scene.clock import RoundClock
from cardcade_uno.scene.director import UnoDirector
from cardcade_uno.scene.discards import Discards, TopCaption
from cardcade_uno.scene.faces import NamedColours, UnoFaces
from cardcade_uno.scene.felt import UnoFelt
from cardcade_uno.scene.fliers import Fliers
from cardcade_uno.scene.gestures import UnoGestures
from cardcade_uno.scene.hand import HandOrder, HandSorter, OneCard
from cardcade_uno.scene.hints import UnoHints
from cardcade_uno.scene.jump_ins import JumpIns
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.limelight import Limelight
from cardcade_uno.scene.middle import Middle
from cardcade_uno.scene.moments import UnoMoments
from cardcade_uno.scene.obvious import UnoObvious
from cardcade_uno.scene.offences import Offences
from cardcade_uno.scene.piles import UnoPiles
from cardcade_uno.scene.plates import UnoPlates, UnoStaging
from cardcade_uno.scene.questions import Questions
from cardcade_uno.scene.recap import Recap
from cardcade_uno.scene.spots import Peek, StockSpot
from cardcade_uno.scene.voice import UnoVoice


class UnoParts(Parts):
    """The parts UNO brings."""

    pad: ClassVar = {PadButton.X: pygame.K_c, PadButton.Y: pygame.K_u}
    always: ClassVar = {pygame.K_u, pygame.K_c}

    def __init__(self, ui: Ui, link: Link) -> None:
        super().__init__(ui, link)
        self.named, self.discards, self.result, self.hand_order = NamedColours(), Discards(), RoundResult(), HandOrder()

    @property
    def rules(self) -> Rules:
        assert isinstance(self.game, Uno)
        return self.game.rules

    @cached_property
    def own(self) -> tuple[Part, ...]:
        known = (self.named, self.discards, self.result, self.card_moves)
        seen = (self.middle, self.caption, self.fliers, self.clock, self.jump_ins, self.bluffs, self.recap)
        touched = (self.stock, self.peek, self.catches, self.accusations, self.calls, self.challenges)
        return (*known, *seen, *touched, self.catch_key, self.offences, self.questions, self.limelight)

    # -- where things lie

    @cached_property
    def layout(self) -> UnoLayout:
        return UnoLayout(len(self.link.players), self.link.seat)

    @cached_property
    def piles(self) -> UnoPiles:
        return UnoPiles(self.layout, self.hand_order)

    # -- how the match stands

    @cached_property
    def call(self) -> OwnCall:
        return OwnCall(self.rules, self.link.seat, self.position, self.cards)

    # -- what can be seen

    @cached_property
    def faces(self) -> UnoFaces:
        return UnoFaces(self.ui, self.pictures, self.named)

    @cached_property
    def recap(self) -> Recap:
        return Recap(self.viewer, self.layout, self.boards, self.furniture.corner)

    @cached_property
    def felt(self) -> UnoFelt:
        return UnoFelt(self.ui, self.layout, self.pictures.felt, lambda: self.middle.worn)

    @cached_property
    def middle(self) -> Middle:
        return Middle(self.layout, self.position, self.cards, self.effects)

    @cached_property
    def caption(self) -> TopCaption:
        return TopCaption(self.link, self.layout, self.discards, self.effects)

    @cached_property
    def plates(self) -> UnoPlates:
        return UnoPlates(self.link, self.layout, self.position, self.cards, self.middle.owed)

    @cached_property
    def fliers(self) -> Fliers:
        return Fliers(self.layout, self.plates, self.effects)

    @cached_property
    def limelight(self) -> Limelight:
        return Limelight(self.layout, self.link.look, self.effects)

    @cached_property
    def clock(self) -> RoundClock:
        return RoundClock(self.link, self.layout)

    @cached_property
    def moments(self) -> UnoMoments:
        return UnoMoments(self.link.words)

    @cached_property
    def boards(self) -> UnoBoards:
        return UnoBoards(self.viewer, self.layout, self.moments, self.result, self.showing)

    # -- what happens

    @cached_property
    def director(self) -> UnoDirector:
        return UnoDirector(self.piles, self.movements, self.acts)

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        staging, voice, fliers, showing = self.staging, self.voice, self.fliers, self.showing
        return (
            RoundActs(staging, voice, showing),
            PlayActs(staging, self.faces, voice, fliers),
            BlowActs(staging, voice, fliers, self.middle),
            CallActs(staging, voice, fliers),
            ChallengeActs(staging, self.position, voice, fliers, showing),
            self.card_moves,
            HandSwaps(self.cards, self.queue, self.link.sounds, voice),
        )

    @cached_property
    def card_moves(self) -> CardMoves:
        return CardMoves(self.cards, self.movements, self.link.sounds, self.middle.owed)

    @cached_property
    def staging(self) -> UnoStaging:
        return Staging(self.link, self.layout, self.cards, self.plates, self.effects)

    @cached_property
    def showing(self) -> Showing:
        return Showing(self.faces, self.limelight)

    @cached_property
    def voice(self) -> UnoVoice:
        return UnoVoice(self.link.words, self.plates, self.effects)

    # -- the viewer's cards

    @cached_property
    def selection(self) -> OneCard:
        return OneCard(self.ui)

    @cached_property
    def sorter(self) -> HandSorter:
        return HandSorter(self.hand_order, self.cards, self.hand, self.link.sounds)

    @cached_property
    def jump_ins(self) -> JumpIns:
        return JumpIns(self.link.words, self.layout, self.position, self.hand)

    @cached_property
    def bluffs(self) -> Bluffs:
        return Bluffs(self.link, self.rules, self.layout, self.position, self.hand)

    @cached_property
    def questions(self) -> Questions:
        return Questions(self.viewer, self.hints)

    @cached_property
    def gestures(self) -> UnoGestures:
        return UnoGestures(self.viewer, self.questions, self.call, self.jump_ins, self.bluffs)

    @cached_property
    def hints(self) -> UnoHints:
        return UnoHints(self.viewer, self.layout)

    @cached_property
    def obvious(self) -> UnoObvious:
        return UnoObvious(self.viewer, self.gestures)

    @cached_property
    def move_buttons(self) -> UnoButtons:
        return UnoButtons(self.ui, self.viewer, self.gestures, self.hints, self.boards)

    @cached_property
    def actions(self) -> UnoActions:
        made = UnoActions(self.ui, self.viewer, self.layout, self.gestures, self.hints, self.move_buttons)
        self.gestures.listeners.append(made.refresh)
        return made

    # -- what else can be touched

    @cached_property
    def stock(self) -> StockSpot:
        draw = None if self.link.watching else self.gestures.draw_or_take
        return StockSpot(self.layout, self.link.words, self.cards, draw)

    @cached_property
    def peek(self) -> Peek:
        return Peek(self.link, self.layout, self.faces, self.queue, self.discards)

    @cached_property
    def calls(self) -> Calls:
        made = Calls(self.viewer, self.layout, self.call, self.offences)
        self.hints.listeners.append(made.heed)
        return made

    @cached_property
    def catches(self) -> Catches:
        return Catches(self.viewer, self.layout, self.gestures)

    @cached_property
    def catch_key(self) -> CatchKey:
        return CatchKey(self.viewer, self.gestures, self.accusations)

    @cached_property
    def accusations(self) -> Accusations:
        return Accusations(self.viewer, self.layout, self.plates, self.call, self.offences)

    @cached_property
    def offences(self) -> Offences:
        return Offences(self.viewer, self.rules, self.gestures)

    @cached_property
    def challenges(self) -> Challenges:
        return Challenges(self.ui, self.viewer, self.rules, self.layout, self.gestures)

    @property
    def tools(self) -> Sequence[Tool]:
        return [*super().tools, Tool("sort", "sort", self.sorter.switch)]

    # -- keys

    @property
    def shortcuts(self) -> dict[int, Callable[[], object]]:
        return {
            **super().shortcuts,
            pygame.K_u: self._in_play(self._call_uno),
            pygame.K_c: self._in_play(self.catch_key.press),
            pygame.K_d: self._in_play(self.gestures.draw_or_take),
            pygame.K_k: self._in_play(self.gestures.keep),
            pygame.K_j: self._in_play(self.gestures.jump_in),
            pygame.K_p: self._in_play(self.peek.toggle),
        }

    def _call_uno(self) -> bool:
        """Over another question only a call that is due or can go along: none asks on top of it."""
        if self.attention.asking and not (self.call.owed or self.call.possible):
            return False
        self.calls.call()
        return True

    def _in_play(self, action: Callable[[], object]) -> Callable[[], object]:
        """Means nothing before the first position and while a board covers the table."""
        return lambda: action() if self.position.lawful is not None and self.boards.board is None else False
