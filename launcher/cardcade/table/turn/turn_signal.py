"""The sound that tells the player it is their turn."""

from __future__ import annotations

from cardcade.table.link import Sounds
from cardcade.table.part import Part
from cardcade.table.position import Position


class TurnSignal(Part):
    """Heard when the turn comes, not while it lasts."""

    def __init__(self, sounds: Sounds, position: Position, volume: float = 1.0) -> None:
        self._sounds, self._position, self._volume = sounds, position, volume
        self._mine = False

    def refresh(self) -> None:
        before, self._mine = self._mine, self._position.lawful is not None and self._position.lawful.my_turn
        if self._mine and not before and not self._position.autopilot:
            self._sounds.play("turn", volume=self._volume)
