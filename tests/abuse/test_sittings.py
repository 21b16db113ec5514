"""Whatever order things are done in: nothing fails, no card is lost, and what was left is there again."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import Any

import pygame
import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from cardcade.discovery.editing import Editing
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.shell.screens.home.home import Home
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.table.table import TableScreen

from ..shell.launcher import Launcher, open_launcher
from .seldom import draw_seldom
from .sizes import numbers, sizes

GAMES = ("uno", "guandan", "gandengyan")
DRAWN = 8
EVENING = 20
"""Sittings of one seed, after which a run can stop and be gone on with."""
QUICKEST = "/dev/shm" if os.path.isdir("/dev/shm") else None
"""Where a home costs least: thousands are made."""
SIZES = ((960, 600), (1280, 720), (1280, 540), (1024, 768))


class Sittings(RuleBasedStateMachine):
    """One person's evenings at the launcher, which keeps what is played; `left` is what waits at home, and only who
    has sat down since it was opened closes it.

    Every rule may be drawn at any time and does what is possible then: where the launcher is depends on how quick the
    disk is, and Hypothesis wants to draw the same again.
    """

    def __init__(self) -> None:
        super().__init__()
        self.home, self.before = tempfile.mkdtemp(prefix="sittings", dir=QUICKEST), os.environ["CARDCADE_HOME"]
        os.environ["CARDCADE_HOME"] = self.home
        self.left: dict[str, int] = {}
        self._open()

    def _open(self) -> None:
        self.pilot: Launcher = open_launcher(size=(960, 600), keeps=True)
        draw_seldom(self.pilot.loop, DRAWN)
        self.fresh = True

    def teardown(self) -> None:
        self.pilot.app.close()
        os.environ["CARDCADE_HOME"] = self.before
        shutil.rmtree(self.home, ignore_errors=True)

    @property
    def at_home(self) -> bool:
        return isinstance(self.pilot.screen, Home) and not self.pilot.screen.stage.dialogs

    @property
    def at_table(self) -> bool:
        return isinstance(self.pilot.screen, TableScreen)

    @property
    def live(self) -> LiveMatch:
        return self.pilot.table.live

    def waiting(self) -> dict[str, int]:
        return {match.id: match.steps for match in self.pilot.app.waiting.read()}

    # -- sitting down and getting up

    @rule(game=st.sampled_from(GAMES), number=st.integers(0, 10_000))
    def sit_down_or_play(self, game: str, number: int) -> None:
        if self.at_home:
            self._sit_down(game, number % 31)
        elif self.at_table and not self.live.over:
            self._play(number)

    @rule()
    def leave_or_go_on(self) -> None:
        if self.at_table:
            self._leave()
        elif self.at_home and self.left:
            self._go_on()

    def _sit_down(self, game: str, switch: int) -> None:
        self.pilot.app.pages.open_setup(game)
        assert isinstance(self.pilot.screen, Setup)
        self.fresh = False
        self._turn_a_switch(self.pilot.screen, switch)
        self.pilot.screen.start()
        self.pilot.wait(0.5)

    def _turn_a_switch(self, page: Setup, number: int) -> None:
        found = [meaning for meaning in self.pilot.meanings if meaning.startswith("setup.rule.")]
        if number < len(found):
            self.pilot.click(found[number])

    def _leave(self) -> None:
        live, steps = self.live, len(self.live.match.steps)
        kept = live.touched and not live.over
        self.pilot.app.tables.leave()
        self.pilot.wait(0.3)
        now = self.waiting()
        assert set(self.left) <= set(now) | self._finished, "a match is gone"
        if kept:
            assert steps in now.values(), f"{steps} moves were made, {now} wait"
        self.left = now

    def _go_on(self) -> None:
        self.pilot.app.matches.look()
        last = self.pilot.app.waiting.last
        assert last is not None
        self.fresh = False
        self.pilot.app.tables.resume()
        assert len(self.live.match.steps) >= self.left[last.match.id], "a move is lost"
        self.pilot.wait(0.5)

    @rule()
    def close_and_open_again(self) -> None:
        if self.fresh:
            return
        before, table = self.waiting(), self.pilot.app.tables.current
        if table is not None and table.saver is not None and not table.live.touched:
            before.pop(table.saver.match, None)  # nobody has moved: nothing is worth keeping
        self.pilot.app.close()
        self._open()
        self.pilot.app.matches.look()
        assert self.waiting() == before
        self.left = before

    @property
    def _finished(self) -> set[str]:
        store = self.pilot.app.store
        return {match.id for match in store().history(100)} if store is not None else set()

    # -- at the table

    @rule(choice=st.integers(0, 10_000))
    def play(self, choice: int) -> None:
        if self.at_table and not self.live.over:
            self._play(choice)

    def _play(self, choice: int) -> None:
        game, state = self.live.match.game, self.live.match.state
        for person in self.live.persons:
            moves = list(game.moves(state, person)) if person in game.to_act(state) else []
            if moves and person not in self.live.autopilot:
                self.live.submit(person, moves[choice % len(moves)])
                break
        self.pilot.wait(0.4)

    @rule(command=st.sampled_from(["autoplay", "pause", "mute", "rules", "settings"]))
    def command(self, command: str) -> None:
        if self.at_table:
            self.pilot.table.command(command)
            self.pilot.wait(0.2)

    @rule(seconds=st.sampled_from([0.05, 0.5, 3.0]))
    def wait(self, seconds: float) -> None:
        self.pilot.wait(seconds)

    @rule()
    def escape(self) -> None:
        if not self.at_home:
            self.pilot.key(pygame.K_ESCAPE)
            self.pilot.wait(0.2)

    @rule(key=st.sampled_from([pygame.K_h, pygame.K_l, pygame.K_e, pygame.K_s, pygame.K_RIGHT, pygame.K_TAB]))
    def key(self, key: int) -> None:
        self.pilot.key(key)

    # -- everywhere

    @rule(size=st.sampled_from(SIZES))
    def resize(self, size: tuple[int, int]) -> None:
        self.pilot.window.resize(size)
        self.pilot.run(0.5)

    @rule(
        wish=st.sampled_from(
            [{"language": "zh"}, {"language": "en"}, {"speed": 0.0}, {"speed": 4.0}, {"speed": 1.0}, {"ui_scale": 2.0}]
        )
    )
    def wish(self, wish: dict[str, Any]) -> None:
        self.pilot.app.settings.change(**wish)
        self.pilot.screen.rebuild()

    @rule(game=st.integers(0, 2), keys=st.lists(st.integers(0, 60), min_size=1, max_size=4))
    def edit_rules(self, game: int, keys: list[int]) -> None:
        if self.at_home:
            self._edit_rules(game, keys)

    def _edit_rules(self, game: int, keys: list[int]) -> None:
        app = self.pilot.app
        library = app.shelf.library(app.shelf.playable[game])
        editing = Editing.copy(library, library.default, "en", "mine")
        flags = [key for key in editing.keys if key.kind is bool]
        for number in keys:
            key = flags[number % len(flags)]
            editing.set(key, not editing.value(key))
        if not editing.problems:
            editing.save("en")
        app.loop.redraw()

    # -- what always holds

    @invariant()
    def nothing_failed(self) -> None:
        screen = self.pilot.screen
        assert not isinstance(screen, CrashPage), screen.error

    @invariant()
    def every_card_is_there(self) -> None:
        if self.at_table:
            match = self.live.match
            assert sorted(card for pile in match.state.cards for card in pile) == list(match.game.deck.cards)


@pytest.mark.parametrize("sittings", sizes(10, 2_000))
def test_whatever_is_done_in_whatever_order_nothing_fails_and_nothing_is_lost(sittings: int) -> None:
    steps, evening = (30, sittings) if sittings <= 10 else (100, EVENING)
    health = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    chosen = settings(
        max_examples=evening, stateful_step_count=steps, deadline=None, suppress_health_check=health, database=None
    )
    for number in numbers(max(1, sittings // evening), f"evenings of {evening} sittings, {steps} steps each,"):
        run_state_machine_as_test(seed(number)(type("Evening", (Sittings,), {})), settings=chosen)
