"""The 108 cards: four colours of numbers and actions, and eight wilds."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from cardcade import Card, Deck, Message, say

Colour: TypeAlias = Literal["R", "G", "B", "Y"]
Symbol: TypeAlias = str
"""`0` to `9`, `S` skip, `V` reverse, `D` draw two, `W` wild, `F` wild draw four."""

COLOURS: Final[tuple[Colour, ...]] = ("R", "G", "B", "Y")
NUMBERS: Final = "0123456789"
ACTIONS: Final = "SVD"
WILDS: Final = "WF"
SYMBOLS: Final = NUMBERS + ACTIONS + WILDS


def _faces() -> tuple[str, ...]:
    """Zeros once in each colour, everything else coloured twice, four of either wild."""
    coloured = [colour + symbol for colour in COLOURS for symbol in NUMBERS + ACTIONS]
    twice = (face for face in coloured for _ in range(1 if face[1] == "0" else 2))
    return (*twice, *("W" for _ in range(4)), *("F" for _ in range(4)))


DECK: Final = Deck(_faces())

SYMBOL: Final[tuple[Symbol, ...]] = tuple(face[-1] for face in DECK.faces)
"""What each card shows beside its colour."""

COLOUR: Final[tuple[Colour | None, ...]] = tuple(
    next((colour for colour in COLOURS if face[0] == colour), None) for face in DECK.faces
)
"""Each card's colour, None for the wilds."""

FACE_BIT: Final[tuple[int, ...]] = tuple(1 << sorted(set(DECK.faces)).index(face) for face in DECK.faces)
"""A bit of its own for every face: twins share it."""

FOURS: Final = frozenset(card for card in DECK.cards if SYMBOL[card] == "F")
SKIPS: Final = frozenset(card for card in DECK.cards if SYMBOL[card] == "S")
NUMBER_CARDS: Final = frozenset(card for card in DECK.cards if SYMBOL[card] in NUMBERS)


def fits(card: Card, colour: Colour, symbol: Symbol) -> bool:
    """Whether the card may lie on that colour and symbol: same colour, same number or sign, or a wild."""
    return COLOUR[card] is None or COLOUR[card] == colour or SYMBOL[card] == symbol


def say_colour(colour: Colour) -> Message:
    return say(f"uno.colour.{colour}")


def say_symbol(symbol: Symbol) -> Message:
    return say(f"uno.symbol.{symbol}")


def say_card(card: Card) -> Message:
    """`blue 7`, `红色禁止`, `wild`."""
    colour = COLOUR[card]
    if colour is None:
        return say_symbol(SYMBOL[card])
    return say("uno.card", colour=say_colour(colour), symbol=say_symbol(SYMBOL[card]))
