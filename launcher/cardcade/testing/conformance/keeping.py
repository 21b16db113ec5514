"""Promises about the state: no card is lost, a save holds everything, a copy is a copy."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from cardcade.engine.match import step_streams
from cardcade.testing.conformance.findings import Fault
from cardcade.testing.conformance.trial import Moment


def cards_are_conserved(moment: Moment) -> Iterator[str]:
    """Every card of the deck lies in exactly one pile, before and after every act."""
    deck = sorted(moment.game.deck.cards)
    states = [("", moment.state)] + [
        (f" after {moment.told(act)}", moment.play(moment.state, act)[0]) for act in moment.acts
    ]
    for when, state in states:
        if len(state.cards) != len(state.piles):
            yield f"{len(state.cards)} lists of cards for {len(state.piles)} piles{when}"
        if sorted(card for cards in state.cards for card in cards) != deck:
            yield f"the piles do not hold every card exactly once{when}"


def saves_go_on(moment: Moment) -> Iterator[Fault | str]:
    """A position, its moves and its events survive JSON, and play goes on from the save as without it."""
    forms, before = moment.trial.forms, moment.text(moment.state)
    saved = forms.read_state(json.loads(before), moment.game.setup(moment.trial.seats))
    if saved != moment.state or moment.text(saved) != before:
        name = f"{type(saved).__name__}.{', '.join(_unlike(saved, moment.state)) or '?'}"
        what = f"the position read from its JSON is not the position written: {name} differs"
        yield Fault(what, "saved_field", {"field": name}, type(saved))
        return
    for act in moment.acts:
        here, there = moment.play(moment.state, act), moment.play(saved, act)
        if here[1] != there[1] or moment.text(here[0]) != moment.text(there[0]):
            yield f"{moment.told(act)} goes differently after loading"
        if forms.read_move(json.loads(json.dumps(forms.write_move(act[1])))) != act[1]:
            yield f"{moment.told(act[1])} changes when written and read"
        for event in here[1]:
            if forms.read_event(json.loads(json.dumps(forms.write_event(event)))) != event:
                yield f"{moment.told(event)} changes when written and read"


def _unlike(one: Any, two: Any) -> list[str]:
    """The fields in which two positions differ."""
    names = [each.name for each in fields(one) if each.name != "log"]
    return [name for name in names if getattr(one, name) != getattr(two, name)]


def clones_are_independent(moment: Moment) -> Iterator[str]:
    """A copy is equal, playing on it leaves the original alone, and nobody needs to listen."""
    before = moment.text(moment.state)
    if moment.text(moment.state.copy()) != before:
        yield "a copy is not equal to its original"
    for act in moment.acts:
        kept = moment.state.copy()
        after, _ = moment.play(moment.state, act)
        if moment.text(moment.state) != before:
            yield f"playing {moment.told(act)} on a copy changed the original"
            return
        silent = moment.state.copy()
        moment.game.play(silent, *act, step_streams(moment.seed).child(moment.number + 1))
        if moment.text(silent) != moment.text(after):
            yield f"{moment.told(act)} comes out differently when nobody listens"
        if moment.text(kept) != before:
            yield f"playing {moment.told(act)} on the original changed a copy made before"
