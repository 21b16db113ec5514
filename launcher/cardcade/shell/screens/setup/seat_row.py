"""One seat at the setup: who sits there, and whether it is a person or how strong a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

import cardcade_assets
from cardcade.engine.cards import Seat
from cardcade.engine.player import Player
from cardcade.ui import PILL, Button, ButtonKind, Group, Image, Label, Painter, Plate, Segmented, Ui, Widget, icon
from cardcade.ui.layout import inset
from cardcade.ui.pressable import Pressable
from cardcade.ui.theme import DARK, FAINT, INK, SMALL, SMALL_STRONG, STRONG, Colour

PLATE = Plate((255, 255, 255, 14), (255, 255, 255, 8), 20, (255, 255, 255, 18), 1.5)
LIT = Plate((255, 255, 255, 30), radius=16)
PENCIL = Plate((255, 207, 108), (244, 152, 54), PILL, (255, 228, 160), 1.5)
HEIGHT, TALL, LINE = 82.0, 142.0, 58.0
"""With the choice beside the name, or in a line below it; and every further line."""
FEWEST = 2
"""So many stand in a line at least."""
BESIDE = 0.68
"""The share of a row that the choice gets beside the name."""
SIDE, SWAP = 58.0, 30.0
NOTE = SMALL._replace(size=19)


@dataclass(frozen=True, slots=True)
class SeatWords:
    """`options` are a person first, then the levels."""

    options: Sequence[str]
    note: str
    who: str
    swap: str
    side: Colour | None = None
    """The colour of those who play together, where some do."""
    character: str = ""
    """What the bot is like."""


@dataclass(frozen=True, slots=True)
class SeatDeeds:
    """What can be done with a seat; the last one cannot change places with the next."""

    change: Callable[[int], object]
    ask_who: Callable[[], object]
    swap: Callable[[], object] | None


class SeatRow(Group):
    def __init__(
        self, rect: FRect, seat: Seat, player: Player, chosen: int, words: SeatWords, deeds: SeatDeeds
    ) -> None:
        super().__init__(rect, meaning=f"setup.player.{seat}")
        self._side = words.side
        slim = rect.h > HEIGHT
        picker = FRect(rect.x + rect.w * (1 - BESIDE), rect.y + 11, rect.w * BESIDE - 14, 60)
        if slim:
            picker = FRect(rect.x + 14, rect.y + 78, rect.w - 28, rect.h - 88)
        end = rect.right if slim else picker.x
        self.add(self._name(FRect(rect.x + 8, rect.y + 8, end - rect.x - 14, 66), seat, player, words, deeds))
        if deeds.swap is not None:
            place = FRect(rect.x + 14 + (SIDE - SWAP) / 2, rect.bottom - 8, SWAP, SWAP)  # between two faces
            meaning = f"setup.swap.{seat}"
            self.add(
                Button(place, "", deeds.swap, meaning, kind=ButtonKind.QUIET, icon=icon("swap"), tooltip=words.swap)
            )
        lines = 1 + max(0, round((rect.h - TALL) / LINE))
        self.add(Segmented(picker, words.options, chosen, deeds.change, f"setup.seat.{seat}", lines=lines))

    def _name(self, room: FRect, seat: Seat, player: Player, words: SeatWords, deeds: SeatDeeds) -> Widget:
        if player.level is None:
            named = _named(room, player, words.note)
            return PersonName(room, f"setup.who.{seat}", named, words.who, deeds.ask_who)
        bot = Group(room, _named(room, player, words.note))
        bot.tooltip = words.character
        return bot

    def draw(self, painter: Painter) -> None:
        painter.plate(self.rect, PLATE)
        if self._side is not None:
            painter.plate(FRect(self.rect.x + 2, self.rect.y + 18, 6, self.rect.h - 36), Plate(self._side, radius=PILL))
        super().draw(painter)


class PersonName(Pressable):
    """A name with its face; pressed, it asks who sits there."""

    corner = 16.0

    def __init__(self, rect: FRect, meaning: str, named: Sequence[Widget], tip: str, ask: Callable[[], object]) -> None:
        super().__init__(rect, meaning, tooltip=tip)
        self._named, self.deed = named, ask

    @property
    def children(self) -> Sequence[Widget]:
        return self._named

    def draw(self, painter: Painter) -> None:
        if self.hover.value > 0:
            with painter.faded(self.hover.value):
                painter.plate(self.rect, LIT)
        super().draw(painter)
        mark = FRect(self._named[0].rect.right - 20, self._named[0].rect.bottom - 20, 24, 24)
        painter.plate(mark, PENCIL)
        painter.image(icon("edit"), inset(mark, 5), DARK)


def _named(room: FRect, player: Player, note: str) -> Sequence[Widget]:
    face = FRect(room.x + 6, room.y + 4, SIDE, SIDE)
    words = FRect(face.right + 16, room.y + 1, room.right - face.right - 18, 34)
    return (
        Image(face, cardcade_assets.portrait(player.avatar)),
        Label(words, player.name, STRONG, INK),
        Label(FRect(words.x, words.bottom - 1, words.w, 28), note, NOTE, FAINT),
    )


def row_height(ui: Ui, width: float, options: Sequence[str]) -> float:
    """Higher where the choice does not fit beside the name, and again for each line more that keeps it whole below."""
    widest = max(ui.text.width(option, SMALL_STRONG) for option in options)
    needed = len(options) * (widest + 18) + 14
    if width >= 500 and width * BESIDE - 14 >= needed:
        return HEIGHT
    return TALL + LINE * (_lines(ui, width, options) - 1)


def _lines(ui: Ui, width: float, options: Sequence[str]) -> int:
    """As few as cut short as few of them as can be."""

    def cut(lines: int) -> int:
        cell = (width - 34) / -(-len(options) // lines) - 16
        smallest = (ui.text.shrunk(option, SMALL_STRONG, cell) for option in options)
        return sum(ui.text.width(option, type_) > cell for option, type_ in zip(options, smallest, strict=True))

    possible = range(1, max(1, -(-len(options) // FEWEST)) + 1)
    return next((lines for lines in possible if not cut(lines)), 0) or min(possible, key=cut)


def note_fits(ui: Ui, note: str, row: FRect) -> bool:
    """Whether it can be read whole under the name."""
    beside = row.w if row.h > HEIGHT else row.w * (1 - BESIDE)
    return ui.text.width(note, NOTE) <= beside - SIDE - 38
