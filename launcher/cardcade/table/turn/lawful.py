"""What the viewer may do now: which cards light up, what a selection can be, which buttons there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade.engine.cards import TABLE, Card, Seat
from cardcade.engine.game import Game
from cardcade.engine.message import IllegalMove, Message
from cardcade.engine.state import View


class LawfulMoves:
    """The lawful moves of one view, asked of the same rules that will judge them."""

    def __init__(self, game: Game[Any, Any], view: View[Any]) -> None:
        self.game = game
        self.view = view
        self.moves: Sequence[Any] = tuple(game.moves(view.state, view.seat))
        self.waiting_for: Sequence[Seat] = game.to_act(view.state)
        self._used = {game.likeness(card) for move in self.moves for card in game.cards_of(move)}

    @property
    def my_turn(self) -> bool:
        return self.view.seat in self.waiting_for

    @property
    def table_waits(self) -> bool:
        """Between rounds."""
        return tuple(self.waiting_for) == (TABLE,)

    @property
    def over(self) -> bool:
        return not self.waiting_for

    @property
    def buttons(self) -> list[Any]:
        """Moves that are not cards."""
        return [move for move in self.moves if not self.game.cards_of(move)]

    def can_use(self, card: Card) -> bool:
        """Whether some lawful move plays such a card."""
        return self.game.likeness(card) in self._used

    def plays(self, cards: Sequence[Card]) -> list[Any]:
        """Every lawful way to play exactly these cards, the default first."""
        found = self.game.plays_with(self.view.state, self.view.seat, cards)
        return [move for move in found if self._lawful(move)]

    def obvious(self, hand: Sequence[Card], auto_pass: bool, auto_last: bool) -> Any | None:
        """The move that makes itself, if the player likes that: a pass that is all there is, or the last cards."""
        if not self.my_turn:
            return None
        if auto_pass and len(self.moves) == 1 and self.game.is_pass(self.moves[0]):
            return self.moves[0]
        last = self.plays(hand) if auto_last and hand else []
        return last[0] if len(last) == 1 else None

    def refused(self, cards: Sequence[Card]) -> IllegalMove | None:
        """Why these cards cannot be played, with the rule behind it."""
        return self.game.why_not(self.view.state, self.view.seat, cards)

    def refusal(self, cards: Sequence[Card]) -> Message | None:
        """Why these cards cannot be played."""
        illegal = self.refused(cards)
        return illegal.reason if illegal else None

    def _lawful(self, move: Any) -> bool:
        try:
            self.game.check(self.view.state, self.view.seat, move)
        except IllegalMove:
            return False
        return True
