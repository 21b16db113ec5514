"""`cardcade presets`: list, show, check and start rule variants."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardcade.commands.choosing import choose_game, choose_preset
from cardcade.discovery import Found
from cardcade.engine.message import say
from cardcade.engine.presets import LONGEST, BadPreset, Draft, Preset, differences, read_draft
from cardcade.folders import presets_folder
from cardcade.library import Library
from cardcade.terminal import FAILED, FINE, Refused, Terminal


def add(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    def told(name: str) -> str:
        return terminal.text(f"command.presets.{name}")

    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help=told("list"), description=told("list"))
    listing.add_argument("game", metavar="GAME", help=told("game"))
    listing.add_argument("--json", action="store_true", help=terminal.text("command.json"))
    show = actions.add_parser("show", help=told("show"), description=told("show"))
    show.add_argument("game", metavar="GAME", help=told("game"))
    show.add_argument("preset", metavar="P", nargs="?", help=told("preset"))
    show.add_argument("--schema", action="store_true", help=told("schema"))
    check = actions.add_parser("check", help=told("check"), description=told("check"))
    check.add_argument("files", metavar="FILE", nargs="+", type=Path, help=told("file"))
    new = actions.add_parser("new", help=told("new"), description=told("new"))
    new.add_argument("game", metavar="GAME", help=told("game"))
    new.add_argument("name", metavar="NAME", help=told("name"))
    new.add_argument("--from", dest="base", metavar="P", help=told("base"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    actions = {"list": list_presets, "show": show, "check": check, "new": new}
    return actions[args.action](args, terminal)


def list_presets(args: argparse.Namespace, terminal: Terminal) -> int:
    library = Library(choose_game(terminal, args.game).plugin)
    presets = library.presets.values()
    for bad in library.broken.values():
        tell_problems(bad, terminal.warn, terminal)
    if args.json:
        terminal.json([_row(preset) for preset in presets])
        return FINE
    for preset in presets:
        code = terminal.language.code
        words = {"preset": preset.name, "name": preset.names[code], "about": preset.about[code]}
        terminal.print(terminal.text("command.presets.line", **words))
    return FINE


def _row(preset: Preset) -> dict[str, Any]:
    return {
        "name": preset.name,
        "names": preset.names,
        "about": preset.about,
        "bundled": preset.bundled,
        "source": preset.source,
        "values": preset.values,
    }


def show(args: argparse.Namespace, terminal: Terminal) -> int:
    """The whole preset as a file one could save, and what it changes."""
    from cardcade.commands.preset_text import preset_text

    found = choose_game(terminal, args.game)
    if args.schema:
        from cardcade.engine.preset_schema import schema_of

        terminal.json(schema_of(found.plugin.rules))
        return FINE
    preset = choose_preset(found, args.preset)
    terminal.print(preset_text(found, preset, terminal).rstrip())
    for change in differences(found.id, preset.rules, Library(found.plugin).default.rules):
        terminal.notice(change)
    return FINE


def check(args: argparse.Namespace, terminal: Terminal) -> int:
    code = FINE
    for file in args.files:
        try:
            _check_file(file, terminal)
        except BadPreset as bad:
            tell_problems(bad, terminal.print, terminal)
            code = FAILED
    return code


def _check_file(file: Path, terminal: Terminal) -> None:
    try:
        with file.open("rb") as opened:
            raw = opened.read(LONGEST + 1)
    except OSError as error:
        reason = say("command.presets.unreadable", file=str(file), error=error.strerror or str(error))
        raise Refused(reason, FAILED) from None
    draft = read_draft(raw, file.stem, str(file), bundled=False)
    if draft.game is None:
        raise BadPreset(str(file), [draft.problem("game", say("preset.missing"), say("command.presets.see_games"))])
    try:
        found = choose_game(terminal, draft.game)
    except Refused as refused:
        raise BadPreset(str(file), [draft.problem("game", refused.reason, say("command.presets.see_games"))]) from None
    _check_draft(file, draft, Library(found.plugin, candidate=draft))


def _check_draft(file: Path, draft: Draft, library: Library) -> None:
    """A file in the player's own folder must also have a name that is free."""
    own = file.resolve().parent == presets_folder().resolve()
    wrong = library.name_problem(draft.name) if own else None
    try:
        library.check_candidate()
    except BadPreset as bad:
        raise BadPreset(str(file), [*bad.problems, wrong] if wrong else bad.problems) from None
    if wrong:
        raise BadPreset(str(file), [wrong])


def tell_problems(bad: BadPreset, tell: Callable[[str], None], terminal: Terminal) -> None:
    """`file:line:col: key: what is wrong; what would be right`, a line for each."""
    for problem in bad.problems:
        at = f"{bad.source}:{problem.place.line}:{problem.place.column}"
        tell(f"{at}: {problem.key}: {terminal.text(problem.wrong)}; {terminal.text(problem.right)}")


def new(args: argparse.Namespace, terminal: Terminal) -> int:
    """A file with every key, its help and the values of the preset it starts from."""
    from cardcade.commands.preset_text import preset_text

    found = choose_game(terminal, args.game)
    preset = choose_preset(found, args.base)
    file = _new_file(found, args.name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(preset_text(found, preset, terminal, args.name))
    except FileExistsError:
        raise Refused(say("command.presets.exists", file=str(file)), FAILED) from None
    except OSError as error:
        raise Refused(say("command.bad_folder", folder=str(file.parent), error=error.strerror or ""), FAILED) from None
    terminal.print(str(file))
    terminal.notice("command.presets.written")
    return FINE


def _new_file(found: Found, name: str) -> Path:
    if problem := Library(found.plugin).name_problem(name):
        raise Refused(problem.wrong)
    return presets_folder() / f"{name}.toml"
