"""The coach of Gandengyan: rounds played out by rule of thumb, and why one play is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cardcade import Coach, Pains, Reason, Stream, Trial, View
from cardcade.rulekit.patterns import by_rank
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan.bots.candidates import candidates
from cardcade_gandengyan.bots.policy import sharp_policy, steady_policy
from cardcade_gandengyan.bots.search import Search
from cardcade_gandengyan.cards import RANK, tally
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.meanings import Meaning
from cardcade_gandengyan.moves import Move, Play
from cardcade_gandengyan.reasons import reasons
from cardcade_gandengyan.state import HANDS, GandengyanState


class GandengyanCoach(Coach[GandengyanState, Move]):
    """The seat plays on sharply, the others steadily, as most people do."""

    version = 5
    pains: ClassVar[Pains] = Pains(batch=25, most=400, round=160_000)
    game: Gandengyan

    def candidates(self, view: View[GandengyanState], moves: Sequence[Move], played: Move | None) -> Sequence[Move]:
        held = by_rank(view.state.cards[HANDS + view.seat], RANK)
        able = candidates(sharp_policy(self.game, view.state.seats), view)
        return [PASS if made is None else made.play_from(held) for made in able]

    def trial(self, view: View[GandengyanState]) -> Trial:
        game, seat = self.game, view.seat
        search = Search(game.rules, sharp_policy(game, view.state.seats), steady_policy(game), game.imagine)

        def attempt(moves: Sequence[Move], stream: Stream) -> list[float]:
            deal = game.imagine(view, stream)
            ends = [search.end(deal, self._meaning(view, move)) for move in moves]
            self.work += sum(made for _, made in ends)
            return [float(winner == seat) for winner, _ in ends]

        return attempt

    def certain(self, view: View[GandengyanState], move: Move) -> bool:
        return isinstance(move, Play) and len(move.cards) == len(view.state.cards[HANDS + view.seat])

    def reasons(self, view: View[GandengyanState], better: Move, played: Move) -> Sequence[Reason]:
        return reasons(self.game, view, better, played)

    def _meaning(self, view: View[GandengyanState], move: Move) -> Meaning | None:
        """What a play means, whatever cards of the rank it was made with; None to pass."""
        if not isinstance(move, Play):
            return None
        laid = tally(move.cards)
        able = self.game.meanings(view.state, view.seat)
        return next(made for made in able if made.tally == laid and made.combination == move.combination)
