"""The plate at the top left: which game this is, which round, how far it goes, and what everyone should know."""

from __future__ import annotations

from typing import Any

from pygame import FRect

from cardcade.engine.cards import TABLE
from cardcade.engine.state import View
from cardcade.table.layout import TableLayout
from cardcade.table.link import Link
from cardcade.table.part import Panel
from cardcade.ui import Painter, Plate, Ui
from cardcade.ui.theme import GOLD, INK, Type, Weight

PLATE = Plate((16, 26, 48, 215), (10, 17, 34, 215), 20, (*GOLD[:3], 110), 1.5, shadow=8, drop=3)
LEFT, TOP, HEIGHT, PAD, NARROWEST, WIDEST = 98.0, 14.0, 68.0, 22.0, 100.0, 520.0
LARGEST = 1.45


class TitlePlate(Panel):
    """Beside the pause button, as wide as its words; not there where a player's plate leaves no room."""

    def __init__(self, ui: Ui, link: Link, layout: TableLayout) -> None:
        super().__init__(FRect(0, 0, 10, 10), "table.title")
        self._ui, self._link, self._layout = ui, link, layout
        self._state: Any = None

    def take(self, view: View[Any]) -> None:
        self._state = view.state

    def refresh(self) -> None:
        self.lay_out()
        self.changed()

    def lay_out(self) -> None:
        c, area, text = self._scale, self._layout.area, self._ui.text
        widest = max(text.width(self.name, self._strong), text.width(self.about, self._small))
        self.rect = FRect(area.x + LEFT * c, area.y + TOP * c, widest + 2 * PAD * c, HEIGHT * c)
        plates = [plate for plate in self._layout.plate_rects if plate.top < self.rect.bottom + 4 * c]
        room = min([WIDEST * c, *(plate.left - self.rect.x - 12 * c for plate in plates)])
        self.rect.w = min(self.rect.w, room)
        self.visible = room >= NARROWEST * c

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
        c, about = self._scale, self.about
        painter.plate(self.rect, PLATE)
        words = FRect(self.rect.x + PAD * c, self.rect.y + 4 * c, self.rect.w - 2 * PAD * c, 34 * c)
        if not about:
            words.h = self.rect.h - 8 * c
        painter.text(self.name, words, self._ui.text.shrunk(self.name, self._strong, words.w), GOLD)
        if about:
            small = self._ui.text.shrunk(about, self._small, words.w)
            painter.text(about, words.move(0, 29 * c), small, INK)

    @property
    def _scale(self) -> float:
        """As large as it may be above the name of the rules."""
        return min(self._layout.chrome, LARGEST * self._layout.unit)

    @property
    def _strong(self) -> Type:
        return Type(25 * self._scale, Weight.BOLD)

    @property
    def _small(self) -> Type:
        return Type(19 * self._scale)
