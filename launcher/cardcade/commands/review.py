"""`cardcade review`: what the coach says about the moves of one player in a finished match."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardcade.commands.kept_match import game_of, record_of
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal

if TYPE_CHECKING:
    from cardcade.engine.coach import Coach
    from cardcade.engine.game import Game
    from cardcade.engine.record import Record
    from cardcade.engine.review import Remark


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("match", metavar="FILE|ID", help=terminal.text("command.review.match"))
    parser.add_argument("--seat", type=int, metavar="N", help=terminal.text("command.review.seat"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.discovery.replays import checked_game
    from cardcade.engine.replay_file import BadReplay
    from cardcade.engine.review import deals_alike, review

    try:
        record = record_of(args.match)
        found = game_of(record, terminal)
        game = checked_game(record.beginning, found.plugin)
    except BadReplay as bad:
        raise Refused(bad.reason, FAILED) from None
    if not deals_alike(record, game):
        raise Refused(say("review.other_rules"), FAILED)
    seat = _seat(record, args.seat)
    coach = found.plugin.make_coach(game)
    report = ReviewReport(terminal, record, game, coach)
    remarks = list(review(record, game, coach, seat))
    if args.json:
        terminal.json(report.form(seat, remarks))
    else:
        for line in report.lines(seat, remarks):
            terminal.print(line)
    return FINE


def _seat(record: Record, asked: int | None) -> int:
    """As asked for, else the first person's, else the first; or Refused."""
    players = record.beginning.players
    if asked is not None and not 0 <= asked < len(players):
        raise Refused(say("command.bad_number", text=asked, low=0, high=len(players) - 1))
    people = [seat for seat, player in enumerate(players) if player.level is None]
    return asked if asked is not None else people[0] if people else 0


class ReviewReport:
    """A review for people and for scripts."""

    def __init__(self, terminal: Terminal, record: Record, game: Game[Any, Any], coach: Coach[Any, Any]) -> None:
        self._terminal, self._record, self._game, self._coach = terminal, record, game, coach

    def lines(self, seat: int, remarks: Sequence[Remark]) -> list[str]:
        from cardcade.engine.review import accuracy_of

        marked = [remark for remark in remarks if remark.mark]
        told = {"seat": seat, "n": len(remarks), "marked": len(marked), "accuracy": round(accuracy_of(remarks))}
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

        reason = why(self._record.beginning.game, remark.judgement)
        return "" if reason is None else self._terminal.text(reason)

    def form(self, seat: int, remarks: Sequence[Remark]) -> dict[str, Any]:
        from cardcade.engine.forms import Forms
        from cardcade.engine.judgement_forms import JudgementForms
        from cardcade.engine.review import accuracy_of, version_of

        forms = JudgementForms(Forms(self._game))
        return {
            "game": self._record.beginning.game,
            "seat": seat,
            "coach": version_of(self._coach),
            "unit": self._coach.unit,
            "accuracy": round(accuracy_of(remarks), 1),
            "decisions": len(remarks),
            "marks": [
                {"step": each.step, "round": each.round, **forms.write(each.judgement), "why": self._why(each)}
                for each in remarks
                if each.mark
            ],
        }
