"""Why cards cannot be played: the reason a player can act on, and the preset key behind it."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import IllegalMove, Message, say
from cardcade_gandengyan.cards import BLACK_JOKER, TWO
from cardcade_gandengyan.combinations import Combination, lengths_mix
from cardcade_gandengyan.rules import GandengyanRules
from cardcade_gandengyan.words import say_combination, say_rank


def refusal(reason: str, rule: str | None = None, **args: object) -> IllegalMove:
    return IllegalMove(say(f"gandengyan.illegal.{reason}", **args), rule)


def why_nothing(ranks: Sequence[int], rules: GandengyanRules) -> IllegalMove:
    """Why cards of these ranks make no combination at all."""
    natural = sorted(rank for rank in ranks if rank < BLACK_JOKER)
    jokers = len(ranks) - len(natural)
    if not natural:
        return refusal("joker_alone", "joker.single")
    if jokers and not rules.joker.wild:
        return refusal("joker_not_wild", "joker.wild")
    if natural[0] == natural[-1]:
        return refusal("five_of_a_kind", rank=say_rank(natural[0]))
    return _why_no_straight(natural, jokers, rules)


def _why_no_straight(natural: Sequence[int], jokers: int, rules: GandengyanRules) -> IllegalMove:
    size = len(natural) + jokers
    if size == 2:
        return refusal("no_pair")
    if len(set(natural)) != len(natural):
        return refusal("no_combination")
    if natural[-1] == TWO:
        return refusal("two_in_straight")
    if natural[-1] - natural[0] >= size:
        return refusal("gap")
    if size < rules.straight.min_length:
        return refusal("straight_short", "straight.min_length", n=rules.straight.min_length)
    return refusal("no_combination")


def why_not_beaten(play: Combination, last: Combination, rules: GandengyanRules) -> IllegalMove:
    """Why this does not beat the last play."""
    against = say_combination(last)
    if last.kind == "joker_bomb":
        return refusal("nothing_beats")
    if last.bomb_tier:
        return refusal("higher_bomb", last=against)
    if play.kind != last.kind:
        return refusal("other_kind", last=against)
    if play.size != last.size and not lengths_mix(rules.follow, rules.straight):
        rule = "follow.step" if rules.straight.lengths_compare else "straight.lengths_compare"
        return refusal("other_length", rule, last=against, n=last.size)
    if rules.follow.step == "next" and play.rank > last.rank:
        return refusal("exactly_next", "follow.step", last=against, needed=_next_up(last))
    return refusal("not_higher", last=against)


def _next_up(last: Combination) -> Message:
    return say_combination(Combination(last.kind, last.rank + 1, last.size))
