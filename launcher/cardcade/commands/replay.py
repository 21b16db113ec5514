"""`cardcade replay`: a recorded match is described, played again and compared, watched, or made into pictures."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.commands.kept_match import game_of, record_of
from cardcade.commands.picking import choose_file, whole_number
from cardcade.engine.message import say
from cardcade.terminal import FAILED, FINE, Refused, Terminal

if TYPE_CHECKING:
    from cardcade.discovery import Found
    from cardcade.engine.record import Record
    from cardcade.shell.theatre.feature import Feature

LONGEST_CLIP = 200
"""Steps of the longest clip."""
USUAL_CLIP = 20
USUAL_SIZE = "960x540"


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.replay.{name}")

    number = whole_number(terminal, 1, 1_000_000)
    parser.add_argument("file", metavar="FILE_OR_ID", help=told("file"))
    parser.add_argument("--verify", action="store_true", help=told("verify"))
    parser.add_argument("--json", action="store_true", help=terminal.text("command.json"))
    parser.add_argument("--watch", action="store_true", help=told("watch"))
    parser.add_argument("--gif", metavar="FILE", type=Path, help=told("gif"))
    parser.add_argument("--frames", metavar="DIR", type=Path, help=told("frames"))
    parser.add_argument("--from", metavar="S", dest="first", type=number, help=told("from"))
    parser.add_argument("--to", metavar="S", dest="last", type=number, help=told("to"))
    parser.add_argument("--size", metavar="WxH", help=told("size"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.engine.replay_file import BadReplay

    _check_stretch_is_of_use(args)
    try:
        taken = record_of(args.file, terminal)
        found = game_of(taken, terminal)
        if args.watch:
            return _watch(taken, found, (args.first or 1) - 1)
        if args.gif is not None or args.frames is not None:
            return _make_pictures(_feature(taken, found), args, terminal)
        return _tell(taken, found, args, terminal)
    except BadReplay as bad:
        raise Refused(bad.reason, FAILED) from None


def _check_stretch_is_of_use(args: argparse.Namespace) -> None:
    """Pictures heed all that says which and how large, a window where it begins."""
    if args.watch or (args.gif is None and args.frames is None):
        given = {"--from": None if args.watch else args.first, "--to": args.last, "--size": args.size}
        useless = [option for option, value in given.items() if value is not None]
        if useless:
            raise Refused(say(f"command.replay.{'not_watched' if args.watch else 'no_pictures'}", options=useless))


def _tell(taken: Record, found: Found, args: argparse.Namespace, terminal: Terminal) -> int:
    from cardcade.discovery.replays import checked_game
    from cardcade.engine.record import verify

    game = checked_game(taken.beginning, found.plugin)
    if not args.verify:
        _describe(taken, args.json, terminal)
        return FINE
    if not taken.verifiable or taken.beginning.rules_version != found.plugin.rules_version:
        terminal.notice("command.replay.old_rules")
    verdict = verify(taken, game)
    report = {"ok": verdict.ok, "steps": verdict.steps, "first_difference": verdict.first_difference}
    if args.json:
        terminal.json(report)
    else:
        terminal.print(terminal.text(f"command.replay.{'same' if verdict.ok else 'different'}", **report))
    return FINE if verdict.ok else FAILED


def _describe(taken: Record, as_json: bool, terminal: Terminal) -> None:
    from cardcade.engine.replay_file import levels

    beginning, players = taken.beginning, levels(taken.beginning)
    result = taken.result and {"scores": taken.result.scores, "winners": taken.result.winners}
    report = {
        "game": beginning.game,
        "preset": beginning.preset,
        "seats": beginning.seats,
        "seed": beginning.seed,
        "players": players,
        "steps": len(taken.steps),
        "result": result,
    }
    if as_json:
        terminal.json(report)
    else:
        scores = ", ".join(f"{score:g}" for score in taken.result.scores) if taken.result else "–"
        told = {**report, "players": ", ".join(players), "scores": scores}
        terminal.print(terminal.text("command.replay.summary", **told))


# -- to be seen


def _feature(taken: Record, found: Found) -> Feature:
    from cardcade.shell.app.language import Language
    from cardcade.shell.app.shelf import Shelf
    from cardcade.shell.theatre.feature import Unwatchable, feature_of
    from cardcade.ui import Art

    shelf = Shelf(Language("en"), [found], Art())
    try:
        return feature_of(taken, shelf, shelf.name)
    except Unwatchable as unwatchable:
        raise Refused(unwatchable.reason, FAILED) from None


def _watch(taken: Record, found: Found, step: int) -> int:
    from cardcade.shell.app.start import watch

    return watch(_feature(taken, found), step)


def _make_pictures(feature: Feature, args: argparse.Namespace, terminal: Terminal) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from cardcade.shell.theatre.clip import Clip, quiet_app, write_frames, write_gif

    choose_file(args.gif)
    first, last = _stretch(args, feature.film.length)
    app = quiet_app(_size(args.size or USUAL_SIZE), terminal.language.code)
    app.shelf.take([feature.found])
    clip = Clip(app, feature, first, last)
    place = args.gif or args.frames
    try:
        count = write_gif(clip, args.gif) if args.gif is not None else write_frames(clip, args.frames)
    except ImportError:
        raise Refused(say("command.replay.no_pillow"), FAILED) from None
    except OSError as error:
        raise Refused(say("command.bad_file", file=str(place), error=error.strerror or str(error)), FAILED) from None
    finally:
        app.close()
    terminal.notice("command.replay.made", n=count, place=str(place))
    return FINE


def _stretch(args: argparse.Namespace, length: int) -> tuple[int, int]:
    """The first and the last step of the clip."""
    first = args.first or 1
    last = first + USUAL_CLIP - 1 if args.last is None else args.last
    if first > max(1, length) or last < first:
        raise Refused(say("command.replay.no_stretch", first=first, last=last, n=length))
    return first, min(last, first + LONGEST_CLIP - 1)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if width.isdecimal() and height.isdecimal() and 320 <= int(width) <= 3840 and 200 <= int(height) <= 2160:
        return int(width), int(height)
    raise Refused(say("command.screenshots.bad_size", size=text))
