"""The boards after a round and after the match, and what they offer next."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade.table.board import Board, Line, Offer
from cardcade.table.layout import TableLayout
from cardcade.table.moments import Moments
from cardcade.table.part import Part
from cardcade.table.viewer import Viewer
from cardcade.ui.widget import Widget


class Boards(Part):
    """At most one is open. A game with boards of its own says in `due` which one the position has."""

    def __init__(self, viewer: Viewer, layout: TableLayout, moments: Moments) -> None:
        self._link, self._position, self._words = viewer.link, viewer.position, viewer.link.words
        self._effects, self._attention = viewer.effects, viewer.attention
        self._layout, self._moments = layout, moments
        self.board: Board | None = None

    @property
    def widgets(self) -> Sequence[Widget]:
        return () if self.board is None else (self.board,)

    def lay_out(self) -> None:
        """The same board, made for the canvas and in the language of now; what has been shown is not shown again."""
        before, self.board = self.board, None
        made = self.due() if before is not None else None
        if made is not None and before is not None:
            made.take_over(before)
            self.open(made)

    def refresh(self) -> None:
        if self.board is None and (made := self.due()) is not None:
            self.open(made)

    def due(self) -> Board | None:
        """The board that the position has, if it has one."""
        return self.result() if self._position.over else None

    def open(self, board: Board) -> None:
        self.board = board
        board.modal = not self._link.watching
        if not board.buttons:
            self._offer(board)
        board.appeared = lambda: self.celebrate(board)
        self._attention.attach(board)
        self._attention.lead(None)
        board.changed()

    def close(self) -> None:
        if self.board is not None:
            self.board.changed()
        self.board = None

    def next_round(self) -> None:
        self.close()
        self._link.proceed()

    def celebrate(self, board: Board) -> None:
        """It is seen now."""
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
        if self.final and self._link.watching:
            board.offer(Offer(self._words.say("theatre.again"), "board.again", "restart", self._rematch))
        elif self.final:
            board.offer(
                Offer(self._words.say("table.leave"), "board.leave", "home", lambda: self._link.command("leave")),
                Offer(self._words.say("table.watch"), "board.watch", "replay", lambda: self._link.command("watch")),
                Offer(self._words.say("table.rematch"), "board.rematch", "restart", self._rematch),
            )
            if self._moments.best is not None:
                words = self._words.say("table.tip.moment")
                board.recall(Offer(words, "board.moment", "star", lambda: self._link.command("moment")))
        else:
            board.offer(self.next_offer())

    def next_offer(self) -> Offer:
        """How the table goes on after a round."""
        return Offer(self._words.say("table.continue"), "board.next", "play", self.next_round)

    def _rematch(self) -> None:
        self._link.command("rematch")

    # -- the common one

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
                None,
                result.scores[seat],
                seat in result.winners,
            )
            for seat in result.order
        ]
        title = self._words.say("table.won" if won else "table.lost")
        return Board(self._layout, self._link.look, title, lines, moment=self._moments.tell())
