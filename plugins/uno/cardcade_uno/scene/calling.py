"""The parts that have to do with calling UNO, catching who forgot it, and doubting a Wild +4."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cardcade.table import Part
from cardcade_uno.scene.accusations import Accusations
from cardcade_uno.scene.calls import Calls, OwnCall
from cardcade_uno.scene.catches import Catches, CatchKey
from cardcade_uno.scene.challenges import Challenges
from cardcade_uno.scene.offences import Offences

if TYPE_CHECKING:
    from cardcade_uno.scene import UnoParts


class Calling:
    """Made out of the table's parts, each when it is first asked for."""

    def __init__(self, parts: UnoParts) -> None:
        self._parts = parts

    @property
    def all(self) -> tuple[Part, ...]:
        touched = (self.catches, self.accusations, self.calls, self.challenges)
        return (*touched, self.catch_key, self.offences)

    @cached_property
    def call(self) -> OwnCall:
        parts = self._parts
        return OwnCall(parts.game.rules, parts.link.seat, parts.position, parts.cards)

    @cached_property
    def calls(self) -> Calls:
        made = Calls(self._parts.viewer, self._parts.layout, self.call, self.offences)
        self._parts.hints.listeners.append(made.heed)
        return made

    @cached_property
    def catches(self) -> Catches:
        return Catches(self._parts.viewer, self._parts.layout, self._parts.gestures)

    @cached_property
    def catch_key(self) -> CatchKey:
        return CatchKey(self._parts.viewer, self._parts.gestures, self.accusations)

    @cached_property
    def accusations(self) -> Accusations:
        parts = self._parts
        return Accusations(parts.viewer, parts.layout, parts.plates, self.call, self.offences)

    @cached_property
    def offences(self) -> Offences:
        return Offences(self._parts.viewer, self._parts.game.rules, self._parts.gestures)

    @cached_property
    def challenges(self) -> Challenges:
        parts = self._parts
        return Challenges(parts.ui, parts.viewer, parts.game.rules, parts.layout, parts.gestures, parts.hints)

    def press(self) -> bool:
        """The key for UNO. Over another question only a call that is due or can go along: none asks on top of it."""
        if self._parts.attention.asking and not (self.call.owed or self.call.possible):
            return False
        self.calls.call()
        return True
