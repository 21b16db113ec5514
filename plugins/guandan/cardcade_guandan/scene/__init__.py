"""The Guandan table: the parts it brings.

What the picture keeps is small: the `level` of the deal, the `score`, the `trick`, the `gifts` and how the viewer has
the hand arranged (`arrangement`, `columns`). Acts change it by events, a view says the same after them. `director` has
the acts; `middle`, `prompt`, the tags and the panels show it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

import pygame

from cardcade import Place
from cardcade.table import Cards, Link, Part, Parts, Staging, Tool
from cardcade.table.arranging import Snapping, Taps
from cardcade.table.laying import LastTrick
from cardcade.ui import Ui
from cardcade_guandan.game import Guandan
from cardcade_guandan.scene.actions import GuandanActions, GuandanButtons
from cardcade_guandan.scene.acts_cards import CardMoves
from cardcade_guandan.scene.acts_deals import DealActs, NewDeal
from cardcade_guandan.scene.acts_plays import GoingOut, PlayActs
from cardcade_guandan.scene.acts_tribute import TributeActs
from cardcade_guandan.scene.arrangement import Arrangement
from cardcade_guandan.scene.boards import DealEnd, GuandanBoards
from cardcade_guandan.scene.columns import Columns, ColumnTags
from cardcade_guandan.scene.counter import CardCounter
from cardcade_guandan.scene.director import GuandanDirector
from cardcade_guandan.scene.faces import GuandanFaces, LevelFaces
from cardcade_guandan.scene.felt import GuandanFelt
from cardcade_guandan.scene.gestures import GuandanGestures, WaysToPlay
from cardcade_guandan.scene.gifts import GiftMarks, Gifts
from cardcade_guandan.scene.groups import Groups
from cardcade_guandan.scene.hand import ColumnHand
from cardcade_guandan.scene.hand_tools import FlushFinder, HandOrder, HandTools
from cardcade_guandan.scene.hints import GuandanHints
from cardcade_guandan.scene.layout import GuandanLayout
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.middle import Middle
from cardcade_guandan.scene.moments import GuandanMoments
from cardcade_guandan.scene.piles import GuandanPiles
from cardcade_guandan.scene.plates import GuandanPlates, GuandanStaging
from cardcade_guandan.scene.prompt import Prompt
from cardcade_guandan.scene.score import Score, ScorePanel
from cardcade_guandan.scene.trick import PastTrick, Trick
from cardcade_guandan.state import HANDS


class GuandanParts(Parts):
    """The parts Guandan brings; all others are the common ones."""

    ticking, signal_volume = 5.0, 0.6

    def __init__(self, ui: Ui, link: Link) -> None:
        super().__init__(ui, link)
        self.level, self.score = DealLevel(self.game), Score(self.game)
        self.trick, self.gifts, self.deal_end, self.arrangement = Trick(), Gifts(), DealEnd(), Arrangement()

    @property
    def game(self) -> Guandan:
        assert isinstance(self.link.game, Guandan)
        return self.link.game

    @cached_property
    def own(self) -> tuple[Part, ...]:
        kept = (self.level, self.score, self.trick, self.gifts)
        panels = (self.hand_tools, self._score_panel(), self.counter, self.last_trick)
        return (*kept, self.middle, *self._marks(), self.prompt, *panels)

    def _marks(self) -> tuple[Part, ...]:
        columns, words = self.columns, self.link.words
        tags = ColumnTags(self.layout, self.hand, columns, self.level, words)
        return tags, GiftMarks(self.layout, self.cards, columns, self.gifts, words)

    def _score_panel(self) -> ScorePanel:
        return ScorePanel(self.link, self.layout, self.level, self.score, self.game.rules)

    # -- where things lie, and what lies there

    @cached_property
    def columns(self) -> Columns:
        own = HANDS + self.link.seat
        return Columns(self.arrangement, self.level, lambda: [sprite.card for sprite in self.cards.pile(own)])

    @cached_property
    def layout(self) -> GuandanLayout:
        return GuandanLayout(len(self.link.players), self.link.seat)

    @cached_property
    def piles(self) -> GuandanPiles:
        return GuandanPiles(self.layout, self.columns, self.level, self.trick)

    @cached_property
    def felt(self) -> GuandanFelt:
        return GuandanFelt(self.ui, self.layout, self.pictures.bare_felt, self.link.words, self.game.rules)

    @cached_property
    def faces(self) -> GuandanFaces:
        find = LevelFaces(self.pictures, self.link.look, self.level).find
        return GuandanFaces(self.ui, self.game.deck.faces, find, self.pictures.back)

    @cached_property
    def cards(self) -> Cards:
        return Cards(self.game, self.piles, self.faces, self.hand, unseen=frozenset({Place.DISCARD}))

    @cached_property
    def plates(self) -> GuandanPlates:
        return GuandanPlates(self.link, self.layout, self.position, self.cards, self.link.words)

    # -- what is shown, and how

    @cached_property
    def director(self) -> GuandanDirector:
        staging: GuandanStaging = Staging(self.link, self.layout, self.cards, self.plates, self.effects)
        acts = (
            CardMoves(self.movements, self.cards, self.link.sounds, self.trick, self.gifts),
            PlayActs(staging, self.piles, self.middle, self.trick, self.gifts),
            GoingOut(staging, self.piles),
            NewDeal(self.level, self.score, self.trick, self.gifts, self.arrangement, self.hand),
            DealActs(staging, self.boards, self.gifts, self.deal_end, self.score),
            TributeActs(staging, self.gifts),
        )
        return GuandanDirector(self.piles, self.movements, acts)

    @cached_property
    def middle(self) -> Middle:
        return Middle(self.link, self.layout, self.cards, self.level, self.trick, self.gifts)

    @cached_property
    def prompt(self) -> Prompt:
        return Prompt(self.link, self.layout, self.position, self.gifts, self.boards, self.game.rules)

    @cached_property
    def moments(self) -> GuandanMoments:
        return GuandanMoments(self.link.words)

    @cached_property
    def boards(self) -> GuandanBoards:
        return GuandanBoards(self.viewer, self.layout, self.moments, self.cards, self.faces, self.deal_end)

    @cached_property
    def counter(self) -> CardCounter:
        return CardCounter(self.link, self.layout, self.level)

    @cached_property
    def last_trick(self) -> LastTrick:
        past = PastTrick(self.position, self.level, self.link.words)
        rooms, log = self.furniture.rooms, self.furniture.log_panel
        return LastTrick(self.viewer, self.layout, self.faces, rooms, log, lambda: past.plays)

    # -- what the viewer does

    @cached_property
    def hand(self) -> ColumnHand:
        groups = Groups(self.game, self.position, self.columns)
        return ColumnHand(self.layout, self.selection, self.taps, self.columns, groups)

    @cached_property
    def snapping(self) -> Snapping:
        return Snapping(self.game, self.position, self.level.alike)

    @cached_property
    def taps(self) -> Taps:
        return Taps(self.selection, self.snapping, self.arrangement)

    @cached_property
    def gestures(self) -> GuandanGestures:
        ways = WaysToPlay(self.link.words, self.faces, self.level)
        return GuandanGestures(self.viewer, self.hints, ways, self.level, self.gifts)

    @cached_property
    def hints(self) -> GuandanHints:
        return GuandanHints(self.viewer, self.arrangement)

    @cached_property
    def move_buttons(self) -> GuandanButtons:
        return GuandanButtons(self.ui, self.viewer, self.gestures, self.hints, self.boards, self.gifts)

    @cached_property
    def actions(self) -> GuandanActions:
        return GuandanActions(self.ui, self.viewer, self.layout, self.gestures, self.hints, self.move_buttons)

    @cached_property
    def hand_tools(self) -> HandTools:
        order = HandOrder(self.viewer, self.layout, self.cards, self.arrangement)
        finder = FlushFinder(self.link.sounds, self.hand, self.level)
        return HandTools(self.viewer, self.layout, self.arrangement, order, finder)

    @property
    def tools(self) -> Sequence[Tool]:
        return [
            *super().tools,
            Tool("history", "last_trick", self.last_trick.toggle),
            Tool("counter", "counter", self.counter.switch, "guandan.table.tip.counter"),
        ]

    @property
    def shortcuts(self) -> Mapping[int, Callable[[], object]]:
        order = self.hand_tools.order
        return {
            **super().shortcuts,
            pygame.K_g: order.group,
            pygame.K_u: order.undo,
            pygame.K_f: self.hand_tools.finder.next,
            pygame.K_v: order.switch_layout,
            pygame.K_c: self.counter.switch,
            pygame.K_t: self.last_trick.toggle,
        }
