"""Hints: one sensible move after the other is shown to the player, and the coach says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cardcade.engine.cards import Card
from cardcade.engine.message import IllegalMove
from cardcade.table.part import Part
from cardcade.table.viewer import Viewer

if TYPE_CHECKING:
    from cardcade.engine.advice import Advice


class Hints(Part):
    """Begins anew in every position, and when the player takes the selection back."""

    def __init__(self, viewer: Viewer) -> None:
        self._link, self._queue, self._selection = viewer.link, viewer.queue, viewer.hand.selection
        self._shown_position = viewer.position
        self.listeners: list[Callable[[Any], object]] = []
        """Told the move that is hinted at, and None when more is known about the moves there are."""
        self.shown: Any = None
        """The move hinted at last, as long as the player has chosen nothing else."""
        self.advice: list[Advice] = []
        """What is known about the moves of this position, the best first; empty until somebody asks."""
        self._moves: Sequence[Any] = ()
        self._last = -1
        self._selection.listeners.append(self._reselected)

    def take(self, view: object) -> None:
        self.shown, self._last = None, -1
        self.advice, self._moves = [], ()

    def settle(self) -> None:
        """The player has moved: whatever the coach finds out yet, nothing is shown before the next position."""
        self.take(None)
        self._tell(None)

    def sensible(self) -> Sequence[Any]:
        """What is hinted at, best first; a game may know better than the bots what its player wants."""
        return self._link.hints()

    def next(self) -> None:
        """Selects the cards of the next sensible move."""
        self._queue.settle()
        self.consult()
        if self._ordered:
            self.show((self._last + 1) % len(self._ordered))

    def show(self, number: int) -> None:
        """Selects the cards of that move."""
        self._last = number
        self.shown = self._ordered[number]
        self._selection.choose(self._wanted)
        self._tell(self.shown)

    def point_at(self, move: Any) -> None:
        """Shows how a move is made, as a hint does, without a word about it or others."""
        self._selection.choose(set(self._link.game.cards_of(move)))
        self._tell(move)

    def consult(self) -> None:
        """Asks the coach about the moves of this position, unless it has been asked."""
        moves, view, counsel = self._seen(self.sensible()), self._shown_position.view, self._link.counsel
        if list(moves) == list(self._moves):
            return
        self._moves = moves
        self.advice = counsel.ask(view, moves) if counsel is not None and view is not None and moves else []

    def _seen(self, moves: Sequence[Any]) -> Sequence[Any]:
        """None of them where they are moves of a position that the picture has not been told yet."""
        view = self._shown_position.view
        if view is None or not moves:
            return ()
        try:
            self._link.game.check(view.state, view.seat, moves[0])
        except IllegalMove:
            return ()
        return moves

    def update(self, dt: float) -> bool:
        """Whatever the coach has found out meanwhile: the moves may stand in another order now."""
        told = self._link.counsel.poll() if self._link.counsel is not None and self.advice else None
        if told:
            best = self.shown is not None and self._last == 0
            self.advice = told
            self._follow(best)
        return bool(told)

    def _follow(self, best: bool) -> None:
        """There is one order of moves: who was shown the best is shown the best of now; any other hint stays."""
        if best and self.shown != self._ordered[0]:
            self.show(0)
            return
        self._last = self._ordered.index(self.shown) if self.shown in self._ordered else self._last
        self._tell(None)

    @property
    def _ordered(self) -> list[Any]:
        return [each.move for each in self.advice] if self.advice else list(self._moves)

    @property
    def _wanted(self) -> set[Card]:
        return set(self._link.game.cards_of(self.shown)) if self.shown is not None else set()

    def _tell(self, move: Any) -> None:
        for listener in self.listeners:
            listener(move)

    def _reselected(self) -> None:
        if self._selection.cards == self._wanted:
            return
        self.shown = None
        if not self._selection.cards:
            self._last = -1
