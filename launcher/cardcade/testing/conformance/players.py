"""Promises about bots: every level chooses accepted moves, from what its seat sees and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.state import View
from cardcade.testing.conformance.findings import Finding
from cardcade.testing.conformance.lawful import verdict
from cardcade.testing.conformance.trial import Moment


def bots_choose_accepted_moves(moment: Moment) -> Iterator[Finding]:
    """At every level, in turn and out of turn."""
    for seat, level in _asked(moment):
        move = _first_choice(moment, seat, level)
        if move is None:
            if seat in moment.game.to_act(moment.state):
                yield _of_bot(moment, level, f"the {level} bot of seat {seat} does nothing in its turn")
        elif refusal := verdict(moment, moment.state, (seat, move)):
            yield _of_bot(moment, level, f"the {level} bot of seat {seat} chooses {move}: {refusal}")


def bots_see_only_their_view(moment: Moment) -> Iterator[Finding]:
    """The choice stays the same with other hidden cards, and for a bot that knows nothing but the view's JSON."""
    for seat, level in _asked(moment):
        view, choice = moment.state.view(seat), _first_choice(moment, seat, level)
        other = moment.game.imagine(view, moment.stream("bot"))
        if _choice(moment, level, other.view(seat)) != choice:
            yield _of_bot(moment, level, f"the {level} bot of seat {seat} chooses otherwise with other hidden cards")
        if _choice_elsewhere(moment, level, view) != choice:
            what = f"the {level} bot of seat {seat} chooses otherwise from the same view in a fresh game"
            yield _of_bot(moment, level, what)


def _of_bot(moment: Moment, level: str, what: str) -> Finding:
    return Finding(what, at=type(moment.trial.plugin.bots[level](moment.game)).choose)


def _asked(moment: Moment) -> list[tuple[Seat, str]]:
    game, state = moment.game, moment.state
    seats = [seat for seat in (*game.to_act(state), *game.may_interrupt(state)) if seat >= 0]
    return [(seat, level) for seat in seats[:1] + seats[1:][-1:] for level in moment.trial.plugin.bots]


def _first_choice(moment: Moment, seat: Seat, level: str) -> Any:
    if (seat, level) not in moment.choices:
        moment.choices[seat, level] = _choice(moment, level, moment.state.view(seat))
    return moment.choices[seat, level]


def _choice(moment: Moment, level: str, view: View[Any]) -> Any:
    bot = moment.trial.plugin.bots[level](moment.game)
    return bot.choose(view, moment.game.moves(view.state, view.seat), _decision(moment))


def _choice_elsewhere(moment: Moment, level: str, view: View[Any]) -> Any:
    """As the worker does it."""
    game = moment.trial.game()
    form = json.loads(moment.text(view.state))
    there = View(view.seat, moment.trial.forms.read_state(form, game.setup(moment.trial.seats)))
    return moment.trial.plugin.bots[level](game).choose(there, game.moves(there.state, view.seat), _decision(moment))


def _decision(moment: Moment) -> Stream:
    return moment.stream("decision")
