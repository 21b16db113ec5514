"""Why a move is refused, in words a player can act on."""

from __future__ import annotations

from typing import NoReturn

from cardcade import TABLE, Card, IllegalMove, Message, Seat, say, say_seat
from cardcade.rulekit.rounds import NextRound, TimeUp
from cardcade_uno import moves
from cardcade_uno.calls import calls_falsely, catches_falsely
from cardcade_uno.cards import COLOUR, DECK, SYMBOL, say_card, say_colour, say_symbol
from cardcade_uno.matching import Matching, jump_allowed, twins_top
from cardcade_uno.moves import Move, Play
from cardcade_uno.plays import leaves_one, may_insist, may_show, playable, swap_targets
from cardcade_uno.rules import Rules
from cardcade_uno.state import BETWEEN, COLOUR_PHASE, DREW, FACING_DRAW, FACING_SKIP, OVER, TURN, UnoState


def check(rules: Rules, fitting: Matching, state: UnoState, seat: Seat, move: Move) -> None:
    """Accepts the move silently, or raises IllegalMove with the reason."""
    match move:
        case NextRound():
            _require(seat == TABLE and state.phase is BETWEEN, "not_over")
        case TimeUp():
            clock = rules.basic.time_limit_minutes > 0 and not state.time_up
            _require(seat == TABLE and clock and state.phase not in (BETWEEN, OVER), "no_clock")
        case _:
            _require(state.phase not in (BETWEEN, OVER), "round_over")
            _require(0 <= seat < state.seats, "not_your_turn")
            _check_seat(rules, fitting, state, seat, move)


def _check_seat(rules: Rules, fitting: Matching, state: UnoState, seat: Seat, move: Move) -> None:
    match move:
        case moves.CallUno():
            _check_call(rules, state, seat)
        case moves.Catch():
            _check_catch(rules, state, seat, move.seat)
        case Play() if seat != state.turn:
            _check_jump(rules, state, seat, move)
        case _:
            _require(seat == state.turn, "not_your_turn")
            _check_turn(rules, fitting, state, seat, move)


def _check_turn(rules: Rules, fitting: Matching, state: UnoState, seat: Seat, move: Move) -> None:
    if isinstance(move, moves.ChooseColour):
        _require(state.phase is COLOUR_PHASE, "colour_chosen")
        return
    _require(state.phase is not COLOUR_PHASE, "choose_colour")
    match move:
        case Play():
            _check_card(rules, fitting, state, seat, move.card)
            _check_way(rules, state, seat, move)
        case moves.Draw():
            _check_draw(rules, fitting, state, seat)
        case moves.Pass():
            _check_pass(rules, fitting, state, seat)
        case moves.Accept():
            _require(state.phase in (FACING_DRAW, FACING_SKIP), "nothing_pending")
        case moves.Challenge():
            _check_challenge(rules, state)
        case moves.PlayAnyway():
            _check_insisting(rules, fitting, state, seat, move.card)


def _check_card(rules: Rules, fitting: Matching, state: UnoState, seat: Seat, card: Card) -> None:
    """The card is in the hand and goes on what lies there."""
    hand = state.hand(seat)
    _require(card in hand, "not_in_hand")
    if state.phase is DREW:
        drawn = hand[state.drawn]
        _require(DECK.faces[card] == DECK.faces[drawn], "only_drawn", card=say_card(drawn))
    if not fitting.now(state)[card]:
        _refuse_misfit(state, card)
    if not may_show(rules, state, seat, card):
        rule = rules.wild_draw_four.condition
        _refuse(f"four_{rule}", rule="wild_draw_four.condition", colour=say_colour(state.colour))


def _refuse_misfit(state: UnoState, card: Card) -> NoReturn:
    name, colour, symbol = say_card(card), say_colour(state.colour), say_symbol(state.symbol)
    match state.phase:
        case _ if state.phase is FACING_SKIP:
            _refuse("answer_skip", rule="stacking.skip", card=name)
        case _ if state.phase is FACING_DRAW:
            _refuse("answer_draw", rule=_stacking_rule(state, card), card=name, n=state.pending)
        case _ if COLOUR[state.top] is None:
            _refuse("needs_colour", card=name, colour=colour)
        case _:
            _refuse("needs", card=name, colour=colour, symbol=symbol)


def _stacking_rule(state: UnoState, card: Card) -> str | None:
    """The key that would allow this answer."""
    top, answer = state.symbol, SYMBOL[card]
    if answer not in "DF":
        return None
    if top != answer:
        return "stacking.mixed"
    return "stacking.draw_two" if top == "D" else "stacking.wild_draw_four"


def _check_way(rules: Rules, state: UnoState, seat: Seat, move: Play) -> None:
    """Wilds name a colour, swapping 7s a player; a call goes only with the play that leaves one card."""
    if COLOUR[move.card] is None:
        _require(move.colour is not None, "name_colour")
    else:
        _require(move.colour in (None, COLOUR[move.card]), "has_colour", card=say_card(move.card))
    targets = swap_targets(rules, state, seat, move.card)
    if move.target not in targets:
        _refuse("name_target" if targets != (None,) else "no_swap", rule="house.seven_zero")
    if move.call and not leaves_one(rules, state, seat, move.card, move.target):
        _refuse("call_with_play", rule="uno.enable_uno_check")


def _check_jump(rules: Rules, state: UnoState, seat: Seat, move: Play) -> None:
    _require(move.card in state.hand(seat), "not_in_hand")
    if not jump_allowed(rules, state, seat):
        _refuse("not_your_turn", rule=None if rules.house.jump_in else "house.jump_in")
    if not twins_top(state, move.card):
        _refuse("jump_same", rule="house.jump_in", card=say_card(state.top))
    _check_way(rules, state, seat, move)


def _check_draw(rules: Rules, fitting: Matching, state: UnoState, seat: Seat) -> None:
    _require(state.phase not in (FACING_DRAW, FACING_SKIP), "accept_first")
    _require(state.phase is TURN, "drawn_already")
    _require(state.can_draw(), "nothing_to_draw")
    if rules.basic.forced_play and playable(rules, fitting, state, seat):
        _refuse("must_play", rule="basic.forced_play")


def _check_pass(rules: Rules, fitting: Matching, state: UnoState, seat: Seat) -> None:
    if state.phase is DREW:
        return
    _require(state.phase is TURN, "accept_first")
    _require(not state.can_draw(), "draw_first")
    _require(not playable(rules, fitting, state, seat), "must_play_last")


def _check_challenge(rules: Rules, state: UnoState) -> None:
    if not rules.fours_can_be_challenged():
        _refuse("no_challenge", rule="wild_draw_four.challenge")
    _require(state.phase is FACING_DRAW and state.symbol == "F", "nothing_to_challenge")


def _check_insisting(rules: Rules, fitting: Matching, state: UnoState, seat: Seat, card: Card) -> None:
    _require(card in state.hand(seat), "not_in_hand")
    if not may_insist(rules, state, seat):
        _refuse("tried" if state.tried else "refused", rule="basic.invalid_play_penalty")
    faces = {DECK.faces[good] for good in playable(rules, fitting, state, seat)}
    _require(DECK.faces[card] not in faces, "it_fits", card=say_card(card))


def _check_call(rules: Rules, state: UnoState, seat: Seat) -> None:
    if seat in state.owing or calls_falsely(rules, state, seat):
        return
    _check_calls_on(rules)
    if len(state.hand(seat)) == 1:
        _refuse("called_already" if state.called[seat] else "called_late")
    if seat == state.turn and len(state.hand(seat)) == 2:
        _refuse("call_with_play")
    _refuse("call_early", rule="uno.false_call_penalty")


def _check_catch(rules: Rules, state: UnoState, seat: Seat, other: Seat) -> None:
    _require(0 <= other < state.seats and other != seat, "catch_whom")
    if other in state.owing or catches_falsely(rules, state, seat, other):
        return
    _check_calls_on(rules)
    if len(state.hand(other)) != 1:
        _refuse("catch_not_one", rule="uno.false_catch_penalty", player=say_seat(other))
    _refuse("catch_called" if state.called[other] else "catch_late", player=say_seat(other))


def _check_calls_on(rules: Rules) -> None:
    if not rules.uno.enable_uno_check:
        _refuse("no_calls", rule="uno.enable_uno_check")


def _require(claim: bool, key: str, **args: Message | int) -> None:
    if not claim:
        raise IllegalMove(say(f"uno.illegal.{key}", **args))


def _refuse(key: str, rule: str | None = None, **args: Message | int) -> NoReturn:
    raise IllegalMove(say(f"uno.illegal.{key}", **args), rule)
