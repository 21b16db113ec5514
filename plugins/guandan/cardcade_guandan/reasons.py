"""Why one move is better than another at Guandan: each reason only where it holds, the strongest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

from cardcade import Card, Reason, Seat, say, say_seat
from cardcade.rulekit.comparison import goes_out
from cardcade.rulekit.shedding import Pass
from cardcade_guandan.bots.judgement import Judge
from cardcade_guandan.bots.outlook import without
from cardcade_guandan.bots.units import Unit
from cardcade_guandan.cards import is_wild
from cardcade_guandan.combinations import BOMBS, Kind
from cardcade_guandan.moves import Move, Play
from cardcade_guandan.words import say_reading

_NEARLY_OUT, _SHORT, _FAR, _LAST_TWO = 6, 4, 10, 2
"""Cards left: to be stopped, too few to follow a longer lead, too many to be bombed, and to be fed."""
_STANDS: Final = 0.5
_LOSER, _WINNER = 0.6, 0.2
"""What a planned unit costs that nobody wants, and one that wins the lead."""
_LOW: Final = 11
"""Below this value a partner can go out on a lead."""


class Pair:
    """The better move beside the other, with what each leaves of the plan."""

    def __init__(self, judge: Judge, better: Move, played: Move) -> None:
        self.judge, self.better, self.played = judge, better, played
        self.outlook = judge.outlook
        self.leads = judge.outlook.state.last is None

    @cached_property
    def plan(self) -> Sequence[Unit]:
        """The units of the whole hand."""
        return self.judge.units()

    def rest(self, move: Move) -> list[Card]:
        return without(self.judge.hand, move.cards) if isinstance(move, Play) else self.judge.hand

    def units_after(self, move: Move) -> Sequence[Unit]:
        return self.judge.units(self.rest(move))

    def unit_of(self, move: Move) -> Unit | None:
        """The planned unit that the move plays, as it was planned."""
        if not isinstance(move, Play):
            return None
        cards = set(move.cards)
        return next((unit for unit in self.plan if set(unit.play.cards) == cards), None)

    def torn(self, move: Move) -> list[tuple[int, Unit]]:
        """Planned units of which the move takes some cards only, those most used first."""
        cards = set(move.cards) if isinstance(move, Play) else set()
        used = [(len(cards.intersection(unit.play.cards)), unit) for unit in self.plan]
        parts = [(count, unit) for count, unit in used if 0 < count < len(unit.play.cards)]
        return sorted(parts, key=lambda part: -part[0])

    def added(self, move: Move) -> int:
        """Plays that the move adds to the plan."""
        return len(self.units_after(move)) - (len(self.plan) - 1) if isinstance(move, Play) else 0

    def bombs_after(self, move: Move) -> int:
        return sum(unit.play.reading.kind in BOMBS for unit in self.units_after(move))

    def wilds(self, move: Move) -> int:
        level = self.outlook.order.level
        return sum(is_wild(card, level) for card in move.cards) if isinstance(move, Play) else 0

    def opponents(self) -> Iterator[tuple[Seat, int]]:
        """Those who still hold cards, with how many."""
        yield from ((seat, self.outlook.left[seat]) for seat in self.outlook.opponents if self.outlook.left[seat])

    def stands(self, move: Move) -> float:
        return self.outlook.stands(move.reading) if isinstance(move, Play) else 0.0


def reasons(judge: Judge, better: Move, played: Move) -> list[Reason]:
    pair = Pair(judge, better, played)
    return [reason for rule in RULES for reason in rule(pair)]


def _unstoppable(pair: Pair) -> Iterator[Reason]:
    if _runs_out(pair, pair.better) and not _runs_out(pair, pair.played):
        yield Reason("unstoppable")


def _runs_out(pair: Pair, move: Move) -> bool:
    return isinstance(move, Play) and bool(pair.rest(move)) and pair.judge.runs_out(move)


def _feeds_opponent(pair: Pair) -> Iterator[Reason]:
    if not pair.leads:
        return
    for seat, left in pair.opponents():
        if _may_go_out_on(pair, pair.played, left) and not _may_go_out_on(pair, pair.better, left):
            yield Reason("feeds_opponent", {"player": say_seat(seat), "n": left}, con=True)
            return


def _may_go_out_on(pair: Pair, move: Move, left: int) -> bool:
    return isinstance(move, Play) and move.reading.size == left and not pair.outlook.sure(move.reading)


def _stops_opponent(pair: Pair) -> Iterator[Reason]:
    holder = pair.outlook.state.last_by
    if holder is None or holder not in pair.outlook.opponents or pair.outlook.left[holder] > _NEARLY_OUT:
        return
    if pair.stands(pair.better) >= _STANDS > pair.stands(pair.played):
        yield Reason("stops_opponent", {"player": say_seat(holder), "n": pair.outlook.left[holder]})


def _too_long_for(pair: Pair) -> Iterator[Reason]:
    if not pair.leads or not isinstance(pair.better, Play) or not isinstance(pair.played, Play):
        return
    for seat, left in pair.opponents():
        if left <= _SHORT and pair.played.reading.size <= left < pair.better.reading.size:
            yield Reason("too_long_for", {"player": say_seat(seat), "n": left})
            return


def _over_partner(pair: Pair) -> Iterator[Reason]:
    held = pair.outlook.state.last_by == pair.outlook.partner
    if held and isinstance(pair.played, Play) and isinstance(pair.better, Pass):
        yield Reason("over_partner", con=True)


def _breaks_bomb(pair: Pair) -> Iterator[Reason]:
    broken = [unit for _, unit in pair.torn(pair.played) if unit.play.reading.kind in BOMBS]
    kept = {unit for _, unit in pair.torn(pair.better)}
    if broken and broken[0] not in kept and pair.bombs_after(pair.played) < pair.bombs_after(pair.better):
        yield Reason("breaks_bomb", {"bomb": say_reading(broken[0].play.reading)}, con=True)


def _bomb_too_early(pair: Pair) -> Iterator[Reason]:
    """Led, or thrown on an opponent, while nobody over there is near the end."""
    if not _bombs(pair.played) or _bombs(pair.better) or not pair.rest(pair.played):
        return
    holder = pair.outlook.state.last_by
    if holder == pair.outlook.partner:
        return
    left = pair.outlook.left[holder] if holder is not None else pair.outlook.fewest(pair.outlook.opponents)
    if left > _FAR:
        yield Reason("bomb_too_early", {"n": left}, con=True)


def _bombs(move: Move) -> bool:
    return isinstance(move, Play) and move.reading.kind in BOMBS


def _wild_spent(pair: Pair) -> Iterator[Reason]:
    if pair.wilds(pair.played) > pair.wilds(pair.better):
        yield Reason("wild_spent", con=True)


def _tears_apart(pair: Pair) -> Iterator[Reason]:
    torn = [unit for _, unit in pair.torn(pair.played) if unit.play.reading.kind not in BOMBS]
    added = pair.added(pair.played) if torn else 0
    if added > max(0, pair.added(pair.better)):
        kind = say(f"guandan.kind.{torn[0].play.reading.kind.value}")
        yield Reason("tears_apart", {"kind": kind, "n": added}, con=True)


def _sheds_loser(pair: Pair) -> Iterator[Reason]:
    if pair.leads and _is_loser(pair, pair.better) and not _is_loser(pair, pair.played):
        yield Reason("sheds_loser")


def _is_loser(pair: Pair, move: Move) -> bool:
    unit = pair.unit_of(move)
    return unit is not None and unit.cost > _LOSER


def _spends_winner(pair: Pair) -> Iterator[Reason]:
    if _is_winner(pair, pair.played) and not _is_winner(pair, pair.better) and pair.rest(pair.played):
        yield Reason("spends_winner", con=True)


def _is_winner(pair: Pair, move: Move) -> bool:
    unit = pair.unit_of(move)
    return unit is not None and unit.cost < _WINNER


def _other_pair(pair: Pair) -> Iterator[Reason]:
    better, played = pair.better, pair.played
    if not isinstance(better, Play) or not isinstance(played, Play) or better.reading != played.reading:
        return
    if better.reading.kind is Kind.FULL_HOUSE and pair.wilds(better) == pair.wilds(played):
        yield Reason("other_pair", con=True)


def _follow_free(pair: Pair) -> Iterator[Reason]:
    follows = isinstance(pair.played, Pass) and isinstance(pair.better, Play)
    if follows and 0 < len(pair.units_after(pair.better)) < len(pair.plan):
        yield Reason("follow_free")


def _fewer_plays(pair: Pair) -> Iterator[Reason]:
    left, other = len(pair.units_after(pair.better)), len(pair.units_after(pair.played))
    if isinstance(pair.better, Play) and 0 < left < other:
        yield Reason("fewer_plays", {"n": left, "other": other})


def _feeds_partner(pair: Pair) -> Iterator[Reason]:
    partner = pair.outlook.partner
    left = pair.outlook.left[partner]
    if 0 < left <= _LAST_TWO and _feeds(pair, pair.better, left) and not _feeds(pair, pair.played, left):
        yield Reason("feeds_partner", {"player": say_seat(partner), "n": left})


def _feeds(pair: Pair, move: Move, left: int) -> bool:
    """A low lead of the size that the partner needs; or a trick won, so that there can be one."""
    if not isinstance(move, Play):
        return False
    if pair.leads:
        return move.reading.size == left and move.reading.kind not in BOMBS and _is_low(pair, move)
    return pair.outlook.state.last_by != pair.outlook.partner and pair.stands(move) >= _STANDS


def _is_low(pair: Pair, play: Play) -> bool:
    return pair.outlook.order.value(play.reading) < _LOW


RULES: Final[tuple[Callable[[Pair], Iterator[Reason]], ...]] = (
    goes_out, _unstoppable, _feeds_opponent, _stops_opponent, _too_long_for, _over_partner, _breaks_bomb,
    _bomb_too_early, _wild_spent, _tears_apart, _sheds_loser, _spends_winner, _other_pair, _feeds_partner,
    _follow_free, _fewer_plays,
)  # fmt: skip
