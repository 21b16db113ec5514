"""What bots say of what happens: short, rare, in character, and never the same twice in a match."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.telling import Stir
from cardcade.table.link import Link
from cardcade.table.seats.happenings import LASTING

QUIET_SECONDS: Final = 55.0
"""At the game's usual pace so much time passes between two remarks, at the least."""
SHARE, LASTING_SHARE = 0.5, 0.75
"""How often something is worth a word, and how often the end of a round or match is."""
ANYBODY: Final = "any"


@dataclass(frozen=True, slots=True)
class Quip:
    """A line of the catalogues, and whose it is."""

    seat: Seat
    key: str


class Remarks:
    """Chosen by a stream of their own that follows from what everybody saw, so that they tell nothing else."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._steps, self._next = 0, 0
        self._said: set[str] = set()

    def count(self) -> None:
        """Another step was made."""
        self._steps += 1

    def on(self, stir: Stir) -> Quip | None:
        """What somebody says of it, if anybody does."""
        if self._steps < self._next:
            return None
        stream = Stream.named("company", self._link.plugin.id, self._steps, stir)
        choices = [Quip(seat, line) for seat, role in roles(stir) for line in self._lines(seat, stir.kind, role)]
        share = LASTING_SHARE if stir.kind in LASTING else SHARE
        if not choices or stream.random() >= share:
            return None
        remark = self._pick(choices, stream)
        self._said.add(remark.key)
        self._next = self._steps + math.ceil(QUIET_SECONDS / self._link.game.pace)
        return remark

    def _pick(self, choices: list[Quip], stream: Stream) -> Quip:
        """Anybody concerned may speak, and rather as they are than as anybody would."""
        speaker = stream.choice(sorted({remark.seat for remark in choices}))
        own = [remark for remark in choices if remark.seat == speaker]
        typical = [remark for remark in own if f".{ANYBODY}." not in remark.key]
        return stream.choice(typical if typical and stream.random() < 0.6 else own)

    def _lines(self, seat: Seat, kind: str, role: str) -> Iterator[str]:
        """Those that were not said yet; people speak for themselves."""
        player = self._link.players[seat]
        if player.level is None:
            return
        for whose in (f"{self._link.plugin.id}.company", "company"):
            for flavour in (player.temperament, ANYBODY):
                yield from self._unsaid(f"{whose}.{kind}.{role}.{flavour}")

    def _unsaid(self, lines: str) -> Iterator[str]:
        for number in count(1):
            if not self._link.words.knows(key := f"{lines}.{number}"):
                return
            if key not in self._said:
                yield key


def roles(stir: Stir) -> Iterator[tuple[Seat, str]]:
    """Everyone whom it concerns, and how."""
    for role, seats in (
        ("glad", stir.glad),
        ("partner", stir.partners),
        ("stunned", stir.stunned),
        ("beaten", stir.beaten),
    ):
        for seat in seats:
            yield seat, role
