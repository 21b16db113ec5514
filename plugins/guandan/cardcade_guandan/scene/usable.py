"""Which cards of a hand some lawful play could use; the rest are greyed."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Card
from cardcade_guandan.cards import ACE, FACE, LOW_ACE, RANK, SUIT, is_wild
from cardcade_guandan.combinations import Kind, Reading
from cardcade_guandan.moves import Move, PayTribute, Play, ReturnTribute


def usable(hand: Sequence[Card], moves: Sequence[Move], level: int) -> set[Card]:
    """Moves name one set of cards for each meaning: any card of the same rank would do as well."""
    ranks: set[int] = set()
    faces: set[int] = set()
    flushes: set[Reading] = set()
    for move in moves:
        match move:
            case Play(cards, reading) if reading.kind is Kind.STRAIGHT_FLUSH:
                flushes.add(reading)
                faces |= {FACE[card] for card in cards}
            case Play(cards):
                ranks |= {RANK[card] for card in cards if not is_wild(card, level)}
                faces |= {FACE[card] for card in cards if is_wild(card, level)}
            case PayTribute(cards) | ReturnTribute(cards):
                faces |= {FACE[card] for card in cards}
    plain = {card for card in hand if FACE[card] in faces or (RANK[card] in ranks and not is_wild(card, level))}
    return plain | {card for reading in flushes for card in _of_any_suit(hand, reading, level)}


def _of_any_suit(hand: Sequence[Card], reading: Reading, level: int) -> set[Card]:
    """The cards of every suit that can make this straight flush with the wildcards at hand."""
    span = {ACE if rank == LOW_ACE else rank for rank in range(reading.rank, reading.rank + reading.length)}
    natural = [card for card in hand if RANK[card] in span and not is_wild(card, level)]
    wilds = sum(is_wild(card, level) for card in hand)
    found: set[Card] = set()
    for suit in {SUIT[card] for card in natural}:
        cards = {card for card in natural if SUIT[card] == suit}
        if len({RANK[card] for card in cards}) + wilds >= reading.length:
            found |= cards
    return found
