"""`cardcade tournament`: a round robin of bots over duplicate deals."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cardcade.arena.stand_ins import say_stand_ins
from cardcade.commands.picking import (
    choose_file,
    choose_game,
    choose_names,
    choose_preset,
    choose_seats,
    seed,
)
from cardcade.commands.picking import whole_number as whole
from cardcade.commands.progress import playing
from cardcade.commands.workforce import choose_workforce
from cardcade.engine.bots import is_program
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal

if TYPE_CHECKING:
    from cardcade.arena.contest import Contest
    from cardcade.arena.contest_file import ContestFile, Goal, KeptContest
    from cardcade.arena.league import League, LeagueRow
    from cardcade.discovery import Found

DEALS: Final = 100
MOST_DEALS: Final = 10**7
FEWEST: Final = 20
"""Deals before `--until` may end it: from fewer, intervals are guesses."""
INTERRUPTED: Final = 130


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.tournament.{name}")

    parser.add_argument("game", metavar="GAME", help=told("game"))
    parser.add_argument("--bots", metavar="A,B,…", help=told("bots"))
    parser.add_argument("--deals", metavar="N", type=whole(terminal, 1, MOST_DEALS), help=told("deals"))
    parser.add_argument("--preset", metavar="P", help=told("preset"))
    parser.add_argument("--seats", metavar="N", type=whole(terminal, 2, 12), help=told("seats"))
    parser.add_argument("--seed", metavar="N", type=seed(terminal), help=told("seed"))
    parser.add_argument("--jobs", metavar="N", type=whole(terminal, 1, 60), default=1, help=told("jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=terminal.text("command.cluster"))
    parser.add_argument("--until", metavar="W", type=_width(terminal), help=told("until"))
    parser.add_argument("--out", metavar="FILE", type=Path, help=told("out"))
    parser.add_argument("--resume", metavar="FILE", type=Path, help=told("resume"))
    parser.add_argument("--chart", metavar="FILE.png", type=Path, help=told("chart"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.arena.league import League

    found = choose_game(terminal, args.game)
    choose_file(args.chart)
    kept = _resumed(args, found) if args.resume is not None else None
    contest = kept.contest if kept is not None else _contest(args, found)
    league = League(contest)
    stopped = _play(args, terminal, league, kept, _goal(args, kept))
    _tell(args, terminal, league, stopped)
    if args.chart is not None and league.deals:
        _draw(args.chart, terminal, league)
    return {"interrupted": INTERRUPTED, "gone": FAILED}.get(stopped, FINE)


# -- what is played


def _contest(args: argparse.Namespace, found: Found) -> Contest:
    from cardcade.arena.contest import Contest
    from cardcade.arena.referee import Terms
    from cardcade.arena.seatings import teams_of

    preset = choose_preset(found, args.preset)
    seats = choose_seats(found.plugin, preset, args.seats)
    terms = Terms(game=found.id, preset=preset.name, values=preset.values)
    teams = teams_of(found.plugin.game(preset.rules), seats)
    number = args.seed if args.seed is not None else secrets.randbelow(1 << 31)
    return Contest(terms, _bots(args.bots, found), seats, teams, number, found.plugin.rules_version)


def _bots(asked: str | None, found: Found) -> tuple[str, ...]:
    """At least two, each once; by default all levels of the game."""
    from cardcade.engine.bots import RANDOM, SEARCH

    known = [*found.plugin.bots, RANDOM, SEARCH]
    names = choose_names(found.plugin, known, asked) if asked is not None else tuple(found.plugin.bots)
    if len(set(names)) < len(names):
        raise Refused(say("command.tournament.twice", bot=next(name for name in names if names.count(name) > 1)))
    if len(names) < 2:
        raise Refused(say("command.tournament.alone"))
    return names


def _resumed(args: argparse.Namespace, found: Found) -> KeptContest:
    """What the file holds, if it is what was asked for; or Refused."""
    from cardcade.arena.contest_file import BadContest, read_contest

    if args.out is not None:
        raise Refused(say("command.tournament.two_files"))
    try:
        kept = read_contest(args.resume)
    except BadContest as bad:
        raise Refused(bad.reason, FAILED) from None
    contest = kept.contest
    asked = {"preset": args.preset, "seed": args.seed, "seats": args.seats, "bots": args.bots}
    holds = {
        "preset": contest.terms.preset,
        "seed": contest.seed,
        "seats": contest.seats,
        "bots": ",".join(contest.bots),
    }
    if contest.terms.game != found.id:
        raise Refused(say("command.tournament.other_game", game=contest.terms.game))
    if contest.rules_version != found.plugin.rules_version:
        versions = {"then": contest.rules_version, "now": found.plugin.rules_version}
        raise Refused(say("command.tournament.other_rules", game=found.id, **versions))
    for name, value in asked.items():
        if value is not None and value != holds[name]:
            raise Refused(say("command.tournament.other", option=f"--{name}", value=str(holds[name])))
    if args.bots is None and any(is_program(bot) for bot in contest.bots):
        raise Refused(say("command.tournament.programs"))
    _bots(",".join(contest.bots), found)
    if not _playable(contest, found):
        raise Refused(say("contest.bad_head", file=str(args.resume)), FAILED)
    return kept


def _playable(contest: Contest, found: Found) -> bool:
    """Whether the game has such rules, and seats and teams as they are by these."""
    from cardcade.arena.seatings import teams_of
    from cardcade.discovery.replays import checked_rules
    from cardcade.engine.presets import BadPreset

    try:
        rules = checked_rules(contest.terms.preset, contest.terms.values, found.plugin)
    except BadPreset:
        return False
    fewest, most = found.plugin.seats
    if not fewest <= contest.seats <= most:
        return False
    return teams_of(found.plugin.game(rules), contest.seats) == contest.teams


# -- playing


def _goal(args: argparse.Namespace, kept: KeptContest | None) -> Goal:
    """What was asked for, else what the file was begun for, and then nothing less than it holds."""
    from cardcade.arena.contest_file import Goal

    if args.deals is not None or args.until is not None:
        return Goal(args.deals, args.until)
    if kept is None or kept.goal.until is not None:
        return kept.goal if kept is not None else Goal(DEALS)
    return Goal(max(kept.goal.deals or DEALS, len(kept.outcomes) // kept.contest.bouts_a_deal))


def _play(args: argparse.Namespace, terminal: Terminal, league: League, kept: KeptContest | None, goal: Goal) -> str:
    """Why it ended: all played, the intervals narrow enough, Ctrl-C, or the cluster gone."""
    from cardcade.arena.crew import Gone

    deals = goal.deals or MOST_DEALS
    known = kept.outcomes if kept is not None else {}
    file = _file(args, league.contest, kept, goal)
    bar = playing(terminal, deals * league.contest.bouts_a_deal, len(known))
    try:
        with bar as progress, choose_workforce(args, terminal, league.contest.terms.game) as workforce:
            for number, outcome in league.contest.play(workforce, deals, known):
                if file is not None and number not in known:
                    file.write(number, outcome)
                if league.add(outcome) and goal.until is not None and _due(league):
                    if league.widest <= goal.until:
                        return "until"
                    progress.expect(min(deals, _expected(league, goal.until)) * league.contest.bouts_a_deal)
                progress.show(number + 1)
    except KeyboardInterrupt:
        return "interrupted"
    except Gone as gone:
        terminal.notice("command.refused", reason=gone.reason)
        return "gone"
    except OSError as error:
        place = args.resume or args.out
        raise Refused(say("command.bad_file", file=str(place), error=error.strerror or ""), FAILED) from None
    finally:
        if file is not None:
            file.close()
    return "done"


def _file(args: argparse.Namespace, contest: Contest, kept: KeptContest | None, goal: Goal) -> ContestFile | None:
    """Where outcomes go: into the file resumed, into a new one, or nowhere; or Refused."""
    from cardcade.arena.contest_file import ContestFile

    place = args.resume if kept is not None else args.out
    try:
        if kept is not None:
            return ContestFile.resume(args.resume, kept)
        return ContestFile.new(args.out, contest, goal) if args.out is not None else None
    except FileExistsError:
        raise Refused(say("command.tournament.exists", file=str(place))) from None
    except OSError as error:
        raise Refused(say("command.bad_file", file=str(place), error=error.strerror or ""), FAILED) from None


def _due(league: League) -> bool:
    """Whether to look if it is sure enough: after every tenth deal, since the sums take a while when there are many."""
    return league.deals >= FEWEST and league.deals % 10 == 0


def _expected(league: League, until: float) -> int:
    """In about how many deals every interval will be that narrow: four times as many make it half as wide."""
    return max(league.deals + 10, round(league.deals * (league.widest / until) ** 2))


# -- telling


def _tell(args: argparse.Namespace, terminal: Terminal, league: League, stopped: str) -> None:
    contest = league.contest
    head = {
        "game": contest.terms.game,
        "preset": contest.terms.preset,
        "seed": contest.seed,
        "seats": contest.seats,
        "jobs": args.jobs,
        "stopped": stopped,
    }
    if args.json:
        terminal.json({**head, **league.report()})
        return
    if stopped in ("interrupted", "gone"):
        terminal.notice("command.tournament.interrupted")
    terminal.print(terminal.text("command.tournament.summary", **head, n=league.deals, games=league.games))
    for line in league.lines():
        times = league.times(line.bot)
        terminal.print(terminal.text("command.tournament.line", **_words(line), p50=times["p50"], p95=times["p95"]))
    _tell_stand_ins(terminal, league)
    for number in range(len(contest.pairs)) if league.deals and len(contest.bots) > 2 else ():
        terminal.print(terminal.text("command.tournament.pair", **_words(league.pair(number))))


def _tell_stand_ins(terminal: Terminal, league: League) -> None:
    for bot, lapses in league.lapses.items():
        terminal.print(terminal.text(say_stand_ins(bot, lapses)))


def _words(line: LeagueRow) -> dict[str, Any]:
    told: dict[str, Any] = {"bot": line.bot, "other": line.against}
    for name, share in (("wins", line.wins), ("first", line.first)):
        told[name], told[f"{name}_range"] = f"{100 * share.mean:.1f}", f"{100 * share.low:.1f}–{100 * share.high:.1f}"
    told["score"], told["score_range"] = f"{line.score.mean:.2f}", f"{line.score.low:.2f} … {line.score.high:.2f}"
    told["lead"], told["lead_range"] = f"{line.lead.mean:+.2f}", f"{line.lead.low:+.2f} … {line.lead.high:+.2f}"
    if line.elo is not None:
        told["elo"], told["reach"] = f"{line.elo.mean:.0f}", f"{line.elo.width / 2:.0f}"
    return told


def _draw(file: Path, terminal: Terminal, league: League) -> None:
    from cardcade.shell.screens.arena.heat_map import save_heat_map

    try:
        save_heat_map(file, league, terminal.language)
    except OSError as error:
        raise Refused(say("command.bad_file", file=str(file), error=error.strerror or str(error)), FAILED) from None
    terminal.notice("command.tournament.drawn", file=str(file))


class _width:
    """An argument that is a width between 0 and 1."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal

    def __call__(self, text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0.0 < number < 1.0:
            raise argparse.ArgumentTypeError(self._terminal.text("command.tournament.bad_width", text=text[:40]))
        return number
