"""A review in the background: one decision after the other, judged in a process of its own."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Iterator
from typing import Any, Final

from cardcade.engine.budget import RoundBudget
from cardcade.engine.cards import Seat
from cardcade.engine.coach import Coach
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.judgement_forms import JudgementForms
from cardcade.engine.judging import Judgement
from cardcade.engine.record import Record
from cardcade.engine.review import Choice, Folding, Remark, budgeted, choices
from cardcade.plugins import GamePlugin
from cardcade.workers.bot_process import BotProcess
from cardcade.workers.bot_worker import ASKED, game_form

log = logging.getLogger(__name__)

PATIENCE: Final = 3
"""So many decisions in a row may fail before the rest is given up."""

_reviews = itertools.count(1)


class Reviewing:
    """Judges one seat of a record. It sends the seat's view and nothing else, so no hidden card can tell anything."""

    def __init__(
        self, plugin: GamePlugin, game: Game[Any, Any], record: Record, seat: Seat, start: Callable[[], BotProcess]
    ) -> None:
        """`start` gives a process that nobody else asks."""
        self.seat, self.done = seat, False
        self.remarks: list[Remark] = []
        """What has been said so far, in the order of play."""
        self._process = start()
        self._name = f"review{next(_reviews)}/"
        coach: Coach[Any, Any] = plugin.make_coach(game)
        self._folding, self._forms = Folding(coach), Forms(game)
        self._judgements = JudgementForms(self._forms)
        self._game_form = game_form(plugin, game, record.beginning.seats)
        self._choices: Iterator[tuple[Choice, RoundBudget]] = budgeted(choices(record, game, seat), coach)
        self._asked: tuple[Choice, RoundBudget] | None = None
        self._failed = 0
        self._ask_next()

    def poll(self) -> list[Remark]:
        """The remarks that have come since last asked; never waits."""
        found = [remark for reply in self._process.take() for remark in self._hear(reply)]
        self.remarks += found
        return found

    def close(self) -> None:
        """Ends it, in the middle of a thought too."""
        self.done, self._asked = True, None
        self._process.close()

    def _ask_next(self) -> None:
        self._asked = next(self._choices, None) if self._failed < PATIENCE else None
        if self._asked is None:
            self.close()
            return
        choice, budget = self._asked
        purse = budget.purse()
        view = self._forms.write_state(choice.view.state)
        asked = {"seat": self.seat, "view": view, "stream": choice.stream.key}
        made = {**self._judgements.write_made(choice.made), "purse": [purse.race, purse.proof]}
        self._process.send({"id": f"{self._name}{choice.step}", **self._game_form, **asked, ASKED: made})

    def _hear(self, reply: dict[str, Any]) -> Iterator[Remark]:
        if self._asked is None or reply["id"] != f"{self._name}{self._asked[0].step}":
            return
        choice, budget = self._asked
        judgement = self._read(reply)
        budget.settle(reply.get("spent", 0.0))
        self._failed = 0 if judgement is not None else self._failed + 1
        self._ask_next()
        if judgement is not None:
            yield self._folding.add(choice, judgement)

    def _read(self, reply: dict[str, Any]) -> Judgement | None:
        try:
            return self._judgements.read(reply["judgement"])
        except (KeyError, TypeError, ValueError):
            log.warning("a move could not be judged: %s", reply.get("error", "the process was lost"))
            return None
