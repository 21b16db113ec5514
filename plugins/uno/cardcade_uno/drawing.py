"""Taking cards from the stock, and renewing it."""

from __future__ import annotations

from cardcade import Seat, Stream
from cardcade_uno.events import Cause, Drew, Reshuffled
from cardcade_uno.state import DISCARD, HANDS, STOCK, UnoState


def take(state: UnoState, seat: Seat, count: int, stream: Stream, cause: Cause) -> None:
    """Gives the seat so many cards, or all that are left; a call for its last card is void then."""
    taken = len(state.draw(STOCK, HANDS + seat, count))
    if taken < count and reshuffle(state, stream):
        taken += len(state.draw(STOCK, HANDS + seat, count - taken))
    if taken:
        state.taken[seat] += taken
        state.called[seat] = False
        if state.owing:
            state.owing = tuple(other for other in state.owing if other != seat)
        if state.log is not None:
            state.log.append(Drew(seat, taken, cause))


def reshuffle(state: UnoState, stream: Stream) -> bool:
    """Makes the discard pile, but for its top card, the new stock."""
    used = state.cards[DISCARD][:-1]
    if not used:
        return False
    state.record(Reshuffled())
    state.move(used, DISCARD, STOCK)
    state.shuffle(STOCK, stream)
    return True
