"""The small buttons: pause and the rules' name at the top left; log, autoplay, hint and a game's own at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect

from cardcade.table.layout import TableLayout
from cardcade.table.link import Link
from cardcade.table.part import Panel
from cardcade.table.words import Words
from cardcade.ui.context import Ui, icon
from cardcade.ui.painter import Painter
from cardcade.ui.theme import SMALL_STRONG
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, Kind

SIDE, GAP, MARGIN = 60.0, 14.0, 24.0
CHIP_LEAST = 42.0
"""What a button keeps free around its words and picture, however small it is."""
CHIP_TOP, CHIP, CHIP_PAD, CHIP_WIDEST, CHIP_TYPE = 116.0, 44.0, 72.0, 270.0, 21.0


class Tool(NamedTuple):
    """A small button: its picture, what it means, what it does; `tip` explains it, by default the common words."""

    picture: str
    meaning: str
    action: Callable[[], object]
    tip: str = ""


class Tools(Panel):
    """Small buttons; nothing between them takes the pointer."""

    def __init__(self, words: Words, meaning: str) -> None:
        super().__init__(FRect(0, 0, 0, 0), meaning)
        self._words = words
        self._buttons: list[Button] = []

    @property
    def children(self) -> Sequence[Widget]:
        return self._buttons

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        return next((button for button in self._buttons if button.hit(pos)), None)

    def draw(self, painter: Painter) -> None:
        for button in self._buttons:
            button.draw(painter)

    def offer(self, tools: Sequence[Tool], places: Sequence[FRect]) -> None:
        self._buttons = [self._button(tool, rect) for tool, rect in zip(tools, places, strict=True)]
        if self.stage is not None:
            for button in self._buttons:
                button.attach(self.stage, self)

    def _button(self, tool: Tool, rect: FRect) -> Button:
        tip = self._words.say(tool.tip or f"table.tip.{tool.meaning}")
        return Button(rect, "", tool.action, f"table.{tool.meaning}", icon=icon(tool.picture), tooltip=tip)


class Corner(Tools):
    """`tools` answers with those at the top right, from right to left."""

    def __init__(
        self, ui: Ui, link: Link, layout: TableLayout, words: Words, tools: Callable[[], Sequence[Tool]]
    ) -> None:
        super().__init__(words, "table.corner")
        self._ui, self._link, self._layout, self._tools = ui, link, layout, tools

    def lay_out(self) -> None:
        self.rect, tools = FRect(self._layout.area), self._offered()
        k = self._scale(len(tools))
        side, step, margin = SIDE * k, (SIDE + GAP) * k, MARGIN * k
        rights = [self.rect.right - margin - side - number * step for number in range(len(tools))]
        pause = Tool("pause", "pause", lambda: self._link.command("pause"))
        back = Tool("back", "leave", lambda: self._link.command("leave"), "theatre.leave")
        places = [FRect(x, margin, side, side) for x in (margin, *rights)]
        self.offer([back if self._link.watching else pause, *tools], places)
        if self._link.preset:
            self._add_chip(margin, k)

    def _offered(self) -> list[Tool]:
        """Nobody plays in a film, and its log stands beside it."""
        playing = ("autoplay", "hint", "log")
        return [tool for tool in self._tools() if not (self._link.watching and tool.meaning in playing)]

    def _add_chip(self, x: float, k: float) -> None:
        """What the rules here are called, below what a game has beside the pause button; a click tells them all."""
        type_ = SMALL_STRONG._replace(size=CHIP_TYPE * k)
        top = CHIP_TOP * self._layout.chrome
        around = max(CHIP_PAD * k, CHIP_LEAST + CHIP * k / 2)
        room = FRect(x, top, self._ui.text.width(self._link.preset, type_) + around, CHIP * k)
        plates = [plate for plate in self._layout.plate_rects if plate.top < room.bottom and plate.bottom > room.top]
        room.w = min(room.w, CHIP_WIDEST * k, *(plate.left - x - GAP * k for plate in plates))
        tip = self._words.say("table.tip.rules", name=self._link.preset)
        command = self._link.command
        chip = Button(
            room,
            self._link.preset,
            lambda: command("rules"),
            "table.rules",
            icon=icon("rules"),
            type_=type_,
            tooltip=tip,
        )
        self._buttons.append(chip)
        if self.stage is not None:
            chip.attach(self.stage, self)

    def refresh(self) -> None:
        """The autoplay button is lit while a bot plays for the person here."""
        on = self._link.stands_in
        for button in self._buttons:
            if button.meaning == "table.autoplay":
                button.kind = Kind.PRIMARY if on else Kind.SECONDARY
                button.tooltip = self._words.say("table.tip.take_over" if on else "table.tip.autoplay")

    def _scale(self, tools: int) -> float:
        """Smaller where a sixth player's plate comes close to the corner."""
        layout = self._layout
        if layout.seats < 6:
            return layout.chrome
        plate = layout.at(0.75, 0)[0] + layout.plate_width / 2
        free = (self.rect.right - plate - 12 * layout.unit) / (74 * tools + 10)
        return min(layout.chrome, max(free, 0.88 * layout.unit))
