"""Why a move is refused, in words a player can act on, with the preset key behind the rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardcade import TABLE, Card, IllegalMove, Seat, say
from cardcade.rulekit.rounds import TimeUp
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.cards import faces
from cardcade_guandan.combinations import BOMBS, COPIES, Reading
from cardcade_guandan.moves import Move, NextDeal, PayTribute, Play, ReturnTribute
from cardcade_guandan.order import Order, order_at
from cardcade_guandan.readings import readings
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import GuandanState, Phase
from cardcade_guandan.tribute import payable, returnable
from cardcade_guandan.words import say_reading

if TYPE_CHECKING:
    from cardcade_guandan.game import Guandan


def check(game: Guandan, state: GuandanState, seat: Seat, move: Move) -> None:
    """Accepts the move silently, or raises IllegalMove with the reason."""
    if seat == TABLE or isinstance(move, NextDeal | TimeUp):
        if seat != TABLE or move not in game.moves(state, TABLE):
            raise IllegalMove(say("guandan.illegal.table"))
        return
    if seat not in game.to_act(state):
        raise IllegalMove(say("guandan.illegal.turn"))
    match move:
        case Play() if state.phase is Phase.PLAY:
            _check_play(game, state, seat, move)
        case Pass() if state.phase is Phase.PLAY:
            if state.last is None:
                raise IllegalMove(say("guandan.illegal.must_lead"))
        case PayTribute() if state.phase is Phase.TRIBUTE:
            _check_payment(state, seat, move.cards, game.rules)
        case ReturnTribute() if state.phase is Phase.RETURN:
            _check_return(state, seat, move.cards, game.rules)
        case _:
            raise IllegalMove(say(f"guandan.illegal.phase_{state.phase.value}"))


def no_combination(cards: Sequence[Card], level: int, rules: Rules) -> IllegalMove:
    """Cards that are no combination: names the preset key under which they would be one."""
    for key, wider in _wider(rules):
        if readings(cards, order_at(level, wider)):
            return IllegalMove(say("guandan.illegal.by_" + key.replace(".", "_")), rule=key)
    return IllegalMove(say("guandan.illegal.nothing"))


def _wider(rules: Rules) -> list[tuple[str, Rules]]:
    sequence, joker = rules.sequence, rules.joker
    return [
        ("joker.pair", replace(rules, joker=replace(joker, pair="any"))),
        ("joker.triple", replace(rules, joker=replace(joker, triple=True))),
        ("sequence.lowest", replace(rules, sequence=replace(sequence, lowest="A"))),
        ("sequence.straight_max", replace(rules, sequence=replace(sequence, straight_max=12))),
        ("sequence.straight_min", replace(rules, sequence=replace(sequence, straight_min=5))),
        ("sequence.tube_max", replace(rules, sequence=replace(sequence, tube_max=12))),
        ("sequence.tube_min", replace(rules, sequence=replace(sequence, tube_min=2))),
        ("sequence.plate_max", replace(rules, sequence=replace(sequence, plate_max=9))),
        ("sequence.plate_min", replace(rules, sequence=replace(sequence, plate_min=2))),
    ]


def _check_play(game: Guandan, state: GuandanState, seat: Seat, play: Play) -> None:
    _check_held(state, seat, play.cards)
    order = game.order(state.level)
    known = readings(play.cards, order)
    if not known:
        raise no_combination(play.cards, state.level, game.rules)
    if play.reading not in known:
        raise IllegalMove(say("guandan.illegal.not_that", kind=say(f"guandan.kind.{play.reading.kind.value}")))
    if state.last is not None and not order.beats(play.reading, state.last.reading):
        raise _too_weak(play.reading, state.last.reading, order)


def _too_weak(reading: Reading, last: Reading, order: Order) -> IllegalMove:
    wanted = say_reading(last)
    if last.kind in BOMBS:
        if reading.kind in BOMBS:
            return IllegalMove(say("guandan.illegal.bigger_bomb", last=wanted), rule="bomb.level_rank")
        return IllegalMove(say("guandan.illegal.only_bombs", last=wanted))
    if reading.kind is not last.kind:
        return IllegalMove(say("guandan.illegal.kind", kind=say(f"guandan.kind.{last.kind.value}")))
    if order.family(reading) != order.family(last):
        rule = "sequence.lengths_compare"
        return IllegalMove(say("guandan.illegal.length", n=last.size), rule=rule)
    rule_key = "sequence.lengths_compare" if reading.kind in COPIES else None
    return IllegalMove(say("guandan.illegal.too_low", last=wanted), rule=rule_key)


def _check_held(state: GuandanState, seat: Seat, cards: Sequence[Card]) -> None:
    hand = state.hand(seat)
    if len(set(cards)) < len(cards) or any(card not in hand for card in cards):
        raise IllegalMove(say("guandan.illegal.not_yours"))


def _check_payment(state: GuandanState, seat: Seat, cards: Sequence[Card], rules: Rules) -> None:
    _check_held(state, seat, cards)
    options = payable(state.hand(seat), state.level, state.owed, rules.tribute)
    if faces(cards) not in map(faces, options):
        raise IllegalMove(say(f"guandan.illegal.pay_{rules.tribute.gives}", n=state.owed), rule="tribute.gives")


def _check_return(state: GuandanState, seat: Seat, cards: Sequence[Card], rules: Rules) -> None:
    _check_held(state, seat, cards)
    options = returnable(state.hand(seat), state.level, state.owed, rules.tribute)
    if faces(cards) not in map(faces, options):
        raise IllegalMove(say(f"guandan.illegal.return_{rules.tribute.returns}", n=state.owed), rule="tribute.returns")
