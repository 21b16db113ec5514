"""A deal played to its end on planned hands: every hand is sorted once, and nothing but its units is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardcade import Card, Seat
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.bots.judgement import urgency_of
from cardcade_guandan.bots.planner import Planner
from cardcade_guandan.cards import ACE
from cardcade_guandan.climbing import steps_for
from cardcade_guandan.combinations import BOMBS, COPIES, Kind
from cardcade_guandan.moves import Play
from cardcade_guandan.order import Family, Order
from cardcade_guandan.partners import SEATS, next_seat, partner_of, side_of
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import GuandanState

_TRICK: Final = 1.3
"""What a trick won is worth, in leads, as in the judge's style."""
_LOW, _TOP = 0.15, 0.75
"""How often the lowest play of a kind stands, and the highest."""
_HARDER: Final = {Kind.STRAIGHT: 0.15, Kind.TUBE: 0.3, Kind.PLATE: 0.35, Kind.TRIPLE: 0.08, Kind.FULL_HOUSE: 0.05}
"""How much more often one of these stands."""
_BOMBS: Final = {4: 0.55, 5: 0.7}
_LARGE_BOMB: Final = 0.85
_SPARED: Final = 0.4
"""A partner's play that stands more often is left alone."""
_LOSER: Final = 0.6


class Item(NamedTuple):
    """A unit as the play-out sees it."""

    family: Family
    value: int
    size: int
    cost: float
    stands: float
    bomb: bool


class DealPlayOut:
    """Plays positions of one level to their end."""

    def __init__(self, rules: Rules, planner: Planner) -> None:
        self._planner = planner
        self._order: Order = planner.costs.order
        self.rules, self.step = rules, 1 if rules.table.direction == "clockwise" else SEATS - 1

    def plan(self, hand: Sequence[Card]) -> list[Item]:
        """The hand's units."""
        return [self.item(unit.play, unit.cost) for unit in self._planner.units(hand)]

    def levels(self, state: GuandanState, seat: Seat, move: Play | Pass, plans: Sequence[list[Item]]) -> float:
        """What the deal brings the seat's side after its move: +3 to −3."""
        course = _Course(self, state, [plan[:] for plan in plans])
        course.act(seat, self.item(move, 0.0) if isinstance(move, Play) else None)
        while not course.over:
            course.act(course.turn, course.choice())
        places = course.places(next_seat(course.out[0], self.rules))
        steps = float(steps_for(places))
        return steps if side_of(places[0]) == side_of(seat) else -steps

    def item(self, play: Play, cost: float) -> Item:
        reading, order = play.reading, self._order
        bomb = reading.kind in BOMBS
        return Item(order.family(reading), order.value(reading), reading.size, cost, _stands(play, order), bomb)


def _stands(play: Play, order: Order) -> float:
    """How often such a play is not beaten, roughly: by its kind and how high it is."""
    reading = play.reading
    if reading.kind in BOMBS:
        return _BOMBS.get(reading.size, _LARGE_BOMB) if reading.kind is Kind.BOMB else _LARGE_BOMB
    high = reading.rank + reading.length - 1 if reading.kind in COPIES else order.weights[reading.rank]
    height = min(1.0, high / (ACE + 1)) ** 5
    return min(0.9, _LOW + (_TOP - _LOW) * height + _HARDER.get(reading.kind, 0.0))


class _Course:
    """One deal on its way."""

    def __init__(self, playing: DealPlayOut, state: GuandanState, plans: list[list[Item]]) -> None:
        self.plans = plans
        self.left = [len(state.hand(seat)) for seat in range(SEATS)]
        self.turn, self.out = state.turn, list(state.out)
        self._step, self._rules = playing.step, playing.rules
        self._last = playing.item(state.last, 0.0) if state.last is not None else None
        self._last_by = state.last_by
        self._passed = set(state.passed)

    @property
    def over(self) -> bool:
        out = self.out
        return len(out) > 2 or (len(out) == 2 and side_of(out[0]) == side_of(out[1]))

    def places(self, after_first: Seat) -> tuple[Seat, ...]:
        rest = [seat for seat in range(SEATS) if seat not in self.out]
        return (*self.out, *sorted(rest, key=lambda seat: (self.left[seat], seat == after_first)))

    def act(self, seat: Seat, item: Item | None) -> None:
        """Plays one of its units, or passes."""
        if item is None:
            self._passed.add(seat)
        else:
            self.left[seat] -= item.size
            self._last, self._last_by = item, seat
            if not self._rules.trick.pass_locks:
                self._passed.clear()
            if not self.left[seat]:
                self.out.append(seat)
        if not self.over:
            self._go_on(seat)

    def _go_on(self, seat: Seat) -> None:
        for count in range(1, SEATS):
            other = (seat + count * self._step) % SEATS
            if other != self._last_by and other not in self._passed and self.left[other]:
                self.turn = other
                return
        winner = self._last_by
        assert winner is not None
        self._last = self._last_by = None
        self._passed.clear()
        self.turn = winner if self.left[winner] else self._heir(winner)

    def _heir(self, seat: Seat) -> Seat:
        """Who leads for a player that went out."""
        other = partner_of(seat) if self._rules.trick.jiefeng == "partner" else (seat + self._step) % SEATS
        while not self.left[other]:
            other = (other + self._step) % SEATS
        return other

    # -- what a seat does with its units

    def choice(self) -> Item | None:
        plan = self.plans[self.turn]
        chosen = self._lead(plan) if self._last is None else self._answer(plan, self._last)
        if chosen is not None:
            plan.remove(chosen)
        return chosen

    def _lead(self, plan: list[Item]) -> Item:
        """What nobody wants first, but nothing that an opponent goes out on."""
        if len(plan) == 1:
            return plan[0]
        seat = self.turn
        short = [self.left[(seat + 1) % SEATS], self.left[(seat + 3) % SEATS]]
        partner = self.left[partner_of(seat)]
        best, most = plan[0], -9.0
        for item in plan:
            worth = item.cost + 0.2 * item.stands
            if item.size in short:
                worth -= _TRICK * (1 - item.stands)
            elif item.size == partner <= 2 and item.stands < _SPARED:
                worth += 1.2
            if worth > most:
                best, most = item, worth
        return best

    def _answer(self, plan: list[Item], last: Item) -> Item | None:
        seat, holder = self.turn, self._last_by
        assert holder is not None
        able = [item for item in plan if item.family == last.family and item.value > last.value]
        if not last.bomb:
            able += [item for item in plan if item.bomb]
        if len(plan) == 1:
            return able[0] if able else None
        if holder == partner_of(seat):
            return self._over_partner(able, last)
        gain = _TRICK + urgency_of(self.left[holder])
        best, most = None, 0.15
        for item in able:
            worth = item.cost + gain * item.stands
            if worth > most:
                best, most = item, worth
        return best

    def _over_partner(self, able: list[Item], last: Item) -> Item | None:
        """Only a loser over a play that would hardly stand."""
        if last.stands > _SPARED:
            return None
        cheap = [item for item in able if item.cost > _LOSER]
        return max(cheap, key=lambda item: item.cost, default=None)
