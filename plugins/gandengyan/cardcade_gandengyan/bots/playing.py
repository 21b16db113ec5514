"""Playing a position by rules of thumb: one choice, or all of them to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardcade import Seat
from cardcade_gandengyan import tricks
from cardcade_gandengyan.bots.policy import DANGER, Policy, Weights
from cardcade_gandengyan.cards import tally
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.meanings import Meaning, by_rank
from cardcade_gandengyan.plays import Hands
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.state import HANDS, GandengyanState


def policy_of(game: Gandengyan, weights: Weights) -> Policy:
    """Shared by all games of the same rules, with what it remembers."""
    return _policy(game.hands, weights)


@cache
def _policy(hands: Hands, weights: Weights) -> Policy:
    return Policy(hands, weights)


def pick(policy: Policy, state: GandengyanState, seat: Seat) -> Meaning | None:
    """What the policy plays for the seat in turn; None to pass. It looks at no other hand than its own."""
    last, hand = state.last, tally(state.cards[HANDS + seat])
    if last is None:
        return policy.choose(hand, danger=in_danger(state, seat))
    return policy.choose(hand, last.kind, last.rank, last.size, danger=in_danger(state, seat))


def in_danger(state: GandengyanState, seat: Seat) -> bool:
    """Whether somebody else is nearly out."""
    others = [*state.cards[HANDS : HANDS + seat], *state.cards[HANDS + seat + 1 : HANDS + len(state.plays)]]
    return min(map(len, others)) <= DANGER


def make(state: GandengyanState, seat: Seat, made: Meaning | None, rules: Rules) -> None:
    if made is None:
        tricks.let_pass(state, seat, rules)
    else:
        tricks.lay_down(state, seat, made.play_from(by_rank(state.cards[HANDS + seat])), rules)


def play_out(state: GandengyanState, policies: Sequence[Policy], rules: Rules) -> None:
    """To the end of the round, every seat by its policy."""
    while state.winner is None:
        seat = state.turn
        make(state, seat, pick(policies[seat], state, seat), rules)
