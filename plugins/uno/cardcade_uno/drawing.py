"""Taking cards from the stock, and renewing it."""

from __future__ import annotations

from cardcade import Card, Seat, Stream
from cardcade_uno.events import Cause, Drew, Reshuffled
from cardcade_uno.state import DISCARD, HANDS, STOCK, UnoState


def take(state: UnoState, seat: Seat, count: int, stream: Stream, cause: Cause) -> list[Card]:
    """Gives the seat so many cards, or all that are left; a call for its last card is void then."""
    if count == 1 and state.log is None and state.cards[STOCK]:
        # What `State.draw` does where nobody listens, at half the time.
        cards = [state.cards[STOCK].pop()]
        state.cards[HANDS + seat] += cards
    else:
        cards = state.draw(STOCK, HANDS + seat, count)
    if len(cards) < count and reshuffle(state, stream):
        cards += state.draw(STOCK, HANDS + seat, count - len(cards))
    if cards:
        state.taken[seat] += len(cards)
        state.called[seat] = False
        if state.owing:
            state.owing = tuple(other for other in state.owing if other != seat)
        if state.log is not None:
            state.log.append(Drew(seat, len(cards), cause))
    return cards


def reshuffle(state: UnoState, stream: Stream) -> bool:
    """Makes the discard pile, but for its top card, the new stock."""
    used = state.cards[DISCARD][:-1]
    if not used:
        return False
    state.record(Reshuffled())
    state.move(used, DISCARD, STOCK)
    state.shuffle(STOCK, stream)
    return True
