"""The boards after a round and after the match, and what they offer next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardcade.engine.cards import TABLE, Pile, Place, Seat
from cardcade.engine.events import Event, Moved
from cardcade.engine.match import Step
from cardcade.engine.state import View
from cardcade.table.boards.account import Account
from cardcade.table.boards.board import HOLD_SECONDS, Board, BoardRow, Offer
from cardcade.table.boards.moments import Moments
from cardcade.table.layout import TableLayout
from cardcade.table.part import Part
from cardcade.table.viewer import Viewer
from cardcade.ui.widget import Widget

LAID_OPEN_SECONDS = 3.0
"""How long hands that were laid open are seen before a board covers them."""


class RoundBoard(Board):
    """After a round of a game that has no board of its own."""

    table_waits = True
    """Whether the next round waits for it; else it has been dealt already, and the players wait."""


class Boards(Part):
    """At most one is open. A game with boards of its own says in `due` which one the position has."""

    next_words, next_picture = "table.continue", "play"
    """Of the button that goes on after a round."""

    def __init__(self, viewer: Viewer, layout: TableLayout, moments: Moments) -> None:
        self._link, self._position, self._words = viewer.link, viewer.position, viewer.link.words
        self._effects, self._attention = viewer.effects, viewer.attention
        self._layout, self._moments = layout, moments
        self.board: Board | None = None
        self.waits: Callable[[], bool] = lambda: False
        """Whether something else is to be read before one opens."""
        self._account = Account(self._link.game)
        self._read: int | None = None
        """After which round the viewer has closed a board, or came to the table."""
        self._gone_on = False
        """Whether the table deals the next round, though the view shown last is still that of the one before."""
        self._piles: Sequence[Pile] = ()
        self._laid_open: set[Seat] = set()
        """Whose cards were played since a position was shown: several at once lay their hands open."""

    @property
    def widgets(self) -> Sequence[Widget]:
        return () if self.board is None else (self.board,)

    def follow(self, event: Event) -> None:
        if isinstance(event, Moved) and (played := self._played_from(event)) is not None:
            self._laid_open.add(played)

    def _played_from(self, event: Moved) -> Seat | None:
        """Whose hand it was."""
        source, target = self._piles[event.source], self._piles[event.target]
        return source.owner if source.place is Place.HAND and target.place is Place.PLAYED else None

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        self._gone_on |= step.seat == TABLE and self._position.table_waits

    def take(self, view: View[Any]) -> None:
        self._piles, self._gone_on = view.state.piles, False
        self._account.take(view)
        if self._read is None:
            between = TABLE in self._link.game.to_act(view.state)
            self._read = self._account.rounds - between

    def lay_out(self) -> None:
        """The same board, made for the canvas and in the language of now; what has been shown is not shown again."""
        before, self.board = self.board, None
        made = self.due() if before is not None else None
        if made is not None and before is not None:
            made.take_over(before)
            self.open(made)

    def refresh(self) -> None:
        if self._position.autopilot and not self._position.table_waits:
            self._read = self._account.rounds  # a bot has read it, and plays on
        if self.board is None and not (self._gone_on or self.waits()) and (made := self.due()) is not None:
            self.open(made)
        elif isinstance(self.board, RoundBoard) and self.board.table_waits and not self._position.table_waits:
            self.close()
        self._laid_open.clear()

    @property
    def holds(self) -> bool:
        """Whether nobody plays on until the viewer has read it."""
        return isinstance(self.board, RoundBoard) and not self.board.table_waits

    def due(self) -> Board | None:
        """The board that the position has, if it has one."""
        if self._position.over:
            return self.result()
        news = self._account.ended and self._account.rounds != self._read
        return self.round() if news else None

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
            self._read = self._account.rounds
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
        if self.final and self._link.watching:
            board.offer(Offer(self._words.say("theatre.again"), "board.again", "restart", self._rematch))
        elif self.final:
            board.offer(
                self._leaving,
                Offer(self._words.say("table.watch"), "board.watch", "replay", lambda: self._link.command("watch")),
                self._going_on,
            )
            if self._moments.best is not None:
                words = self._words.say("table.tip.moment")
                board.recall(Offer(words, "board.moment", "star", lambda: self._link.command("moment")))
        elif self._link.stops:
            board.offer(self._leaving)
        else:
            goes_on = self.close if self.holds else self.next_round
            board.offer(Offer(self._words.say(self.next_words), "board.next", self.next_picture, goes_on))

    @property
    def _leaving(self) -> Offer:
        return Offer(self._words.say("table.leave"), "board.leave", "home", lambda: self._link.command("leave"))

    @property
    def _going_on(self) -> Offer:
        """Who has come to the end of a guided round now plays the game."""
        guided = self._link.first_round is not None
        words, picture = ("table.for_real", "play") if guided else ("table.rematch", "restart")
        return Offer(self._words.say(words), "board.rematch", picture, self._rematch)

    def _rematch(self) -> None:
        self._link.command("rematch")

    # -- the common ones

    def round(self) -> Board:
        """The end of a round: what it brought everyone and the totals it makes, the best first."""
        account = self._account
        lines = [
            BoardRow(
                self._link.players[seat],
                self._office(seat),
                account.gained(seat),
                account.total(seat),
                worth=account.worth(seat),
            )
            for seat in account.order
        ]
        title = self._words.say("table.round_over", n=account.rounds)
        foot = " · ".join(filter(None, (self._outcome, self._goal)))
        board = RoundBoard(self._layout, self._link.look, title, lines, moment=foot, hold=self._hold)
        board.table_waits = self._position.table_waits
        return board

    def _office(self, seat: Seat) -> str:
        """What the seat was in this round, else whether it is ahead."""
        badge = self._link.game.badge(self._position.state, seat) if self._position.table_waits else None
        if badge is not None:
            return self._words.sentence(badge)
        return self._words.say("table.leads") if seat in self._account.leaders else ""

    @property
    def _outcome(self) -> str:
        """What the round came to; unknown where the next one has been dealt already."""
        between = self._position.table_waits or self._position.over
        told = self._link.game.outcome(self._position.state) if between else None
        return self._words.sentence(told) if told is not None else ""

    @property
    def _hold(self) -> float:
        """Hands that were laid open are looked at before a board covers them."""
        return LAID_OPEN_SECONDS if len(self._laid_open) > 1 else HOLD_SECONDS

    @property
    def _goal(self) -> str:
        """How far it goes, and whether that is to be reached or dreaded."""
        standing = self._account.standing
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
            BoardRow(
                self._link.players[seat],
                winner if seat in result.winners else "",
                self._account.gained(seat) if self._account.says(result.scores) else None,
                result.scores[seat],
                seat in result.winners,
                worth=-result.place(seat),
            )
            for seat in result.order
        ]
        title = self._words.say("table.won" if won else "table.lost")
        foot = self._moments.tell() or self._outcome
        return Board(self._layout, self._link.look, title, lines, moment=foot, hold=self._hold)
