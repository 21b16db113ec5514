"""The rule behind a refusal: a button beside it that opens its row among the rules of this match."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.table.layout import TableLayout
from cardcade.table.part import WidgetPart
from cardcade.table.turn.gestures import Gestures
from cardcade.table.viewer import Viewer
from cardcade.ui.context import Ui, icon
from cardcade.ui.painter import Painter
from cardcade.ui.theme import SMALL_STRONG, Type, Weight
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button

HEIGHT, AROUND, TYPE, GAP = 42.0, 66.0, 20.0, 10.0


class RefusedRule(WidgetPart):
    """It stays until something else happens; R opens the same, also for a greyed card or selection."""

    def __init__(self, ui: Ui, viewer: Viewer, layout: TableLayout, gestures: Gestures) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.refused")
        self._ui, self._link, self._effects, self._layout = ui, viewer.link, viewer.effects, layout
        self._gestures = gestures
        self._button: Button | None = None
        self._shown: str | None = None
        viewer.hand.selection.listeners.append(self._forget)

    @property
    def children(self) -> Sequence[Widget]:
        return [self._button] if self._button is not None else []

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        return self._button.hit(pos) if self._button is not None else None

    def draw(self, painter: Painter) -> None:
        if self._button is not None:
            self._button.draw(painter)

    def open(self) -> bool:
        """Shows the row of the rule in question; whether there is one."""
        rule = self._gestures.rule_in_question
        if rule is not None:
            self._link.command(f"rules:{rule}")
        return rule is not None

    def lay_out(self) -> None:
        self._show(self._effects.refused)

    def put_away(self) -> bool:
        was = self._button is not None
        self._forget()
        return was

    def pressed(self) -> None:
        self._forget()

    def update(self, dt: float) -> bool:
        """Follows what was refused last."""
        rule = self._effects.refused
        if rule == self._shown:
            return False
        self._show(rule)
        return True

    def _show(self, rule: str | None) -> None:
        self._shown = rule
        self._button = self._made(rule) if rule is not None else None
        if self._button is not None and self.stage is not None:
            self._button.attach(self.stage, self)

    def _forget(self) -> None:
        self._effects.refused = None
        if self.update(0.0):
            self.changed()

    def _made(self, rule: str) -> Button:
        name = self._link.words.say(f"{self._link.plugin.id}.rules.{rule}.label")
        words, c = self._link.words.say("table.rule_behind", rule=name), self._layout.chrome
        type_ = SMALL_STRONG._replace(size=TYPE * c)
        place = self._place(self._ui.text.width(words, type_) + AROUND * c, HEIGHT * c)
        tip = self._link.words.say("table.rule_tip")
        return Button(place, words, self.open, "table.rule", icon=icon("rules"), type_=type_, tooltip=tip)

    def _place(self, width: float, height: float) -> FRect:
        """Right of the words, or above them where these are long."""
        x, y = at = self._layout.complaints
        said = next((banner.text for banner in self._effects.banners if banner.at == at), "")
        size = self._effects.remark_size
        half = self._ui.text.width(said, Type(size, Weight.BOLD)) / 2 + size * 0.8
        beside = FRect(x + half + GAP, y - height / 2, width, height)
        above = FRect(x - width / 2, y - size * 0.9 - GAP - height, width, height)
        taken = [self._layout.bar, *self._layout.seat_rects]
        fits = beside.right < self._layout.area.right - 2 * GAP and beside.collidelist(taken) < 0
        return beside if fits else above
