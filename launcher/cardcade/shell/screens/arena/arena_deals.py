"""The deals of a round robin: every table of every deal, to be watched again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cardcade.arena.bout import Bout, Outcome, replay
from cardcade.arena.crew import Crew
from cardcade.arena.referee import Failed
from cardcade.engine.bots import is_program
from cardcade.engine.replay_file import read
from cardcade.shell.screens.common.flow import Flow
from cardcade.ui import Button, Tone, icon
from cardcade.ui.layout import row
from cardcade.ui.theme import FAINT, SMALL
from cardcade.ui.widgets.listing import Row, RowWidget

if TYPE_CHECKING:
    from cardcade.shell.screens.arena.arena import Arena
    from cardcade.shell.screens.common.workbench import Workbench

SHOWN: Final = 40
"""Tables on a page; the others are a click away."""


class ArenaDeals:
    """Keeps every outcome in order; a deal that is picked is played again in a process of its own, and shown."""

    def __init__(self, arena: Arena, bench: Workbench) -> None:
        self._arena, self._bench, self.say = arena, bench, bench.say
        self.outcomes: list[Outcome] = []
        self._turned = 0
        """How many pages back."""
        self._opening = False

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)

    def forget(self) -> None:
        self.outcomes, self._turned = [], 0

    def tell(self, flow: Flow) -> None:
        """The newest first."""
        flow.paragraph(self.say("arena.watch"), SMALL, FAINT)
        last = max(0, len(self.outcomes) - self._turned * SHOWN)
        self._add_turning(flow, last)
        for number in range(last - 1, max(-1, last - 1 - SHOWN), -1):
            flow.add(RowWidget(flow.take(70, 8), self._row(number), self._watching(number)))

    def _add_turning(self, flow: Flow, last: int) -> None:
        if len(self.outcomes) <= SHOWN:
            return
        later, earlier = row(flow.take(60), [None, None], 16)
        for room, name, by, able in (
            (later, "later", -1, self._turned > 0),
            (earlier, "earlier", 1, last > SHOWN),
        ):
            words, picture = self.say(f"arena.{name}"), icon("arrow_left" if by < 0 else "arrow_right")
            flow.add(Button(room, words, self._turning(by), f"arena.{name}", icon=picture, enabled=able))

    def _turning(self, by: int) -> Callable[[], object]:
        def turn() -> None:
            self._turned += by
            self._bench.rebuild()

        return turn

    def _row(self, number: int) -> Row:
        bout, outcome, called = self._bout(number), self.outcomes[number], self._arena.called
        deal = number // self._arena.league.contest.bouts_a_deal + 1 if self._arena.league is not None else 0
        winners = list(dict.fromkeys(called(bout.bots[seat]) for seat in outcome.winners))
        seated = " – ".join(called(bot) for bot in dict.fromkeys(bout.bots))
        scores = ", ".join(f"{score:g}" for score in outcome.scores)
        unfit = any(map(is_program, bout.bots))
        return Row(
            self.say("arena.deal", n=deal, bots=seated),
            f"arena.deal.{number}",
            self.say("arena.won", bots=winners, scores=scores),
            icon=icon("play"),
            enabled=not unfit,
            reason=self.say("arena.program") if unfit else "",
        )

    def _bout(self, number: int) -> Bout:
        assert self._arena.league is not None
        return self._arena.league.contest.bout(number)

    # -- watching

    def _watching(self, number: int) -> Callable[[], object]:
        return lambda: self._watch(self._bout(number))

    def _watch(self, bout: Bout) -> None:
        """No bot's code runs where the picture is drawn."""
        if self._opening:
            return
        self._opening = True
        if self._bench.app.bots is None:
            self._show(_played(bout, Crew(1)))
            return
        self._bench.app.toast("arena.opening")
        threading.Thread(target=self._fetch, args=(bout,), name="arena", daemon=True).start()

    def _fetch(self, bout: Bout) -> None:
        told = _played(bout, Crew(1, apart=True))
        self._bench.app.loop.post(lambda: self._show(told))

    def _show(self, told: str | Failed) -> None:
        self._opening = False
        app = self._bench.app
        if isinstance(told, Failed):
            app.ui.toasts.say(app.language.text(told.reason), Tone.WARNING)
        elif app.loop.screen is self._bench:
            app.pages.open_theatre(read(told.encode()))


def _played(bout: Bout, crew: Crew) -> str | Failed:
    try:
        with crew:
            return next(crew.run(replay, [bout.form]))
    except Failed as failed:
        return failed
