"""Why a move is refused, in words a player can act on, with the preset key behind the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardcade import TABLE, Card, IllegalMove, Message, Seat, say
from cardcade.rulekit.rounds import NEXT_ROUND, NextRound
from cardcade_gandengyan.cards import BLACK_JOKER, RANK, TWO
from cardcade_gandengyan.combinations import Combination, beats
from cardcade_gandengyan.moves import Move, Play
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.state import HANDS, GandengyanState
from cardcade_gandengyan.words import say_combination, say_rank

if TYPE_CHECKING:
    from cardcade_gandengyan.game import Gandengyan


def check(game: Gandengyan, state: GandengyanState, seat: Seat, move: Move) -> None:
    """Accepts the move silently, or raises IllegalMove with the reason."""
    if state.winner is not None:
        if TABLE not in game.to_act(state) or seat != TABLE or move != NEXT_ROUND:
            raise _refusal("round_over")
    elif seat != state.turn or isinstance(move, NextRound):
        raise _refusal("turn")
    elif isinstance(move, Play):
        _check_play(game, state, seat, move)
    elif state.last is None:
        raise _refusal("leader_passes")


def _check_play(game: Gandengyan, state: GandengyanState, seat: Seat, move: Play) -> None:
    hand, cards, last = state.cards[HANDS + seat], move.cards, state.last
    if len({*cards} & {*hand}) != len(cards):
        raise _refusal("not_held")
    able = game.readings(state, seat, cards)
    if not able:
        raise no_combination(cards, game.rules) if cards else _refusal("no_cards")
    if move.combination not in able:
        raise _refusal("other_reading", combination=say_combination(able[0]))
    if last is not None and not beats(move.combination, last, game.rules.follow, game.rules.straight):
        raise _too_weak(move.combination, last, game.rules)


def _refusal(reason: str, rule: str | None = None, **args: object) -> IllegalMove:
    return IllegalMove(say(f"gandengyan.illegal.{reason}", **args), rule)


def no_combination(cards: Sequence[Card], rules: Rules) -> IllegalMove:
    """Why these cards are no combination at all."""
    natural = sorted(rank for card in cards if (rank := RANK[card]) < BLACK_JOKER)
    jokers = len(cards) - len(natural)
    if not natural:
        return _refusal("joker_alone", "joker.single")
    if jokers and not rules.joker.wild:
        return _refusal("joker_not_wild", "joker.wild")
    if natural[0] == natural[-1]:
        return _refusal("five_of_a_kind", rank=say_rank(natural[0]))
    return _no_straight(natural, jokers, rules)


def _no_straight(natural: Sequence[int], jokers: int, rules: Rules) -> IllegalMove:
    size = len(natural) + jokers
    if size == 2:
        return _refusal("no_pair")
    if len(set(natural)) != len(natural):
        return _refusal("no_combination")
    if natural[-1] == TWO:
        return _refusal("two_in_straight")
    if natural[-1] - natural[0] >= size:
        return _refusal("gap")
    if size < rules.straight.min_length:
        return _refusal("straight_short", "straight.min_length", n=rules.straight.min_length)
    return _refusal("no_combination")


def _too_weak(play: Combination, last: Combination, rules: Rules) -> IllegalMove:
    """Why this does not beat the last play; a wrong length only where nothing else is wrong."""
    against = say_combination(last)
    if last.kind == "joker_bomb":
        return _refusal("nothing_beats")
    if last.bomb_tier:
        return _refusal("higher_bomb", last=against)
    if play.kind != last.kind:
        return _refusal("other_kind", last=against)
    if play.rank <= last.rank:
        return _refusal("not_higher", last=against)
    if rules.follow.step == "next" and play.rank != last.rank + 1:
        return _refusal("exactly_next", "follow.step", last=against, needed=_next_up(last))
    rule = "follow.step" if rules.straight.lengths_compare else "straight.lengths_compare"
    return _refusal("other_length", rule, last=against, n=last.size)


def _next_up(last: Combination) -> Message:
    return say_combination(Combination(last.kind, last.rank + 1, last.size))
