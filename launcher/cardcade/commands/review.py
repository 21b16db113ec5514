"""`cardcade review`: what the coach says about the moves of one player in finished matches."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cardcade.commands.kept_match import game_of, record_of
from cardcade.commands.picking import whole_number
from cardcade.commands.workforce import choose_workforce
from cardcade.engine.cards import Seat
from cardcade.engine.forms import Forms
from cardcade.engine.judgement_forms import JudgementForms
from cardcade.engine.message import Trouble, say
from cardcade.engine.review import accuracy_of, read_remarks, version_of
from cardcade.terminal import FAILED, FINE, Refused, Terminal

if TYPE_CHECKING:
    from cardcade.engine.coach import Coach
    from cardcade.engine.game import Game
    from cardcade.engine.record import Record
    from cardcade.engine.review import Remark

INTERRUPTED: Final = 130
MOST_SEATS: Final = 60


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.review.{name}")

    parser.add_argument("matches", metavar="FILE|ID", nargs="+", help=told("match"))
    parser.add_argument("--seat", metavar="N", type=whole_number(terminal, 0, MOST_SEATS - 1), help=told("seat"))
    parser.add_argument("--jobs", metavar="N", type=whole_number(terminal, 1, 60), default=1, help=told("jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=terminal.text("command.cluster"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    """What has been judged when it is ended is told."""
    several, told, ended = len(args.matches) > 1, [], FINE
    reports = _reports(args, terminal)
    try:
        for report, remarks in _judged(reports, args, terminal):
            if args.json:
                told.append(report.form(remarks))
                continue
            if several:
                terminal.print(report.named)
            for line in report.lines(remarks):
                terminal.print(line)
    except KeyboardInterrupt:
        ended = INTERRUPTED
    except Trouble as trouble:
        terminal.notice("command.refused", reason=trouble.reason)
        ended = FAILED
    if args.json and (several or told):
        terminal.json([{"match": one.named, **form} for one, form in zip(reports, told, strict=False)]
                      if several else told[0])  # fmt: skip
    return ended


def _judged(
    reports: Sequence[ReviewReport], args: argparse.Namespace, terminal: Terminal
) -> Iterator[tuple[ReviewReport, list[Remark]]]:
    """In their order; a cluster is asked for one game after the other."""
    from cardcade.arena.reviewing import order, remarks_of

    for game, some in groupby(reports, lambda report: report.record.beginning.game):
        alike = list(some)
        with choose_workforce(args, terminal, game) as workforce:
            forms = workforce.run(remarks_of, (order(report.record, report.seat) for report in alike))
            for report, form in zip(alike, forms, strict=True):
                yield report, report.read(form)


def _reports(args: argparse.Namespace, terminal: Terminal) -> list[ReviewReport]:
    """Before any is judged, all that cannot be are told; the last of them is Refused."""
    if len(args.matches) == 1:
        return [_report(args.matches[0], args.seat, terminal)]
    reports, wrong = [], []
    for named in args.matches:
        try:
            reports.append(_one_of_several(named, args.seat, terminal))
        except Refused as refused:
            wrong.append(refused)
    for one in wrong[:-1]:
        terminal.notice("command.refused", reason=one.reason)
    if wrong:
        raise wrong[-1]
    return reports


def _one_of_several(named: str, seat: int | None, terminal: Terminal) -> ReviewReport:
    """The same; whoever is refused is named."""
    try:
        return _report(named, seat, terminal)
    except Refused as refused:
        reason = refused.reason
        if {"file", "match"} & reason.args.keys():
            raise
        raise Refused(say("command.review.of_several", match=named, reason=reason), refused.code) from None


def _report(named: str, seat: int | None, terminal: Terminal) -> ReviewReport:
    """Of a match that can be judged, or Refused."""
    from cardcade.discovery.replays import checked_game
    from cardcade.engine.replay_file import BadReplay
    from cardcade.engine.review import deals_alike

    try:
        record = record_of(named, terminal)
        found = game_of(record, terminal)
        game = checked_game(record.beginning, found.plugin)
    except BadReplay as bad:
        raise Refused(bad.reason, FAILED) from None
    if not deals_alike(record, game):
        raise Refused(say("review.other_rules"), FAILED)
    return ReviewReport(terminal, named, _seat(named, record, seat), record, game, found.plugin.make_coach(game))


def _seat(named: str, record: Record, asked: int | None) -> int:
    """As asked for, else the first person's, else the first; or Refused."""
    players = record.beginning.players
    if asked is not None and not 0 <= asked < len(players):
        raise Refused(say("command.review.no_seat", match=Path(named).name, seat=asked, high=len(players) - 1))
    people = [seat for seat, player in enumerate(players) if player.level is None]
    return asked if asked is not None else people[0] if people else 0


class ReviewReport:
    """A review for people and for scripts."""

    def __init__(
        self, terminal: Terminal, named: str, seat: Seat, record: Record, game: Game[Any, Any], coach: Coach[Any, Any]
    ) -> None:
        self.named, self.seat, self.record = named, seat, record
        self._terminal, self._game, self._coach = terminal, game, coach
        self._forms = JudgementForms(Forms(game))

    def read(self, form: Sequence[Any]) -> list[Remark]:
        return read_remarks(form, self._forms)

    def lines(self, remarks: Sequence[Remark]) -> list[str]:
        marked = [remark for remark in remarks if remark.mark]
        told = {"seat": self.seat, "n": len(remarks), "marked": len(marked), "accuracy": round(accuracy_of(remarks))}
        return [self._terminal.text("command.review.summary", **told), *map(self._line, marked)]

    def _line(self, remark: Remark) -> str:
        judgement, text = remark.judgement, self._terminal.text
        played, better = (text(self._game.say_move(move)) for move in (judgement.played, judgement.better))
        told = {"step": remark.step, "mark": remark.mark, "played": played, "better": better}
        why = self._why(remark)
        line = text("command.review.line", **told)
        gain = text(f"coach.gain.{self._coach.unit}", gain=self._gain(judgement.gap)) if judgement.weighed else ""
        return " ".join(part for part in (line, gain, why) if part)

    def _gain(self, gap: float) -> str:
        return f"{100 * gap:.0f}" if self._coach.unit == "win" else f"{gap:.1f}"

    def _why(self, remark: Remark) -> str:
        from cardcade.engine.reason_words import why

        reason = why(self.record.beginning.game, remark.judgement)
        return "" if reason is None else self._terminal.text(reason)

    def form(self, remarks: Sequence[Remark]) -> dict[str, Any]:
        return {
            "game": self.record.beginning.game,
            "seat": self.seat,
            "coach": version_of(self._coach),
            "unit": self._coach.unit,
            "accuracy": round(accuracy_of(remarks), 1),
            "decisions": len(remarks),
            "marks": [
                {"step": each.step, "round": each.round, **self._forms.write(each.judgement), "why": self._why(each)}
                for each in remarks
                if each.mark
            ],
        }
