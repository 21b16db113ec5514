"""What has happened since the viewer's last turn, at a glance: who drew, who was skipped, who doubted whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import FRect

import cardcade_assets
from cardcade import Event, Seat, Step
from cardcade.table import Boards, Viewer, WidgetPart
from cardcade.table.layout import Measure
from cardcade.ui import PILL, Painter, Plate, Widget
from cardcade.ui.theme import INK, Type, Weight
from cardcade_uno.events import Caught, Challenged, Drew, HandsSwapped, RoundBegan, RoundEnded, Skipped
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.signs import CHECK, CROSS, EYE, HAND, SKIP, SWAP, put_sign

ROW, GAP, LEFT = Measure(50, 66), Measure(7, 7), Measure(24, 24)
ROWS = 6
PLATE = Plate((16, 22, 44, 205), (9, 13, 30, 205), PILL, (150, 170, 220, 90), 1.5, shadow=6, drop=2)
DRAWN = Plate((60, 76, 122), (40, 54, 96), PILL, (190, 206, 245, 200), 1.5)
PUNISHED = Plate((255, 112, 72), (204, 30, 42), PILL, (255, 236, 200, 230), 1.5)


@dataclass(frozen=True, slots=True)
class RecapDeed:
    """A sign between the faces of those it concerns, or how many cards somebody drew."""

    seat: Seat
    sign: str = ""
    other: Seat | None = None
    verdict: str = ""
    count: int = 0
    punished: bool = False


def deed(event: Event) -> RecapDeed | None:
    """None for what need not be told again."""
    match event:
        case Drew(seat, count, cause):
            return RecapDeed(seat, count=count, punished=cause != "turn")
        case Skipped(seat):
            return RecapDeed(seat, SKIP)
        case Challenged(seat, target, bluff):
            return RecapDeed(seat, EYE, target, CHECK if bluff else CROSS)
        case Caught(seat, by):
            return RecapDeed(by, HAND, seat)
        case HandsSwapped(seat, target):
            return RecapDeed(seat, SWAP, target)
    return None


class Recap(WidgetPart):
    """Seen while the table waits for the viewer; the same in sentences where the pointer rests."""

    solid = True

    def __init__(self, viewer: Viewer, layout: UnoLayout, boards: Boards, corner: Widget) -> None:
        super().__init__(FRect(0, 0, 0, 0), "uno.recap")
        self._link, self._position, self._layout, self._boards = viewer.link, viewer.position, layout, boards
        self._corner = corner
        self.deeds: list[RecapDeed] = []
        self._told: list[Event] = []
        self.visible = False

    # -- what has happened

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        if step.seat == self._link.seat and self._position.my_turn:
            self._forget()

    def recall_step(self, step: Step[Any], events: Sequence[Event]) -> None:
        if step.seat == self._link.seat:
            self._forget()

    def recall(self, event: Event) -> None:
        self.follow(event)

    def follow(self, event: Event) -> None:
        if isinstance(event, RoundBegan | RoundEnded):
            self._forget()
        found = deed(event)
        if found is None or (found.seat == self._link.seat and found.count and not found.punished):
            return
        self._told.append(event)
        last = self.deeds[-1] if self.deeds else None
        if last is not None and last.count and replace(last, count=found.count) == found:
            self.deeds[-1] = replace(last, count=last.count + found.count)
        else:
            self.deeds.append(found)

    def _forget(self) -> None:
        self.deeds, self._told = [], []

    @property
    def hint(self) -> str:
        told = [self._link.game.say_event(event) for event in self._told]
        return "\n".join(self._link.words.sentence(line) for line in told if line is not None)

    # -- what is seen

    def refresh(self) -> None:
        self.visible = bool(self.deeds) and self._position.asked and self._boards.board is None
        self.lay_out()

    def hush(self) -> None:
        self.visible = False

    def lay_out(self) -> None:
        """Under the name of the rules, as far down as nobody sits."""
        row, gap, layout = self._layout.grown(ROW), self._layout.grown(GAP), self._layout
        widest = max((self._width(one, row) for one in self.deeds), default=0.0)
        self.rect = FRect(layout.area.x + layout.grown(LEFT), self._top, widest, 0.0)
        below = [seat.top for seat in layout.seat_rects if seat.left < self.rect.right and seat.bottom > self.rect.top]
        room = min(below, default=layout.area.bottom) - self._top - gap
        rows = min(ROWS, len(self.deeds), int((room + gap) / (row + gap)))
        self.rect.h = max(0.0, rows * (row + gap) - gap)

    @property
    def _top(self) -> float:
        left = [tool.rect.bottom for tool in self._corner.children if tool.rect.x < self._layout.area.w / 3]
        return max(left, default=self._layout.area.y) + 2 * self._layout.grown(GAP)

    def _width(self, one: RecapDeed, row: float) -> float:
        faces = 2 + (one.other is not None) + bool(one.verdict)
        return row * (faces * 0.94 + (0.5 if one.count else 0.2))

    def draw(self, painter: Painter) -> None:
        row, gap = self._layout.grown(ROW), self._layout.grown(GAP)
        rows = int((self.rect.h + gap + 1) / (row + gap))
        for place, one in enumerate(self.deeds[len(self.deeds) - rows :] if rows else ()):
            top = self.rect.y + place * (row + gap)
            self._draw_deed(painter, one, FRect(self.rect.x, top, self._width(one, row), row))

    def _draw_deed(self, painter: Painter, one: RecapDeed, box: FRect) -> None:
        painter.plate(box, PLATE)
        x, step = box.x + box.h * 0.5, box.h * 0.94
        self._draw_face(painter, one.seat, x, box)
        if one.count:
            pill = FRect(x + step * 0.6, box.y + box.h * 0.14, box.h * 1.16, box.h * 0.72)
            painter.plate(pill, PUNISHED if one.punished else DRAWN)
            painter.text(f"+{one.count}", pill, Type(23 * self._layout.chrome, Weight.BLACK), INK, "centre")
            return
        put_sign(painter, one.sign, (x + step, box.centery), box.h * 0.74)
        if one.other is not None:
            self._draw_face(painter, one.other, x + 2 * step, box)
        if one.verdict:
            put_sign(painter, one.verdict, (x + 3 * step, box.centery), box.h * 0.7)

    def _draw_face(self, painter: Painter, seat: Seat, x: float, box: FRect) -> None:
        side = box.h * 0.86
        path = cardcade_assets.portrait(self._link.players[seat].avatar)
        painter.image(path, FRect(x - side / 2, box.centery - side / 2, side, side))
