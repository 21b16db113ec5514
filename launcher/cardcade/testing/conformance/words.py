"""Promises about words and presets: both languages are complete, and every preset can be played."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args, get_origin

from cardcade.discovery.library import Library
from cardcade.engine import rules
from cardcade.engine.cards import TABLE
from cardcade.engine.match import seen
from cardcade.engine.message import LANGUAGES, Message
from cardcade.plugins import GamePlugin
from cardcade.shell.match.table_rules import TableRules
from cardcade.testing.conformance.findings import Fault, in_english
from cardcade.testing.conformance.lawful import strangers, verdict
from cardcade.testing.conformance.trial import Moment

_PLACEHOLDER = re.compile(r"\{(\w+)[}:]")


def languages_are_complete(plugin: GamePlugin) -> Iterator[str]:
    """Both catalogues hold the same keys with the same placeholders, and a text for every rule and every card."""
    zh, en = (catalogue(plugin.package, language) for language in LANGUAGES)
    for key in sorted(zh.keys() ^ en.keys()):
        yield f"{key} is only in {'zh' if key in zh else 'en'}.toml"
    for key in sorted(zh.keys() & en.keys()):
        if placeholders(zh[key]) != placeholders(en[key]):
            yield f"{key} has other placeholders in zh than in en"
    for language, texts in zip(LANGUAGES, (zh, en), strict=True):
        yield from (f"{key} is empty in {language}.toml" for key, text in texts.items() if not text.strip())
        yield from (f"{key} is missing in {language}.toml" for key in required(plugin) if key not in texts)
        if not _read(plugin.package, f"rules.{language}.md").strip():
            yield f"rules.{language}.md is missing or empty"
    game = plugin.game(plugin.rules())
    for figure in game.figures:
        yield from wordless(plugin, Message(f"{plugin.id}.figures.{figure.name}", {}))
    for said in {game.say_card(card).key: game.say_card(card) for card in game.deck.cards}.values():
        yield from wordless(plugin, said)


def messages_have_words(moment: Moment) -> Iterator[str]:
    """Every move, event and refusal, and what the table is told, can be put into words in both languages."""
    for message in _messages(moment):
        yield from wordless(moment.trial.plugin, message)


def presets_are_valid(plugin: GamePlugin) -> Iterator[Fault | str]:
    """Every bundled preset names this game, known keys and allowed values, in both languages; the default exists."""
    library = Library(plugin)
    for name in library.bundled_names:
        if library.find(name) is None:
            for found in library.broken[name].problems:
                wrong, right = (in_english(plugin, message) for message in (found.wrong, found.right))
                yield Fault(f"{found.key}: {wrong}; {right}", at=f"presets/{name}.toml:{found.place.line}")
    if plugin.default_preset not in library.bundled_names:
        yield f"presets/{plugin.default_preset}.toml, the default, is missing"
    for path in _presets(plugin):
        form = tomllib.loads(path.read_text(encoding="utf-8"))
        for title in ("name", "about"):
            if set(form.get(title, {})) != set(LANGUAGES):
                yield f"{path.name}: {title} must be there in {' and '.join(LANGUAGES)}"
    if plugin.default_preset in library.presets:
        yield from _unset(TableRules(library, library.default))


def _unset(table: TableRules) -> Iterator[str]:
    """What the setup would offer and cannot."""
    plugin, known = table.plugin, [key.path for key in table.switches]
    for path in plugin.switches or ():
        if path not in known:
            yield f"switches: {path} is no key that is yes or no or has named values, or there are too many"
    for length in plugin.lengths:
        if length not in table.lengths:
            yield f"lengths: {length.name} sets what no preset may"
        elif length.values.keys() != plugin.lengths[0].values.keys():
            yield f"lengths: {length.name} sets other keys than {plugin.lengths[0].name}"


def required(plugin: GamePlugin) -> Iterator[str]:
    """Keys that every game's catalogue has."""
    yield from ("name", "pitch")
    for table, _ in rules.tables(plugin.rules):
        yield f"rules.{table}.title"
    for key in rules.keys(plugin.rules):
        yield f"rules.{key.path}.label"
        yield f"rules.{key.path}.help"
        if get_origin(key.kind) is Literal:
            yield from (f"rules.{key.path}.values.{value}" for value in get_args(key.kind) if isinstance(value, str))
        yield from (f"rules.{key.path}.values.{number}" for number in key.named)
    yield from (f"length.{length.name}" for length in plugin.lengths)


def wordless(plugin: GamePlugin, message: Message) -> Iterator[str]:
    """What is missing to say this message, its arguments included."""
    own = message.key.startswith(f"{plugin.id}.")
    package, key = (plugin.package, message.key.removeprefix(f"{plugin.id}.")) if own else ("cardcade", message.key)
    for language in LANGUAGES:
        texts = catalogue(package, language)
        text = texts.get(key, texts.get(f"{key}.other"))  # `key.one` and `key.other` are one text with a number in it
        if text is None:
            yield f"{message.key} has no text in {language}"
        elif lacking := placeholders(text) - set(message.args):
            yield f"{message.key} lacks the arguments {sorted(lacking)}"
    for argument in message.args.values():
        for part in argument if isinstance(argument, list | tuple) else (argument,):
            if isinstance(part, Message):
                yield from wordless(plugin, part)


@cache
def catalogue(package: str, language: str) -> Mapping[str, str]:
    """The texts of a package, by dotted key."""
    return dict(_flat(tomllib.loads(_read(package, f"{language}.toml"))))


def placeholders(text: str) -> set[str]:
    return set(_PLACEHOLDER.findall(text))


def _messages(moment: Moment) -> Iterator[Message]:
    game = moment.game
    for seat in (*moment.seats, -1):
        yield from map(game.say_move, moment.lawful(seat))
    for act in moment.acts:
        after, events = moment.play(moment.state, act)
        for seat in moment.seats:
            told = seen(events, seat, after)
            yield from (message for message in map(game.say_event, told) if message is not None)
            yield from (aloud.words for aloud in map(game.say_aloud, told) if aloud is not None)
    yield from _told(moment)
    for stranger in strangers(moment):
        with suppress(Exception):  # that `check` must not fall over it is another promise
            if refusal := verdict(moment, moment.state, stranger):
                yield refusal.reason


def _told(moment: Moment) -> Iterator[Message]:
    """What the common table shows, asked of each seat's view as the table asks it."""
    game = moment.game
    for seat in moment.seats:
        state = moment.state.view(seat).state
        said = [game.headline(state), game.prompt(state, seat), *(game.badge(state, other) for other in moment.seats)]
        said += [game.outcome(state)] if tuple(game.to_act(state)) in ((), (TABLE,)) else []
        yield from (message for message in said if message is not None)


def _read(package: str, name: str) -> str:
    path = files(package) / "locale" / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _presets(plugin: GamePlugin) -> list[Any]:
    folder = files(plugin.package) / "presets"
    return sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", str(value)
