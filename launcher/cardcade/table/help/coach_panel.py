"""The coach's panel: the best plays in order, each with what it is worth and one sentence, where it hides nobody."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import FRect

from cardcade.table.help.coach_words import CoachWords
from cardcade.table.help.hints import Hints
from cardcade.table.layout import TableLayout
from cardcade.table.panels.log_panel import PANEL, LogPanel
from cardcade.table.panels.rooms import Rooms, Side
from cardcade.table.part import Drawer
from cardcade.table.viewer import Viewer
from cardcade.ui import Button, ButtonKind, Painter, Ui
from cardcade.ui.events import Pressed, Released, UiEvent
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import GOLD, INK, SECTION, SMALL, SMALL_STRONG, SOFT, TINY, Type
from cardcade.ui.widget import Widget

if TYPE_CHECKING:
    from cardcade.engine.advice import Advice

MOST, FEWEST = 4, 1
"""Plays that are told, and that must fit."""
WIDTHS = (400.0, 350.0, 300.0)
PAD, HEAD, GAP, FOOT = 20.0, 46.0, 10.0, 12.0
KEEP_PAD = 13.0
SHARES = (1.0, 0.9, 0.8, 0.7, 0.62)
"""How much smaller its words may be than those of the table, so that it need not lie over the middle."""
CORNERS = 0.42
"""Of a pile's width: so far signs stand over its corners."""
CHOSEN = Plate((255, 207, 110, 36), radius=12)


class AdviceRow(NamedTuple):
    """One play as it is told."""

    move: Any
    words: str
    value: str
    why: str
    place: FRect


class CoachPanel(Drawer):
    """Comes with a hint and goes with it; E keeps it open from turn to turn. A click on a play points at it."""

    solid = True

    def __init__(self, ui: Ui, viewer: Viewer, layout: TableLayout, rooms: Rooms, hints: Hints, log: LogPanel) -> None:
        super().__init__(FRect(0, 0, 0, 0), "table.coach_panel")
        self._ui = ui
        self._link, self._position, self._layout = viewer.link, viewer.position, layout
        self._rooms, self._hints, self._log = rooms, hints, log
        self._words, self._told = viewer.link.words, CoachWords(viewer, hints)
        self.kept = False
        """Whether it stays from turn to turn."""
        self.rows: list[AdviceRow] = []
        self.shown = Glide(0.0, 0.16)
        self._scale = 1.0
        self._laid_beside: list[FRect] = []
        """Other panels that were open when its place was found: it makes way for those that come."""
        self.keep = Button(FRect(0, 0, 0, 0), "", self.toggle, "coach.keep", kind=ButtonKind.QUIET)
        hints.listeners.append(lambda _: self.tell())

    @property
    def opened(self) -> bool:
        return self.shown.target > 0

    def toggle(self) -> None:
        """Keeps it open, or closes it."""
        self.kept = not self.kept
        self.tell()

    def put_away(self) -> bool:
        was, self.kept = self.opened, False
        self._close()
        return was

    def lay_out(self) -> None:
        self.tell()
        self.shown.jump(self.shown.target)

    def take(self, view: object) -> None:
        if not self.kept:
            self._close()

    def hush(self) -> None:
        self.tell()

    def refresh(self) -> None:
        self.tell()

    def tell(self) -> None:
        """What is to be said about the position shown."""
        choosing = self._position.asked and not self._position.hushed
        hinted = self._hints.shown is not None and choosing
        if not self._link.look.hints or not (self.kept or hinted):
            self._close()
            return
        if choosing:
            self._hints.consult()
        self.shown.to(1.0)
        self._lie()
        self.changed()

    def _close(self) -> None:
        if self.opened:
            self.shown.to(0.0)
            self.changed()

    # -- where it lies

    def _lie(self) -> None:
        """At a side, in somewhat smaller words if need be, or beside the piles; else in the middle, if it can be beside
        the cards there."""
        chrome, unit = self._layout.chrome, self._layout.unit
        scales = [chrome * share for share in SHARES if chrome * share >= unit or share == 1.0]
        self._laid_beside = beside = self._others_open
        lying = self._rooms.lying(self._position.state.cards) if self._position.view is not None else []
        stacks, counts, free = self._rooms.stacks, self._rooms.counts, not self._log.opened
        for scale in scales:
            if self._lie_in(self._at_sides(scale, free, [*beside, *stacks, *counts]), scale):
                return
        for apart, scale in product((CORNERS, 0.0), scales):
            rooms = self._rooms.beside(stacks, apart, *beside, *lying, *counts)
            if self._lie_in([_narrowed(room, WIDTHS[0] * scale) for room in rooms], scale):
                return
        for kept, scale in product((stacks, ()), scales):
            if self._lie_in(self._at_sides(scale, free, [*beside, *kept]), scale):
                return
        for kept, scale in (*product((lying, ()), scales), ((), unit)):
            rooms = self._rooms.in_middle(*beside, *kept)
            if self._lie_in([_narrowed(room, WIDTHS[0] * scale) for room in rooms], scale):
                return

    @property
    def _others_open(self) -> list[FRect]:
        """What else is open."""
        return [*self._rooms.passing, *([self._log.rect] if self._log.opened else [])]

    def _at_sides(self, scale: float, right: bool, kept: Sequence[FRect]) -> list[FRect]:
        widths = [width * scale for width in WIDTHS]
        sides = (Side.LEFT, Side.RIGHT) if right else (Side.LEFT,)
        return [room for side in sides for room in self._rooms.at_side(widths, side, *kept)]

    def _lie_in(self, rooms: Sequence[FRect], scale: float) -> bool:
        """Whether one of these rooms holds a play."""
        self._scale = scale
        made = self._told_in([room for room in rooms if room.w >= WIDTHS[-1] * scale * 0.99])
        if made is None:
            return False
        self.rows, room = made
        bottom = self.rows[-1].place.bottom if self.rows else room.y + (HEAD + 40) * scale
        self.rect = FRect(room.x, room.y, room.w, bottom - room.y + FOOT * scale)
        self._lay_keep()
        return True

    def _lay_keep(self) -> None:
        """At the right of the head, as wide as its words."""
        k, button = self._scale, self.keep
        button.text, button.type_ = self._words.say("coach.close" if self.kept else "coach.keep"), self._tiny
        width = self._ui.text.width(button.text, self._tiny) + 2 * KEEP_PAD
        button.rect.update(self.rect.right - width - 8 * k, self.rect.y + 9 * k, width, 32 * k)

    def _told_in(self, rooms: Sequence[FRect]) -> tuple[list[AdviceRow], FRect] | None:
        """The room of these in which most plays fit; None where not even one does, or no word."""
        made = [(self._rows_in(room), room) for room in rooms if room.h > (HEAD + 50) * self._scale]
        best = max(made, key=lambda each: len(each[0]), default=None)
        return best if best is not None and len(best[0]) >= min(FEWEST, len(self._told.advice)) else None

    def _rows_in(self, room: FRect) -> list[AdviceRow]:
        """From the best on; where the play that is hinted at would not be among them, up to that one."""
        told = self._told.advice[:MOST]
        rows = self._rows_of(told, room)
        hinted = next((n for n, advice in enumerate(self._told.advice) if advice.move == self._hints.shown), 0)
        if rows and hinted >= len(rows):
            rows = self._rows_of(self._told.advice[hinted - len(rows) + 1 : hinted + 1], room)
        return rows

    def _rows_of(self, told: Sequence[Advice], room: FRect) -> list[AdviceRow]:
        k, text = self._scale, self._ui.text
        width, y = room.w - 2 * PAD * k, room.y + HEAD * k
        rows: list[AdviceRow] = []
        for advice in told:
            words, value, why = self._told.called(advice), self._told.value(advice), self._told.why(advice)
            high = text.height(words, self._strong, width - self._beside(value))
            high += text.height(why, self._small, width) if why else 0.0
            place = FRect(room.x + PAD * k, y, width, high + GAP * k)
            if place.bottom + FOOT * k > room.bottom:
                break
            rows.append(AdviceRow(advice.move, words, value, why, place))
            y = place.bottom + 2 * k
        return rows

    def _beside(self, value: str) -> float:
        """The room that a value takes at the right of its play."""
        return self._ui.text.width(value, self._small) + PAD * self._scale if value else 0.0

    @property
    def _strong(self) -> Type:
        return SMALL_STRONG._replace(size=SMALL_STRONG.size * self._scale)

    @property
    def _tiny(self) -> Type:
        return TINY._replace(size=TINY.size * self._scale)

    @property
    def _small(self) -> Type:
        return SMALL._replace(size=SMALL.size * 0.92 * self._scale)

    # -- as a widget

    @property
    def children(self) -> Sequence[Widget]:
        return (self.keep,) if self.opened else ()

    def hit(self, pos: tuple[float, float]) -> Widget | None:
        if not self.opened or not self.rect.collidepoint(pos):
            return None
        return self.keep.hit(pos) or self

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Released):
            moves = [advice.move for advice in self._hints.advice]
            chosen = next((row.move for row in self.rows if row.place.collidepoint(event.pos)), None)
            if chosen is not None and chosen in moves:
                self._hints.show(moves.index(chosen))
        return isinstance(event, Pressed | Released)

    def advance(self, dt: float) -> float:
        if self.opened and self._laid_beside != self._others_open:
            self.tell()
        return 0.0 if self.shown.update(dt) else STILL

    def draw(self, painter: Painter) -> None:
        if self.shown.value <= 0:
            return
        with painter.faded(self.shown.value), painter.shifted(-40 * (1 - self.shown.value), 0):
            painter.plate(self.rect, PANEL)
            self._draw_head(painter)
            for row in self.rows:
                self._draw_row(painter, row)
            if not self.rows:
                self._draw_nothing(painter)

    def _draw_head(self, painter: Painter) -> None:
        k = self._scale
        head = FRect(self.rect.x + PAD * k, self.rect.y + 8 * k, self.rect.w - 2 * PAD * k, 34 * k)
        painter.text(self._words.say("coach.title"), head, Type(SECTION.size * k, SECTION.weight), GOLD)
        self.keep.draw(painter)

    def _draw_nothing(self, painter: Painter) -> None:
        k = self._scale
        place = FRect(self.rect.x + PAD * k, self.rect.y + HEAD * k, self.rect.w - 2 * PAD * k, 34 * k)
        words = "coach.none" if self._position.asked else "coach.waiting"
        painter.text(self._words.say(words), place, self._small, SOFT)

    def _draw_row(self, painter: Painter, row: AdviceRow) -> None:
        k, place = self._scale, row.place
        if row.move == self._hints.shown:
            painter.plate(place.inflate(12 * k, 0), CHOSEN)
        inner = FRect(place.x, place.y + GAP * k / 2, place.w, place.h)
        if row.value:
            line = FRect(inner.x, inner.y, inner.w, painter.ui.text.line_height(self._strong))
            painter.text(row.value, line, self._small, GOLD, "right")
            inner.w -= self._beside(row.value)
        y = painter.paragraph(row.words, inner, self._strong, INK)
        painter.paragraph(row.why, FRect(place.x, inner.y + y, place.w, place.h), self._small, SOFT)


def _narrowed(room: FRect, width: float) -> FRect:
    return FRect(room.x, room.y, min(room.w, width), room.h)
