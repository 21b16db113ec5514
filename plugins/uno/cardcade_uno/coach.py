"""The coach of UNO: what is worth comparing, what it comes to, and why one card is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from cardcade import Coach, Pains, Reason, Slip, Stream, Trial, View
from cardcade_uno.bots.candidates import candidates
from cardcade_uno.bots.chains import winning_chain
from cardcade_uno.bots.imagination import Imagination
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.search import DEALING, Effort, Search
from cardcade_uno.bots.weights import TUNED
from cardcade_uno.calls import may_go_out
from cardcade_uno.game import Uno
from cardcade_uno.moves import CALL_UNO, CallUno, Catch, Move, Play, PlayAnyway
from cardcade_uno.reasons import reasons
from cardcade_uno.state import UnoState


class UnoCoach(Coach[UnoState, Move]):
    """Plays rounds out by rule of thumb on hands that the others may hold."""

    version = 4
    pains: ClassVar[Pains] = Pains(batch=50, most=400, round=1_200_000)
    game: Uno

    def candidates(self, view: View[UnoState], moves: Sequence[Move], played: Move | None) -> Sequence[Move]:
        """Calls, catches and cards that do not fit are no question of better or worse."""
        if isinstance(played, CallUno | Catch | PlayAnyway) or view.seat != view.state.turn:
            return []
        return [move for move in candidates(self._thumb(view), view, moves) if not isinstance(move, CallUno | Catch)]

    def trial(self, view: View[UnoState]) -> Trial:
        imagination, search = (
            Imagination(view),
            Search(self.game, self._thumb(view), self._thumb(view), Effort(self.pains.most)),
        )

        def attempt(moves: Sequence[Move], stream: Stream) -> list[float]:
            deal, before = imagination.deal(stream.child(0)), search.work
            worth = [search.play_out(deal.copy(), view.seat, move, stream.child(1)) for move in moves]
            self.work += DEALING + search.work - before
            return worth

        return attempt

    def certain(self, view: View[UnoState], move: Move) -> bool:
        """The last card, or the first of a chain that nobody can interrupt."""
        return goes_out(self.game, view, move) or move == winning_chain(self.game.rules, view.state, view.seat)

    def slip(self, view: View[UnoState], moves: Sequence[Move], played: Move, then: Move | None) -> Slip | None:
        """A call forgotten, with the card and after it: play-outs know no catches."""
        if not isinstance(played, Play) or played.call or then == CALL_UNO:
            return None
        called = Play(played.card, played.colour, played.target, call=True)
        return Slip(called, "?", Reason("call_uno")) if called in moves else None

    def reasons(self, view: View[UnoState], better: Move, played: Move) -> Sequence[Reason]:
        return reasons(self.game, view, better, played)

    def same(self, one: Move, other: Move) -> bool:
        """The call apart, which is judged by itself."""
        if isinstance(one, Play) and isinstance(other, Play):
            faces = self.game.deck.faces
            alike = faces[one.card] == faces[other.card]
            return alike and (one.colour, one.target) == (other.colour, other.target)
        return one == other

    @cached_property
    def _thumbs(self) -> dict[int, Policy]:
        """By how many play."""
        return {}

    def _thumb(self, view: View[UnoState]) -> Policy:
        seats = view.state.seats
        if seats not in self._thumbs:
            self._thumbs[seats] = Policy(self.game, seats, TUNED)
        return self._thumbs[seats]


def goes_out(game: Uno, view: View[UnoState], move: Move) -> bool:
    """Whether it is the last card, and called for."""
    alone = isinstance(move, Play) and len(view.state.hand(view.seat)) == 1
    return alone and may_go_out(game.rules, view.state, view.seat)
