"""Name plates with the points a player has so far."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade import Seat
from cardcade.table import Cards, Link, Plates, Player, Position, SeatPlate, Staging
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import INK, Type, Weight
from cardcade_gandengyan.scene.layout import GandengyanLayout
from cardcade_gandengyan.scene.score import Score
from cardcade_gandengyan.state import HANDS

TEAL = Plate((10, 58, 78, 225), (7, 34, 54, 225), PILL, (110, 214, 224, 150), 2.5, shadow=8, drop=4)
TOTAL = Plate((20, 104, 126), (10, 66, 92), PILL, (150, 236, 240, 190), 1.5, shadow=3)
FEW = (1, 2)
"""So few cards in a hand are told."""


class GandengyanPlate(SeatPlate):
    """The total hangs under the face; fewer is better."""

    def __init__(self, seat: Seat, player: Player) -> None:
        super().__init__(seat, player)
        self.calm = TEAL
        self.total = ""

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self.total:
            k, type_ = self.scale, Type(16 * self.scale, Weight.BOLD)
            width = max(44 * k, painter.ui.text.width(self.total, type_) + 16 * k)
            box = FRect(max(self.rect.x, self.face.centerx - width / 2), self.rect.bottom - 18 * k, width, 24 * k)
            painter.plate(box, TOTAL)
            painter.text(self.total, box, type_, INK, "centre")


class GandengyanPlates(Plates):
    """What a loser shows at the end of a round is still counted, but nobody is warned of it."""

    def __init__(self, link: Link, layout: GandengyanLayout, position: Position, cards: Cards, score: Score) -> None:
        super().__init__(link, layout, position, cards, link.words)
        self._score = score

    def make(self, seat: Seat) -> SeatPlate:
        return GandengyanPlate(seat, self._link.players[seat])

    def tally(self, plate: SeatPlate) -> None:
        held, shown = (len(self._cards.pile(HANDS + seats + plate.seat)) for seats in (0, len(self)))
        plate.count = held + shown
        plate.badge = self._words.say("gandengyan.table.few", n=held) if held in FEW else ""

    def dress(self, plate: SeatPlate) -> None:
        assert isinstance(plate, GandengyanPlate)
        wins = self._link.game.rules.match.wins
        counted: Sequence[int] = self._score.won if wins else self._score.totals
        key = "won" if wins else "points"
        plate.total = self._words.say(f"gandengyan.table.{key}", n=counted[plate.seat]) if counted else ""


GandengyanStaging = Staging[GandengyanLayout, GandengyanPlates]
"""What the acts of this table have at hand."""
