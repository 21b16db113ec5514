"""What a seat does in its turn other than playing a card: drawing, passing, giving in, challenging."""

from __future__ import annotations

from cardcade import Card, Seat, Shown, Stream
from cardcade_uno.cards import SYMBOL
from cardcade_uno.drawing import take
from cardcade_uno.effects import begin_turn, take_pending
from cardcade_uno.events import Challenged, Kept, Misplayed, Passed, Skipped
from cardcade_uno.matching import FITTING, four_was_lawful
from cardcade_uno.plays import may_show
from cardcade_uno.rounds import finish_by_count
from cardcade_uno.rules import Rules
from cardcade_uno.state import DISCARD, DREW, FACING_SKIP, HANDS, STOCK, TURN, UnoState

MEMORY = 3
"""How many of a hand's dry draws are remembered."""

CHALLENGE_PENALTY = 2
"""Cards a mistaken challenger draws beside what was pending."""


def draw(rules: Rules, state: UnoState, seat: Seat, stream: Stream) -> None:
    """Takes one card, or as many as the house rule says; that card may then be played or kept."""
    state.fresh = None
    state.idle = 0
    state.owing = ()
    cards = state.cards
    hand = cards[HANDS + seat]
    stock = cards[STOCK]
    top = cards[DISCARD][-1]
    taken = state.taken[seat]
    known = state.dry[seat]
    dry = (state.colour, SYMBOL[top], taken)
    state.dry[seat] = (dry, known[0], known[1]) if len(known) == MEMORY else (dry, *known)  # quicker than a slice
    if stock and state.log is None:
        # What `take` does where nobody listens, at a third of the time.
        hand.append(stock.pop())
        state.taken[seat] = taken + 1
        state.called[seat] = False
    else:
        take(state, seat, 1, stream, "turn")
    if rules.house.draw_until_playable:
        fitting = FITTING[state.colour][top]
        while state.can_draw() and not (hand[-1] in fitting and may_show(rules, state, seat, hand[-1])):
            take(state, seat, 1, stream, "turn")
    state.phase = DREW
    state.drawn = len(hand) - 1


def keep_or_pass(rules: Rules, state: UnoState, seat: Seat, stream: Stream) -> None:
    """Ends the turn with the drawn card kept, or with nothing to play and nothing to draw."""
    if state.phase is DREW:
        # Who keeps a card that fits is rare enough to count it among those that did not.
        known = state.dry[seat]
        colour, symbol, _ = known[0]
        dry = (colour, symbol, state.taken[seat])
        state.dry[seat] = (dry, known[1], known[2]) if len(known) == MEMORY else (dry, *known[1:])
        if state.log is not None:
            state.log.append(Kept(seat))
    else:
        state.record(Passed(seat))
        state.fresh, state.owing = None, ()
        state.idle += 1
        if state.idle == state.seats:
            finish_by_count(rules, state, "stuck")
            return
    begin_turn(rules, state, (seat + state.direction) % (len(state.cards) - HANDS), stream)


def accept(rules: Rules, state: UnoState, seat: Seat, stream: Stream) -> None:
    """Gives in to a pending draw, or to the skips: a skipped seat does not act, so a call can still be caught."""
    if state.phase is FACING_SKIP:
        skips, state.skips = state.skips, 0
        for step in range(skips):
            state.record(Skipped(state.after(seat, step)))
        begin_turn(rules, state, state.after(seat, skips), stream)
        return
    _close(state)
    take_pending(state, seat, stream)
    begin_turn(rules, state, state.after(seat), stream)


def challenge(rules: Rules, state: UnoState, seat: Seat, stream: Stream) -> None:
    """Looks at the hand behind the wild draw four; whoever was wrong draws."""
    player = state.four_by
    assert player is not None
    bluff = not four_was_lawful(rules, state)
    if state.log is not None:
        state.log.append(Shown(tuple(state.hand(player)), HANDS + player, seat))
        state.log.append(Challenged(seat, player, bluff, state.pending + (0 if bluff else CHALLENGE_PENALTY)))
    _close(state)
    pending, state.pending = state.pending, 0
    if bluff:
        state.bluffs[player] += 1
        take(state, player, pending, stream, "unlawful")
        state.phase = TURN
    else:
        state.cleared[player] += 1
        take(state, seat, pending + CHALLENGE_PENALTY, stream, "doubted")
        begin_turn(rules, state, state.after(seat), stream)


def _close(state: UnoState) -> None:
    """The next player has acted: nobody can be caught or jumped any more."""
    state.fresh, state.owing, state.four_by = None, (), None


def insist(rules: Rules, state: UnoState, seat: Seat, card: Card, stream: Stream) -> None:
    """Tries a card that does not fit: it comes back and costs the penalty, then the turn goes on."""
    state.tried = True
    state.fresh, state.owing = None, ()
    state.record(Misplayed(seat, card))
    take(state, seat, rules.basic.invalid_play_penalty, stream, "misplay")
