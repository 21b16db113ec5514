"""Combinations, moves and events as sentences."""

from cardcade import Aloud, Event, Message, Voice, say, say_rank, say_seat
from cardcade.rulekit.combinations import Combination
from doudizhu import rounds
from doudizhu import state as at
from doudizhu.combinations import BOMBS, LOWEST, NAMES
from doudizhu.rules import ScoringRules
from doudizhu.state import DouDizhuState

FEW = 2
"""So few cards left are said aloud."""


def say_combination(made: Combination) -> Message:
    return say(f"doudizhu.kind.{made.kind}", rank=say_rank(NAMES[made.rank - LOWEST]))


def say_bid(points: int) -> Message:
    return say("doudizhu.move.bid" if points else "doudizhu.move.no_bid", points=points)


def say_aloud(event: Event) -> Aloud | None:
    """Who is nearly out says so; bombs, springs and the landlord are said to everyone. The table shows bids itself."""
    match event:
        case at.LandlordFound(seat):
            return Aloud(say("doudizhu.aloud.landlord", who=say_seat(seat)), seat)
        case at.NobodyBid():
            return Aloud(say("doudizhu.aloud.redeal"))
        case at.Laid(seat, combination) if combination.kind in BOMBS:
            return Aloud(say(f"doudizhu.aloud.{combination.kind}"), seat)
        case at.Laid(seat, _, left) if 0 < left <= FEW:
            return Aloud(say("doudizhu.aloud.left", n=left), seat, Voice.BUBBLE)
        case at.RoundEnded(spring=spring) if spring != "none":
            return Aloud(say(f"doudizhu.aloud.{spring}"))
    return None


def say_outcome(state: DouDizhuState, scoring: ScoringRules) -> Message:
    """How the landlord fared, at what stake, and what doubled it."""
    assert state.landlord is not None
    spring = state.spring if scoring.spring_doubles else "none"
    return say(
        "doudizhu.outcome.won" if state.winner == state.landlord else "doudizhu.outcome.lost",
        who=say_seat(state.landlord),
        points=state.stake,
        times=rounds.factor(state, scoring),
        bombs=say("doudizhu.outcome.bombs", n=state.bombs) if state.bombs and scoring.bombs_double else "",
        spring=say(f"doudizhu.outcome.{spring}") if spring != "none" else "",
    )


def say_event(event: Event) -> Message | None:
    """The log's line; plays and bids have theirs from the move."""
    match event:
        case at.NobodyBid():
            return say("doudizhu.aloud.redeal")
        case at.LandlordFound(seat, points):
            return say("doudizhu.event.landlord", who=say_seat(seat), n=points)
        case at.RoundEnded(winner, landlord, points):
            side = "landlord" if winner == landlord else "farmers"
            return say(f"doudizhu.event.{side}_won", n=abs(points[landlord]))
    return None
