"""What a trial of rules says, in words: the names and values of its measures, and one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from cardcade.arena.intervals import Estimate
from cardcade.arena.rule_comparison import FEWEST, MINUTES, TURNS, Finding, LabMeasure, MeasureKind, RuleComparison
from cardcade.engine.presets import Preset
from cardcade.shell.app.language import Language
from cardcade.table.words import level_name, own_words

TOLD: Final = 3
"""Effects in the sentence; of more it says how many."""


class LabWords:
    """The words for one comparison, in the language in use."""

    def __init__(self, language: Language, comparison: RuleComparison, tried: Preset, usual: Preset) -> None:
        self._language, self._comparison = language, comparison
        self._presets = tried, usual

    def preset(self, side: int) -> str:
        """What the rules are called."""
        return preset_name(self._presets[side], self._language)

    def name(self, measure: LabMeasure) -> str:
        match measure.kind:
            case MeasureKind.INCIDENT:
                return self._incident(measure.name)
            case MeasureKind.LEVEL:
                return self.level(measure.name)
            case MeasureKind.SEAT:
                return self._say("lab.seat", seat=int(measure.name) + 1)
            case MeasureKind.LUCK:
                return self._say("lab.luck", **self._extremes())
            case MeasureKind.LENGTH:
                part = "match" if self._comparison.whole_matches else "round"
                return self._say(f"lab.length.{part}.{measure.name}")

    def value(self, measure: LabMeasure, number: float) -> str:
        """As short as it says something."""
        if measure.is_share:
            return self._say("lab.percent", share=f"{100 * number:.0f}")
        return f"{number:.{1 if abs(number) >= 1 else 2}f}" if number else "0"

    def range(self, measure: LabMeasure, told: Estimate) -> str:
        """The ends of an interval, the unit only once; nothing happens less often than never."""
        ends = max(0.0, told.low), told.high
        low, high = (f"{100 * end:.0f}" if measure.is_share else self.value(measure, end) for end in ends)
        return self._say("lab.percent_range" if measure.is_share else "lab.range", low=low, high=high)

    def level(self, name: str) -> str:
        return level_name(self._language, self._game, name, "setup.level")

    def sentence(self) -> str:
        """The whole trial in one."""
        findings, deals = self._comparison.findings(), self._comparison.deals
        effects = list(self._effects(findings))
        names = {"preset": self.preset(0), "usual": self.preset(1), "n": deals}
        if not effects:
            return self._say(f"lab.{self._silence(findings)}", **names, least=FEWEST)
        told = effects[:TOLD]
        if len(effects) > TOLD:
            told.append(self._say("lab.more", n=len(effects) - TOLD))
        return self._say("lab.found", **names, effects=self._say("lab.between").join(told))

    def _silence(self, findings: Sequence[Finding]) -> str:
        """Why there is no effect to tell."""
        if self._comparison.deals < FEWEST:
            return "too_few"
        return "nothing" if any(one.gap.mean for one in findings) else "never"

    def _effects(self, findings: Sequence[Finding]) -> Iterator[str]:
        """Of what stands, length first; minutes are told with the turns."""
        minutes = next((one for one in findings if one.measure == MINUTES), None)
        for one in findings:
            if one.stands and one.measure == TURNS and minutes is not None:
                yield self._say(f"lab.effect.{self._part}", **self._both(one), **self._minutes(minutes))
            elif one.stands and one.measure.kind is MeasureKind.LUCK:
                key = "skill" if one.gap.mean > 0 else "luck"
                yield self._say(f"lab.effect.{key}", **self._both(one), **self._extremes())
            elif one.stands and one.measure != MINUTES:
                kind = (
                    "share"
                    if one.measure.is_share
                    else "rounds"
                    if one.measure.kind is MeasureKind.LENGTH
                    else "incident"
                )
                name = self.name(one.measure)
                yield self._say(
                    f"lab.effect.{kind}", what=name if kind == "share" else _within(name), **self._both(one)
                )

    @property
    def _part(self) -> str:
        return "match" if self._comparison.whole_matches else "round"

    @property
    def _game(self) -> str:
        return self._comparison.trial.terms[0].game

    def _both(self, one: Finding) -> dict[str, str]:
        return {
            "tried": self.value(one.measure, one.tried.mean),
            "was": self.value(one.measure, one.usual.mean),
        }

    def _minutes(self, one: Finding) -> dict[str, str]:
        both = self._both(one)
        return {"minutes": both["tried"], "minutes_was": both["was"]}

    def _extremes(self) -> Mapping[str, str]:
        levels = self._comparison.trial.levels
        return {"strong": self.level(levels[-1]), "weak": self.level(levels[0])}

    def _incident(self, name: str) -> str:
        keys = [f"{self._game}.{table}.{name}" for table in ("incidents", "figures")]
        return next((self._say(key) for key in keys if self._language.knows(key)), name.replace("_", " "))

    def _say(self, key: str, **args: object) -> str:
        """A round of some games is called something else, and those say the sentence their own way."""
        return self._language.text(own_words(self._language, self._game, key), **args)


def _within(title: str) -> str:
    """As it stands inside a sentence: `straights`, but `UNO calls`."""
    return title[:1].lower() + title[1:] if title[1:2].islower() else title


def preset_name(preset: Preset, language: Language) -> str:
    """One that nobody has named yet is called what it is."""
    return preset.names.get(language.code) or preset.name or language.text("lab.draft")
