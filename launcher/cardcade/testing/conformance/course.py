"""Promises about the course of a match: it ends, waits for the right seats, and follows from its seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from cardcade.engine.cards import TABLE
from cardcade.engine.chance import Stream
from cardcade.engine.match import Match
from cardcade.testing.conformance.anatomy import described
from cardcade.testing.conformance.findings import Fault, written_by_author
from cardcade.testing.conformance.trial import Moment, Past, Trial, record

CHAINED_STEPS = 200
NOT_OVER = "not over after"
"""What is said of a match that was played to the limit of steps."""


def random_matches_end(trial: Trial, past: Past) -> Iterator[Fault | str]:
    """Whatever is played, the match comes to an end; so does a match of one round."""
    if past.failure:
        yield past.failure
    elif not past.ended:
        yield f"{NOT_OVER} {len(past.acts)} steps"
    short = trial.game().one_round(Stream.named(past.seed, "one round"))
    single = record(short, trial.seats, past.seed, trial.step_limit)
    if single.failure:
        yield replace(single.failure, what=f"a single round: {single.failure.what}")
    elif not single.ended:
        yield f"a single round is {NOT_OVER} {len(single.acts)} steps"


def same_seed_same_chain(trial: Trial, past: Past) -> Iterator[Fault | str]:
    """The same seed and the same moves, written to JSON and back, give the same hash chain."""
    acts = past.acts[:CHAINED_STEPS]
    one, two = (Match(trial.game(), trial.seats, past.seed) for _ in range(2))
    if one.chain != two.chain:
        yield "the deal differs"
        return
    for number, (seat, move) in enumerate(acts):
        form = one.write_step(one.play(seat, move))
        step = two.read_step(json.loads(json.dumps(form)))
        two.play(step.seat, step.move)
        if one.chain[-1] != two.chain[-1]:
            what = f"step {number} ({described(move, one.game.deck)}) comes out differently"
            yield Fault(what, at=written_by_author(trial.plugin.game, ("play", "act")))
            return


def waits_until_over(moment: Moment) -> Iterator[Fault | str]:
    """Somebody is waited for as long as there is no result, and can then do something."""
    game, state = moment.game, moment.state
    waiting, result = game.to_act(state), game.result(state)
    if (not waiting) != (result is not None):
        yield f"waits for {tuple(waiting)} while the result is {result}"
    for seat in waiting:
        if not game.moves(state, seat):
            yield Fault(f"waits for seat {seat}, which has no move: a position without moves", "no_move")
    if result and len(result.scores) != moment.trial.seats:
        yield f"{len(result.scores)} scores for {moment.trial.seats} seats"
    if result and not (result.winners and set(result.winners) | set(result.first) <= set(moment.seats)):
        yield f"{result.winners} win and {result.first} are first, which are not seats"


def interruptions_agree(moment: Moment) -> Iterator[str]:
    """`may_interrupt` names exactly the seats outside `to_act` that have a move."""
    game, state = moment.game, moment.state
    claimed = list(game.may_interrupt(state))
    actual = [seat for seat in moment.seats if seat not in game.to_act(state) and game.moves(state, seat)]
    if sorted(claimed) != sorted(actual):
        yield f"says that {claimed} may interrupt, but moves has something for {actual}"
    contested = game.contested(state)
    if claimed and not contested:
        yield f"{claimed} may interrupt what is not contested"
    if any(game.contested(state.view(seat).state) != contested for seat in moment.seats):
        yield "whether it is contested depends on hidden cards"


def table_keeps_time(moment: Moment) -> Iterator[str]:
    """The table has one step when it is waited for, the clock's decision while a clock runs, else nothing."""
    game, state = moment.game, moment.state
    waiting, clock, moves = game.to_act(state), game.clock(state), game.moves(state, TABLE)
    if TABLE in waiting and (len(waiting) > 1 or len(moves) != 1):
        yield f"the table must act alone, with one step: waits for {tuple(waiting)}, steps {list(moves)}"
    if clock and clock.seconds <= 0:
        yield f"a clock of {clock.seconds} seconds"
    if clock and not moves:
        yield "a clock runs, but the table has no decision for when it runs out"
    if moves and not clock and TABLE not in waiting:
        yield f"no clock runs and nobody waits for the table, but it has {list(moves)}"
