"""A number for everything that can be meant in UNO: for people who train."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcade import ActionList, Seat
from cardcade_uno.cards import COLOUR, COLOURS, DECK, Colour
from cardcade_uno.moves import (
    Accept,
    CallUno,
    Catch,
    Challenge,
    ChooseColour,
    Draw,
    Move,
    Pass,
    Play,
    PlayAnyway,
)

MOST_OTHERS: Final = 9
"""As many as the largest table has beside oneself."""
FACES: Final = tuple(dict.fromkeys(DECK.faces))
NAMES: Final = (
    *(f"{face}" for face in FACES),
    *(f"{face} as {colour}" for face in "WF" for colour in COLOURS),
    *(f"{colour}7 swap +{other}" for colour in COLOURS for other in range(1, MOST_OTHERS + 1)),
)
"""Plays without a call; the same follow with one. A wild names a colour, so that its bare face is never meant."""
OTHERS: Final = (
    "draw", "pass", "accept", "challenge", *(f"choose {colour}" for colour in COLOURS), "call UNO",
    *(f"catch +{other}" for other in range(1, MOST_OTHERS + 1)), *(f"{face} anyway" for face in FACES),
)  # fmt: skip

_FIRST_OTHER: Final = 1 + 2 * len(NAMES)
_FACE: Final = tuple(1 + FACES.index(face) for face in DECK.faces)
_PLAY: Final[tuple[dict[Colour | None, int], ...]] = tuple(
    {
        colour: 1 + NAMES.index(name)
        for colour, name in (
            [(None, face)] if COLOUR[card] is not None else [(each, f"{face} as {each}") for each in COLOURS]
        )
    }
    for card, face in enumerate(DECK.faces)
)
"""Card → colour named → the number of the play without a call."""
_SWAP: Final = {colour: NAMES.index(f"{colour}7 swap +1") for colour in COLOURS}
_BARE: Final[dict[type, int]] = {
    kind: _FIRST_OTHER + OTHERS.index(name)
    for kind, name in (
        (Draw, "draw"), (Pass, "pass"), (Accept, "accept"), (Challenge, "challenge"), (CallUno, "call UNO"),
    )
}  # fmt: skip
"""Moves with nothing to tell apart."""
_COLOUR: Final = {colour: _FIRST_OTHER + OTHERS.index(f"choose {colour}") for colour in COLOURS}
_CATCH: Final = _FIRST_OTHER + OTHERS.index("catch +1") - 1
_ANYWAY: Final = _FIRST_OTHER + OTHERS.index(f"{FACES[0]} anyway") - 1


class UnoActionList(ActionList[Move]):
    """By faces: which of two twins is played makes no difference. Other seats are counted from one's own."""

    @property
    def names(self) -> Sequence[str]:
        return ("let be", *NAMES, *(f"{name}, UNO!" for name in NAMES), *OTHERS)

    def numbers(self, moves: Sequence[Move], seat: Seat) -> Sequence[int]:
        numbers = []
        for move in moves:  # in less time than a comprehension, since there is mostly one
            if type(move) is Play and move.target is None and not move.call:
                numbers.append(_PLAY[move.card][move.colour])
            else:
                numbers.append(_BARE.get(type(move)) or self._number(move, seat))
        return numbers

    def _number(self, move: Move, seat: Seat) -> int:
        match move:
            case Play():
                return self._play(move, seat) + (len(NAMES) if move.call else 0)
            case Catch():
                return _CATCH + (move.seat - seat) % self.seats
            case PlayAnyway():
                return _ANYWAY + _FACE[move.card]
            case ChooseColour():
                return _COLOUR[move.colour]
            case _:
                raise AssertionError(f"nobody at the table can choose {move}")

    def _play(self, move: Play, seat: Seat) -> int:
        """Without a call."""
        if move.target is None:
            return _PLAY[move.card][move.colour]
        own = COLOUR[move.card]
        assert own is not None, "only a 7 swaps"
        return _SWAP[own] + (move.target - seat) % self.seats
