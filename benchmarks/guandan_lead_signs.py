"""What may tell a good lead from a bad one, beyond what the hard bot weighs already: read by the scripts on leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardcade import Seat
from cardcade_guandan.bots.judgement import Judge
from cardcade_guandan.bots.outlook import Outlook, without
from cardcade_guandan.bots.units import Unit
from cardcade_guandan.combinations import BOMBS, Kind
from cardcade_guandan.moves import Play
from cardcade_guandan.partners import side_of
from cardcade_guandan.state import GuandanState

LOSER = 0.3
"""A unit that costs more needs a free lead, as in the bot."""

Signs = dict[str, float]


class Course:
    """How each kind of play has fared in this deal so far, as one seat sees it."""

    def __init__(self, outlook: Outlook) -> None:
        self.beaten: Counter[Kind] = Counter()
        """By an opponent, a play of our side, with the same kind."""
        self.answered: Counter[Kind] = Counter()
        """By an opponent, whoever had played, with the same kind."""
        self.bombed: Counter[Kind] = Counter()
        """By an opponent, a play of our side."""
        self.helped: Counter[Kind] = Counter()
        """By the partner, a play of an opponent, with the same kind."""
        self.led: dict[Seat, Counter[Kind]] = {seat: Counter() for seat in range(4)}
        for seat, play, before in _plays(outlook.state):
            self._count(outlook, seat, play, before)

    def _count(self, outlook: Outlook, seat: Seat, play: Play, before: tuple[Seat, Play] | None) -> None:
        if before is None:
            self.led[seat][play.reading.kind] += 1
            return
        holder, kind = before[0], before[1].reading.kind
        ours, same = side_of(holder) == side_of(outlook.seat), play.reading.kind is kind
        if seat in outlook.opponents:
            self.answered[kind] += same
            self.beaten[kind] += same and ours
            self.bombed[kind] += ours and not same
        elif seat == outlook.partner:
            self.helped[kind] += same and not ours


def _plays(state: GuandanState) -> Iterator[tuple[Seat, Play, tuple[Seat, Play] | None]]:
    """Everything laid down in this deal: by whom, what, and over whose play."""
    for trick in state.tricks:
        before: tuple[Seat, Play] | None = None
        for act in trick:
            if act.play is not None:
                yield act.seat, act.play, before
                before = act.seat, act.play


def signs_of(judge: Judge, course: Course, play: Play) -> Signs:
    """Of one lead."""
    outlook, reading = judge.outlook, play.reading
    rest = judge.units(without(judge.hand, play.cards))
    return {
        "size": reading.size,
        "height": outlook.order.value(reading),
        "stands": outlook.stands(reading),
        **_of_the_rest(outlook, rest, reading.kind),
        **_of_the_course(outlook, course, reading.kind),
        "partner_shorter": outlook.left[outlook.partner] < reading.size,
    }


def _of_the_rest(outlook: Outlook, rest: list[Unit], kind: Kind) -> Signs:
    """Retake is the chance to stand of the best unit of the kind that remains."""
    alike = [outlook.stands(unit.play.reading) for unit in rest if unit.play.reading.kind is kind]
    return {
        "retake": max(alike, default=0.0),
        "alike": len(alike),
        "units": len(rest),
        "losers": sum(unit.cost > LOSER for unit in rest),
        "bombs": sum(unit.play.reading.kind in BOMBS for unit in rest),
        "cost": sum(unit.cost for unit in rest),
    }


def _of_the_course(outlook: Outlook, course: Course, kind: Kind) -> Signs:
    return {
        "beaten": course.beaten[kind],
        "answered": course.answered[kind],
        "bombed": course.bombed[kind],
        "helped": course.helped[kind],
        "partner_led": course.led[outlook.partner][kind],
        "opponents_led": sum(course.led[seat][kind] for seat in outlook.opponents),
    }
