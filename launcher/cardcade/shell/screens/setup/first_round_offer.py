"""The guided first round at a game's setup: offered in words to whoever is new, a plain button for everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade.shell.screens.common.flow import Flow
from cardcade.ui import Button, ButtonKind, icon
from cardcade.ui.theme import BODY, GOLD, INK, SECTION

if TYPE_CHECKING:
    from cardcade.shell.screens.setup.setup import Setup


class FirstRoundOffer:
    """Stands above the seats."""

    def __init__(self, page: Setup) -> None:
        self._page, self._say = page, page.say
        self._rounds, self._game = page.app.first_rounds, page.found.id
        self.new = self._rounds.offer(self._game)

    def add(self, flow: Flow) -> None:
        if not self._rounds.has(self._game):
            return
        if self.new:
            flow.heading(self._say("setup.new_here", game=self._page.heading()), SECTION._replace(size=26), GOLD)
            flow.paragraph(self._say("setup.guided"), BODY, INK)
        words, kind = self._say("setup.first_round"), ButtonKind.PRIMARY if self.new else ButtonKind.SECONDARY
        action, picture = lambda: self._rounds.open(self._game), icon("speech")
        room = flow.take(72 if self.new else 58)
        flow.add(Button(room, words, action, "setup.first_round", kind=kind, icon=picture, slow=True))
        flow.space(8)
