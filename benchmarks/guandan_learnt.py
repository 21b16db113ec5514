"""The hard bot with a learnt taste for leads: what `guandan_strength.py` measures before anybody builds it in."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from guandan_lead_signs import Course, signs_of
from guandan_leads import rivals_of

from cardcade import View
from cardcade_guandan.bots.judgement import Judge
from cardcade_guandan.bots.levels import Hard
from cardcade_guandan.bots.planning import Weighed
from cardcade_guandan.moves import Play
from cardcade_guandan.state import GuandanState


class Learnt(Hard):
    """Of leads that hard holds for about equally good, the one with the best outlook by these weights."""

    weights: ClassVar[Mapping[str, float]] = {}

    def weigh(self, view: View[GuandanState]) -> list[Weighed]:
        weighed = super().weigh(view)
        rivals = rivals_of(weighed) if view.state.last is None else []
        if not rivals:
            return weighed
        judge = self.judge(view)
        course = Course(judge.outlook)
        best = max([weighed[0], *rivals], key=lambda each: self._worth(judge, course, each))
        return [best, *(each for each in weighed if each is not best)]

    def _worth(self, judge: Judge, course: Course, weighed: Weighed) -> float:
        value, move = weighed
        assert isinstance(move, Play)
        signs = signs_of(judge, course, move) | {"value": value}
        return sum(weight * signs[term] for term, weight in self.weights.items())


def learnt(path: Path) -> type[Learnt]:
    """The bot with the weights of a file that `guandan_lead_fit.py` has written."""
    return type("Learnt", (Learnt,), {"weights": json.loads(path.read_text("utf-8"))["weights"]})
