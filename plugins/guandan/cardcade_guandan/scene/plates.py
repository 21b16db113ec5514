"""Name plates in the colour of their side, with the medal of whoever is out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import FRect

import cardcade_assets
from cardcade import Seat
from cardcade.table import Plates, Player, SeatPlate, Staging, Tag
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import Colour
from cardcade_guandan.partners import partner_of, side_of
from cardcade_guandan.scene.layout import GuandanLayout

US: Colour = (92, 214, 190)
THEM: Colour = (255, 128, 104)
WARNING_COUNT = 10
TIE = Tag(Plate((9, 44, 54), (7, 34, 44), PILL, (*US[:3], 190), 1.5), US)


class GuandanPlate(SeatPlate):
    """Partners share a colour; a medal says in which place the player went out."""

    def __init__(self, seat: Seat, player: Player, ours: bool) -> None:
        super().__init__(seat, player)
        top, bottom = ((13, 54, 66, 222), (9, 34, 46, 222)) if ours else ((70, 28, 36, 222), (44, 18, 26, 222))
        rim = (*(US if ours else THEM)[:3], 190)
        self.calm = replace(self.calm, top=top, bottom=bottom, rim=rim, rim_width=2.5)
        self.few = WARNING_COUNT
        self.medal: int | None = None
        self.tie = ""
        """What the player is to the viewer, if a partner."""

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self.medal is not None:
            side = min(66 * self.scale, self.rect.h * 66 / 84)
            spot = FRect(self.rect.right - side * 0.86, self.rect.centery - side / 2, side, side)
            painter.image(cardcade_assets.path("effects", f"medal_{self.medal}.svg"), spot)
        if self.tie:
            k = 0.72 * self.scale
            foot = self.rect.y + min(12 * self.scale, self.rect.h / 7)
            TIE.draw(painter, self.tie, (self.face.right + 3 * self.scale, foot - 18 * k), k, "left")


class GuandanPlates(Plates):
    """Who has no cards has no count."""

    def make(self, seat: Seat) -> GuandanPlate:
        return GuandanPlate(seat, self._link.players[seat], side_of(seat) == side_of(self._link.seat))

    def lay_out(self) -> None:
        super().lay_out()
        partner = self.all[partner_of(self._link.seat)]
        assert isinstance(partner, GuandanPlate)
        partner.tie = self._words.say("guandan.table.partner")

    def tally(self, plate: SeatPlate) -> None:
        plate.count = self._cards.held_by(plate.seat) or None

    def dress(self, plate: SeatPlate) -> None:
        self._award(plate, self._position.state.out)

    def show_places(self, places: Sequence[Seat]) -> None:
        """Who is out so far, first place first."""
        for plate in self.all:
            self._award(plate, places)

    def award(self, seat: Seat, place: int) -> str:
        """One more is out; what its badge now says."""
        self._decorate(self.all[seat], place)
        return self.all[seat].badge

    def _award(self, plate: SeatPlate, places: Sequence[Seat]) -> None:
        self._decorate(plate, places.index(plate.seat) + 1 if plate.seat in places else None)

    def _decorate(self, plate: SeatPlate, place: int | None) -> None:
        assert isinstance(plate, GuandanPlate)
        plate.medal, plate.out = place, place is not None
        plate.badge = self._words.sentence(f"guandan.place.{place}") if place else ""


GuandanStaging = Staging[GuandanLayout, GuandanPlates]
"""What the acts of this table have at hand."""
