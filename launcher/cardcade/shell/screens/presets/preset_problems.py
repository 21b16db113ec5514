"""What is wrong with a preset file: every mistake with its line and column, and what would be right."""

from __future__ import annotations

from collections.abc import Callable

from cardcade.engine.presets import BadPreset
from cardcade.shell.screens.common.flow import Flow
from cardcade.ui.theme import BODY, FAINT, GOLD, INK, SMALL, SMALL_STRONG, SOFT


def tell_problems(flow: Flow, bad: BadPreset, say: Callable[..., str]) -> None:
    flow.paragraph(say("presets.broken"), BODY, SOFT)
    for problem in bad.problems:
        place = say("presets.place", line=problem.place.line, column=problem.place.column)
        flow.space(10)
        flow.paragraph(f"{place} · {problem.key}", SMALL_STRONG, GOLD)
        flow.paragraph(say(problem.wrong), BODY, INK)
        flow.paragraph(say(problem.right), SMALL, FAINT)
