"""Workbenches with results that nobody had to play for."""

from __future__ import annotations

import random

from cardcade.arena.bout import Outcome
from cardcade.shell.screens.arena.arena import Arena
from cardcade.shell.screens.common.workbench import Workbench
from cardcade.shell.screens.lab.lab import Lab

from .launcher import Launcher

INCIDENTS = {"uno": ("stack", "challenge", "penalty", "drawn"), "guandan": ("bomb", "tribute"), "gandengyan": ("bomb",)}


def lab_with_results(pilot: Launcher, game: str, deals: int = 30, *, as_table: bool = False) -> None:
    """Opens the lab; half the bars differ beyond chance."""
    pilot.app.pages.open_lab(game)
    bench, draw = _at_work(pilot), random.Random(1)
    subject = bench.subject
    assert isinstance(subject, Lab)
    assert subject.comparison is not None
    trial, tried = subject.comparison.trial, 0
    for deal in range(deals):
        for table in trial.tables(deal):
            winner, shorter = draw.randrange(trial.seats), 14 * (table.side == tried)
            counted = {name: draw.randrange(4) + shorter // 7 for name in INCIDENTS[game]}
            subject.take([_won(winner, trial.seats, 60 + draw.randrange(20) - shorter, counted)])
    subject.as_table = as_table
    bench.stop()


def arena_with_results(pilot: Launcher, view: int, deals: int = 6) -> None:
    """Opens the arena at one of its views."""
    pilot.app.pages.open_arena()
    bench, draw = _at_work(pilot), random.Random(1)
    subject = bench.subject
    assert isinstance(subject, Arena)
    assert subject.league is not None
    contest = subject.league.contest
    for _ in range(deals * contest.bouts_a_deal):
        subject.take([_won(draw.randrange(contest.seats), contest.seats, 60, {})])
    subject.view = view
    bench.stop()


def _at_work(pilot: Launcher) -> Workbench:
    assert isinstance(pilot.screen, Workbench)
    pilot.screen.start()
    return pilot.screen


def _won(winner: int, seats: int, turns: int, counted: dict[str, int]) -> Outcome:
    scores = tuple(12.0 * (seat == winner) for seat in range(seats))
    return Outcome(scores, (winner,), (winner,), turns, 1, counted)
