"""How good a move is: the hand that remains, the trick it may win, and whom it helps or stops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardcade import Card
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.bots.outlook import Outlook, without
from cardcade_guandan.bots.planner import Planner
from cardcade_guandan.bots.units import Unit
from cardcade_guandan.combinations import BOMBS, Kind
from cardcade_guandan.moves import Play

GOES_OUT: Final = 100.0
CANNOT_BE_STOPPED: Final = 80.0

_RUNS_OUT: Final = 4.0
"""What it is worth that only an opponent who goes out first can stop the hand."""

_LOSER: Final = 0.3
"""A unit that costs more needs a free lead."""

_FORESEEN: Final = 6
"""So many units or more are not looked through to the end."""

_URGENT: Final = ((2, 1.6), (4, 1.2), (6, 0.9), (10, 0.6), (14, 0.15))
"""How urgent it is to beat an opponent with so many cards left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How much a bot cares for what, in units of one lead."""

    trick: float = 1.3
    """Winning a trick buys a lead."""
    keep_lead: float = 0.2
    """The same for a lead, which rather gets rid of a loser."""
    urgency: float = 1.0
    """Stopping an opponent who is nearly out."""
    block: float = 1.3
    """Not letting an opponent go out on this trick."""
    finish: float = 1.0
    """Being one play, or one loser, from going out."""
    spare_partner: float = 1.0
    """Not beating the partner without need."""
    feed_partner: float = 1.2
    win_for_partner: float = 1.2
    """Winning a trick for a partner who is nearly out."""
    hope: float = 0.15
    """Passing while the partner can still act."""
    counts_cards: bool = True
    runs_out: bool = True
    """Sees when the rest of the hand cannot be stopped."""


class Judge:
    """Weighs the moves of one decision."""

    def __init__(self, outlook: Outlook, planner: Planner, style: Style) -> None:
        self.outlook = outlook
        self.planner = planner
        self.style = style
        self.hand = outlook.hand

    def units(self, hand: Sequence[Card] | None = None) -> Sequence[Unit]:
        """The plan for a hand, by default the whole one."""
        return self.planner.units(self.hand if hand is None else hand)

    def value(self, move: Play | Pass) -> float:
        """Of a lead or an answer."""
        if isinstance(move, Pass):
            return self.let_pass()
        return self.lead(move) if self.outlook.state.last is None else self.answer(move)

    # -- leading

    def lead(self, play: Play) -> float:
        rest = without(self.hand, play.cards)
        if not rest:
            return GOES_OUT
        stands = self.outlook.stands(play.reading)
        value = -self.planner.cost(rest) + self.style.keep_lead * stands + self._near_the_end(play, rest, stands)
        value += self._against_short_hands(play, stands) + self._for_partner(play)
        return value - (0.5 if play.reading.kind in BOMBS else 0.0)

    def _against_short_hands(self, play: Play, stands: float) -> float:
        """An opponent may go out on a lead of its size, and cannot follow a longer one."""
        outlook, size, value = self.outlook, play.reading.size, 0.0
        for seat in outlook.opponents:
            left = outlook.left[seat]
            if left == size:
                value -= self.style.block * (1 - stands) * (1.5 if seat == outlook.next else 1.0)
            elif 0 < left < size and left <= 4:
                value += 0.5
        return value

    def _for_partner(self, play: Play) -> float:
        """A low lead that a partner with one or two cards can go out on."""
        left = self.outlook.left[self.outlook.partner]
        low = play.reading.kind not in BOMBS and self.outlook.order.value(play.reading) < 11
        return self.style.feed_partner if left in (1, 2) and play.reading.size == left and low else 0.0

    def _near_the_end(self, play: Play, rest: Sequence[Card], stands: float) -> float:
        """Better still when what remains is one play, or winners and one loser."""
        units = self.units(rest)
        if self.style.runs_out and self._runs_out(play, units):
            return self._running_out(play)
        if len(units) == 1:
            return self.style.finish * (0.6 + 2.0 * stands)
        losers = sum(unit.cost > _LOSER for unit in units)
        return 1.2 * self.style.finish * stands if losers <= 1 else 0.0

    def _running_out(self, play: Play) -> float:
        """As good as won, unless an opponent goes out first; of what can be beaten, the weakest comes last."""
        outlook, reading = self.outlook, play.reading
        if outlook.sure(reading):
            return CANNOT_BE_STOPPED
        won = CANNOT_BE_STOPPED
        if outlook.lets_out(reading):
            won = _RUNS_OUT * self.style.finish * (1 - outlook.goes_out_on(reading))
        return won - 2.0 * self.planner.cost(play.cards)

    def runs_out(self, play: Play) -> bool:
        """Whether nobody can stop the hand any more once this is played."""
        units = self.units(without(self.hand, play.cards))
        return self._runs_out(play, units) and not self.outlook.lets_out(play.reading)

    def _runs_out(self, play: Play, units: Sequence[Unit]) -> bool:
        """Whatever can be beaten, an unbeatable bomb wins the lead back; only the last unit need not win."""
        if len(units) >= _FORESEEN:
            return False
        sure = self.outlook.sure
        doubtful = sum(not sure(each.reading) for each in (play, *(unit.play for unit in units)))
        retakes = sum(unit.play.reading.kind in BOMBS and sure(unit.play.reading) for unit in units)
        return doubtful <= 1 + retakes if retakes else doubtful <= 1 and sure(play.reading)

    # -- following

    def answer(self, play: Play) -> float:
        rest = without(self.hand, play.cards)
        if not rest:
            return GOES_OUT
        stands = self.outlook.stands(play.reading)
        value = -self.planner.cost(rest) + (self.style.trick + self.urgency()) * stands
        near = self._near_the_end(play, rest, stands)
        value -= self.style.block * self.outlook.goes_out_on(play.reading)
        if self.outlook.state.last_by == self.outlook.partner:
            value -= self._price_of_beating_partner(play)
            if near < CANNOT_BE_STOPPED:
                near /= 2
        else:
            value += self._lead_for_partner(rest, stands)
        return value + near

    def _lead_for_partner(self, rest: Sequence[Card], stands: float) -> float:
        """A partner with one or two cards needs the lead more than the hand needs the first of its bombs."""
        if self.outlook.left[self.outlook.partner] not in (1, 2):
            return 0.0
        in_reserve = any(unit.play.reading.kind in BOMBS for unit in self.units(rest))
        return self.style.win_for_partner * stands if in_reserve else 0.0

    def let_pass(self) -> float:
        outlook = self.outlook
        last, holder = outlook.state.last, outlook.state.last_by
        assert last is not None
        waits = holder != outlook.partner and outlook.may_answer(outlook.partner)
        danger = self.style.block * outlook.goes_out_on(last.reading)
        return -self.planner.cost(self.hand) + (self.style.hope if waits else 0.0) - danger

    def urgency(self) -> float:
        """Grows as the opponent who holds the trick, or may take it from the partner, runs out of cards."""
        outlook, last, holder = self.outlook, self.outlook.state.last, self.outlook.state.last_by
        assert last is not None
        assert holder is not None
        if holder == outlook.partner:
            return self._urgent(outlook.fewest(outlook.opponents)) * (1 - outlook.stands(last.reading))
        return self._urgent(outlook.left[holder])

    def _urgent(self, left: int) -> float:
        return self.style.urgency * urgency_of(left)

    def _price_of_beating_partner(self, play: Play) -> float:
        outlook, last = self.outlook, self.outlook.state.last
        assert last is not None
        price = self.style.trick**2 * outlook.stands(last.reading)
        if play.reading.kind in BOMBS:
            price += 2.5
        elif play.reading.kind is Kind.SINGLE and outlook.order.value(play.reading) >= 14:
            price += 0.5 * outlook.stands(last.reading)
        if outlook.left[outlook.partner] <= 5:
            price += 0.8
        return price * self.style.spare_partner


def urgency_of(left: int) -> float:
    """How much more it is worth to beat an opponent with so many cards left."""
    return next((worth for limit, worth in _URGENT if left <= limit), 0.0)
