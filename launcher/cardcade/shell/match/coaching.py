"""The coach at the table: asked about the position of now, heard when it has thought."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from cardcade.engine.advice import Advice, advise
from cardcade.engine.chance import Stream
from cardcade.engine.coach import Coach
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.judgement_forms import JudgementForms
from cardcade.engine.state import View
from cardcade.plugins import GamePlugin
from cardcade.workers.bot_process import BotProcess
from cardcade.workers.bot_worker import ASKED, game_form

log = logging.getLogger(__name__)

MOST: Final = 6
"""So many moves are compared: more are not read, and would take longer."""

_questions = itertools.count(1)


class Coaching:
    """Says at once what needs no imagining; values that do come from a process of its own, for which no bot waits."""

    def __init__(
        self, plugin: GamePlugin, game: Game[Any, Any], seats: int, start: Callable[[], BotProcess] | None
    ) -> None:
        """Without a process it has no more to say than it knows at once."""
        self._plugin, self._game, self.start = plugin, game, start
        self._game_form = game_form(plugin, game, seats)
        self._coach: Coach[Any, Any] | None = None
        self._process: BotProcess | None = None
        self._forms = JudgementForms(Forms(game))
        self._asked = self._sent = ""
        self._next: dict[str, Any] | None = None
        self._moves: list[Any] = []

    @property
    def coach(self) -> Coach[Any, Any]:
        """Made when it is first asked for."""
        if self._coach is None:
            self._coach = self._plugin.make_coach(self._game)
        return self._coach

    def ask(self, view: View[Any], moves: Sequence[Any]) -> list[Advice]:
        """What can be said at once of these moves, the likely best first; `poll` brings more where there is more."""
        self._asked, self._moves = "", list(moves)
        told = self._at_once(view) if self._plugin.coach is not None else []
        if len(moves) > 1 and not (told and told[0].value is not None) and self.start is not None:
            self._request(view)
        return self._with_rest(told)

    def _at_once(self, view: View[Any]) -> list[Advice]:
        try:
            return advise(self.coach, view, self._moves[:MOST], None)
        except Exception:  # the plugin's boundary: a hint without words is better than none
            log.exception("the coach of %s failed", self._plugin.id)
            return []

    def _with_rest(self, told: Sequence[Advice]) -> list[Advice]:
        """The other moves behind those that were worth a word."""
        known = [advice.move for advice in told]
        return [*told, *(Advice(move) for move in self._moves if move not in known)]

    def poll(self) -> list[Advice] | None:
        """The values that were asked for, once they are there; None until then, and never what was asked before."""
        told = None
        for reply in self._process.take() if self._process is not None else ():
            if reply["id"] == self._sent:
                self._sent = ""
            if reply["id"] == self._asked:
                told = self._read(reply)
        self._send()
        return told

    @property
    def thinking(self) -> bool:
        """Whether an answer is on its way."""
        return bool(self._sent or self._next)

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None
        self._asked = self._sent = ""
        self._next = None

    def _request(self, view: View[Any]) -> None:
        """A game without a ranking of its own is ranked there, by a bot: none thinks where the picture is drawn."""
        self._asked = f"advice{next(_questions)}"
        forms = self._forms.forms
        best = self._moves[:MOST] if self._plugin.hints is not None else []
        ranked = [forms.write_move(move) for move in best]
        self._next = {
            "id": self._asked,
            **self._game_form,
            "seat": view.seat,
            "view": forms.write_state(view.state),
            "stream": Stream.named("advice").key,
            ASKED: {"ranked": ranked},
        }
        self._send()

    def _send(self) -> None:
        """One question at a time: what was asked in between is forgotten, and only the last one is sent."""
        if self._next is None or self._sent or self.start is None:
            return
        if self._process is None:
            self._process = self.start()
        self._process.send(self._next)
        self._sent, self._next = self._next["id"], None

    def _read(self, reply: dict[str, Any]) -> list[Advice] | None:
        self._asked = ""
        try:
            return self._with_rest(self._forms.read_advice(reply["advice"]))
        except (KeyError, TypeError, ValueError):
            log.warning("the coach of %s has no values: %s", self._plugin.id, reply.get("error", "lost"))
            return None
