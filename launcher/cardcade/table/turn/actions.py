"""The row above the hand: where the viewer's buttons stand, and how large they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import FRect

from cardcade.table.help.hints import Hints
from cardcade.table.layout import Measure, TableLayout
from cardcade.table.link import TimeLeft
from cardcade.table.part import WidgetPart
from cardcade.table.turn.gestures import Gestures
from cardcade.table.turn.move_buttons import MoveButtons
from cardcade.table.turn.seconds import FIGURES, Seconds
from cardcade.table.viewer import Viewer
from cardcade.ui.context import Ui
from cardcade.ui.layout import packed, stacked
from cardcade.ui.theme import STRONG
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button

NARROWEST, PADDING, GAP = Measure(150, 220), Measure(56, 70), Measure(16, 18)
FEW, SHORT, TIGHT = 5, Measure(96, 140), Measure(28, 35)
"""Where there are more buttons than that, they may be as narrow as this, with so much around their words."""
MANY, CROWDED = 12, 0.8
"""Where there are still more, they are smaller."""
MARK = Measure(46, 82)
"""How much wider a button is that a hint points at."""
BESIDE, EDGES = 12.0, 26.0
"""How much a button needs beside its sign, and at its ends."""


class ActionBar(WidgetPart):
    """Says of no button what it means or does: it places those that there are."""

    def __init__(
        self, ui: Ui, viewer: Viewer, layout: TableLayout, gestures: Gestures, hints: Hints, moves: MoveButtons
    ) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.actions")
        self._link, self._position, self._hand = viewer.link, viewer.position, viewer.hand
        self._ui, self._layout, self._gestures, self.moves = ui, layout, gestures, moves
        self._effects = viewer.effects
        self._buttons: list[Button] = []
        self.seconds = Seconds()
        self._many = 0
        viewer.hand.selection.listeners.append(self.refresh)
        viewer.hand.otherwise = self._press_only
        hints.listeners.append(self._point_at)

    @property
    def children(self) -> Sequence[Widget]:
        return [self.seconds, *self._buttons] if self.seconds.visible and self._buttons else self._buttons

    @property
    def kept_clear(self) -> Sequence[FRect]:
        return [child.rect for child in self.children]

    def count(self, left: TimeLeft | None) -> None:
        """So much time is left to press one of them."""
        if self.seconds.set_time(left):
            self.refresh()

    def lay_out(self) -> None:
        self.rect = self._layout.bar

    def hush(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        focused = self.stage.focus.widget.meaning if self.stage and self.stage.focus.widget else ""
        made = self.moves.offered()
        for button, rect in zip(made, self._places(made), strict=True):
            self.put(button, rect)
        self._buttons = made
        self._effects.make_way([button.rect for button in made])
        if self.stage is not None:
            self.seconds.attach(self.stage, self)
            for button in made:
                button.attach(self.stage, self)
                if focused == button.meaning:
                    self.stage.focus.set(button)
        self.changed()

    def _places(self, buttons: Sequence[Button]) -> list[FRect]:
        """A few side by side; many in rows, and still more are smaller, between the players at the sides."""
        self._many = len(buttons)
        self.seconds.size = FIGURES * self._layout.chrome
        gap = self._layout.grown(GAP)
        if self._many <= FEW:
            return self._side_by_side(buttons, gap)
        room = self.rect.scale_by(1.0, self._share)
        if self._share < 1:
            room.w = min(room.w, self._layout.area.w - 2 * (self._layout.plate_width + 24 * self._layout.unit))
        room.midbottom = self.rect.midbottom
        places = stacked(room, list(map(self.width, buttons)), gap * self._share)
        self.seconds.rect = FRect(0, 0, places[0].h, places[0].h)
        self.seconds.rect.midright = (min(place.left for place in places) - gap, places[0].centery)
        return places

    def _side_by_side(self, buttons: Sequence[Button], gap: float) -> list[FRect]:
        """With the seconds before the first, where they run."""
        counted = [self.rect.h] if self.seconds.visible and buttons else []
        places = packed(self.rect, [*counted, *self._widths(buttons, sum(counted))], gap, "centre")
        if counted:
            first = places.pop(0)
            self.seconds.rect = FRect(first.x, first.y, first.h, first.h)
        return places

    @property
    def _share(self) -> float:
        return CROWDED if self._many > MANY else 1.0

    def _press_only(self) -> bool:
        """Presses the only button where nothing else can be done; whether it is so."""
        if len(self._buttons) != 1 or not self._buttons[0].enabled or self._playable:
            return False
        self._buttons[0].act()
        return True

    @property
    def _playable(self) -> bool:
        """Whether some card can be played."""
        return any(self._link.game.cards_of(move) for move in self._position.moves)

    def width(self, button: Button) -> float:
        grown, few = self._layout.grown, self._many <= FEW
        words = self._ui.text.width(button.text, STRONG) * self._layout.chrome
        marked = grown(MARK) if button.icon is not None else 0.0
        narrowest, around = (NARROWEST, PADDING) if few else (SHORT, TIGHT)
        return max(grown(narrowest), words + grown(around) + marked) * self._share

    def _widths(self, buttons: Sequence[Button], counted: float) -> list[float]:
        """Where they would not fit side by side, all with less around their words, and then a little narrower."""
        wished = [self.width(button) for button in buttons]
        room = self.rect.w - counted - self._layout.grown(GAP) * (len(buttons) - (0 if counted else 1))
        if sum(wished) <= room:
            return wished
        least = [self._least(button) for button in buttons]
        spare = max(0.0, room - sum(least)) / len(buttons)
        share = min(1.0, room / sum(least))
        return [(low + spare) * share for low in least]

    def _least(self, button: Button) -> float:
        """How wide it is with hardly anything around its words."""
        words = self._ui.text.width(button.text, STRONG) * self._layout.chrome
        sign = min(self.rect.h / 2, 1.25 * STRONG.size * self._layout.chrome) + BESIDE
        return words + EDGES + (sign if button.icon is not None else 0.0)

    def put(self, button: Button, rect: FRect) -> None:
        """Into its place in the row; a game may have smaller ones."""
        button.rect, button.type_ = rect, STRONG._replace(size=STRONG.size * self._layout.chrome * self._share)

    def _point_at(self, move: Any) -> None:
        """What a hint means: Enter does it, also for a hand that was at the mouse."""
        if move is None:
            return
        self.refresh()
        cards = self._link.game.cards_of(move)
        if self.stage is None:
            return
        target = self.stage.find(self.moves.meaning_of(move)) or (self.stage.find("move.play") if cards else None)
        if isinstance(target, Button):
            target.hover.to(1.0)
            self.stage.focus.set(target)
        elif self._gestures.direct and cards:
            self._hand.keys.point_at(cards[0])
