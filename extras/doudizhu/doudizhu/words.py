"""Combinations, moves and events as sentences."""

from __future__ import annotations

from cardcade import Aloud, Event, Message, Voice, say, say_seat
from doudizhu import events
from doudizhu.combinations import BLACK_JOKER, LOWEST, NAMES, Combination
from doudizhu.moves import Bid, Move, Pass, Play

FEW = 2
"""So few cards left are said aloud."""


def _rank(rank: int) -> str | Message:
    name = NAMES[rank - LOWEST]
    return say(f"engine.card.{name}") if rank >= BLACK_JOKER else "10" if name == "T" else name


def say_combination(made: Combination) -> Message:
    return say(f"doudizhu.kind.{made.kind}", rank=_rank(made.rank))


def say_move(move: Move) -> Message:
    match move:
        case Bid(points):
            return say("doudizhu.move.bid" if points else "doudizhu.move.no_bid", points=points)
        case Play(_, combination):
            return say_combination(combination)
        case _:
            return say("doudizhu.move.pass" if isinstance(move, Pass) else "doudizhu.move.next_round")


def say_aloud(event: Event) -> Aloud | None:
    """Who is nearly out says so; bombs, springs and the landlord are said to everyone. The table shows bids itself."""
    match event:
        case events.LandlordFound(seat):
            return Aloud(say("doudizhu.aloud.landlord", who=say_seat(seat)), seat)
        case events.NobodyBid():
            return Aloud(say("doudizhu.aloud.redeal"))
        case events.Laid(seat, combination) if combination.explodes:
            return Aloud(say(f"doudizhu.aloud.{combination.kind}"), seat)
        case events.Laid(seat, _, left) if 0 < left <= FEW:
            return Aloud(say("doudizhu.aloud.left", n=left), seat, Voice.BUBBLE)
        case events.RoundEnded(spring=spring) if spring != "none":
            return Aloud(say(f"doudizhu.aloud.{spring}"))
    return None


def say_event(event: Event) -> Message | None:
    """The log's line; plays and bids have theirs from the move."""
    match event:
        case events.RoundBegan(number, opener):
            return say("doudizhu.event.round_began", n=number, who=say_seat(opener))
        case events.NobodyBid():
            return say("doudizhu.aloud.redeal")
        case events.LandlordFound(seat, points):
            return say("doudizhu.event.landlord", who=say_seat(seat), n=points)
        case events.RoundEnded(winner, landlord, points):
            side = "landlord" if winner == landlord else "farmers"
            return say(f"doudizhu.event.{side}_won", n=abs(points[landlord]))
    return None
