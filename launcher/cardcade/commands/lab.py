"""`cardcade lab`: what a change of rules does to length, luck and fairness."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING, Any, Final

from cardcade.commands.picking import choose_game, choose_preset, choose_seats, seed
from cardcade.commands.picking import whole_number as whole
from cardcade.commands.progress import playing
from cardcade.commands.workforce import choose_workforce
from cardcade.engine.message import LANGUAGES, say
from cardcade.terminal import FINE, Refused, Terminal

if TYPE_CHECKING:
    from cardcade.arena.rule_comparison import RuleComparison
    from cardcade.discovery import Found
    from cardcade.engine.presets import Preset

INTERRUPTED: Final = 130


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.lab.{name}")

    parser.add_argument("game", metavar="GAME", help=told("game"))
    parser.add_argument("--preset", metavar="A", required=True, help=told("preset"))
    parser.add_argument("--against", metavar="B", help=told("against"))
    parser.add_argument("--games", metavar="N", type=whole(terminal, 1, 10**6), help=told("games"))
    parser.add_argument("--seats", metavar="N", type=whole(terminal, 2, 12), help=told("seats"))
    parser.add_argument("--seed", metavar="N", type=seed(terminal), help=told("seed"))
    parser.add_argument("--jobs", metavar="N", type=whole(terminal, 1, 60), default=1, help=told("jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=terminal.text("command.cluster"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.arena.rule_comparison import RuleComparison
    from cardcade.arena.rule_trial import trial_of

    found = choose_game(terminal, args.game)
    tried, usual = choose_preset(found, args.preset), choose_preset(found, args.against)
    if tried.values == usual.values:
        raise Refused(say("command.lab.same", preset=tried.name, usual=usual.name))
    seats = choose_seats(found.plugin, tried, args.seats)
    number = args.seed if args.seed is not None else secrets.randbelow(1 << 31)
    trial = trial_of(found.plugin, tried, usual, seats, number)
    comparison = RuleComparison(trial, found.plugin.game(tried.rules))
    complete = _play(comparison, args, terminal)
    report = LabReport(terminal, found, comparison, tried, usual)
    if args.json:
        terminal.json(report.form(args.jobs))
    else:
        report.tell(complete)
    return FINE if complete else INTERRUPTED


def _play(comparison: RuleComparison, args: argparse.Namespace, terminal: Terminal) -> bool:
    """Whether all deals were played; not so after Ctrl-C, or when the cluster has gone."""
    from cardcade.arena.crew import Gone
    from cardcade.arena.series import played

    trial = comparison.trial
    deals = args.games or trial.games
    game = trial.terms[0].game
    try:
        with playing(terminal, trial.bouts(deals)) as progress, choose_workforce(args, terminal, game) as workforce:
            for number, outcome in played(trial, workforce, deals, {}):
                comparison.add(outcome)
                progress.show(number + 1)
    except KeyboardInterrupt:
        return False
    except Gone as gone:
        terminal.notice("command.refused", reason=gone.reason)
        return False
    return True


class LabReport:
    """A comparison for people and for scripts."""

    def __init__(
        self, terminal: Terminal, found: Found, comparison: RuleComparison, tried: Preset, usual: Preset
    ) -> None:
        self._terminal, self._found, self._comparison = terminal, found, comparison
        self._presets = tried, usual

    def tell(self, complete: bool) -> None:
        from cardcade.shell.app.lab_words import LabWords

        terminal, comparison, trial = self._terminal, self._comparison, self._comparison.trial
        words = LabWords(terminal.language, comparison, *self._presets)
        if not complete:
            terminal.notice("command.lab.partial", n=comparison.deals)
        head = {"game": trial.terms[0].game, "preset": words.preset(0), "usual": words.preset(1), "seats": trial.seats}
        terminal.print(terminal.text("command.lab.head", **head, seed=trial.seeds[0], n=comparison.deals))
        for one in comparison.findings():
            both = {
                "tried": words.value(one.measure, one.tried.mean),
                "tried_range": words.range(one.measure, one.tried),
                "was": words.value(one.measure, one.usual.mean),
                "was_range": words.range(one.measure, one.usual),
            }
            mark = "*" if one.stands else " "
            terminal.print(terminal.text("command.lab.line", mark=mark, what=words.name(one.measure), **both))
        terminal.print(terminal.text("command.lab.legend"))
        terminal.print(words.sentence())

    def form(self, jobs: int) -> dict[str, Any]:
        trial, (tried, usual) = self._comparison.trial, self._presets
        return {
            "game": trial.terms[0].game,
            "preset": tried.name,
            "against": usual.name,
            "seed": trial.seeds[0],
            "seats": trial.seats,
            "jobs": jobs,
            "games": self._comparison.deals,
            "unit": "match" if self._comparison.whole_matches else "round",
            "levels": list(trial.levels),
            "measures": [one.form for one in self._comparison.findings()],
            "sentence": {code: self._sentence(code) for code in LANGUAGES},
        }

    def _sentence(self, code: str) -> str:
        """In either language, whatever the terminal's is."""
        from cardcade.shell.app.lab_words import LabWords
        from cardcade.shell.app.language import Language

        language = Language(code)
        other = Terminal(language)
        other.add_game(self._found.plugin.package, self._found.id)
        return LabWords(language, self._comparison, *self._presets).sentence()
