"""Our own messages: what a seat sees and may do, in the JSON of saves (docs/outside-bots.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardcade.engine.chance import Stream
from cardcade.engine.dialects import Dialect
from cardcade.engine.forms import BadForm, Forms
from cardcade.engine.game import Game
from cardcade.engine.rules import values_of
from cardcade.engine.state import View

FORMAT: Final = 1
"""Grows when a program written for the old number would no longer understand."""


class OwnDialect(Dialect[Any, Any]):
    """`match` once, `choose` for every decision, `over` at the end where somebody follows the match so far."""

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(game)
        self._forms = Forms(game)
        self._moves: Sequence[Any] = ()
        self._begun = False

    def tell(self, view: View[Any]) -> Sequence[Mapping[str, Any]]:
        result = self.game.result(view.state)
        if result is not None and self._begun:
            self._begun = False
            scores, winners = list(result.scores), list(result.winners)
            return [{"type": "over", "scores": scores, "winners": winners, "first": list(result.first)}]
        if result is None and not self._begun:
            self._begun = True
            return [self._match(view)]
        return ()

    def ask(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Mapping[str, Any]:
        self._moves = moves
        return {
            "type": "choose",
            "seat": view.seat,
            "in_turn": view.seat in self.game.to_act(view.state),
            "random": stream.below(1 << 32),
            "view": self._forms.write_state(view.state),
            "moves": [self._forms.write_move(move) for move in moves],
        }

    def read(self, form: Any) -> Any:
        if not isinstance(form, dict) or not form.keys() & {"index", "move"}:
            raise BadForm("an answer is an object with an index or a move")
        if "move" in form:
            return None if form["move"] is None else self._forms.read_move(form["move"])
        index = form["index"]
        if index is None:
            return None
        if type(index) is not int or not 0 <= index < len(self._moves):
            raise BadForm(f"index is 0 to {len(self._moves) - 1}, not {index!r:.80}")
        return self._moves[index]

    def _match(self, view: View[Any]) -> Mapping[str, Any]:
        state = view.state
        return {
            "type": "match",
            "format": FORMAT,
            "seat": view.seat,
            "seats": sum(pile.place.value == "hand" for pile in state.piles),
            "rules": values_of(self.game.rules),
            "piles": [pile.name for pile in state.piles],
        }
