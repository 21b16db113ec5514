"""Combinations, moves and events as sentences."""

from __future__ import annotations

import cardcade
from cardcade import Event, Message, say, say_seat
from cardcade.rulekit.shedding import Pass, Passed, TrickWon
from cardcade_gandengyan import events
from cardcade_gandengyan.cards import rank_name
from cardcade_gandengyan.combinations import Combination
from cardcade_gandengyan.moves import Move, Play


def say_rank(rank: int) -> str | Message:
    """`10`, `K`, or a joker's name."""
    return cardcade.say_rank(rank_name(rank))


def say_combination(combination: Combination) -> Message:
    if combination.kind == "straight":
        return say("gandengyan.combination.straight", ranks="-".join(map(str, map(say_rank, combination.ranks))))
    kind = f"bomb_{combination.size}" if combination.kind == "bomb" else combination.kind
    return say(f"gandengyan.combination.{kind}", rank=say_rank(combination.rank))


def say_call(combination: Combination) -> Message:
    """As players call it across the table."""
    return say(f"gandengyan.call.{combination.kind}", rank=say_rank(combination.rank))


def say_move(move: Move) -> Message:
    if isinstance(move, Play):
        return say("gandengyan.move.play", combination=say_combination(move.combination))
    return say("gandengyan.move.pass" if isinstance(move, Pass) else "gandengyan.move.next_round")


def say_event(event: Event) -> Message | None:
    """The log's line for an event."""
    match event:
        case events.RoundBegan(number, leader):
            return say("gandengyan.event.round_began", n=number, who=say_seat(leader))
        case events.Laid(seat, _, combination):
            return say("gandengyan.event.laid", who=say_seat(seat), combination=say_combination(combination))
        case events.BombBurst(_, _, _, factor) if factor > 1:
            return say("gandengyan.event.doubled", factor=factor)
        case Passed(seat):
            return say("gandengyan.event.passed", who=say_seat(seat))
        case TrickWon(seat):
            return say("gandengyan.event.trick_won", who=say_seat(seat))
        case events.Drew(seat, stock):
            return say("gandengyan.event.drew", who=say_seat(seat), n=stock)
        case events.FewLeft(seat, count):
            return say("gandengyan.event.few_left", who=say_seat(seat), n=count)
        case events.RoundEnded(winner):
            return say("gandengyan.event.round_ended", who=say_seat(winner))
        case _:
            return None


def say_mark(event: Event) -> Message | None:
    """What is worth finding again in a replay."""
    match event:
        case events.BombBurst(seat, combination):
            said = say("gandengyan.event.laid", who=say_seat(seat), combination=say_combination(combination))
            return say("gandengyan.mark.bomb", said=said)
    return None
