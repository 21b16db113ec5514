"""What moves the players of any game: last cards, going out, heavy draws, rounds and matches won and lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from cardcade.engine.cards import Pile, Place, Seat
from cardcade.engine.events import Event, Moved, Shuffled
from cardcade.engine.game import Game
from cardcade.engine.state import View
from cardcade.engine.telling import Shape, Standing, Stir, Voice

BLOW: Final = 2
"""From so many cards on, drawing them at once is a blow."""
ROUND, COMEBACK, MATCH = "round", "comeback", "match"
LASTING: Final = frozenset({ROUND, COMEBACK, MATCH})
"""What stays in the faces until the next deal."""


class Happenings:
    """Follows counts of cards and points, which everybody knows, and asks the game for what only it can tell."""

    def __init__(self, game: Game[Any, Any], seats: int, shape: Shape) -> None:
        self._game, self._seats, self._sheds = game, seats, shape is not Shape.TRICKS
        self._piles: Sequence[Pile] = game.setup(seats).piles
        self._held: dict[int, int] = {}
        self._in_play = False
        """Whether a card has been played since the deal."""
        self._rounds: int | None = None
        self._standing: Standing | None = None

    def follow(self, event: Event) -> Stir | None:
        """What the event comes to; the game's own word counts first."""
        if isinstance(event, Shuffled):
            self._in_play = False
        counted = self._moved(event) if isinstance(event, Moved) else None
        return self._game.stirs(self._seats, event) or counted or self._aloud(event)

    def _moved(self, event: Moved) -> Stir | None:
        source, target = self._piles[event.source], self._piles[event.target]
        self._held[event.source] = self._held.get(event.source, 0) - len(event.cards)
        self._held[event.target] = self._held.get(event.target, 0) + len(event.cards)
        if source.place is Place.STOCK and target.place is Place.HAND and target.owner is not None:
            return Stir("hit", stunned=(target.owner,)) if self._in_play and len(event.cards) >= BLOW else None
        if source.place is Place.HAND and source.owner is not None and target.place in (Place.PLAYED, Place.DISCARD):
            self._in_play = True
            return self._played(source.owner, self._held[event.source]) if self._sheds else None
        return None

    def _played(self, seat: Seat, left: int) -> Stir | None:
        if left == 1:
            return Stir("last_card", glad=(seat,), stunned=self._others((seat,)))
        return Stir("out", glad=(seat,)) if left == 0 else None

    def _aloud(self, event: Event) -> Stir | None:
        """What is said to everyone of one player is something to be glad of."""
        aloud = self._game.say_aloud(event)
        if aloud is None or aloud.voice is not Voice.BANNER or aloud.seat is None:
            return None
        return Stir("aloud", glad=(aloud.seat,))

    def take(self, view: View[Any]) -> Stir | None:
        """The figures of a position, and how a round or the match has ended in it."""
        state = view.state
        self._piles = state.piles
        self._held = {index: len(cards) for index, cards in enumerate(state.cards)}
        before, self._rounds = self._rounds, self._game.rounds(state)
        if before is None:
            return None  # the table before the deal, which has no points yet
        then = self._standing
        if then is None or self._rounds > before:
            self._standing = self._game.standing(state)
        if self._rounds <= before:
            return None
        return self._match_over(view) or self._round_over(then, self._standing)

    def _match_over(self, view: View[Any]) -> Stir | None:
        result = self._game.result(view.state)
        if result is None:
            return None
        return Stir(MATCH, glad=result.winners, beaten=self._others(result.winners))

    def _round_over(self, before: Standing | None, after: Standing | None) -> Stir | None:
        if before is None or after is None:
            return None
        gained = [now - then for now, then in zip(better(after), better(before), strict=True)]
        if max(gained) == min(gained):
            return None
        glad = tuple(seat for seat, gain in enumerate(gained) if gain == max(gained))
        was_last = min(better(before)) < max(better(before)) and all(
            better(before)[seat] == min(better(before)) for seat in glad
        )
        beaten = tuple(seat for seat, gain in enumerate(gained) if gain == min(gained))
        return Stir(COMEBACK if was_last else ROUND, glad=glad, beaten=beaten)

    def _others(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        left_out = set(seats)
        return tuple(seat for seat in range(self._seats) if seat not in left_out)


def better(standing: Standing) -> tuple[float, ...]:
    """The points so that more are better."""
    return tuple(-points for points in standing.points) if standing.lowest_wins else standing.points
