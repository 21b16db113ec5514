"""The unfinished matches of a game at its setup: each to go on with, or to give up."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cardcade.shell.match.request import players_of
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.store.saved import round_of
from cardcade.table.words import own_words
from cardcade.ui import Answer, Ask, Button, ButtonKind, icon
from cardcade.ui.layout import row
from cardcade.ui.theme import INK, SECTION
from cardcade.ui.widgets.listing import Row, RowWidget

if TYPE_CHECKING:
    from cardcade.shell.app.waiting import Unfinished
    from cardcade.shell.screens.setup.setup import Setup

FOLDED = 2
"""So many are shown at first, so that the seats stay in sight."""


class WaitingList:
    """The one played last first."""

    def __init__(self, page: Setup) -> None:
        self.page, self.say = page, page.say
        self.unfolded = False

    def add(self, flow: Flow) -> None:
        offers = self.page.app.waiting.of(self.page.found.id)
        if not offers:
            return
        flow.heading(self.say("setup.waiting"), SECTION._replace(size=26), INK)
        shown = offers if self.unfolded else offers[:FOLDED]
        for number, offer in enumerate(shown):
            self._add_offer(flow, number, offer)
        if more := len(offers) - len(shown):
            words = self.say("setup.more_waiting", n=more)
            flow.add(Button(flow.take(52), words, self._unfold, "setup.more_waiting"))
        flow.space(12)

    def _add_offer(self, flow: Flow, number: int, offer: Unfinished) -> None:
        match, bin_ = row(flow.take(76, 10), [None, 76], 10)
        names = players_of(offer.match.beginning.players, self.page.app.language, self.page.app.profiles)
        told = Row(
            self._how_far(offer),
            f"setup.waiting.{number}",
            self.say("setup.last_played", day=self._day(offer), players=[player.name for player in names]),
            icon=icon("continue"),
            tooltip=self.say("setup.go_on"),
        )
        flow.add(RowWidget(match, told, lambda: self._go_on(offer), slow=True))
        meaning, tip = f"setup.give_up.{number}", self.say("setup.give_up")
        flow.add(Button(bin_, "", lambda: self._ask(offer), meaning, icon=icon("trash"), tooltip=tip))

    def _how_far(self, offer: Unfinished) -> str:
        position, moves = self.page.app.waiting.position(offer), offer.match.steps
        number = round_of(offer.match.beginning, position, self.page.found.plugin)
        if number is None:
            return self.say("setup.how_many", preset=self._preset(offer), n=moves)
        key = own_words(self.page.app.language, offer.game, "setup.how_far")
        return self.say(key, preset=self._preset(offer), round=number, n=moves)

    def _preset(self, offer: Unfinished) -> str:
        return self.page.app.shelf.preset_name(offer.game, offer.match.beginning.preset)

    def _day(self, offer: Unfinished) -> str:
        return time.strftime(self.say("setup.day"), time.localtime(offer.match.played))

    # -- the player's word

    def _unfold(self) -> None:
        self.unfolded = True
        self.page.rebuild()

    def _go_on(self, offer: Unfinished) -> None:
        self.page.app.tables.resume(offer)
        if self.page.loop.screen is self.page:  # it cannot be gone on with now
            self.page.rebuild()

    def _ask(self, offer: Unfinished) -> None:
        say = self.say
        keep = Answer(say("setup.keep"), lambda: None, "give_up.keep")
        gone = Answer(say("setup.giving_up"), lambda: self._give_up(offer), "give_up.gone", ButtonKind.DANGER)
        text = say("setup.give_up_text", preset=self._preset(offer), day=self._day(offer))
        self.page.stage.open(
            Ask(say("setup.give_up_title"), text, [keep, gone], "setup.give_up", cancel_action=lambda: None)
        )

    def _give_up(self, offer: Unfinished) -> None:
        self.page.app.waiting.give_up(offer)
        self.page.rebuild()
