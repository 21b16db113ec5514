"""Gandengyan's table: the parts it is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import pygame

from cardcade.table import Act, Director, Gestures, Link, Part, Parts, Staging, Tool
from cardcade.table.laying import LastTrick, PlayRow, ReadingChooser
from cardcade.ui import Ui
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.scene.actions import GandengyanButtons
from cardcade_gandengyan.scene.acts_bombs import BombActs
from cardcade_gandengyan.scene.acts_cards import CardMoves
from cardcade_gandengyan.scene.acts_plays import GoingOut, PlayActs
from cardcade_gandengyan.scene.acts_rounds import RoundActs
from cardcade_gandengyan.scene.acts_tricks import TrickActs
from cardcade_gandengyan.scene.boards import GandengyanBoards
from cardcade_gandengyan.scene.doubling import Doubling
from cardcade_gandengyan.scene.eyes import Stares
from cardcade_gandengyan.scene.felt import GandengyanFelt
from cardcade_gandengyan.scene.layout import GandengyanLayout
from cardcade_gandengyan.scene.middle import Middle
from cardcade_gandengyan.scene.moments import GandengyanMoments
from cardcade_gandengyan.scene.obvious import OnlyStaring
from cardcade_gandengyan.scene.piles import GandengyanPiles
from cardcade_gandengyan.scene.plates import GandengyanPlates, GandengyanStaging
from cardcade_gandengyan.scene.plays import PlayNames
from cardcade_gandengyan.scene.prompt import Prompt
from cardcade_gandengyan.scene.score import Score
from cardcade_gandengyan.scene.summary import Summary
from cardcade_gandengyan.scene.title import TitlePlate
from cardcade_gandengyan.scene.trail import Trail


class GandengyanParts(Parts):
    """The parts Gandengyan brings."""

    def __init__(self, ui: Ui, link: Link) -> None:
        super().__init__(ui, link)
        self.trail, self.score = Trail(), Score()

    @property
    def game(self) -> Gandengyan:
        assert isinstance(self.link.game, Gandengyan)
        return self.link.game

    @cached_property
    def own(self) -> tuple[Part, ...]:
        written = (self.middle, self.doubling, self.prompt, self.stares)
        return (self.trail, self.score, *written, self.title, self.last_trick)

    # -- how the match stands

    @cached_property
    def doubling(self) -> Doubling:
        return Doubling(self.game.rules.scoring, self.layout, self.link.words)

    @cached_property
    def names(self) -> PlayNames:
        return PlayNames(self.link.words)

    # -- where things lie

    @cached_property
    def layout(self) -> GandengyanLayout:
        return GandengyanLayout(len(self.link.players), self.link.seat)

    @cached_property
    def piles(self) -> GandengyanPiles:
        return GandengyanPiles(self.layout, self.trail)

    # -- what can be seen

    @cached_property
    def felt(self) -> GandengyanFelt:
        return GandengyanFelt(self.ui, self.layout, self.pictures.bare_felt)

    @cached_property
    def plates(self) -> GandengyanPlates:
        return GandengyanPlates(self.link, self.layout, self.position, self.cards, self.score)

    @cached_property
    def middle(self) -> Middle:
        return Middle(self.viewer, self.layout, self.cards, self.trail, self.names)

    @cached_property
    def prompt(self) -> Prompt:
        return Prompt(self.viewer, self.layout, self.trail, self.names, self.boards)

    @cached_property
    def stares(self) -> Stares:
        return Stares(self.link.look, self.plates)

    @cached_property
    def title(self) -> TitlePlate:
        return TitlePlate(self.ui, self.layout, self.link.words, self.game.rules, self.score)

    @cached_property
    def last_trick(self) -> LastTrick:
        rooms, log = self.furniture.rooms, self.furniture.log_panel
        return LastTrick(self.viewer, self.layout, self.faces, rooms, log, self._rows_of_last_trick)

    def _rows_of_last_trick(self) -> Sequence[PlayRow]:
        return self.names.rows(self.position.state.last_trick) if self.position.view is not None else ()

    @cached_property
    def moments(self) -> GandengyanMoments:
        return GandengyanMoments(self.link.words)

    @cached_property
    def boards(self) -> GandengyanBoards:
        summary = Summary(self.link, self.game.rules, self.score, self.cards)
        return GandengyanBoards(self.viewer, self.layout, self.moments, self.faces, summary)

    # -- what happens

    @cached_property
    def director(self) -> Director:
        return Director(self.piles, self.movements, self._acts())

    def _acts(self) -> Sequence[Act]:
        staging: GandengyanStaging = Staging(self.link, self.layout, self.cards, self.plates, self.effects)
        trail, going_out = self.trail, GoingOut(staging)
        return (
            RoundActs(staging, trail, self.score, self.doubling, self.boards),
            TrickActs(staging, trail, self.stares),
            PlayActs(staging, trail, going_out),
            BombActs(staging, trail, self.doubling, self.names, going_out),
            CardMoves(self.link, trail, self.cards, self.movements),
        )

    # -- what the viewer does

    @cached_property
    def obvious(self) -> OnlyStaring:
        return OnlyStaring(self.viewer, self.gestures)

    @cached_property
    def gestures(self) -> Gestures:
        return Gestures(self.viewer, self.hints, self._reading_chooser)

    def _reading_chooser(self, plays: Sequence[Play], pick: Callable[[Play], object]) -> ReadingChooser:
        return ReadingChooser(self.link.words, self.faces, self.names.readings(plays), pick)

    @cached_property
    def move_buttons(self) -> GandengyanButtons:
        return GandengyanButtons(self.ui, self.viewer, self.gestures, self.hints, self.boards)

    @property
    def tools(self) -> Sequence[Tool]:
        return [*super().tools, Tool("history", "last_trick", self.last_trick.toggle)]

    @property
    def shortcuts(self) -> dict[int, Callable[[], object]]:
        press = self.attention.press
        return {**super().shortcuts, pygame.K_t: self.last_trick.toggle, pygame.K_p: lambda: press("move.pass")}
