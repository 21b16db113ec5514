"""Rounds among bots in character, to see what a temperament does; what measures strength knows nothing of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from cardcade.engine.bots import Bot
from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.game import Game
from cardcade.engine.match import decision_stream, step_streams
from cardcade.engine.record import game_for
from cardcade.engine.temperament import Mood, Temperament
from cardcade.engine.turns import play_on
from cardcade.plugins import GamePlugin

Watcher: TypeAlias = Callable[[Any, Seat, Any, Mood], object]
"""Told the position, the seat, its move and its mood, before the move is played."""


class RoundsInCharacter:
    """Bots of one level play single rounds, each in the mood that the table would give it."""

    def __init__(self, plugin: GamePlugin, game: Game[Any, Any], level: str) -> None:
        self._plugin, self._whole, self._level = plugin, game, level
        self._bots: dict[Mood, Bot[Any, Any]] = {}
        self._game = game

    def play(
        self, seed: int, temperaments: Sequence[Temperament], watch: Watcher = lambda *_: None
    ) -> tuple[Seat, ...]:
        """Who wins the round of that seed."""
        game = self._game_of(seed)
        state, streams, asked = game.setup(len(temperaments)), step_streams(seed), Counter[Seat]()
        grudges: dict[Seat, Seat] = {}
        game.begin(state, streams.child(0))

        def mood(seat: Seat) -> Mood:
            return Mood(temperaments[seat], grudges.get(seat))

        def decide(seat: Seat, moves: Sequence[Any]) -> Any:
            asked[seat] += 1
            stream = decision_stream(seed, self._plugin.id, seat, asked[seat])
            return self._bot(mood(seat)).choose(state.view(seat), moves, stream)

        def play(seat: Seat, move: Any) -> None:
            asked[TABLE] += 1
            if seat != TABLE:
                watch(state, seat, move, mood(seat))
            if (victim := game.victim(state, seat, move)) is not None:
                grudges[victim] = seat
            game.play(state, seat, move, streams.child(asked[TABLE]))

        for _ in play_on(game, state, decide, play):
            pass
        result = game.result(state)
        assert result is not None
        return result.winners

    def _game_of(self, seed: int) -> Game[Any, Any]:
        game = game_for(self._whole, seed, whole=False)
        if game is not self._game:
            self._game, self._bots = game, {}
        return game

    def _bot(self, mood: Mood) -> Bot[Any, Any]:
        if mood not in self._bots:
            self._bots[mood] = self._plugin.bot(self._level, self._game, mood)
        return self._bots[mood]
