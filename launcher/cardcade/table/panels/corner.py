"""The small buttons: pause and the rules' name at the top left; log, autoplay, hint and a game's own at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect

from cardcade.table.layout import Measure, TableLayout
from cardcade.table.link import Link
from cardcade.table.part import WidgetPart
from cardcade.table.words import Words
from cardcade.ui.context import Ui, icon
from cardcade.ui.painter import Painter
from cardcade.ui.theme import SMALL_STRONG, Type
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, ButtonKind

SIDE, GAP, MARGIN = 60.0, 14.0, 24.0
SIZE, ENOUGH, LEAST = Measure(1.0, 1.3), 0.96, 0.88
"""Pictures are seen from farther away than words are read: they grow less."""
CHIP, CHIP_PAD, CHIP_WIDEST, CHIP_TYPE = Measure(44, 66), Measure(72, 106), Measure(270, 340), 21.0


class Tool(NamedTuple):
    """A small button: its picture, what it means, what it does; `tip` explains it, by default the common words."""

    picture: str
    meaning: str
    action: Callable[[], object]
    tip: str = ""
    spare: bool = False
    """Whether it can be done otherwise too, and gives way where there is no room for all."""


class ButtonBlock(NamedTuple):
    """How large small buttons are, and how many stand side by side."""

    scale: float
    columns: int


class Tools(WidgetPart):
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
        self.rect = FRect(self._layout.area)
        tools = self._offered()
        block = self._block(len(tools))
        k = block.scale
        side, step, margin = SIDE * k, (SIDE + GAP) * k, MARGIN * k
        pause = Tool("pause", "pause", lambda: self._link.command("pause"))
        back = Tool("back", "leave", lambda: self._link.command("leave"), "theatre.leave")
        places = [FRect(self.rect.x + margin, self.rect.y + margin, side, side)]
        for number in range(len(tools)):
            down, across = divmod(number, block.columns)
            places.append(FRect(self.rect.right - margin - side - across * step, margin + down * step, side, side))
        self.offer([back if self._link.watching else pause, *tools], places)
        if self._link.preset:
            self._add_chip(margin, k)

    def _offered(self) -> list[Tool]:
        """Nobody plays in a film, and its log stands beside it."""
        playing = ("autoplay", "hint", "log", "talk")
        tools = [tool for tool in self._tools() if not (self._link.watching and tool.meaning in playing)]
        crowded = self._layout.growth > 1 and self._free(1, len(tools)) < LEAST * self._layout.unit
        return [tool for tool in tools if not (crowded and tool.spare)]

    def _add_chip(self, x: float, k: float) -> None:
        """What the rules here are called, below what a game has beside the pause button; a click tells them all."""
        command, preset = self._link.command, self._link.preset
        tip = self._words.say("table.tip.rules", name=preset)
        share = 1.0 if self._layout.growth > 1 else k / self._layout.chrome
        type_ = SMALL_STRONG._replace(size=CHIP_TYPE * self._layout.chrome * share)
        chip = Button(
            self._chip_place(x, type_, share),
            preset,
            lambda: command("rules"),
            "table.rules",
            icon=icon("rules"),
            type_=type_,
            tooltip=tip,
        )
        self._buttons.append(chip)
        if self.stage is not None:
            chip.attach(self.stage, self)

    def _chip_place(self, x: float, type_: Type, share: float) -> FRect:
        """As wide as its words; where text is large below a plate, or closed cards, that would cut them off."""
        layout, gap = self._layout, GAP * min(self._layout.unit, self._layout.chrome) * share
        wished = self._ui.text.width(self._link.preset, type_) + layout.grown(CHIP_PAD) * share
        room = FRect(x, layout.chip_top, min(wished, layout.grown(CHIP_WIDEST) * share), layout.grown(CHIP) * share)
        if layout.growth > 1:
            for met in sorted(layout.seat_rects, key=lambda rect: rect.top):
                if met.inflate(gap, gap).colliderect(room):
                    room.top = met.bottom + gap / 2
        beside = [plate for plate in layout.plate_rects if plate.top < room.bottom and plate.bottom > room.top]
        room.w = min([room.w, *(plate.left - x - gap for plate in beside)])
        return room

    def refresh(self) -> None:
        """The autoplay button is lit while a bot plays for the person here."""
        on = self._link.stands_in
        for button in self._buttons:
            if button.meaning == "table.autoplay":
                button.kind = ButtonKind.PRIMARY if on else ButtonKind.SECONDARY
                button.tooltip = self._words.say("table.tip.take_over" if on else "table.tip.autoplay")

    def _block(self, tools: int) -> ButtonBlock:
        """In one row, or in two where one would be smaller than usual beside the plates at the top."""
        row = self._row_of(tools)
        return row if row.scale > ENOUGH * self._layout.unit else max(row, self._rows_of(tools))

    def _row_of(self, tools: int) -> ButtonBlock:
        """Smaller where a player's plate comes close to the corner."""
        size = self._layout.grown(SIZE)
        return ButtonBlock(max(min(size, self._free(1, tools)), LEAST * self._layout.unit), tools)

    def _rows_of(self, tools: int) -> ButtonBlock:
        across = (tools + 1) // 2
        crowded = self._layout.growth > 1 and tools > 2
        return ButtonBlock(min(self._layout.grown(SIZE), self._free(2, across)) if crowded else 0.0, across)

    def _free(self, rows: int, columns: int) -> float:
        """How large so many small buttons may be beside the plates that they would meet."""
        layout = self._layout
        depth = (MARGIN + rows * (SIDE + GAP) - GAP) * layout.grown(SIZE)
        met = [plate for plate in layout.seat_rects if plate.top - plate.h * 2 / 7 < depth]
        right = max((plate.right for plate in met if plate.right < self.rect.right - SIDE * layout.unit), default=0.0)
        return (self.rect.right - right - 12 * layout.unit) / ((SIDE + GAP) * columns + MARGIN - GAP)
