"""The position on the table: the view shown last, what may be done in it, and whose turn is over since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cardcade.engine.cards import Seat
from cardcade.engine.state import View
from cardcade.table.link import Link
from cardcade.table.turn.lawful import LawfulMoves


class Position:
    """What has been shown so far. Before the first view there is none, and nothing can be done."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.view: View[Any] | None = None
        self.lawful: LawfulMoves | None = None
        self._acted: set[Seat] = set()
        self._next: frozenset[Seat] = frozenset()
        self.chosen: frozenset[Seat] = frozenset()
        """Who has made up their mind in secret, while others who choose at the same time have not."""

    def show(self, view: View[Any]) -> None:
        before = frozenset(self.lawful.waiting_for if self.lawful is not None else ())
        self.view, self.lawful = view, LawfulMoves(self._link.game, view)
        self._acted, self._next = set(), frozenset()
        still = frozenset(self.lawful.waiting_for)
        secret = bool(self._link.game.hidden_moves) and bool(still) and still < before
        self.chosen = self.chosen | (before - still) if secret else frozenset()

    def end_turn(self, seats: Iterable[Seat], coming: View[Any] | None = None) -> bool:
        """These have acted, and are waited for no longer but as the coming view wants it; whether that is news."""
        before = len(self._acted)
        self._acted |= set(seats)
        self._next = frozenset(self._link.game.to_act(coming.state)) if coming is not None else frozenset()
        return len(self._acted) > before

    def still_choosing(self, coming: View[Any] | None) -> frozenset[Seat]:
        """Who goes on choosing where several do at the same time, and the coming view waits for some of them yet."""
        still = frozenset(self._link.game.to_act(coming.state)) if coming is not None else frozenset()
        return still if still < frozenset(self.waiting_for) else frozenset()

    @property
    def state(self) -> Any:
        """The state of the view shown last."""
        assert self.view is not None
        return self.view.state

    @property
    def moves(self) -> Sequence[Any]:
        """What the viewer may do; nothing while a bot plays the seat."""
        return self.lawful.moves if self.lawful is not None and not self.autopilot else ()

    @property
    def autopilot(self) -> bool:
        """Whether a bot plays the viewer's seat."""
        return self._link.autopilot

    @property
    def waiting_for(self) -> Sequence[Seat]:
        """Whom the table waits for, as far as the picture has got."""
        seats = self.lawful.waiting_for if self.lawful is not None else ()
        return [seat for seat in seats if seat not in self._acted]

    def in_light(self, seat: Seat) -> bool:
        """Whether it is that seat's turn for whoever looks on: the next one's, as soon as somebody has acted."""
        return seat in self._next or seat in self.waiting_for

    @property
    def my_turn(self) -> bool:
        return self._link.seat in self.waiting_for

    @property
    def hushed(self) -> bool:
        """Whether something has happened to the viewer's turn that no view has shown yet."""
        return self._link.seat in self._acted

    @property
    def asked(self) -> bool:
        """Whether the viewer is to act, in person, and has something to do."""
        return self.my_turn and bool(self.moves)

    @property
    def table_waits(self) -> bool:
        return self.lawful is not None and self.lawful.table_waits

    @property
    def over(self) -> bool:
        return self.lawful is not None and self.lawful.over
