"""The review of one seat in a finished match: kept beside the match, or made in the background and then kept."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardcade.engine.cards import Seat
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.judgement_forms import JudgementForms
from cardcade.engine.message import Message, say
from cardcade.engine.reason_words import why
from cardcade.engine.record import Record
from cardcade.engine.review import Remark, accuracy_of, read_remarks, review, turning_points, version_of, write_remarks
from cardcade.plugins import GamePlugin
from cardcade.shell.match.reviewing import Reviewing
from cardcade.shell.match.second_try import SecondTry

if TYPE_CHECKING:
    from cardcade.shell.store.store import Store
    from cardcade.workers.bot_process import BotProcess

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """Which moves are looked at, and by which rules."""

    plugin: GamePlugin
    game: Game[Any, Any]
    record: Record
    seat: Seat
    match: str = ""
    """Its number in the store; a match that is not there is not kept."""


class MatchReview:
    """Polled by whoever shows it; `close` ends it at any moment, and what is not finished is not kept."""

    def __init__(self, what: ReviewTask, store: Store | None, start: Callable[[], BotProcess] | None) -> None:
        """Without a process it judges one decision at every poll, in this one."""
        self.what = what
        self._store = store if what.match else None
        self._coach = what.plugin.make_coach(what.game)
        self._forms = JudgementForms(Forms(what.game))
        self.unit = self._coach.unit
        self.remarks: list[Remark] = self._kept() or []
        self.done = bool(self.remarks)
        self._here: Iterator[Remark] | None = None
        self._apart: Reviewing | None = None
        if self.done:
            return
        if start is not None:
            self._apart = Reviewing(what.plugin, what.game, what.record, what.seat, start)
        else:
            self._here = review(what.record, what.game, self._coach, what.seat)

    def poll(self) -> list[Remark]:
        """What has been found since; never waits for another process."""
        if self.done:
            return []
        found = self._take()
        self.remarks += found
        if self.done:
            self._keep()
        return found

    def close(self) -> None:
        if self._apart is not None:
            self._apart.close()
        self._here = self._apart = None
        self.done = True

    @property
    def accuracy(self) -> float:
        return accuracy_of(self.remarks)

    @property
    def marked(self) -> list[Remark]:
        return [remark for remark in self.remarks if remark.mark]

    @property
    def turning_points(self) -> list[Remark]:
        return turning_points(self.remarks)

    def second_try(self, remark: Remark, tell: Callable[[Message, bool], object]) -> SecondTry:
        """Listens to the move that is made in the place of a marked one."""
        return SecondTry(self._coach, remark.judgement, self.what.seat, tell)

    def tip(self, remark: Remark) -> Message:
        """A mark in one line, as a timeline shows it."""
        return tip(self.what.plugin.id, self.what.game, remark)

    def _take(self) -> list[Remark]:
        if self._apart is not None:
            found = self._apart.poll()
            self.done = self._apart.done
            return found
        one = next(self._here, None) if self._here is not None else None
        self.done = one is None
        return [] if one is None else [one]

    @property
    def _version(self) -> str:
        return version_of(self._coach)

    def _kept(self) -> list[Remark] | None:
        if self._store is None:
            return None
        form = self._store.review(self.what.match, self.what.seat, self._version)
        try:
            return read_remarks(form, self._forms) if form is not None else None
        except (KeyError, TypeError, ValueError):
            log.warning("the review of %s cannot be read", self.what.match)
            return None

    def _keep(self) -> None:
        if self._store is not None and self.remarks:
            form = write_remarks(self.remarks, self._forms)
            self._store.keep_review(self.what.match, self.what.seat, self._version, form, round(self.accuracy, 2))


def tip(name: str, game: Game[Any, Any], remark: Remark) -> Message:
    """What was better, and why."""
    told = remark.judgement
    better = game.say_move(told.better)
    reason = why(name, told)
    if reason is None:
        return say("coach.tip", mark=told.mark, better=better)
    return say("coach.tip_why", mark=told.mark, better=better, why=reason)
