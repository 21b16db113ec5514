"""A whole position behind a view: unseen cards dealt at random, tribute cards to whom everyone saw them go."""

from __future__ import annotations

from cardcade import HIDDEN, Card, Seat, Stream, View
from cardcade_guandan.cards import DECK
from cardcade_guandan.state import HANDS, GuandanState


def imagine(view: View[GuandanState], stream: Stream) -> GuandanState:
    state = view.state.copy()
    unseen = DECK.unseen(state.cards)
    known = _known_cards(state, unseen)
    placed = {card for cards in known.values() for card in cards}
    free = [card for card in unseen if card not in placed]
    stream.shuffle(free)
    for index, pile in enumerate(state.cards):
        if HIDDEN in pile:
            sure = known.get(index - HANDS, [])
            drawn = len(pile) - len(sure)
            state.cards[index] = [*sure, *free[:drawn]]
            del free[:drawn]
    return state


def _known_cards(state: GuandanState, unseen: list[Card]) -> dict[Seat, list[Card]]:
    """Unseen cards whose hand is known all the same: tribute given or returned in the open."""
    hidden = set(unseen)
    known: dict[Seat, list[Card]] = {}
    for each in state.tributes:
        for seat, cards in ((each.receiver, each.given), (each.giver, each.returned)):
            if seat is not None and (kept := [card for card in cards if card in hidden]):
                known.setdefault(seat, []).extend(kept)
    return known
