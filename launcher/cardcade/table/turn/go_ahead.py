"""Enter where nothing has the keyboard: what anybody would do at the table."""

from __future__ import annotations

from cardcade.table.hand.hand import Hand
from cardcade.table.position import Position
from cardcade.table.turn.gestures import Gestures


class GoAhead:
    """Plays what is selected, presses the only button there is, else leads to the first card that can be used."""

    def __init__(self, position: Position, hand: Hand, gestures: Gestures) -> None:
        self._position, self._hand, self._gestures = position, hand, gestures

    def at_once(self) -> bool:
        """Whether there was something to do."""
        return self._gestures.play_selection() or self._hand.otherwise()

    def enter(self) -> None:
        if not self.at_once():
            usable = [card for card in self._hand.held if self._gestures.usable(card)]
            for card in (usable or self._hand.held)[:1]:
                self._hand.keys.point_at(card)
