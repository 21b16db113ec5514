"""The process in which bots think: JSON lines in, JSON lines out, neither pygame nor pydantic.

It ends when its input closes, so it never outlives the table. A request names everything anew: the plugin's package,
the resolved rule values, seats, level, the seat's view and the key of the decision's random stream.
"""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from queue import SimpleQueue
from typing import IO, TYPE_CHECKING, Any, Final

from cardcade.discovery.loading import load, plugin_in
from cardcade.discovery.strangers import entries_inside
from cardcade.engine.bots import Bot, is_program
from cardcade.engine.chance import Stream
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.rules import rules_of, values_of
from cardcade.engine.state import View
from cardcade.engine.temperament import PLAIN, Mood, read_temperament
from cardcade.outside.programs import Programs
from cardcade.plugins import GamePlugin

if TYPE_CHECKING:
    from cardcade.engine.coach import Coach

FLAG: Final = "--bot-worker"
"""How a frozen program is told to be a worker, since it cannot run a module by name."""

BOOT: Final = (
    "import sys, json; sys.path[:] = json.loads(sys.argv[1]); from cardcade.workers.bot_worker import main; main()"
)

KEPT_GAMES: Final = 8

ASKED: Final = "coach"
"""What the coach is asked: `{"made": …, "then": …}` to judge a move, `{"ranked": […]}` to advise, none to rank too.

A judgement may cost what its `"purse"` holds, and what it has cost is told with it.
"""
RANKED: Final = 6


def command() -> list[str]:
    """Starts this program's worker, with the same import path."""
    path = json.dumps(sys.path)
    return [sys.executable, FLAG, path] if getattr(sys, "frozen", False) else [sys.executable, "-c", BOOT, path]


def game_form(plugin: GamePlugin, game: Game[Any, Any], seats: int) -> dict[str, Any]:
    """What every request says of the game that it is about."""
    return {"package": plugin.package, "rules": values_of(game.rules), "seats": seats}


def become_worker_if_asked() -> None:
    """For the first line of a frozen program's main: never returns in a worker."""
    if sys.argv[1:2] == [FLAG]:
        sys.path[:] = json.loads(sys.argv[2])
        main()
        sys.exit(0)


def main() -> None:
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a plugin that reads finds the end, and no request of ours
    sys.stdin = open(0, closefd=False)  # noqa: SIM115
    sys.stdout = sys.stderr or open(os.devnull, "w")  # noqa: SIM115  # a plugin's print must not spoil the answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        from cardcade.outside.job import end_with_me

        end_with_me()
    else:
        with contextlib.suppress(OSError):
            os.nice(5)
    gc.set_threshold(50_000, 20, 100)  # bots remember a lot and leave few cycles: searching for them shows as a stutter
    lines: SimpleQueue[bytes | None] = SimpleQueue()
    threading.Thread(target=_listen, args=(requests, lines), daemon=True).start()
    serve(iter(lines.get, None), answers)


def _listen(requests: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    """Beside the thinking, so that nothing that was begun here outlives the table, whatever it is busy with."""
    for line in requests:
        lines.put(line)
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def serve(requests: Iterable[bytes], answers: IO[bytes]) -> None:
    """Answers line by line until the requests end."""
    worker = Worker()
    for line in requests:
        answers.write(json.dumps(worker.reply(json.loads(line))).encode() + b"\n")
        answers.flush()


@dataclass(slots=True)
class KnownGame:
    """A game ready to be thought about."""

    plugin: GamePlugin
    game: Game[Any, Any]
    forms: Forms
    empty: Any
    programs: Programs
    bots: dict[tuple[str, Mood], Bot[Any, Any]] = field(default_factory=dict)

    coach: Coach[Any, Any] | None = None

    def bot(self, level: str, mood: Mood) -> Bot[Any, Any]:
        who = level, mood
        if who not in self.bots:
            self.bots[who] = self._made(level, mood)
        return self.bots[who]

    def _made(self, level: str, mood: Mood) -> Bot[Any, Any]:
        if is_program(level):
            return self.programs.bot(self.plugin, level, self.game)
        return self.plugin.bot(level, self.game, mood)

    def coached(self, view: View[Any], asked: Mapping[str, Any], stream: Stream) -> dict[str, Any]:
        """One decision judged, or moves weighed before one is made."""
        from cardcade.engine.advice import advise
        from cardcade.engine.budget import Purse
        from cardcade.engine.judgement_forms import JudgementForms
        from cardcade.engine.judging import judge

        coach = self.coach = self.coach or self.plugin.make_coach(self.game)
        forms = JudgementForms(self.forms)
        if "ranked" in asked:
            ranked: Sequence[Any] = [self.forms.read_move(form) for form in asked["ranked"]]
            if not ranked:
                ranked = coach.candidates(view, self.game.moves(view.state, view.seat), None)[:RANKED]
            return {"advice": forms.write_advice(advise(coach, view, ranked, stream))}
        purse = Purse(*asked["purse"])
        told = judge(coach, view, self.game.moves(view.state, view.seat), forms.read_made(asked), stream, purse)
        return {"judgement": forms.write(told), "spent": purse.spent}


class Overheard(logging.Handler):
    """What outside programs get wrong, until it is handed over: this process has no log of its own."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._said: SimpleQueue[str] = SimpleQueue()

    def emit(self, record: logging.LogRecord) -> None:
        self._said.put(record.getMessage())

    def taken(self) -> list[str]:
        return [self._said.get() for _ in range(self._said.qsize())]


class Worker:
    """Keeps the games it was asked about, so that only the first question pays for building one."""

    def __init__(self) -> None:
        self._games: dict[str, KnownGame] = {}
        self._programs = Programs()
        self._overheard = Overheard()
        logging.getLogger("cardcade.outside").addHandler(self._overheard)

    def reply(self, request: Mapping[str, Any]) -> dict[str, Any]:
        try:
            return {"id": request["id"], **self._think(request), "said": self._overheard.taken()}
        except BaseException as error:  # the worker's boundary: a plugin may even raise SystemExit
            return {"id": request["id"], "error": "".join(traceback.format_exception(error))[-4000:]}

    def _think(self, request: Mapping[str, Any]) -> dict[str, Any]:
        game = self._known(request)
        if "view" not in request:
            return {"ready": True}
        view = View(request["seat"], game.forms.read_state(request["view"], game.empty))
        if ASKED in request:
            return game.coached(view, request[ASKED], Stream(request["stream"]))
        bot = game.bot(request["level"], _mood_of(request))
        move = bot.choose(view, game.game.moves(view.state, view.seat), Stream(request["stream"]))
        return {
            "move": None if move is None else game.forms.write_move(move),
            "lapse": bot.lapse,
        }

    def _known(self, request: Mapping[str, Any]) -> KnownGame:
        key = json.dumps([request["package"], request["rules"], request["seats"]], sort_keys=True)
        if key not in self._games:
            if len(self._games) >= KEPT_GAMES:
                self._games.pop(next(iter(self._games)))
            plugin = plugin_of(request["package"])
            game = plugin.game(rules_of(plugin.rules, request["rules"]))
            self._games[key] = KnownGame(plugin, game, Forms(game), game.setup(request["seats"]), self._programs)
        return self._games[key]


def _mood_of(request: Mapping[str, Any]) -> Mood:
    """Whoever asks for none gets the plain level."""
    if "mood" not in request:
        return PLAIN
    temperament, grudge = request["mood"]
    return Mood(read_temperament(temperament), grudge)


def plugin_of(package: str) -> GamePlugin:
    """The game of a package: that of an entry point inside it, or its own."""
    for entry in entries_inside(package):
        plugin = load(entry)
        if plugin.package == package:
            return plugin
    return plugin_in(import_module(package))
