"""Cards, decks, and the piles that decide who sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NewType, TypeAlias

Seat: TypeAlias = int
"""A player's place at the table, counted from 0 in turn order."""

TABLE: Final[Seat] = -1
"""The table itself: it deals the next round and lets the clock decide."""

Card = NewType("Card", int)
"""One physical card: its number in the game's deck."""

HIDDEN: Final = Card(-1)
"""A card the looker cannot see."""


class Deck:
    """The physical cards of a game: card n shows `faces[n]` and is called `names[n]`, which is unique."""

    __slots__ = ("_by_name", "cards", "faces", "names")

    def __init__(self, faces: Iterable[str]) -> None:
        self.faces: tuple[str, ...] = tuple(faces)
        self.names: tuple[str, ...] = _unique(self.faces)
        self.cards: tuple[Card, ...] = tuple(map(Card, range(len(self.faces))))
        self._by_name = {name: Card(number) for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.faces)

    def name(self, card: Card) -> str:
        """`S9`, for its twin `S9.2`, for a card the looker cannot see `?`."""
        return self.names[card] if card >= 0 else "?"

    def card(self, name: str) -> Card:
        """The card of that name, or KeyError."""
        return HIDDEN if name == "?" else self._by_name[name]

    def pick(self, faces: Iterable[str]) -> tuple[Card, ...]:
        """One physical card for every face, twins in order; KeyError when the deck has not so many."""
        taken: Counter[str] = Counter()
        chosen = []
        for face in faces:
            taken[face] += 1
            chosen.append(self._by_name[face if taken[face] == 1 else f"{face}.{taken[face]}"])
        return tuple(chosen)

    def unseen(self, piles: Iterable[Iterable[Card]]) -> list[Card]:
        """The cards that none of these piles shows, in the deck's order."""
        seen = {card for pile in piles for card in pile}
        return [card for card in self.cards if card not in seen]


def _unique(faces: Sequence[str]) -> tuple[str, ...]:
    seen: Counter[str] = Counter()
    names = []
    for face in faces:
        seen[face] += 1
        names.append(face if seen[face] == 1 else f"{face}.{seen[face]}")
    return tuple(names)


SUITS: Final = "SHCD"
"""Spades, hearts, clubs, diamonds: the first letter of a poker card's face."""
RANKS: Final = "23456789TJQKA"
"""From the lowest to the highest: the second letter of a poker card's face."""


def poker_faces(decks: int = 1, jokers: bool = True) -> tuple[str, ...]:
    """`S2` … `DA`, then `BJ` and `RJ`, once for every deck."""
    one = tuple(suit + rank for suit in SUITS for rank in RANKS) + (("BJ", "RJ") if jokers else ())
    return one * decks


class Place(Enum):
    """What a pile is on the table; the table scene lays it out by this."""

    HAND = "hand"
    STOCK = "stock"
    DISCARD = "discard"
    PLAYED = "played"
    """What a seat has played in this trick, before it or in the middle."""
    ASIDE = "aside"
    """Out of play: what is a seat's lies beside its cards, what is nobody's is not drawn unless a scene wants to."""


class Audience(Enum):
    """Who sees the cards of a pile."""

    EVERYONE, OWNER, NOBODY = "everyone", "owner", "nobody"


@dataclass(frozen=True, slots=True)
class Pile:
    """A place for cards, and who may look."""

    name: str
    place: Place
    audience: Audience
    owner: Seat | None = None

    def shown_to(self, seat: Seat) -> bool:
        if self.audience is Audience.EVERYONE:
            return True
        return self.audience is Audience.OWNER and self.owner == seat


def hand_of(seat: Seat) -> Pile:
    """A hand of cards, which only its owner sees."""
    return Pile(f"hand.{seat}", Place.HAND, Audience.OWNER, seat)


def played_by(seat: Seat) -> Pile:
    """What a seat has laid before it for everyone to see."""
    return Pile(f"played.{seat}", Place.PLAYED, Audience.EVERYONE, seat)


def taken_by(seat: Seat) -> Pile:
    """The cards that a seat has won, which everyone has seen."""
    return Pile(f"taken.{seat}", Place.DISCARD, Audience.EVERYONE, seat)
