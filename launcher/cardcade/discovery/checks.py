"""What a plugin must bring before the launcher shows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any

import tomli

from cardcade.discovery.loading import BadPlugin, guarded
from cardcade.engine.message import Message, say
from cardcade.engine.presets import BadPreset
from cardcade.engine.rules import keys
from cardcade.library import Library
from cardcade.plugins import GamePlugin

LANGUAGES = ("zh", "en")

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


def check(plugin: GamePlugin) -> None:
    """Raises BadPlugin when the plugin's own description is not as promised."""
    guarded(lambda: _check_shape(plugin), "discovery.check_failed")


def check_files(plugin: GamePlugin) -> None:
    """Raises BadPlugin when a text or the default preset is missing or wrong."""
    for language in LANGUAGES:
        texts = texts_of(plugin.package, language)
        for key in ("name", "pitch"):
            _require(isinstance(texts.get(key), str), say("discovery.no_text", key=key, language=language))
    try:
        Library(plugin).default  # noqa: B018  # reading it is the check
    except BadPreset as bad:
        first = bad.problems[0]
        raise BadPlugin(say("discovery.bad_preset", preset=plugin.default_preset, problem=first.wrong)) from bad


def texts_of(package: str, language: str) -> Mapping[str, Any]:
    """A package's own catalogue, or BadPlugin."""
    name = f"{language}.toml"
    file = guarded(lambda: resources.files(package) / "locale" / name, "discovery.check_failed")
    _require(file.is_file(), say("discovery.no_catalogue", file=f"locale/{name}"))
    return guarded(lambda: tomli.loads(file.read_text("utf-8")), "discovery.bad_catalogue")


def _check_shape(plugin: GamePlugin) -> None:
    # By hand, although the fields are typed: a plugin's author need not run a type checker.
    _require(isinstance(plugin.id, str) and bool(_ID.fullmatch(plugin.id)), say("discovery.bad_id", id=str(plugin.id)))
    fewest, most = plugin.seats
    usual = plugin.default_seats if plugin.default_seats is not None else most
    _require(1 <= fewest <= usual <= most <= 12, say("discovery.bad_seats", fewest=fewest, most=most))
    _require("easy" in plugin.bots, say("discovery.no_easy_bot"))
    makers: list[Callable[..., Any]] = [plugin.game, *plugin.bots.values()]
    _require(all(map(callable, makers)), say("discovery.not_callable"))
    paths = [key.path for key in keys(plugin.rules)]
    _require(plugin.seats_key in (None, *paths), say("discovery.bad_seats_key", key=str(plugin.seats_key)))


def _require(fine: bool, reason: Message) -> None:
    if not fine:
        raise BadPlugin(reason)
