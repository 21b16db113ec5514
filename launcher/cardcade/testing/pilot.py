"""The Pilot: sits at any screen or table without a display, sees what is there and acts like a player.

    pilot = Pilot.at_table(plugin, rules, seats=3, seed=7)
    pilot.wait(2)
    pilot.click("card.S9")
    pilot.click("move.play")
    assert pilot.sees("table.board")
    pilot.picture("/tmp/table.png")

Time is a fake clock that only `wait` moves; input is pygame's own events, so that the code under test is the real one.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from cardcade.discovery.first_round_file import first_round_of, has_first_round
from cardcade.engine.cards import Seat
from cardcade.engine.first_round import FirstRound
from cardcade.engine.match import Match
from cardcade.engine.message import LANGUAGES, Message
from cardcade.engine.player import Player
from cardcade.engine.state import View
from cardcade.plugins import GamePlugin
from cardcade.shell.app.language import Language
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.thinking import InProcess
from cardcade.shell.screens.table.table import TableScreen
from cardcade.shell.sound.sound import SoundBoard
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.loop import Loop
from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Headless
from cardcade.table.link import Look
from cardcade.table.parts import Parts
from cardcade.table.scene import TableScene
from cardcade.testing.ears import Ears
from cardcade.ui import Ui, Widget

FRAME = 1 / 60
PATIENCE = 20.0
"""Real seconds: a disk and a worker know nothing of the fake clock."""
Size = tuple[int, int]


class Pilot:
    """Drives a loop whose window nobody sees."""

    def __init__(self, make: Callable[[Ui], Screen], size: Size = (1280, 720), ui_scale: float = 1.0) -> None:
        self.window = Headless(size)
        self.ui = Ui(size, ui_scale)
        self.clock = HandClock()
        self.loop = Loop(self.window, self.ui, self.clock)
        self.loop.push(make(self.ui))
        self.wait(FRAME)

    @classmethod
    def driving(cls, loop: Loop, clock: HandClock) -> Pilot:
        """For a loop that is already there, such as the whole launcher's."""
        pilot = cls.__new__(cls)
        pilot.loop, pilot.clock, pilot.ui = loop, clock, loop.ui
        assert isinstance(loop.window, Headless)
        pilot.window = loop.window
        return pilot

    @classmethod
    def at_table(
        cls,
        plugin: GamePlugin,
        rules: Any = None,
        *,
        seats: int | None = None,
        seed: int = 1,
        levels: Sequence[str | None] | None = None,
        language: str = "en",
        look: Look | None = None,
        size: Size = (1280, 720),
        ui_scale: float = 1.0,
        first_round: FirstRound | None = None,
    ) -> Pilot:
        """A table of one game: a person on seat 0 and easy bots, unless `levels` says otherwise (None: a person)."""
        host = QuietHost(plugin, language, look or Look())
        count = seats or plugin.usual_seats(rules or plugin.rules())
        chosen = levels or [None, *["easy"] * (count - 1)]
        players = [Player(f"P{seat}", level, seat + 1) for seat, level in enumerate(chosen)]
        persons = [seat for seat, level in enumerate(chosen) if level is None] or [0]
        match: Match[Any, Any] = Match(plugin.game(rules or plugin.rules()), count, seed, persons)
        live = LiveMatch(plugin, match, players, InProcess(plugin, match.game))
        live.preset = default_names(plugin)
        live.first_round = first_round
        host.language.learn(plugin.id, first_round)
        return cls(lambda ui: TableScreen(ui, host, live), size, ui_scale)

    @classmethod
    def in_first_round(cls, plugin: GamePlugin, **how: Any) -> Pilot:
        """At the table of its guided first round."""
        told = first_round_of(plugin)
        assert told is not None, f"{plugin.id} has no first round"
        how |= {"seats": told.seats, "seed": told.seed, "levels": told.levels, "first_round": told}
        return cls.at_table(plugin, told.rules, **how)

    # -- seeing

    @property
    def screen(self) -> Screen:
        """The screen on top."""
        return self.loop.screen

    @property
    def table(self) -> TableScreen:
        """The table, where the pilot sits at one."""
        assert isinstance(self.screen, TableScreen)
        return self.screen

    @property
    def scene(self) -> TableScene:
        """The scene of the table: all its parts, drawn and moved."""
        return self.table.scene

    @property
    def parts(self) -> Parts:
        """The parts of the table."""
        return self.table.parts

    @property
    def meanings(self) -> list[str]:
        """Everything that can be pointed at, by meaning."""
        return self.screen.stage.meanings()

    def find(self, meaning: str) -> Widget:
        """The widget of that meaning; an AssertionError names what there is instead."""
        found = self.screen.stage.find(meaning)
        assert found is not None, f"nothing here means {meaning!r}; there are {', '.join(self.meanings)}"
        return found

    def sees(self, meaning: str) -> bool:
        """Whether there is such a widget now."""
        return self.screen.stage.find(meaning) is not None

    def picture(self, path: str | Path | None = None) -> Surface:
        """What a player would see now, saved if a path is given."""
        self.loop.redraw()
        self.loop.tick()
        if path is not None:
            pygame.image.save(self.window.surface, path)
        return self.window.surface

    # -- acting

    def point(self, meaning: str) -> None:
        """Moves the mouse over it."""
        self._mouse(pygame.MOUSEMOTION, self._spot(meaning), rel=(0, 0), buttons=(0, 0, 0))

    def press(self, meaning: str) -> None:
        """Puts the mouse button down on it."""
        self.point(meaning)
        self._mouse(pygame.MOUSEBUTTONDOWN, self._spot(meaning), button=1)

    def release(self, meaning: str) -> None:
        """Lets the mouse button go over it."""
        self._mouse(pygame.MOUSEBUTTONUP, self._spot(meaning), button=1)

    def click(self, meaning: str) -> None:
        """Clicks it with the mouse, as a player would."""
        spot = self._spot(meaning)
        self.click_at(spot)

    def click_at(self, spot: Size) -> None:
        """Clicks a spot of the window, in pixels."""
        self._mouse(pygame.MOUSEMOTION, spot, rel=(0, 0), buttons=(0, 0, 0))
        self._mouse(pygame.MOUSEBUTTONDOWN, spot, button=1)
        self._mouse(pygame.MOUSEBUTTONUP, spot, button=1)
        self.wait(FRAME)

    def drag(self, meaning: str, by: tuple[float, float]) -> None:
        """Presses it, moves by so many units in steps, and lets go."""
        start = self._spot(meaning)
        self.press(meaning)
        for step in range(1, 9):
            dx, dy = (round(part * self.ui.canvas.scale * step / 8) for part in by)
            end = start[0] + dx, start[1] + dy
            self._mouse(pygame.MOUSEMOTION, end, rel=(0, 0), buttons=(1, 0, 0))
        self._mouse(pygame.MOUSEBUTTONUP, end, button=1)
        self.wait(FRAME)

    def key(self, key: int, mod: int = 0) -> None:
        """Presses a key and lets it go: `pilot.key(pygame.K_RETURN)`."""
        self.loop.dispatch(Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        self.loop.dispatch(Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.wait(FRAME)

    def tap(self, *keys: int) -> None:
        """Keys one after the other, each answered by the loop as for a player: drawn only if something changed."""
        for key in keys:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.loop.dispatch(Event(kind, key=key, mod=0, unicode="", scancode=0))
            self.loop.tick()

    def type(self, text: str) -> None:
        """Writes into the field that has the focus."""
        self.loop.dispatch(Event(pygame.TEXTINPUT, text=text))
        self.wait(FRAME)

    def send(self, event: Event) -> None:
        """Any other event, such as a gamepad's."""
        self.loop.dispatch(event)
        self.wait(FRAME)

    def wait(self, seconds: float) -> None:
        """Lets the fake time pass, frame by frame."""
        end = self.clock.time + seconds
        while self.clock.time < end - 1e-9 and self.loop.running:
            step = min(FRAME, end - self.clock.time)
            self.clock.time += step
            self.loop.advance(step)
            self.loop.run_posted()

    def run(self, seconds: float) -> None:
        """Lets the loop itself pass the time, which draws only what moves."""
        end = self.clock.time + seconds
        while self.clock.time < end - 1e-9:
            before = self.clock.time
            self.loop.tick()
            self.clock.time += 0.0 if self.clock.time > before else FRAME  # it would not rest at all

    def wait_until(self, met: Callable[[], bool], seconds: float = 60.0) -> None:
        """Until something is so; fails when these fake seconds and some real ones have passed without it."""
        end, patience = self.clock.time + seconds, time.monotonic() + PATIENCE
        while not met():
            if self.clock.time >= end:
                assert time.monotonic() < patience, "it never came true"
                time.sleep(FRAME)
            self.wait(FRAME)

    def settle(self) -> None:
        """Until everything has been shown."""
        self.wait(0.05)
        self.wait_until(lambda: not self.parts.queue.busy)
        self.wait(0.05)

    def watch(self, figures: Callable[[], object] = lambda: None) -> list[View[Any]]:
        """Every view shown from now on, each of which must change nothing: neither the cards nor these figures."""
        scene, shown = self.scene, self.scene.show
        seen: list[View[Any]] = []

        def checking(view: View[Any]) -> None:
            assert scene.parts.cards.agrees(view), "the cards do not lie as the animations left them"
            before = figures()
            shown(view)
            assert figures() == before, "the table says something else than the animations did"
            seen.append(view)

        scene.show = checking  # type: ignore[method-assign]
        return seen

    def play_out(self, seconds: float = 3000.0) -> None:
        """Until the match is over and its board has been counted."""
        self.wait_until(lambda: self.table.live.over and not self.parts.queue.busy, seconds)
        self.wait(3)

    def watch_out(self, figures: Callable[[], object] = lambda: None) -> int:
        """Plays out as it watches; how many views were shown."""
        seen = self.watch(figures)
        self.play_out()
        return len(seen)

    def _spot(self, meaning: str) -> Size:
        """A pixel of the widget that is not covered by another one."""
        spot = self.screen.stage.spot(self.find(meaning))
        assert spot is not None, f"{meaning!r} is covered"
        return self.ui.canvas.point(*spot)

    def _mouse(self, kind: int, spot: Size, **more: Any) -> None:
        self.loop.dispatch(Event(kind, pos=spot, **more))


def default_names(plugin: GamePlugin) -> Mapping[str, str]:
    """What the game's default preset is called, by language; a game that is still being written may have none."""
    file = files(plugin.package) / "presets" / f"{plugin.default_preset}.toml"
    called = tomllib.loads(file.read_text("utf-8")).get("name", {}) if file.is_file() else {}
    return {language: called.get(language, plugin.default_preset) for language in LANGUAGES}


class QuietHost:
    """A launcher that only remembers what the table asked of it."""

    def __init__(self, plugin: GamePlugin, language: str, look: Look) -> None:
        self.language = Language(language)
        self.language.add(Path(str(files(plugin.package))) / "locale", plugin.id)
        self.ears = Ears()
        self.sound: SoundBoard = self.ears
        self.look = look
        self.deals_the_same = False
        self.asked: list[str] = []
        self.notices: list[Message] = []

    def open_settings(self) -> None:
        self.asked.append("settings")

    def open_rules(self, plugin: GamePlugin, rule: str | None = None) -> None:
        self.asked.append(f"rules:{rule}" if rule else "rules")

    def has_first_round(self, plugin: GamePlugin) -> bool:
        return has_first_round(plugin)

    def open_first_round(self, plugin: GamePlugin) -> None:
        self.asked.append("first_round")

    def leave_table(self) -> None:
        self.asked.append("leave")

    def restart_table(self) -> None:
        self.asked.append("restart")

    def finished(self, live: LiveMatch) -> None:
        self.asked.append("finished")

    def watch_again(self, seat: Seat, moment: bool) -> None:
        self.asked.append("moment" if moment else "watch")

    def notify(self, message: Message) -> None:
        self.notices.append(message)
