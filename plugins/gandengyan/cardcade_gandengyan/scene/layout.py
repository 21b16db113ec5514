"""Where everything lies: the play to beat in the middle, what it beat above it, the pile beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import FRect

from cardcade import Seat
from cardcade.table import TableLayout
from cardcade.table.layout import CARD_RATIO, Measure, Pose, Spot
from cardcade.ui.events import Point

PLAY, EARLIER, PILE, GONE_CARD = 116.0, 58.0, 88.0, 66.0
"""How wide cards are: the play to beat, those before it, the pile, what is gone."""
PLAY_PITCH, EARLIER_PITCH, PLAY_ROOM, EARLIER_ROOM = 54.0, 22.0, 560.0, 150.0
PILE_NOTE, PILE_WORDS = Measure(PILE * CARD_RATIO / 2 + 25, 46), (124.0, 34.0)
"""How far below its middle the pile is told: large words lie on it; and what the words take at most."""
CAPTION, CAPTION_GAP = Measure(42, 64), 9.0
"""How high the words for the play to beat are, and how far above it."""
STRIP: Final = 640.0
"""Room for the earlier plays, each with a face and an arrow to the next."""
FACE, ARROW = 36.0, 34.0
ASIDE: Final = 380.0
"""How far the pile is from the middle."""
EDGE, GAP = 10.0, 14.0
CORNER = {3: Measure(144, 216), 5: Measure(144, 102), 6: Measure(144, 102)}
"""Where some sit near a corner, how far down their plates' middles must be: below the buttons there, or where words
are large with three players only, since with more the plays need the room."""
TITLE_LEFT, TITLE_TOP, TITLE_EDGE = Measure(98, 124), Measure(20, 28), Measure(24, 31)
"""Where the plate of the game is: beside the pause button, or at the edge below it."""
TITLE_BESIDE, TITLE_BELOW = Measure(300, 440), Measure(220, 290)
"""How far from the edge of the table it reaches there, where words are large."""
UNDER_PAUSE, UNDER_TITLE, CHIP_TOP = Measure(98, 124), Measure(54, 78), Measure(116, 152)
BAR_RISE, PLAY_RISE, STRIP_RISE = Measure(0, 46), Measure(0, 56), Measure(0, 66)
"""How much higher the buttons and the plays lie where words are large."""


@dataclass(frozen=True, slots=True)
class PlayPlace:
    """Where one play of the trick lies. An earlier one has its player's face beside it, until it is too long ago."""

    poses: list[Pose]
    face: Point | None = None


class GandengyanLayout(TableLayout):
    """Plates stay on the table, and clear of the corner, however large they are."""

    def spot(self, seat: Seat) -> Spot:
        found = super().spot(seat)
        reach = self.plate_width / 2 + self.length(EDGE)
        x = min(max(found.plate[0], self.area.x + reach), self.area.right - reach)
        y = found.plate[1]
        if found.own:
            return replace(found, plate=(x, y))
        if self.seats in CORNER and y < self.area.y + self.area.h * 0.3:
            y = max(y, self.area.y + self.grown(CORNER[self.seats]))
        return replace(found, plate=(x, y), hand=(x, self.below(y)))

    @property
    def bar(self) -> FRect:
        (x, y), width, height = self.at(0.5, 0.695), self.length(1200), super().bar.h
        return FRect(x - width / 2, y - self.grown(BAR_RISE) - height / 2, width, height)

    # -- the corner

    @property
    def stacked(self) -> bool:
        """Whether the plate of the game lies below the pause button, since a player sits where it would be."""
        return self.growth > 1 and self.seats > 3 and self._leftmost < self.grown(TITLE_BESIDE)

    @property
    def title(self) -> Point:
        """Where the plate of the game begins."""
        x, y = self.area.topleft
        if not self.stacked:
            return x + self.grown(TITLE_LEFT), y + self.grown(TITLE_TOP)
        plates = max(plate.bottom for plate in self.plate_rects if plate.centery < self.centre[1] * 0.7)
        under = plates + self.length(EDGE) if self._leftmost < self.grown(TITLE_BELOW) else y + self.grown(UNDER_PAUSE)
        return x + self.grown(TITLE_EDGE), under

    @property
    def _leftmost(self) -> float:
        """From the edge of the table to the first plate at the top."""
        lefts = [plate.left for plate in self.plate_rects if plate.centery < self.centre[1] * 0.7]
        return min(lefts, default=self.area.right) - self.area.x

    @property
    def chip_top(self) -> float:
        if self.stacked:
            return self.title[1] + self.grown(UNDER_TITLE)
        return self.area.y + self.grown(CHIP_TOP)

    # -- the middle

    @property
    def play(self) -> Point:
        """Where the play to beat lies."""
        x, y = self.at(0.5, 0.505)
        return x, y - self.grown(PLAY_RISE)

    @property
    def strip(self) -> Point:
        """The middle of what it beat."""
        x, y = self.at(0.5, 0.325)
        return x, y - self.grown(STRIP_RISE)

    @property
    def strip_room(self) -> float:
        """In units, between the plates beside it."""
        (x, y), half = self.strip, self.length(EARLIER * CARD_RATIO / 2)
        met = [plate for plate in self.plate_rects if plate.top < y + half and plate.bottom > y - half]
        free = [abs(plate.centerx - x) - self.plate_width / 2 - self.length(GAP) for plate in met]
        return min([STRIP, *(2 * room / self.unit for room in free)])

    def aside(self, side: int) -> Point:
        """Left or right of the play."""
        x, y = self.play
        return x + side * min(self.length(ASIDE), self._free - self.length(PILE / 2 + GAP)), y

    @property
    def pile_note(self) -> FRect:
        """On the foot of the pile, or below it: how many cards it has."""
        (x, y), (width, height) = self.aside(-1), (size * self.chrome for size in PILE_WORDS)
        return FRect(x - width / 2, y + self.grown(PILE_NOTE) - height / 2, width, height)

    @property
    def _play_room(self) -> float:
        """Between the pile and what is gone."""
        beside = self.aside(1)[0] - self.play[0] - self.length(PILE / 2 + GAP)
        return min(self.length(PLAY_ROOM), 2 * beside)

    @property
    def _free(self) -> float:
        """From the middle to the plates at the sides."""
        plate = self.at(0.08, 0)[0] + self.plate_width / 2
        return self.area.centerx - max(plate, self.area.x + self.plate_width + self.length(EDGE))

    @property
    def shouts(self) -> Point:
        x, y = self.strip
        return x, y - self.length(16)

    @property
    def complaints(self) -> Point:
        return self.over_bar(0.622)

    # -- the plays of a trick

    def plays(self, sizes: Sequence[int]) -> list[PlayPlace]:
        """Where plays of so many cards lie, the newest last."""
        if not sizes:
            return []
        *earlier, newest = sizes
        shown = _fitting(earlier, self.strip_room)
        gone = earlier[: len(earlier) - len(shown)]
        unit = self.unit
        covered = [PlayPlace(Pose.heap(self.aside(1), size, GONE_CARD * unit, 6)) for size in gone]
        last = Pose.row(self.play, newest, PLAY * unit, PLAY_PITCH * unit, self._play_room)
        return [*covered, *self._earlier(shown), PlayPlace(last)]

    def read(self, sizes: Sequence[int]) -> list[FRect]:
        """All that is read of such plays: their cards, with the words above the newest."""
        places = self.plays(sizes)
        words = self.grown(CAPTION) + self.length(CAPTION_GAP)
        newest = [FRect(card.x, card.y - words, card.w, card.h + words) for card in _cards_of(places[-1:])]
        return [*_cards_of(places[:-1]), *newest]

    def _earlier(self, sizes: Sequence[int]) -> list[PlayPlace]:
        unit, (x, y) = self.unit, self.strip
        left = x - sum(map(_width, sizes)) * unit / 2
        places = []
        for size in sizes:
            centre = left + (FACE + 6 + _cards(size) / 2) * unit, y
            poses = Pose.row(centre, size, EARLIER * unit, EARLIER_PITCH * unit, EARLIER_ROOM * unit)
            places.append(PlayPlace(poses, (left + FACE * unit / 2, y)))
            left += _width(size) * unit
        return places


def _cards_of(places: Sequence[PlayPlace]) -> list[FRect]:
    return [pose.rect for place in places for pose in place.poses]


def _fitting(sizes: Sequence[int], room: float) -> list[int]:
    """The latest of these that the strip has room for."""
    shown: list[int] = []
    for size in reversed(sizes):
        if sum(map(_width, shown)) + _width(size) > room:
            break
        shown.insert(0, size)
    return shown


def _width(size: int) -> float:
    return FACE + 6 + _cards(size) + ARROW


def _cards(size: int) -> float:
    return min(EARLIER_ROOM, EARLIER + EARLIER_PITCH * (size - 1))
