"""Run as a program: a launcher that nobody sees plays and is killed, again and again. Tells in JSON lines.

`kill_run.py HOME KILLS SEED SECONDS` forks a player for each kill and then another process that looks what is left.
Every third player has a disk that fills up meanwhile, every fifth a clock that was set back. Stops early after SECONDS
of processor time.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pygame
from pygame.event import Event

import cardcade.shell.screens.table.table  # noqa: F401  # once for all players
from cardcade import TABLE
from cardcade.discovery import Found, bundled
from cardcade.folders import data_folder
from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.store.saved import rebuild
from cardcade.shell.store.store import Store
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless
from cardcade.workshop.screenshots.table_visit import usual_levels
from cardcade.workshop.sitting_down import sit_down

GAMES = [one for one in bundled() if isinstance(one, Found)]
DAY = 86_400.0
LONGEST = 6.0
"""Seconds after which a player whose disk is full is killed too."""


def play(number: int, seed: int, tell: int) -> None:
    """Goes on with the match that waits, or begins one; tells how many moves are acknowledged, until it is killed."""
    chance = random.Random(f"{seed} {number}")
    if number % 5 == 4:
        real = time.time
        time.time = lambda: real() - DAY * number  # type: ignore[assignment]
    clock = HandClock()
    app = App(Headless((960, 600)), silent_house(Settings(language="en", speed=0.0), clock=clock, keeps=True))
    app.pages.open_home()
    app.matches.look()
    if app.waiting.last is not None:
        app.tables.resume()
    else:
        found = GAMES[number % len(GAMES)]
        sit_down(app, found.id, usual_levels(app, found), seed=seed + number)
    if number % 3 == 2:
        fill_up(chance)
    told = -1
    while True:
        told = step(app, chance, tell, told)


def fill_up(chance: random.Random) -> None:
    """No file may grow by more than a little from now on."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    largest = max(file.stat().st_size for file in data_folder().glob("*"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest + chance.randrange(40_000), resource.RLIM_INFINITY))


def step(app: App, chance: random.Random, tell: int, told: int) -> int:
    """One frame and perhaps a move; how many moves have been told of."""
    app.loop.tick()
    table = app.tables.current
    if table is None or type(app.loop.screen).__name__ == "CrashPage":
        os.write(tell, b"crash:-1 " * 99)
        time.sleep(60)
        return -1
    live = table.live
    if live.saving.awaited:
        time.sleep(0.002)
        return told
    steps = len(live.match.steps)
    assert table.saver is not None
    if steps != told and all(ticket.saved for ticket, _ in table.saver._whole):
        os.write(tell, f"{table.saver.match}:{steps} ".encode())
    game, state = live.match.game, live.match.state
    if live.over:
        app.tables.restart()
    elif 0 in game.to_act(state):
        live.submit(0, chance.choice(list(game.moves(state, 0))))
    elif TABLE in game.to_act(state):  # a board waits for the person
        app.loop.dispatch(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        app.loop.dispatch(Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    return steps


def look(matches: list[str], tell: int) -> None:
    """How many moves of each match are there, and whether those that wait can be gone on with."""
    store = Store(data_folder())
    ended, kept, sound = {one.id: one.steps for one in store.history(1000)}, {}, True
    waiting = [one.id for one in store.waiting()]
    for match in matches:
        saved = store.saved(match) if match in waiting else None
        kept[match] = len(saved.record.steps) if saved is not None else ended.get(match, 0)
        if saved is not None:
            plugin = next(one.plugin for one in GAMES if one.id == saved.beginning.game)
            sound = sound and rebuild(saved, plugin).verifiable
    store.close()
    os.write(tell, json.dumps({"kept": kept, "sound": sound}).encode())


def forked(work: Any, *arguments: Any) -> tuple[int, int]:
    """Another process that does this and ends: its number, and where it tells."""
    hears, tells = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(hears)
            work(*arguments, tells)
        except BaseException as error:
            os.write(2, f"{type(error).__name__}: {error}\n".encode())
            os._exit(1)
        os._exit(0)
    os.close(tells)
    return child, hears


def killed(number: int, seed: int, chance: random.Random) -> dict[str, int]:
    """Plays until a random moment; of which match how many moves had been acknowledged, -1 after a crash page."""
    child, hears = forked(play, number, seed)
    told, until, begun = b"", chance.randrange(1, 40), time.monotonic()
    while told.count(b" ") < until and time.monotonic() - begun < LONGEST:
        ready, _, _ = select.select([hears], [], [], 1)
        if ready and not (more := os.read(hears, 4096)):
            break
        told += more if ready else b""
    time.sleep(chance.random() * 0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(hears, 4096):
        told += more
    os.close(hears)
    words = [word.partition(":") for word in told.decode().rpartition(" ")[0].split()]
    return {match: int(steps) for match, _, steps in words}


def looked(matches: list[str]) -> dict[str, Any]:
    child, hears = forked(look, matches)
    told = b""
    while more := os.read(hears, 65536):
        told += more
    os.waitpid(child, 0)
    os.close(hears)
    return dict(json.loads(told)) if told else {"kept": {}, "sound": False}


def spent() -> float:
    """Seconds of processor time, those of the players included."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def main(home: str, kills: str, seed: str, seconds: str) -> None:
    os.environ.update(CARDCADE_HOME=home, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", LANGUAGE="en")
    Path(home).mkdir(parents=True, exist_ok=True)
    chance = random.Random(seed)
    for number in range(int(kills)):
        if spent() > float(seconds):
            break
        acknowledged = killed(number, int(seed), chance)
        print(json.dumps({"acknowledged": acknowledged, **looked(list(acknowledged))}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
