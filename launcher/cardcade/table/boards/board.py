"""The board at the end of a round or match: places, counted-up scores, one remembered moment, what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from pygame import FRect

from cardcade.engine.player import Player
from cardcade.table.boards.board_faces import BoardFaces, moods_by, rimmed
from cardcade.table.layout import TableLayout
from cardcade.table.link import Look
from cardcade.ui.context import icon
from cardcade.ui.events import Confirmed, Pressed, UiEvent
from cardcade.ui.layout import centred, packed
from cardcade.ui.motion import STILL, Glide, ease_out
from cardcade.ui.painter import Painter
from cardcade.ui.rehearsal import rehearse
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import DARK, GOLD, INK, SHADE, SMALL, SOFT, STRONG, TITLE, Colour, Type
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, ButtonKind
from cardcade.ui.widgets.label import PANEL

ROW_HEIGHT, WIDTH, FOOT, MARGIN = 74.0, 900.0, 52.0, 20.0
COUNT_SECONDS = HOLD_SECONDS = 0.9
BREATH = 0.05
"""The frame in which it is opened has enough to do: after so many seconds its pictures are made."""
NEARLY = 0.9
"""When so much has been counted, everybody sees how it ended."""
RISE = 26.0
"""How far it comes up, unless the player wants calm."""
BETWEEN = 16.0
"""Its buttons."""
PRESSED = 84.0
"""How much lower it is where nothing can be pressed."""
WINNER = Plate((255, 214, 128), (244, 168, 66), 22, (255, 236, 180), 2.0, sheen=0.4)
OTHER = Plate((255, 255, 255, 16), (255, 255, 255, 10), 22)


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One player's row: what the round brought and the total it makes."""

    player: Player
    note: str
    gained: float | None
    total: float
    winner: bool = False
    worth: float = field(default=0.0, kw_only=True)
    """How it went for the player beside the others, more being better: that is seen in the faces."""


Line = BoardRow
"""As scenes have called it until now."""


class Offer(NamedTuple):
    """A button of the board."""

    text: str
    meaning: str
    picture: str
    action: Callable[[], object]


class Board(Widget):
    """Covers the table when something has ended. A click skips the counting, Enter presses the wanted button."""

    solid = modal = takes_enter = True
    size = (WIDTH, 250.0)
    """Its width, and its height without lines and foot."""
    heading = TITLE._replace(size=52)

    def __init__(
        self,
        layout: TableLayout,
        look: Look,
        title: str,
        lines: Sequence[BoardRow],
        *,
        moment: str = "",
        hold: float = HOLD_SECONDS,
    ) -> None:
        super().__init__(layout.area, "table.board")
        self.layout, self.look = layout, look
        self.title, self.lines, self.moment = title, lines, moment
        self.hold = hold
        """Seconds before it appears, so that the last card is seen first."""
        self.passed = 0.0
        self._pressed = PRESSED
        """The room its buttons take."""
        self.shown = Glide(0.0, 0.2)
        self.buttons: list[Button] = []
        self._felt = False
        self.appeared: Callable[[], object] = lambda: None
        """Called once, when it is seen."""
        self._seen = False
        self._prepared = False
        self.lie(self.size[0], self.height)

    @property
    def worths(self) -> Sequence[float]:
        """How it went for the player of each row."""
        return [line.worth for line in self.lines]

    @property
    def avatars(self) -> Sequence[int]:
        """Whose face is in each row."""
        return [line.player.avatar for line in self.lines]

    @cached_property
    def faces(self) -> BoardFaces:
        return BoardFaces(self.look, moods_by(self.worths))

    @property
    def height(self) -> float:
        return self.size[1] + ROW_HEIGHT * len(self.lines) + (FOOT if self.moment else 0)

    @property
    def _foot(self) -> FRect:
        """As high as its words need, as far as it keeps clear of what is above it."""
        k, height = self.scale, min(64 * self.layout.chrome, 74 * self.scale)
        return FRect(self.panel.x + 40 * k, self.panel.bottom - 64 * k - height / 2, self.panel.w - 80 * k, height)

    def recall(self, offer: Offer) -> None:
        """A small button at the left that shows the remembered moment again."""
        foot, side = self._foot, self._foot.h
        where, picture = FRect(foot.x, foot.y, side, side), icon(offer.picture)
        self.buttons.insert(0, Button(where, "", offer.action, offer.meaning, icon=picture, tooltip=offer.text))

    def lie(self, width: float, height: float) -> None:
        """In the middle, of so many units; as large as its words, as far as the table has room: they need the width."""
        self._wanted = width, height
        height -= PRESSED - self._pressed
        area, edge, letters = self.layout.area, MARGIN * self.layout.unit, self.layout.chrome
        self.scale = k = min(letters, (area.w - 2 * edge) / width, (area.h - edge) / height)
        self.panel = centred(area, min(width * letters, area.w - 2 * edge), height * k)

    def strip(self) -> None:
        """For a picture: nothing can be pressed, and there is no room for it."""
        self.buttons.clear()
        if self._pressed:
            self._pressed = 0.0
            self.lie(*self._wanted)

    def free_from(self, height: float) -> float:
        """Where something so high stands over it and hides least: below it, or above its buttons."""
        below = self.panel.bottom + BETWEEN
        return below if below + height <= self.layout.area.bottom else self._foot.top - height

    def write(self, painter: Painter, text: str, where: FRect, type_: Type, ink: Colour, align: str = "left") -> None:
        """A line in words as large as those of the table; where it has not the room in smaller ones."""
        letters = self.layout.chrome
        full = type_._replace(size=type_.size * letters)
        least = 0.85 * self.scale / letters if letters > self.scale else 1.0
        painter.text(text, where, painter.ui.text.shrunk(text, full, where.w, least), ink, align)

    def offer(self, *offers: Offer) -> None:
        """Its buttons, the wanted one last."""
        foot, gap = self._foot, BETWEEN * self.scale
        recall = foot.h + gap if self.moment else 0.0
        free = foot.w - recall - gap * (len(offers) - 1)
        places = packed(foot, [min(250 * self.layout.chrome, free / len(offers))] * len(offers), gap)
        type_ = STRONG._replace(size=STRONG.size * self.layout.chrome)
        for offer, rect in zip(offers, places, strict=True):
            kind = ButtonKind.PRIMARY if offer is offers[-1] else ButtonKind.SECONDARY
            picture = icon(offer.picture)
            self.buttons.append(
                Button(rect, offer.text, offer.action, offer.meaning, kind=kind, icon=picture, type_=type_)
            )

    @property
    def children(self) -> Sequence[Widget]:
        return self.buttons if self.due else ()

    def take_over(self, before: Board) -> None:
        """It stands for another, laid out for another window: what has been shown is not shown again."""
        self.passed = self.hold + before.passed - before.hold
        self.shown.jump(1.0 if self.due else 0.0)
        self._seen = before._seen
        self._feel(at_once=True)

    @property
    def due(self) -> bool:
        return self.passed >= self.hold

    @property
    def counts_for(self) -> float:
        """Seconds until all of it is seen and counted up."""
        return max(0.0, self.hold + COUNT_SECONDS - self.passed)

    def attached(self) -> None:
        for button in self.buttons:
            assert self.stage is not None
            button.attach(self.stage, self)

    def handle(self, event: UiEvent) -> bool:
        """A click skips to the end of the counting; before the board is seen Enter presses nothing."""
        match event:
            case Pressed():
                self.passed = max(self.passed, self.hold + COUNT_SECONDS)
                self.changed()
            case Confirmed() if self.due and self.buttons:
                self.buttons[-1].handle(event)
        return True

    def advance(self, dt: float) -> float:
        before = self.passed
        self.passed += dt * max(1.0, self.look.speed) if self.look.speed else 99.0
        if self.due and not self._seen:
            self._seen = True
            self.appeared()
            if self.stage is not None and self.buttons:
                self.stage.lead(self.buttons[-1])
        self.shown.to(1.0 if self.due else 0.0)
        self._feel()
        moving = self.shown.update(dt) | self.faces.advance(dt) | (before < self.hold + COUNT_SECONDS)
        if moving:
            self.changed()
        return 0.0 if moving else STILL

    def _feel(self, at_once: bool = False) -> None:
        if not self._felt and self.due and self.counted() > NEARLY:
            self._felt = True
            self.faces.feel(at_once)

    def draw(self, painter: Painter) -> None:
        if not self.due:
            if not self._prepared and self.passed > BREATH:
                self._prepared = rehearse(painter, self._draw_whole)
            return
        painter.fill(self.rect, (*SHADE[:3], round(150 * self.shown.value)))
        rise = 0.0 if painter.ui.motion.reduced else RISE * (1 - self.shown.value)
        with painter.faded(self.shown.value), painter.shifted(0, rise):
            self._draw_whole(painter)

    def _draw_whole(self, painter: Painter) -> None:
        painter.plate(self.panel, PANEL)
        self.draw_inside(painter)
        self.faces.draw_best(painter, self.avatars, self._best)
        for button in self.buttons:
            button.draw(painter)

    @property
    def needed(self) -> list[FRect]:
        """What no bubble covers: the panel, and whoever is lifted onto its edge."""
        return [self.panel, *map(rimmed, self._best.values())]

    @property
    def _best(self) -> dict[int, FRect]:
        return self.faces.best_places(self.panel, self.scale, self._first_letters)

    @property
    def head(self) -> FRect:
        """Where its title stands."""
        k = self.scale
        return FRect(self.panel.x + 40 * k, self.panel.y + 26 * k, self.panel.w - 80 * k, 76 * k)

    @property
    def _first_letters(self) -> float:
        """How far down the title begins."""
        return self.head.centery - self.heading.size * self.layout.chrome / 2

    def draw_inside(self, painter: Painter) -> None:
        """All but its buttons."""
        k, head = self.scale, self.head
        self.write(painter, self.title, head, self.heading, GOLD, "centre")
        for number, line in enumerate(self.lines):
            self._draw_line(painter, number, line, k)
        if self.moment:
            where = FRect(head.x, self.panel.bottom - (80 + self._pressed) * k, head.w, 40 * k)
            self.write(painter, self.moment, where, SMALL, SOFT, "centre")

    def _draw_line(self, painter: Painter, number: int, line: BoardRow, k: float) -> None:
        top = self.panel.y + (120 + number * ROW_HEIGHT) * k
        row = FRect(self.panel.x + 40 * k, top, self.panel.w - 80 * k, (ROW_HEIGHT - 10) * k)
        painter.plate(row, WINNER if line.winner else OTHER)
        ink = DARK if line.winner else INK
        face = FRect(row.x + 8 * k, row.y + 4 * k, 56 * k, 56 * k)
        self.faces.draw(painter, number, line.player.avatar, face)
        self.write(painter, line.player.name, FRect(face.right + 16 * k, row.y, 220 * k, row.h), STRONG, ink)
        self.draw_note(painter, line, FRect(face.right + 236 * k, row.y, row.right - face.right - 540 * k, row.h))
        share = self.counted()
        if line.gained is not None:
            gained = f"{round(line.gained * share):+d}"
            self.write(painter, gained, FRect(row.right - 290 * k, row.y, 120 * k, row.h), SMALL, ink, "right")
        total = line.total - (line.gained or 0) * (1 - share)
        self.write(painter, f"{round(total)}", FRect(row.right - 160 * k, row.y, 136 * k, row.h), STRONG, ink, "right")

    def counted(self, later: float = 0.0) -> float:
        """How much of the counting has been shown, 0 … 1; it may begin so many seconds after the board appears."""
        return ease_out(max(0.0, min(1.0, (self.passed - self.hold - later) / COUNT_SECONDS)))

    def draw_note(self, painter: Painter, line: BoardRow, where: FRect) -> None:
        """What is said of the player beside the score; a game may show cards there."""
        self.write(painter, line.note, where, SMALL, DARK if line.winner else SOFT)
