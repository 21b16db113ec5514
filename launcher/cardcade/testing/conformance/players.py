"""Promises about bots: every level chooses accepted moves, from what its seat sees and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardcade.engine.bots import Bot
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.game import Game
from cardcade.engine.state import View
from cardcade.engine.temperament import PLAIN, Mood, Temperament
from cardcade.testing.conformance.findings import Fault
from cardcade.testing.conformance.lawful import verdict
from cardcade.testing.conformance.trial import Moment


def bots_choose_accepted_moves(moment: Moment) -> Iterator[Fault]:
    """At every level, in turn and out of turn, and now and then in character."""
    for seat, who in _asked(moment):
        move = _first_choice(moment, seat, who)
        if move is None:
            if seat in moment.game.to_act(moment.state):
                yield _of_bot(moment, who, f"the {who} bot of seat {seat} does nothing in its turn")
        elif refusal := verdict(moment, moment.state, (seat, move)):
            yield _of_bot(
                moment, who, f"the {who} bot of seat {seat} chooses {moment.told(move)}: {moment.told(refusal)}"
            )


def bots_see_only_their_view(moment: Moment) -> Iterator[Fault]:
    """The choice stays the same with other hidden cards, in another game, and whatever was decided before."""
    for seat, who in _asked(moment):
        view, choice = moment.state.view(seat), _first_choice(moment, seat, who)
        other = moment.game.imagine(view, moment.stream("bot"))
        if _choice(moment, who, other.view(seat)) != choice:
            yield _of_bot(moment, who, f"the {who} bot of seat {seat} chooses otherwise with other hidden cards")
        if _choice_elsewhere(moment, who, view) != choice:
            elsewhere = "in another game, where it has decided before"
            what = f"the {who} bot of seat {seat} chooses otherwise from the same view {elsewhere}"
            yield _of_bot(moment, who, what)


@dataclass(frozen=True, slots=True)
class Who:
    """A bot's level and mood."""

    level: str
    mood: Mood = PLAIN

    def __str__(self) -> str:
        return self.level if self.mood == PLAIN else f"{self.level} {self.mood.temperament}"


def _of_bot(moment: Moment, who: Who, what: str) -> Fault:
    return Fault(what, at=type(_bot(moment, who)).choose)


def _asked(moment: Moment) -> list[tuple[Seat, Who]]:
    game, state = moment.game, moment.state
    seats = [seat for seat in (*game.to_act(state), *game.may_interrupt(state)) if seat >= 0]
    company = [*map(Who, moment.trial.plugin.bots), *_in_character(moment)]
    return [(seat, who) for seat in seats[:1] + seats[1:][-1:] for who in company]


def _in_character(moment: Moment) -> list[Who]:
    """One of them at a time: over a match all have their turn."""
    plugin, dice = moment.trial.plugin, moment.stream("mood")
    if plugin.temperaments is None:
        return []
    mood = Mood(dice.choice([*Temperament]), dice.choice([None, *range(moment.trial.seats)]))
    return [Who(dice.choice([*plugin.bots]), mood)]


def _first_choice(moment: Moment, seat: Seat, who: Who) -> Any:
    if (seat, who) not in moment.choices:
        moment.choices[seat, who] = _choice(moment, who, moment.state.view(seat))
    return moment.choices[seat, who]


def _bot(moment: Moment, who: Who, game: Game[Any, Any] | None = None) -> Bot[Any, Any]:
    return moment.trial.plugin.bot(who.level, game or moment.game, who.mood)


def _choice(moment: Moment, who: Who, view: View[Any]) -> Any:
    return _bot(moment, who).choose(view, moment.game.moves(view.state, view.seat), _decision(moment))


def _choice_elsewhere(moment: Moment, who: Who, view: View[Any]) -> Any:
    """As a worker and a tournament do it: from the view's JSON, by a bot that has decided before."""
    bot = moment.trial.settled.setdefault(who, _bot(moment, who, moment.trial.game()))
    game, form = bot.game, json.loads(moment.text(view.state))
    there = View(view.seat, moment.trial.forms.read_state(form, game.setup(moment.trial.seats)))
    return bot.choose(there, game.moves(there.state, view.seat), _decision(moment))


def _decision(moment: Moment) -> Stream:
    return moment.stream("decision")
