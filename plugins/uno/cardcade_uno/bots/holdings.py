"""What each of the others may hold, face by face: what is unseen, less what its own draws and choices rule out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from cardcade import Seat, View
from cardcade_uno.bots.course import Account, Pick, account
from cardcade_uno.bots.policy import COLOUR_AT, SYMBOL_AT, WILD
from cardcade_uno.cards import COLOURS, DECK, SYMBOL, SYMBOLS
from cardcade_uno.rules import Rules
from cardcade_uno.state import UnoState

SIGNS: Final = 13
"""So many numbers and signs has each colour: a face is a colour and one of them, or one of the two wilds."""

FACES: Final = 4 * SIGNS + 2
WILD_FACE, FOUR_FACE = FACES - 2, FACES - 1
SKIP, REVERSE, DRAW_TWO = (SYMBOLS.index(sign) for sign in "SVD")

FACE_AT: Final = tuple(
    SIGNS * COLOUR_AT[card] + SYMBOL_AT[card] if COLOUR_AT[card] != WILD else SIGNS * 3 + SYMBOL_AT[card]
    for card in DECK.cards
)
"""Each card's face, where they are counted."""

EVERY: Final = tuple(FACE_AT.count(face) for face in range(FACES))


class Holding(NamedTuple):
    """How likely any card of a hand is of a colour, of a sign, or of a face."""

    colours: list[float]
    symbols: list[float]
    faces: list[float]


class Traits(NamedTuple):
    """What one of the others showed: the colour it played last, and the one it named, in how much of its hand."""

    holding: Holding
    played: int
    named: int
    standing: float


def unseen(view: View[UnoState]) -> list[int]:
    """How many cards of each face the seat does not see."""
    left = list(EVERY)
    for pile in view.state.cards:
        for card in pile:
            if card >= 0:
                left[FACE_AT[card]] -= 1
    return left


def traits(rules: Rules, view: View[UnoState], left: Sequence[int]) -> dict[Seat, Traits]:
    """Of every other player."""
    told = account(rules, view.state)
    return {seat: _traits(view.state, seat, told, left) for seat in range(view.state.seats) if seat != view.seat}


def _traits(state: UnoState, seat: Seat, told: Account, left: Sequence[int]) -> Traits:
    picks = [pick for pick in told.picks if pick.seat == seat]
    held = len(state.hand(seat))
    excluded = [0.0] * FACES
    for faces, taken in _exclusions(state, seat, told, picks):
        share = (held - taken) / held
        for face in faces:
            excluded[face] = max(excluded[face], share)
    wild = next((pick for pick in picks if COLOUR_AT[pick.card] == WILD and pick.named), None)
    played = COLOUR_AT[picks[0].card] if picks else -1
    holding = _holding([count * (1 - share) for count, share in zip(left, excluded, strict=True)])
    if wild is None or wild.named is None:
        return Traits(holding, played, -1, 0.0)
    return Traits(holding, played, COLOURS.index(wild.named), max(0.0, (held - wild.taken) / held))


def _exclusions(
    state: UnoState, seat: Seat, told: Account, picks: Sequence[Pick]
) -> Iterable[tuple[Sequence[int], int]]:
    """Faces that none of its cards shows but those it has taken since: so many."""
    for colour, symbol, taken in state.dry[seat]:
        yield (*fitting(COLOURS.index(colour), SYMBOLS.index(symbol)), WILD_FACE, FOUR_FACE), state.taken[seat] - taken
    for gave_in in told.yields:
        if gave_in.seat == seat:
            yield _answers(gave_in.sign), gave_in.taken
    for pick in picks:
        yield _rather(COLOURS.index(pick.colour), SYMBOL_AT[pick.top], FACE_AT[pick.card]), pick.taken


@cache
def fitting(colour: int, symbol: int) -> tuple[int, ...]:
    """The coloured faces that go on a colour and a sign."""
    return tuple(face for face in range(WILD_FACE) if face // SIGNS == colour or face % SIGNS == symbol)


@cache
def _answers(sign: str) -> tuple[int, ...]:
    return tuple({FACE_AT[card] for card in DECK.cards if SYMBOL[card] == sign})


@cache
def _rather(colour: int, symbol: int, played: int) -> tuple[int, ...]:
    """What would have been played instead: anything before a wild, of one colour skips, reverses and higher numbers."""
    if played >= WILD_FACE:
        return fitting(colour, symbol) + ((WILD_FACE,) if played == FOUR_FACE else ())
    if played // SIGNS != colour or played % SIGNS >= SKIP:
        return ()
    return tuple(range(played + 1, SIGNS * colour + DRAW_TWO))


def _holding(weights: list[float]) -> Holding:
    every = max(sum(weights), 1e-3)
    faces = [weight / every for weight in weights]
    colours = [sum(faces[SIGNS * colour : SIGNS * (colour + 1)]) for colour in range(4)]
    symbols = [sum(faces[symbol:WILD_FACE:SIGNS]) for symbol in range(SIGNS)]
    return Holding(colours, [*symbols, *faces[WILD_FACE:]], faces)
