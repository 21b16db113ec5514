"""The deals of a round robin: every table of every deal, to be watched again."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from cardcade.arena.bout import Bout, Outcome, replay
from cardcade.arena.crew import Crew
from cardcade.arena.referee import Failed
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
        self._page = 0
        self._opening = False

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)

    def forget(self) -> None:
        self.outcomes, self._page = [], 0

    def tell(self, flow: Flow) -> None:
        """In order, so that what is pointed at stays where it is while they play on."""
        flow.paragraph(self.say("arena.watch"), SMALL, FAINT)
        first, there = self._page * SHOWN, len(self.outcomes)
        if self._arena.whole > SHOWN:
            self._add_turning(flow, first + SHOWN < there)
        for number in range(first, min(there, first + SHOWN)):
            flow.add(RowWidget(flow.take(70, 8), self._row(number), self._watching(number)))

    def _add_turning(self, flow: Flow, more: bool) -> None:
        earlier, later = row(flow.take(60), [None, None], 16)
        for room, name, by, able in (
            (earlier, "earlier", -1, self._page > 0),
            (later, "later", 1, more),
        ):
            words, picture = self.say(f"arena.{name}"), icon("arrow_left" if by < 0 else "arrow_right")
            flow.add(Button(room, words, self._turning(by), f"arena.{name}", icon=picture, enabled=able))

    def _turning(self, by: int) -> Callable[[], object]:
        def turn() -> None:
            self._page += by
            self._bench.rebuild()

        return turn

    def _row(self, number: int) -> Row:
        bout, outcome, called = self.bout(number), self.outcomes[number], self._arena.called
        deal = number // self._arena.league.contest.bouts_a_deal + 1 if self._arena.league is not None else 0
        winners = list(dict.fromkeys(called(bout.bots[seat]) for seat in outcome.winners))
        seated = " – ".join(called(bot) for bot in dict.fromkeys(bout.bots))
        scores = ", ".join(f"{score:g}" for score in outcome.scores)
        return Row(
            self.say("arena.deal", n=deal, bots=seated),
            f"arena.deal.{number}",
            self.say("arena.won", bots=winners, scores=scores),
            icon=icon("play"),
        )

    def bout(self, number: int) -> Bout:
        assert self._arena.league is not None
        return self._arena.league.contest.bout(number)

    # -- watching

    def _watching(self, number: int) -> Callable[[], object]:
        return lambda: self.watch(number)

    def watch(self, number: int) -> None:
        """No bot's code runs where the picture is drawn."""
        if self._opening:
            return
        self._opening = True
        bout = {**self.bout(number).form, "moves": self.outcomes[number].moves}
        if self._bench.app.bots is None:
            self._show(_played(bout, Crew(1)))
            return
        self._bench.app.toast("arena.opening")
        threading.Thread(target=self._fetch, args=(bout,), name="arena", daemon=True).start()

    def _fetch(self, bout: Mapping[str, Any]) -> None:
        told = _played(bout, Crew(1, apart=True))
        self._bench.app.loop.post(lambda: self._show(told))

    def _show(self, told: str | Failed) -> None:
        self._opening = False
        app = self._bench.app
        app.ui.toasts.take_back(self.say("arena.opening"))
        if isinstance(told, Failed):
            app.ui.toasts.say(app.language.text(told.reason), Tone.WARNING)
        elif app.loop.screen is self._bench:
            app.pages.open_theatre(read(told.encode()))


def _played(bout: Mapping[str, Any], crew: Crew) -> str | Failed:
    try:
        with crew:
            return next(crew.run(replay, [bout]))
    except Failed as failed:
        return failed
