"""The boards after a round and after the match, and what they offer next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade.engine.cards import TABLE
from cardcade.engine.state import View
from cardcade.table.board import Board, Line, Offer
from cardcade.table.layout import TableLayout
from cardcade.table.moments import Moments
from cardcade.table.part import Part
from cardcade.table.tally import Tally
from cardcade.table.viewer import Viewer
from cardcade.ui.widget import Widget


class RoundBoard(Board):
    """After a round of a game that has no board of its own."""

    table_waits = True
    """Whether the next round waits for it; else it has been dealt already, and the players wait."""


class Boards(Part):
    """At most one is open. A game with boards of its own says in `due` which one the position has."""

    def __init__(self, viewer: Viewer, layout: TableLayout, moments: Moments) -> None:
        self._link, self._position, self._words = viewer.link, viewer.position, viewer.link.words
        self._effects, self._attention = viewer.effects, viewer.attention
        self._layout, self._moments = layout, moments
        self.board: Board | None = None
        self._tally = Tally(self._link.game)
        self._read: int | None = None
        """After which round the viewer has closed a board, or came to the table."""

    @property
    def widgets(self) -> Sequence[Widget]:
        return () if self.board is None else (self.board,)

    def take(self, view: View[Any]) -> None:
        self._tally.take(view)
        if self._read is None:
            between = TABLE in self._link.game.to_act(view.state)
            self._read = self._tally.rounds - between

    def lay_out(self) -> None:
        """The same board, made for the canvas and in the language of now; what has been shown is not shown again."""
        before, self.board = self.board, None
        made = self.due() if before is not None else None
        if made is not None and before is not None:
            made.take_over(before)
            self.open(made)

    def refresh(self) -> None:
        if self._position.autopilot and not self._position.table_waits:
            self._read = self._tally.rounds  # a bot has read it, and plays on
        if self.board is None and (made := self.due()) is not None:
            self.open(made)
        elif isinstance(self.board, RoundBoard) and self.board.table_waits and not self._position.table_waits:
            self.close()

    @property
    def holds(self) -> bool:
        """Whether nobody plays on until the viewer has read it."""
        return isinstance(self.board, RoundBoard) and not self.board.table_waits

    def due(self) -> Board | None:
        """The board that the position has, if it has one."""
        if self._position.over:
            return self.result()
        news = self._tally.ended and self._tally.rounds != self._read
        return self.round() if news else None

    def open(self, board: Board) -> None:
        self.board = board
        if not board.buttons:
            self._offer(board)
        board.appeared = lambda: self.celebrate(board)
        self._attention.attach(board)
        self._attention.lead(None)
        board.changed()

    def close(self) -> None:
        if self.board is not None:
            self.board.changed()
            self._read = self._tally.rounds
        self.board = None

    def next_round(self) -> None:
        self.close()
        self._link.proceed()

    def celebrate(self, board: Board) -> None:
        """It is seen now."""
        if isinstance(board, RoundBoard):
            self._link.sounds.play("round_end")
            return
        own = self._link.players[self._link.seat]
        won = any(line.winner and line.player is own for line in board.lines)
        self._link.sounds.play("win" if won else "lose")
        self.confetti(won)

    def confetti(self, won: bool, count: int = 120) -> None:
        if won and not self._link.look.reduced_motion:
            self._effects.particles.confetti(self._layout.area, count)

    # -- what is offered

    @property
    def final(self) -> bool:
        """Whether it is the match that is over, not only a round."""
        return self._position.over

    def _offer(self, board: Board) -> None:
        if self.final:
            board.offer(
                Offer(self._words.say("table.leave"), "board.leave", "home", lambda: self._link.command("leave")),
                Offer(self._words.say("table.rematch"), "board.rematch", "restart", self._rematch),
            )
        else:
            board.offer(self.next_offer())

    def next_offer(self) -> Offer:
        """How the table goes on after a round."""
        goes_on = self.close if self.holds else self.next_round
        return Offer(self._words.say("table.continue"), "board.next", "play", goes_on)

    def _rematch(self) -> None:
        self._link.command("rematch")

    # -- the common ones

    def round(self) -> Board:
        """The end of a round: what it brought everyone and the totals it makes, the best first."""
        tally, winners = self._tally, self._tally.leaders
        note = self._words.say("table.leads")
        lines = [
            Line(self._link.players[seat], note if seat in winners else "", tally.gained(seat), tally.total(seat))
            for seat in tally.order
        ]
        title = self._words.say("table.round_over", n=tally.rounds)
        board = RoundBoard(self._layout, self._link.look, title, lines, moment=self._goal)
        board.table_waits = self._position.table_waits
        return board

    @property
    def _goal(self) -> str:
        """How far it goes, and whether that is to be reached or dreaded."""
        standing = self._tally.standing
        if standing is None or standing.target is None:
            return ""
        key = "table.goal_lowest" if standing.lowest_wins else "table.goal"
        return self._words.say(key, n=f"{standing.target:g}")

    def result(self) -> Board:
        """The end of the match: every player's score, best first."""
        result = self._link.game.result(self._position.state)
        assert result is not None
        won = self._link.seat in result.winners
        winner = self._words.say("table.winner")
        lines = [
            Line(
                self._link.players[seat],
                winner if seat in result.winners else "",
                self._tally.gained(seat) if self._tally.says(result.scores) else None,
                result.scores[seat],
                seat in result.winners,
            )
            for seat in result.order
        ]
        title = self._words.say("table.won" if won else "table.lost")
        return Board(self._layout, self._link.look, title, lines, moment=self._moments.tell())
