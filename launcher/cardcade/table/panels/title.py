"""The plate at the top left: which game this is, which round, how far it goes, and what everyone should know."""

from __future__ import annotations

from typing import Any

from pygame import FRect

from cardcade.engine.cards import TABLE
from cardcade.engine.state import View
from cardcade.table.layout import Measure, TableLayout, title_types
from cardcade.table.link import Link
from cardcade.table.part import WidgetPart
from cardcade.ui import Painter, Plate, Ui
from cardcade.ui.theme import GOLD, INK

PLATE = Plate((16, 26, 48, 215), (10, 17, 34, 215), 20, (*GOLD[:3], 110), 1.5, shadow=8, drop=3)
LEFT, TOP, HEIGHT, PAD = Measure(98, 142), Measure(14, 20), Measure(68, 99), Measure(22, 32)
WIDEST, BESIDE, ABOVE = Measure(520, 760), Measure(12, 24), Measure(4, 56)
"""How much room it takes, and how far it keeps from a player's plate and the count on it."""
LEAST = 0.76
"""Its name is not written smaller than that."""
NAME_SHARE = 0.53
"""Of its height, where there is a second line."""


class TitlePlate(WidgetPart):
    """Beside the pause button, as wide as its words; not there where a player's plate leaves no room."""

    def __init__(self, ui: Ui, link: Link, layout: TableLayout) -> None:
        super().__init__(FRect(0, 0, 10, 10), "table.title")
        self._ui, self._link, self._layout = ui, link, layout
        self._state: Any = None

    def take(self, view: View[Any]) -> None:
        """Its words are read at once, also while the cards are still dealt."""
        self._state = view.state
        self.lay_out()

    def refresh(self) -> None:
        self.lay_out()
        self.changed()

    def lay_out(self) -> None:
        grown, area, text = self._layout.grown, self._layout.area, self._ui.text
        strong, small = title_types(self._layout)
        widest = max(text.width(self.name, strong), text.width(self.about, small))
        self.rect = FRect(area.x + grown(LEFT), area.y + grown(TOP), widest + 2 * grown(PAD), grown(HEIGHT))
        plates = [plate for plate in self._layout.plate_rects if plate.top < self.rect.bottom + grown(ABOVE)]
        room = min([grown(WIDEST), *(plate.left - self.rect.x - grown(BESIDE) for plate in plates)])
        self.rect.w = min(self.rect.w, room)
        self.visible = room >= 2 * grown(PAD) + text.width(self.name, strong) * LEAST

    @property
    def name(self) -> str:
        return self._link.words.say(f"{self._link.plugin.id}.name")

    @property
    def about(self) -> str:
        """The round, the target, and what the rules say of this round."""
        game, words, state = self._link.game, self._link.words, self._state
        if state is None:
            return ""
        told, standing = [], game.standing(state)
        if standing is not None:
            ended = game.rounds(state) - (tuple(game.to_act(state)) in ((), (TABLE,)))
            told.append(words.say("table.round", n=max(1, ended + 1)))
            if standing.target is not None:
                told.append(words.say("table.target", n=f"{standing.target:g}"))
        headline = game.headline(state)
        return " · ".join([*told, words.say(headline)] if headline is not None else told)

    @property
    def hint(self) -> str:
        return self.about

    def draw(self, painter: Painter) -> None:
        about, pad = self.about, self._layout.grown(PAD)
        strong, small = title_types(self._layout)
        painter.plate(self.rect, PLATE)
        words = self.rect.inflate(-2 * pad, -8 * self._layout.unit)
        name = FRect(words.x, words.y, words.w, words.h * NAME_SHARE) if about else words
        painter.text(self.name, name, self._ui.text.shrunk(self.name, strong, words.w), GOLD)
        if about:
            below = FRect(words.x, name.bottom - 2 * self._layout.unit, words.w, words.bottom - name.bottom)
            painter.text(about, below, self._ui.text.shrunk(about, small, words.w), INK)
