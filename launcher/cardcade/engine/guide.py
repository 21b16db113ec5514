"""The guide of a first round: follows what its player sees and does, and knows which cue is to be told now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cardcade.engine.cards import Place, Seat
from cardcade.engine.events import Event
from cardcade.engine.first_round import Cue, Excerpt, FirstRound, Occasion
from cardcade.engine.forms import Forms
from cardcade.engine.game import Game
from cardcade.engine.match import Step
from cardcade.engine.state import View

MOST = 2
"""So often a cue asks for its move; then it is let go."""


class Guide:
    """Never in the way: a cue ends when it has been read, or with whatever its player does instead."""

    def __init__(self, first_round: FirstRound, game: Game[Any, Any], seat: Seat) -> None:
        self.cues = first_round.cues
        self._game, self._seat, self._forms = game, seat, Forms(game)
        self._open = list(range(len(self.cues)))
        self._asked: Counter[int] = Counter()
        self._seen: dict[int, Seat | None] = {}
        """Cues whose move or event has been seen, and who it was."""
        self._view: View[Any] | None = None
        self._moves: Sequence[Any] = ()
        self.telling: int | None = None
        """The number of the cue that is told just now."""
        self.told: list[int] = []
        """Those that have been told so far, in the order in which they came."""
        self._late: set[int] = set()

    # -- what the player sees and does

    def see(self, item: Step[Any] | Event) -> None:
        """A step or an event, as the player may know it."""
        form, who = self._form_of(item)
        for number in self._open:
            when = self.cues[number].when
            if when is not None and any(pattern.fits(form) for pattern in when.saw):
                self._seen[number] = who
        if isinstance(item, Step) and item.seat == self._seat:
            self._acted(item.move)

    def stand(self, view: View[Any], moves: Sequence[Any]) -> None:
        """The position that is shown, and what the player may do in it."""
        self._view, self._moves = view, moves
        if self.telling is not None and self.cues[self.telling].do and not self._has_come(self.telling):
            self.telling = None

    def read(self) -> None:
        """The player has read what is told."""
        if self.telling is not None:
            self._close(self.telling)

    def skip(self) -> None:
        """Nothing more is told."""
        self._open, self.telling = [], None

    # -- what is to be told

    def look(self) -> Cue | None:
        """The cue that is told now: the one that was, else the first whose occasion has come."""
        if self.telling is None and self._view is not None:
            self.telling = next(filter(self._has_come, self._open), None)
            if self.telling is not None:
                self.told.append(self.telling)
                self._late |= {self.telling} if self._belated(self.telling) else set()
        return None if self.telling is None else self.cues[self.telling]

    @property
    def words(self) -> str:
        """The key of what is told now."""
        assert self.telling is not None
        cue = self.cues[self.telling]
        return cue.later if self._belated(self.telling) else cue.text

    @property
    def asks(self) -> tuple[Excerpt, ...]:
        """The moves that are waited for; () when it only wants to be read."""
        return () if self.telling is None or self._belated(self.telling) else self.cues[self.telling].do

    def who(self, wanted: Any = None) -> Seat | None:
        """Whom is spoken of: who made the move or brought the event, else whom the move that is wanted is about."""
        told = self._seen.get(self.telling) if self.telling is not None else None
        about = self._forms.write_move(wanted).get("seat") if told is None and wanted is not None else None
        return about if told is None else told

    def wanted(self, moves: Iterable[Any]) -> Any | None:
        """The first of these moves that is asked for."""
        return next((move for move in moves if self._fits(move, self.asks)), None)

    @property
    def place(self) -> tuple[int, int]:
        """Which of how many is told now."""
        return len(set(self.told)), len(self.cues)

    @property
    def at_last(self) -> bool:
        """Whether nothing is left but what is told now."""
        return self._open == [self.telling]

    @property
    def over(self) -> bool:
        """Whether nothing more can be told."""
        return not self._open or (self._ended and self.telling is None and not any(map(self._has_come, self._open)))

    @property
    def awaits_end(self) -> bool:
        """Whether something is left for when the round is over, and it is not."""
        left = (self.cues[number] for number in self._open)
        return not self._ended and any(cue.later or (cue.when is not None and cue.when.rounds) for cue in left)

    @property
    def untold(self) -> list[int]:
        """Cues whose occasion has not come, though something may have been told in their stead."""
        return [number for number in range(len(self.cues)) if number not in self.told or number in self._late]

    # -- how it knows

    def _has_come(self, number: int) -> bool:
        cue = self.cues[number]
        if self._ended and (cue.when is None or not cue.when.rounds):
            return self._belated(number) or (cue.when is None and not cue.do and self._follows(number))
        if cue.do and not any(self._fits(move, cue.do) for move in self._moves):
            return False
        return self._follows(number) if cue.when is None else self._is_so(number, cue.when)

    def _follows(self, number: int) -> bool:
        return number == 0 or number - 1 not in self._open

    def _belated(self, number: int) -> bool:
        """Whether its occasion never came, and there are words for that."""
        cue = self.cues[number]
        return self._ended and bool(cue.later) and not (cue.when is not None and cue.when.rounds)

    def _is_so(self, number: int, when: Occasion) -> bool:
        assert self._view is not None
        state, held = self._view.state, self._held
        return (
            (not when.turn or self._seat in self._game.to_act(state))
            and (not when.can or any(self._fits(move, when.can) for move in self._moves))
            and not any(self._fits(move, when.cannot) for move in self._moves)
            and (not when.saw or number in self._seen)
            and set(when.holds) <= held.keys()
            and (when.left is None or held.total() <= when.left)
            and self._game.rounds(state) >= when.rounds
            and (when.state is None or when.state.fits(self._forms.write_state(state)))
        )

    @property
    def _held(self) -> Counter[str]:
        assert self._view is not None
        state, faces = self._view.state, self._game.deck.faces
        hands = [n for n, pile in enumerate(state.piles) if pile.place is Place.HAND and pile.owner == self._seat]
        return Counter(faces[card] for hand in hands for card in state.cards[hand])

    @property
    def _ended(self) -> bool:
        return self._view is not None and self._game.rounds(self._view.state) > 0

    def _fits(self, move: Any, patterns: Sequence[Excerpt]) -> bool:
        return bool(patterns) and any(pattern.fits(self._forms.write_move(move)) for pattern in patterns)

    def _form_of(self, item: Step[Any] | Event) -> tuple[dict[str, Any], Seat | None]:
        if isinstance(item, Step):
            return {**self._forms.write_move(item.move), "by": item.seat}, item.seat
        form = self._forms.write_event(item)
        return form, form.get("seat")

    # -- what becomes of a cue

    def _acted(self, move: Any) -> None:
        if self.telling is None:
            return
        number, asked = self.telling, self.asks
        self._asked[number] += 1
        if not asked or self._fits(move, asked) or self._asked[number] >= MOST:
            self._close(number)
        self.telling = None

    def _close(self, number: int) -> None:
        self._open.remove(number)
        self.telling = None
