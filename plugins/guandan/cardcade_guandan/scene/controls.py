"""Buttons: passing, hints and playing in the middle; sorting, grouping and the straight flush finder at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.table.actions import BUTTON_HEIGHT, ActionBar, Tools
from cardcade.table.gestures import GestureTable
from cardcade.table.seats import WIDTH as PLATE_WIDTH
from cardcade.ui import Button, Kind, icon
from cardcade.ui.layout import packed
from cardcade_guandan.scene.places import BAR, EDGE

if TYPE_CHECKING:
    from cardcade_guandan.scene.handling import GuandanHandling

SIDE, GAP = 54.0, 8.0
TOOLS = 5
NARROWEST = 118.0


class GuandanActions(ActionBar):
    """Between the viewer's plate and the tools, above the hand."""

    scene: GuandanHandling

    def __init__(self, scene: GestureTable) -> None:
        super().__init__(scene)
        layout, c = self.scene.layout, self.scene.layout.chrome
        left = layout.wide.x + layout.length(EDGE * 2) + PLATE_WIDTH * c
        right = layout.wide.right - layout.length(EDGE * 2) - tools_width(c)
        x = layout.wide.centerx
        half = min(x - left, right - x)
        height = BUTTON_HEIGHT * c
        self.rect = FRect(x - half, layout.down(BAR) - height / 2, 2 * half, height)

    def make(self) -> list[Button]:
        made = super().make()
        plays = bool(made) and made[-1].meaning == "move.play"
        if plays and self.scene.link.look.hints:
            words = self.scene.say("guandan.table.hint")
            made.insert(-1, self.button(words, self.scene.next_hint, "move.hint"))
        return made

    def clear(self) -> None:
        """The viewer has moved: nothing to press until the next position is shown."""
        self._buttons = []
        self.changed()

    def move_button(self, move: Any) -> Button:
        """A pass that is the only way out is the button to press."""
        assert self.scene.choices is not None
        if len(self.scene.choices.moves) > 1:
            return super().move_button(move)
        text = self.scene.say("guandan.table.cannot")
        return self.button(text, lambda: self.act(move), f"move.{type(move).__name__.lower()}", Kind.PRIMARY)

    def play_button(self) -> Button:
        button = super().play_button()
        if self.scene.giving:
            button.text = self.scene.say(f"guandan.table.{self.scene.giving}")
        return button

    def _width(self, button: Button) -> float:
        c, room = self.scene.layout.chrome, self.rect.w
        return max(NARROWEST * c, min(super()._width(button), (room - 32 * c) / 3))


class HandTools(Tools):
    """At the right end of the row above the hand."""

    scene: GuandanHandling

    def __init__(self, scene: GuandanHandling) -> None:
        layout, c = scene.layout, scene.layout.chrome
        width, height = tools_width(c), SIDE * c
        right = layout.wide.right - layout.length(EDGE)
        super().__init__(FRect(right - width, layout.down(BAR) - height / 2, width, height), "guandan.tools")
        self.scene = scene
        cells = packed(self.rect, [SIDE * c] * TOOLS, GAP * c)
        self._buttons = [self._icon(cell, *tool) for cell, tool in zip(cells, self._tools(), strict=True)]

    def refresh(self) -> None:
        """Greyed with the reason when there is nothing to group, to take back or to find."""
        scene, named = self.scene, {button.meaning: button for button in self._buttons}
        unlocking = scene.unlocks
        group = named["table.group"]
        group.icon = icon("unlock" if unlocking else "lock")
        group.tooltip = scene.tip("ungroup" if unlocking else "group")
        enough = unlocking or len(scene.hand.selected) > 1
        self._set(group, enough, "guandan.table.why.group")
        self._set(named["table.undo"], scene.arrangement.can_undo, "guandan.table.why.undo")
        self._set(named["table.flush"], bool(scene.flushes()), "guandan.table.why.flush")
        named["table.layout"].icon = icon("cards" if scene.arrangement.in_row else "list")

    def _set(self, button: Button, enabled: bool, reason: str) -> None:
        button.enabled, button.reason = enabled, "" if enabled else self.scene.say(reason)

    def _tools(self) -> list[tuple[str, str, Callable[[], object]]]:
        scene = self.scene
        return [
            ("lightning", "flush", scene.next_flush),
            ("lock", "group", scene.group),
            ("undo", "undo", scene.undo_group),
            ("sort", "sort", scene.next_sort),
            ("list", "layout", scene.switch_layout),
        ]


def tools_width(c: float) -> float:
    return (TOOLS * SIDE + (TOOLS - 1) * GAP) * c
