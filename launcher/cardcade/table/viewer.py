"""The viewer at the table: what all parts have at hand that ask, answer and act for the player before the screen."""

from __future__ import annotations

from dataclasses import dataclass

from cardcade.table.effects.effects import Effects
from cardcade.table.hand.hand import Hand
from cardcade.table.link import Link
from cardcade.table.position import Position
from cardcade.table.queue import Queue
from cardcade.table.turn.attention import Attention


@dataclass(frozen=True, slots=True)
class Viewer:
    """The seat's own: the match as it sees it, its hand, what is still happening, and where its attention is led."""

    link: Link
    position: Position
    queue: Queue
    hand: Hand
    attention: Attention
    effects: Effects
