"""The trick on the table: what each seat last did in it, and whose play must be beaten; and the trick before it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile

from cardcade import Card, Seat, View
from cardcade.table import Part, Position, Words
from cardcade.table.laying import PlayRow
from cardcade_guandan.combinations import Reading
from cardcade_guandan.moves import Play
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.meaning import play_cards
from cardcade_guandan.state import GuandanState, TrickAct


class Trick(Part):
    """Follows the events; a view says the same of the position after them."""

    def __init__(self) -> None:
        self.acts: dict[Seat, TrickAct] = {}
        self.leading: Seat | None = None
        self._best: TrickAct | None = None
        self.past: TrickAct | None = None
        """What won the last trick of this deal."""
        self.bombs = 0
        """How many bombs have followed each other just now; passes between them do not count."""

    def take(self, view: View[GuandanState]) -> None:
        trick = view.state.trick
        self.acts, self.leading = {act.seat: act for act in trick}, view.state.last_by
        plays = [act.play for act in reversed(trick) if act.play is not None]
        self.bombs = sum(1 for _ in takewhile(lambda play: play.reading.is_bomb, plays))
        self._best, self.past = _best(trick), _best(view.state.tricks[-1]) if view.state.tricks else None

    def play(self, seat: Seat, play: Play) -> None:
        self.acts[seat] = self._best = TrickAct(seat, play)
        self.leading = seat
        self.bombs = self.bombs + 1 if play.reading.is_bomb else 0

    def let_pass(self, seat: Seat) -> None:
        self.acts[seat] = TrickAct(seat, None)

    def sweep(self, seat: Seat) -> None:
        """What the seat had played is taken away."""
        self.acts.pop(seat, None)

    def clear(self) -> None:
        """The trick is over."""
        self.past, self._best = self._best or self.past, None
        self.acts, self.leading, self.bombs = {}, None, 0

    def forget(self) -> None:
        """The deal is over."""
        self.clear()
        self.past = None

    def reading_of(self, seat: Seat, cards: Collection[Card]) -> Reading | None:
        """What the cards before a seat were played as, once that has been told."""
        act = self.acts.get(seat)
        play = act.play if act is not None else None
        return play.reading if play is not None and set(play.cards) == set(cards) else None


class PastTrick:
    """The last trick that is over."""

    def __init__(self, position: Position, level: DealLevel, words: Words) -> None:
        self._position, self._level, self._words = position, level, words

    @property
    def plays(self) -> list[PlayRow]:
        """In order, the passes too."""
        tricks = self._position.state.tricks if self._position.view is not None else ()
        acts = tricks[-1] if tricks else ()
        return [self._row(act.seat, act.play) for act in acts]

    def _row(self, seat: Seat, play: Play | None) -> PlayRow:
        if play is None:
            return PlayRow(seat, self._words.say("guandan.move.pass"), ())
        kind = self._words.sentence(f"guandan.kind.{play.reading.kind.value}")
        return PlayRow(seat, kind, play_cards(play, self._level.rank))


def _best(trick: Sequence[TrickAct]) -> TrickAct | None:
    """The last that was played in it."""
    return next((act for act in reversed(trick) if act.play is not None), None)
