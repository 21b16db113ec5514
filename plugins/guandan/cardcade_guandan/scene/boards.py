"""The board after a deal: what it says, and what it offers next."""

from __future__ import annotations

from dataclasses import dataclass

from cardcade import Card, Seat, say_seat
from cardcade.table import Board, Boards, Cards, Faces, Moments, TableLayout, Viewer
from cardcade_guandan import events
from cardcade_guandan.climbing import steps_for
from cardcade_guandan.game import Guandan
from cardcade_guandan.partners import SEATS, side_of
from cardcade_guandan.scene.deal_board import DealBoard, DealReport
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.state import LEFT
from cardcade_guandan.tribute import leader, owed

DEAL_HOLD, MATCH_HOLD = 1.4, 3.0
CONFETTI = 60


@dataclass(slots=True)
class DealEnd:
    """How the last deal ended, as far as it was seen to end."""

    ended: events.DealEnded | None = None
    ace_failed: events.AceFailed | None = None
    tries: int = 0
    """Which attempt of the match at A that was."""


class GuandanBoards(Boards):
    """One after every deal; the last one says how the match was decided."""

    next_words, next_picture = "guandan.move.next_deal", "deal"

    def __init__(
        self, viewer: Viewer, layout: TableLayout, moments: Moments, cards: Cards, faces: Faces, end: DealEnd
    ) -> None:
        super().__init__(viewer, layout, moments)
        self._cards, self._faces, self._end = cards, faces, end

    @property
    def _game(self) -> Guandan:
        assert isinstance(self._link.game, Guandan)
        return self._link.game

    def due(self) -> Board | None:
        if not (self._position.table_waits or self._position.over):
            return None
        hold = MATCH_HOLD if self.final else DEAL_HOLD
        report, moment = self._report(), self._moments.tell()
        return DealBoard(self._layout, self._link, self._faces, report, moment=moment, hold=hold)

    def celebrate(self, board: Board) -> None:
        assert isinstance(board, DealBoard)
        won = board.report.winner == side_of(self._link.seat)
        if self.final:
            self._link.sounds.play("win" if won else "lose")
            self.confetti(won)
        else:
            self._link.sounds.play("level_up" if won else "round_end")
            self.confetti(won, CONFETTI)

    # -- what it says

    def _report(self) -> DealReport:
        """From the deal's last event; a table that was just opened knows only how it ended."""
        state, ended = self._position.state, self._end.ended
        winner = state.winner if self.final else side_of(state.out[0])
        after = state.standing.levels
        before = ended.before if ended is not None else after
        climbed = after[winner] - before[winner] if ended is not None else steps_for(state.out)
        return DealReport(
            places=state.out,
            left=tuple(self._left(seat) for seat in range(SEATS)),
            before=before,
            after=after,
            winner=winner,
            title=self._match_title(winner) if self.final else self._deal_title(winner, climbed),
            about=self._about(),
            note=self._note(),
            coming="" if self.final else self._coming(),
            final=self.final,
        )

    def _left(self, seat: Seat) -> tuple[Card, ...]:
        """What a loser has laid open."""
        return tuple(sprite.card for sprite in self._cards.arranged(LEFT + seat))

    def _match_title(self, winner: int) -> str:
        return self._words.say(f"guandan.table.match.{self._whose(winner)}")

    def _deal_title(self, winner: int, climbed: int) -> str:
        """Nobody climbs past A, and who fails at A does not climb at all."""
        double = steps_for(self._position.state.out) == 3
        how = "level" if climbed <= 0 else "double" if double else "single"
        return self._words.say(f"guandan.table.deal_won.{how}.{self._whose(winner)}", n=climbed)

    def _about(self) -> str:
        """Which deal it was; of the last one, how the match was decided."""
        state, game = self._position.state, self._game
        if not self.final:
            return self._words.say("guandan.table.deal", n=state.deal, level=rank_text(state.level))
        deals = game.rules.match.deals
        if not deals or state.deal < deals:
            return self._words.say("guandan.table.decided.ace", n=state.deal)
        ours, climbed = side_of(self._link.seat), state.standing.climbed
        return self._words.say("guandan.table.decided.deals", n=state.deal, us=climbed[ours], them=climbed[1 - ours])

    def _note(self) -> str:
        """A failed attempt at A is worth a line."""
        failed = self._end.ace_failed
        if failed is None:
            return ""
        key = f"{'ace_missed' if failed.failures else 'ace_fell'}.{self._whose(failed.side)}"
        return self._words.say(f"guandan.table.{key}", tries=self._end.tries, level=rank_text(failed.level))

    def _coming(self) -> str:
        """The next deal: at which level, who gives tribute, and who leads as far as that is known."""
        state, say, rules = self._position.state, self._words.say, self._game.rules
        tributes, count = owed(state.standing, state.out, rules)
        parts = [say("guandan.table.next.level", level=rank_text(state.standing.level))]
        parts += [say("guandan.table.next.tribute", seat=say_seat(each.giver), n=count) for each in tributes]
        if tributes and rules.lead.next_deal == "tribute_payer":
            seat = tributes[0].giver if len(tributes) == 1 else None
        else:
            seat = leader((), state.level, state.out, rules)
        lead = say("guandan.table.next.payer") if seat is None else say("guandan.table.next.lead", seat=say_seat(seat))
        return " · ".join([*parts, lead])

    def _whose(self, side: int) -> str:
        return "us" if side == side_of(self._link.seat) else "them"
