"""What the player must not lose: matches and choices, kept on disk while the game goes on."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from cardcade.engine.game import Result
from cardcade.engine.match import Entry, Form
from cardcade.engine.message import Message
from cardcade.engine.reckoning import Reckoning
from cardcade.engine.record import Beginning, Record
from cardcade.folders import data_folder
from cardcade.shell.store.ledger import Ledger
from cardcade.shell.store.saved import (
    FinishedMatch,
    MadeStep,
    Names,
    PlayedElsewhere,
    SavedMatch,
    Unresumable,
    WaitingMatch,
)
from cardcade.shell.store.statistics import Statistics, statistics
from cardcade.shell.store.writer import Ticket, TicketKind, Work, Writer

FILE: Final = "matches.sqlite3"
EVERY: Final = 1_000_000
"""As many matches as anybody plays."""
LONGEST_WAIT: Final = 5.0
LONGEST_MOVE: Final = 60.0
"""Of a longer pause between two moves only so much counts as playing."""


class MatchSaver:
    """Writes one match down, step by step."""

    def __init__(self, writer: Writer, match: str, link: str, steps: int = 0, seconds: float = 0.0) -> None:
        self.match = match
        self._writer, self._link, self._steps, self._seconds = writer, link, steps, seconds
        self._last = time.monotonic()
        self._whole: list[tuple[Ticket, MadeStep]] = []

    def append(self, entry: Entry, own: bool) -> Ticket:
        """An accepted move and the position after it; `own` is one that a person decided."""
        now = time.monotonic()
        self._seconds += min(now - self._last, LONGEST_MOVE)
        self._last = now
        self._steps += 1
        before, self._link = self._link, entry.link
        made = MadeStep(self._steps, before, entry.step, entry.link, self._seconds, time.time(), own, entry.state)
        self._forget_positions()
        ticket = self._writer.hand_in(Ticket(lambda ledger: ledger.append(self.match, made)))
        self._whole.append((ticket, made))
        return ticket

    def _forget_positions(self) -> None:
        """The writer remembers every step of the match; of positions only the last one is worth the memory."""
        for ticket, made in self._whole:
            made.state = None if ticket.saved else made.state
        self._whole = [(ticket, made) for ticket, made in self._whole if not ticket.saved]

    def doubt(self) -> Ticket:
        """The rules changed under it: its replay can no longer be verified."""
        return self._writer.hand_in(Ticket(lambda ledger: ledger.doubt(self.match)))

    def release(self) -> Ticket:
        """It is left: from now on another copy may go on with it."""
        return self._writer.hand_in(Ticket(lambda ledger: ledger.leases.release(self.match)))

    def discard(self) -> Ticket:
        """The player has given it up."""
        return self._writer.hand_in(Ticket(lambda ledger: ledger.discard(self.match)))

    def finish(self, result: Result) -> Ticket:
        now, last = time.time(), (self._steps, self._link)
        return self._writer.hand_in(Ticket(lambda ledger: ledger.finish(self.match, last, result, now)))


class Store:
    """Never raises for what happens on disk: it goes on in memory, tries again, and says so in `notices`."""

    def __init__(
        self, folder: Path | None = None, wake: Callable[[], object] = lambda: None, patience: float = 1.0
    ) -> None:
        """`wake` is called from the writer's thread when a ticket is done or a notice waits."""
        self._writer = Writer((folder or data_folder()) / FILE, wake, patience)

    # -- the match in progress

    def begin_match(self, beginning: Beginning, deal: Entry, chosen_deal: bool = False) -> MatchSaver:
        """`chosen_deal`: the player asked for these very cards."""
        match, now = uuid.uuid4().hex, time.time()
        self._writer.hand_in(
            Ticket(lambda ledger: ledger.begin(match, beginning, deal, now, chosen_deal), TicketKind.BEGIN)
        )
        return MatchSaver(self._writer, match, deal.link)

    def claim(self, match: str) -> SavedMatch:
        """The match as it is now, to be gone on with by this copy alone; or PlayedElsewhere, or Unresumable."""
        found: list[SavedMatch | None] = self._read(lambda ledger: [_claimed(ledger, match)], [])
        if not found:
            raise Unresumable(match)
        if found[0] is None:
            raise PlayedElsewhere(match)
        return found[0]

    def release(self, match: str) -> None:
        """It is not gone on with after all."""
        self._writer.hand_in(Ticket(lambda ledger: ledger.leases.release(match)))

    def resume_match(self, saved: SavedMatch) -> MatchSaver:
        now = time.time()
        self._writer.hand_in(Ticket(lambda ledger: ledger.restore(saved, now), TicketKind.BEGIN))
        return MatchSaver(self._writer, saved.id, saved.record.chain[-1], len(saved.record.steps), saved.seconds)

    def give_up(self, match: str) -> None:
        """The player's word on a match that waits; one that another copy plays is left alone."""
        self._writer.hand_in(Ticket(lambda ledger: ledger.give_up(match)))

    def waiting(self, without: str | None = None) -> list[WaitingMatch]:
        """What is told of every match that can be continued, the one played last first; one may be passed over."""
        found: list[WaitingMatch] = self._read(lambda ledger: ledger.unfinished(without), [])
        return found

    def position(self, match: str) -> Form | None:
        """In which it was left; None when that cannot be read."""
        form: Form | None = self._read(lambda ledger: ledger.position(match), None)
        return form

    def saved(self, match: str) -> SavedMatch | None:
        """A match with all its moves; None when it cannot be read."""
        found: SavedMatch | None = self._read(lambda ledger: ledger.match(match), None)
        return found

    # -- looking back

    def history(self, limit: int = 100, game: str | None = None) -> list[FinishedMatch]:
        """Finished matches, the newest first."""
        found: list[FinishedMatch] = self._read(lambda ledger: ledger.history(limit, game), [])
        return found

    def statistics(self, game: str) -> Statistics:
        return statistics(self.history(EVERY, game))

    def replay(self, finished: FinishedMatch) -> Record | None:
        """The whole match, as long as its moves are kept."""
        saved = self.saved(finished.id)
        return replace(saved.record, result=finished.result) if saved and finished.replayable else None

    def take_in(self, record: Record) -> bool | None:
        """A finished match that was played elsewhere; False when it is there already, None when it cannot be kept."""
        match, now = uuid.uuid4().hex, time.time()
        taken: list[bool] = []
        done = self._writer.hand_in(Ticket(lambda ledger: taken.append(ledger.take_in(match, record, now))))
        return taken[-1] if done.wait(LONGEST_WAIT) and taken else None

    def star(self, match: str, on: bool) -> None:
        """A starred match is never dropped by any limit."""
        self._writer.hand_in(Ticket(lambda ledger: ledger.archive.star(match, on)))

    def delete(self, match: str) -> None:
        """The player's word on a match that has ended."""
        self._writer.hand_in(Ticket(lambda ledger: ledger.archive.delete(match)))

    def name(self, match: str, names: Names) -> None:
        """What its game and its rules are called, for when they are gone."""
        self._writer.hand_in(Ticket(lambda ledger: ledger.archive.name(match, names)))

    def keep_reckoning(self, match: str, reckoning: Reckoning) -> None:
        self._writer.hand_in(Ticket(lambda ledger: ledger.archive.reckon(match, reckoning)))

    def keep_review(self, match: str, seat: int, version: str, form: list[Any], accuracy: float | None = None) -> None:
        """What the coach said about a seat's moves, and how accurate they were."""
        self._writer.hand_in(Ticket(lambda ledger: ledger.reviews.keep(match, seat, version, form, accuracy)))

    def accuracies(self) -> dict[str, dict[int, float]]:
        """By match and seat, of all moves that have been judged."""
        found: dict[str, dict[int, float]] = self._read(lambda ledger: ledger.reviews.accuracies(), {})
        return found

    def review(self, match: str, seat: int, version: str) -> list[Any] | None:
        """None when there is none by this version of the coach."""
        form: list[Any] | None = self._read(lambda ledger: ledger.reviews.kept(match, seat, version), None)
        return form

    # -- remembered choices

    def remember(self, game: str, choices: Form) -> None:
        """What was chosen last when this game was set up."""
        self._writer.hand_in(Ticket(lambda ledger: ledger.remember(game, choices)))

    def remembered(self, game: str) -> Form | None:
        form: Form | None = self._read(lambda ledger: ledger.remembered(game), None)
        return form

    # -- running

    @property
    def stuck(self) -> bool:
        """Whether the disk does not answer: nobody should ask where the picture is drawn."""
        return self._writer.stuck

    def wait_until_it_answers(self) -> None:
        """Beside the picture; or until it is closed."""
        asked = self._writer.hand_in(Ticket(lambda _: None, TicketKind.READ))
        while self._writer.running and not asked.wait(LONGEST_WAIT):
            pass

    def notices(self) -> list[Message]:
        """What the player should be told, each thing once."""
        return self._writer.take_notices()

    def close(self) -> None:
        """Writes what is waiting and closes the file."""
        self._writer.close(LONGEST_WAIT)

    def _read(self, work: Work, otherwise: Any) -> Any:
        ticket = self._writer.hand_in(Ticket(work, TicketKind.READ))
        return ticket.outcome if ticket.wait(LONGEST_WAIT) and ticket.saved else otherwise


def _claimed(ledger: Ledger, match: str) -> SavedMatch | None:
    with ledger.transaction():
        return ledger.claim(match)
