"""`cardcade presets`: list, show, check and start rule variants."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from cardcade.commands.picking import choose_game, choose_preset
from cardcade.discovery import Found
from cardcade.discovery.library import Library, read_bytes
from cardcade.discovery.preset_names import file_name
from cardcade.engine.message import Message, say
from cardcade.engine.presets import BadPreset, Draft, Preset, Problem, read_draft
from cardcade.engine.rule_words import differences
from cardcade.engine.rules import Key, keys
from cardcade.engine.toml_places import TextPlace
from cardcade.folders import presets_folder
from cardcade.foreign import real
from cardcade.terminal import FAILED, FINE, Refused, Terminal, one_line


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
    show.add_argument("--origin", action="store_true", help=told("origin"))
    schema = actions.add_parser("schema", help=told("print_schema"), description=told("print_schema"))
    schema.add_argument("game", metavar="GAME", help=told("game"))
    check = actions.add_parser("check", help=told("check"), description=told("check"))
    check.add_argument("files", metavar="FILE", nargs="+", type=Path, help=told("file"))
    new = actions.add_parser("new", help=told("new"), description=told("new"))
    new.add_argument("game", metavar="GAME", help=told("game"))
    new.add_argument("name", metavar="NAME", help=told("name"))
    new.add_argument("--from", dest="base", metavar="P", help=told("base"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    actions = {"list": list_presets, "show": show, "schema": schema, "check": check, "new": new}
    return actions[args.action](args, terminal)


def list_presets(args: argparse.Namespace, terminal: Terminal) -> int:
    library = Library(choose_game(terminal, args.game).plugin)
    presets = library.presets.values()
    for bad in library.broken.values():
        tell_problems(bad, terminal.warn, terminal)
    for bad in _lost(library.others, terminal):
        tell_problems(bad, terminal.warn, terminal)
    if args.json:
        terminal.json([_row(preset) for preset in presets])
        return FINE
    for preset in presets:
        code = terminal.language.code
        words = {"preset": preset.name, "name": preset.names[code], "about": preset.about[code]}
        terminal.print(terminal.text("command.presets.line", **words).rstrip())
    return FINE


def _lost(drafts: list[Draft], terminal: Terminal) -> Iterator[BadPreset]:
    """Files for games that are not installed, which no list would ever show."""
    for draft in drafts:
        try:
            choose_game(terminal, draft.game or "")
        except Refused as refused:
            yield BadPreset(draft.source, [_game_problem(draft, refused)])


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
        return schema(args, terminal)
    preset = choose_preset(found, args.preset)
    if args.origin:
        return _tell_origins(found, preset, terminal)
    terminal.print(preset_text(found, preset, terminal).rstrip())
    for change in differences(found.id, preset.rules, Library(found.plugin).default.rules, terminal.language.knows):
        terminal.notice(change)
    return FINE


def schema(args: argparse.Namespace, terminal: Terminal) -> int:
    """What editors need to check a preset file while it is written."""
    from cardcade.discovery.own_presets import OwnPresets

    found = choose_game(terminal, args.game)
    terminal.json(OwnPresets(found.plugin).schema(terminal.language.code))
    return FINE


def _tell_origins(found: Found, preset: Preset, terminal: Terminal) -> int:
    """Every key with its value, and the file and line that set it."""
    from cardcade.engine.preset_schema import toml_value

    layers = Library(found.plugin).layers(preset.name)
    for key in keys(found.plugin.rules):
        line = f"{key.path} = {toml_value(preset.values[key.table][key.name])}"
        terminal.print(terminal.text("command.presets.set_by", line=line, origin=_origin(key, layers)))
    return FINE


def _origin(key: Key, layers: list[Draft]) -> Message:
    for draft in layers:
        if (key.table, key.name) in draft.places:
            return say("command.presets.layer", preset=draft.name, n=draft.at_key(key.table, key.name).line)
    return say("command.presets.by_default")


def check(args: argparse.Namespace, terminal: Terminal) -> int:
    code = FINE
    for file in args.files:
        try:
            _check_file(file, terminal)
        except BadPreset as bad:
            tell_problems(bad, terminal.print, terminal)
            code = FAILED
        except OSError as error:
            reason = say("command.presets.unreadable", file=str(file), error=error.strerror or str(error))
            terminal.notice("command.refused", reason=reason)
            code = FAILED
    return code


def _check_file(file: Path, terminal: Terminal) -> None:
    if file.exists() and not (file.is_file() or file.is_dir()):  # a pipe would wait for somebody to write to it
        raise BadPreset(str(file), [Problem(TextPlace(), "toml", say("preset.no_file"), say("preset.save_first"))])
    draft = read_draft(read_bytes(file), file.stem, str(file), bundled=False)
    try:
        found = choose_game(terminal, _game_of(draft))
    except Refused as refused:
        raise BadPreset(str(file), [_game_problem(draft, refused)]) from None
    _check_draft(file, draft, Library(found.plugin, candidate=draft))


def _game_of(draft: Draft) -> str:
    """The game that a file is for, or BadPreset when it does not say so."""
    from cardcade.engine.preset_schema import toml_value

    if draft.game is not None:
        return draft.game
    written = draft.tree.get("game")
    wrong = say("preset.missing") if written is None else say("preset.not_allowed", value=toml_value(written))
    raise BadPreset(draft.source, [draft.problem("game", wrong, say("command.presets.see_games"))])


def _game_problem(draft: Draft, refused: Refused) -> Problem:
    hint = refused.reason.args.get("hint")
    if isinstance(hint, Message):
        return draft.problem("game", say("preset.no_game", game=(draft.game or "")[:60] or '""'), hint)
    return draft.problem("game", refused.reason, say("command.presets.see_games"))


def _check_draft(file: Path, draft: Draft, library: Library) -> None:
    """A file in the player's own folder must also have a name that is free."""
    own = real(file).parent == real(presets_folder())
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
        tell(one_line(f"{at}: {problem.key}: {terminal.text(problem.wrong)}; {terminal.text(problem.right)}"))


def new(args: argparse.Namespace, terminal: Terminal) -> int:
    """A file with every key, its help and the values of the preset it starts from."""
    from cardcade.commands.preset_text import preset_text
    from cardcade.discovery import preset_files
    from cardcade.discovery.own_presets import OwnPresets
    from cardcade.discovery.preset_files import Conflict, Unwritten

    found = choose_game(terminal, args.game)
    preset = choose_preset(found, args.base)
    file, own = _new_file(found, args.name), OwnPresets(found.plugin)
    text = f"{own.schema_line()}\n{preset_text(found, preset, terminal, args.name)}"
    match preset_files.create(file, text):
        case Conflict():
            raise Refused(say("command.presets.exists", file=str(file)), FAILED)
        case Unwritten(_, why):
            raise Refused(say("command.bad_folder", folder=str(file.parent), error=why.args["error"]), FAILED)
    own.write_schema(terminal.language.code)
    terminal.print(str(file))
    terminal.notice("command.presets.written", file=str(file))
    return FINE


def _new_file(found: Found, name: str) -> Path:
    library = Library(found.plugin)
    if problem := library.name_problem(name):
        free = file_name(name, {*library.bundled_names, *library.presets})
        raise Refused(say("command.presets.bad_name", wrong=problem.wrong, right=free))
    return presets_folder() / f"{name}.toml"
