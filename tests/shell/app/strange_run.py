"""Run as a program: a launcher that nobody sees, with a stranger's game that misbehaves. Tells in JSON lines.

`play HOW` plays a move of Crazy Eights and then lets the game do HOW; `start [ANSWER]` starts and answers the question.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from collections.abc import Callable

import pygame

from cardcade.shell.app.app import App
from cardcade.shell.app.house import House
from cardcade.shell.app.settings import Settings
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.sound.sound import Silence
from cardcade.shell.window.window import Headless
from cardcade.ui import Paragraph

PATIENCE, DEADLINE = 1.0, 60.0


def tell(**told: object) -> None:
    print(json.dumps(told), flush=True)


def until(app: App, claim: Callable[[], bool]) -> None:
    end = time.monotonic() + DEADLINE
    while not claim() and time.monotonic() < end:
        app.loop.tick()


def started() -> App:
    app = App(Headless((1280, 720)), House(Settings(language="en"), Silence(), patience=PATIENCE, logs=True))
    app.pages.open_home()
    until(app, lambda: app.shelf.complete and app.waiting.known)
    return app


def play(how: str) -> None:
    app = started()
    app.pages.open_setup("crazy_eights")
    assert isinstance(app.loop.screen, Setup)
    app.loop.screen.start()
    table = app.tables.current
    assert table is not None
    live = table.live
    until(app, lambda: 0 in live.match.game.to_act(live.match.state))
    live.submit(0, live.match.game.moves(live.match.state, 0)[0])
    app.waiting.read()  # answered once everything before it has been written
    tell(steps=len(live.match.steps))
    os.environ["STRANGER"] = how
    if how == "quit":
        app.loop.stop()
    until(app, lambda: not app.loop.running or type(app.loop.screen).__name__ == "CrashPage")
    tell(screen=type(app.loop.screen).__name__)
    del os.environ["STRANGER"]
    app.close()


def start(answer: str = "") -> None:
    app = started()
    look(app)
    if answer:
        app.shelf.complete = False
        click(app, answer)
        until(app, lambda: app.shelf.complete)
        look(app)
    app.close()


def click(app: App, meaning: str) -> None:
    stage = app.loop.screen.stage
    widget = stage.find(meaning)
    assert widget is not None
    spot = stage.spot(widget)
    assert spot is not None
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.loop.dispatch(pygame.event.Event(kind, pos=app.ui.canvas.point(*spot), button=1, touch=False))


def look(app: App) -> None:
    dialog = app.loop.screen.stage.dialogs
    words = [one.text for one in dialog[-1].walk() if isinstance(one, Paragraph)] if dialog else []
    waiting = [one.steps for one in app.waiting.read()]
    playable = [found.id for found in app.shelf.playable]
    broken = [one.reason.key for one in app.shelf.games if one.id == "crazy_eights" and one.id not in playable]
    name = app.shelf.name("crazy_eights")
    tell(asked=words, imported="crazy_eights" in sys.modules, reason=broken, name=name, waiting=waiting)


if __name__ == "__main__":
    logging.raiseExceptions = False
    {"play": play, "start": start}[sys.argv[1]](*sys.argv[2:])
