"""The name plates at UNO's table: points, what its player faces, and whether the call stands."""

from __future__ import annotations

from cardcade.table import Cards, Link, Plates, Position, SeatPlate, Staging, TableLayout
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.owed import Owed


class UnoPlates(Plates):
    def __init__(self, link: Link, layout: TableLayout, position: Position, cards: Cards, owed: Owed) -> None:
        super().__init__(link, layout, position, cards, link.words)
        self._owed = owed

    def status(self, plate: SeatPlate) -> str:
        """In a match of several rounds, what everybody has who is not in turn."""
        match = self._link.game.rules.match
        if not match.target or self._position.view is None or self._position.in_light(plate.seat):
            return super().status(plate)
        key, has = "wins" if match.wins else "score", self._position.state.scores[plate.seat]
        return self._words.say(f"uno.table.{key}", n=has, target=match.target)

    def dress(self, plate: SeatPlate) -> None:
        plate.badge = self._badge(plate)

    def _badge(self, plate: SeatPlate) -> str:
        awaited, called = plate.seat in self._position.waiting_for, self._position.state.called
        if awaited and self._owed.pending:
            return self._words.say("uno.table.badge.pending", n=self._owed.pending)
        if awaited and self._owed.skips:
            return self._words.say("uno.table.badge.skips")
        if plate.count == 1 and called and called[plate.seat]:
            return self._words.say("uno.table.badge.called")
        return ""


UnoStaging = Staging[UnoLayout, UnoPlates]
"""What the acts of this table have at hand."""
