"""Readings, moves and events as sentences of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import cardcade
from cardcade import Card, Event, Message, Seat, say, say_seat
from cardcade.rulekit.rounds import TimeUp
from cardcade.rulekit.shedding import Pass, Passed
from cardcade_guandan import events
from cardcade_guandan.cards import RANK_NAMES
from cardcade_guandan.combinations import COPIES, Kind, Reading
from cardcade_guandan.moves import Move, NextDeal, PayTribute, Play, ReturnTribute
from cardcade_guandan.partners import partners

if TYPE_CHECKING:
    from cardcade_guandan.game import Guandan


def say_rank(rank: int) -> Message | str:
    """10 for T, a joker by its name."""
    return cardcade.say_rank(RANK_NAMES[rank])


def say_reading(reading: Reading) -> Message:
    if reading.kind in COPIES:
        high = say_rank(reading.rank + reading.length - 1)
        return say(f"guandan.reading.{reading.kind.value}", low=say_rank(reading.rank), high=high, n=reading.length)
    if reading.kind is Kind.BOMB:
        return say("guandan.reading.bomb", rank=say_rank(reading.rank), many=say(f"guandan.number.{reading.size}"))
    return say(f"guandan.reading.{reading.kind.value}", rank=say_rank(reading.rank))


def say_call(reading: Reading) -> Message:
    """As players call it across the table."""
    return say(f"guandan.call.{reading.kind.value}", rank=say_rank(reading.rank))


def say_side(side: int) -> Message:
    """Both who are on it, by name: nobody at the table is called South."""
    one, other = partners(side)
    return say("guandan.side.both", one=say_seat(one), other=say_seat(other))


def say_cards(game: Guandan, cards: Sequence[Card]) -> Message:
    """One or two cards, as tributes are."""
    if len(cards) == 1:
        return game.say_card(cards[0])
    return say("guandan.two_cards", one=game.say_card(cards[0]), other=game.say_card(cards[1]))


def say_move(game: Guandan, move: Move) -> Message:
    match move:
        case Play(_, reading):
            return say_reading(reading)
        case Pass():
            return say("guandan.move.pass")
        case PayTribute(cards):
            return say("guandan.move.pay", cards=say_cards(game, cards))
        case ReturnTribute(cards):
            return say("guandan.move.return", cards=say_cards(game, cards))
        case NextDeal():
            return say("guandan.move.next_deal")
        case TimeUp():
            return say("guandan.move.time_up")


def say_event(game: Guandan, event: Event) -> Message | None:
    match event:
        case events.DealBegan(number=number, level=level):
            return say("guandan.event.deal_began", n=number, level=say_rank(level))
        case events.TributeResisted():
            return say("guandan.event.tribute_resisted")
        case events.TributePaid(giver, receiver, cards):
            return _exchange(game, "paid", giver, receiver, cards)
        case events.TributeReturned(giver, receiver, cards):
            return _exchange(game, "returned", receiver, giver, cards)
        case events.LeadTaken(seat):
            return say("guandan.event.lead_taken", seat=say_seat(seat))
        case events.Played(seat=seat, reading=reading):
            return say("guandan.event.played", seat=say_seat(seat), reading=say_reading(reading))
        case Passed(seat):
            return say("guandan.event.passed", seat=say_seat(seat))
        case _:
            return _say_turning_point(event)


def _say_turning_point(event: Event) -> Message | None:
    match event:
        case events.WindCaught(seat, after):
            return say("guandan.event.wind_caught", seat=say_seat(seat), after=say_seat(after))
        case events.WentOut(seat, place):
            return say("guandan.event.went_out", seat=say_seat(seat), place=say(f"guandan.place.{place}"))
        case events.DealEnded():
            return _say_outcome(event)
        case events.AceFailed(side, failures, level):
            how = "ace_failed" if failures else "ace_fell"
            return say(f"guandan.event.{how}", side=say_side(side), n=failures, level=say_rank(level))
        case events.MatchWon(side):
            return say("guandan.event.match_won", side=say_side(side))
        case events.TimeRanOut():
            return say("guandan.event.time_ran_out")
        case _:
            return None


def _say_outcome(event: events.DealEnded) -> Message:
    """Nobody climbs past A, and who fails at A does not climb at all."""
    winner, level = event.winner, event.after[event.winner]
    if (climbed := level - event.before[winner]) <= 0:
        return say("guandan.event.deal_won", side=say_side(winner))
    return say("guandan.event.deal_ended", side=say_side(winner), n=climbed, level=say_rank(level))


def _exchange(game: Guandan, what: str, source: Seat, target: Seat, cards: Sequence[Card]) -> Message:
    key = f"guandan.event.tribute_{what}"
    return say(key, source=say_seat(source), target=say_seat(target), cards=say_cards(game, cards))


def say_mark(game: Guandan, event: Event) -> Message | None:
    """What is worth finding again in a replay."""
    match event:
        case events.Played(reading=reading) if reading.is_bomb:
            return say("guandan.mark.bomb", said=say_event(game, event))
        case events.TributePaid() | events.TributeResisted():
            return say("guandan.mark.tribute", said=say_event(game, event))
    return None
