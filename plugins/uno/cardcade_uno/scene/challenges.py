"""Facing a wild draw four: when the viewer is asked, what is known about it, and the ways to answer."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import say_seat
from cardcade.table import Gestures, Hints, Viewer
from cardcade.ui import ButtonKind, Ui, Widget
from cardcade_uno.cards import FOURS, SYMBOL, say_colour
from cardcade_uno.moves import ACCEPT, CHALLENGE, Play
from cardcade_uno.odds import chance_of_bluff
from cardcade_uno.rules import Rules
from cardcade_uno.scene.challenge_panel import ChallengePanel, Doubt, Reply
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.settling import Offered
from cardcade_uno.state import UnoState
from cardcade_uno.turn import CHALLENGE_PENALTY


class Challenges(Offered):
    """Opens the panel when the viewer may challenge; whatever happens then closes it."""

    def __init__(
        self, ui: Ui, viewer: Viewer, rules: Rules, layout: UnoLayout, gestures: Gestures, hints: Hints
    ) -> None:
        self._link, self._position, self._attention = viewer.link, viewer.position, viewer.attention
        self._ui, self._rules, self._layout, self._gestures, self._hints = ui, rules, layout, gestures, hints
        self.panel: ChallengePanel | None = None

    @property
    def widgets(self) -> Sequence[Widget]:
        return () if self.panel is None else (self.panel,)

    def refresh(self) -> None:
        asked = CHALLENGE in self._position.moves and not self.settled
        if not asked:
            self.withdraw()
        elif self.panel is None:
            state = self._position.state
            self.panel = ChallengePanel(self._ui, self._layout, self._doubt(state), self._replies(state))
            self._layout.asked = True
            self._attention.attach(self.panel)
            self._attention.lead(self.panel.buttons[0])

    def update(self, dt: float) -> bool:
        """Whether another answer is hinted at now."""
        hinted = {ACCEPT: "move.accept", CHALLENGE: "move.challenge"}.get(self._hints.shown, "")
        if self.panel is None or self.panel.hinted == hinted:
            return False
        self.panel.point_at(hinted)
        return True

    def withdraw(self) -> None:
        if self.panel is not None and self._attention.focus in self.panel.buttons:
            self._attention.lead(None)
        self.panel, self._layout.asked = None, False

    def _doubt(self, state: UnoState) -> Doubt:
        assert state.four_by is not None
        say, by, beneath = self._link.words.say, state.four_by, state.four_on[0]
        known = [
            say("uno.table.doubt.holds", player=say_seat(by), n=len(state.hand(by))),
            say(f"uno.table.doubt.{self._rules.wild_draw_four.condition}", colour=say_colour(beneath)),
        ]
        if caught := state.bluffs[by]:
            known.append(say("uno.table.doubt.bluffed", n=caught))
        view = self._position.view
        assert view is not None
        known.append(say("uno.table.doubt.odds", n=round(100 * chance_of_bluff(self._rules, view))))
        right, wrong = state.pending, state.pending + CHALLENGE_PENALTY
        stakes = say("uno.table.doubt.stakes", player=say_seat(by), n=right, wrong=wrong)
        title = say("uno.table.doubt.title", player=say_seat(by))
        return Doubt(self._link.players[by], title, known, beneath, say("uno.table.doubt.beneath"), stakes)

    def _replies(self, state: UnoState) -> list[Reply]:
        say, act = self._link.words.say, self._gestures.act
        accept, challenge = say("uno.table.accept_draw", n=state.pending), say("uno.table.doubt.challenge")
        return [
            Reply(accept, "move.accept", ButtonKind.SECONDARY, lambda: act(ACCEPT)),
            *self._stacking(),
            Reply(challenge, "move.challenge", ButtonKind.DANGER, lambda: act(CHALLENGE)),
        ]

    def _stacking(self) -> list[Reply]:
        """With a wild draw four if there is one, else with a draw two."""
        cards = [move.card for move in self._position.moves if isinstance(move, Play)]
        if not cards:
            return []
        four = any(card in FOURS for card in cards)
        card = next(card for card in cards if (SYMBOL[card] == "F") == four)
        text = self._link.words.say("uno.table.doubt.stack", symbol="+4" if four else "+2")
        return [Reply(text, "move.stack", ButtonKind.SECONDARY, lambda: self._gestures.play([card]))]
