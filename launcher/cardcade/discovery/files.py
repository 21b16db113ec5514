"""The files a plugin must bring: its texts and rules page in both languages, and its default preset."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any

import tomli

from cardcade.discovery.checks import require
from cardcade.discovery.library import Library
from cardcade.discovery.loading import BadPlugin, guarded
from cardcade.engine.message import LANGUAGES, say
from cardcade.engine.presets import BadPreset
from cardcade.foreign import LONGEST_CATALOGUE, LONGEST_PAGE, Unfit, read_text
from cardcade.plugins import GamePlugin


def check_files(plugin: GamePlugin) -> None:
    """Raises BadPlugin when a text, a rules page or the default preset is missing or wrong."""
    for language in LANGUAGES:
        texts = texts_of(plugin.package, language)
        for key in ("name", "pitch"):
            require(isinstance(texts.get(key), str), say("discovery.no_text", key=key, language=language))
        require_rules_page(plugin.package, language)
    try:
        Library(plugin).default  # noqa: B018  # reading it is the check
    except BadPreset as bad:
        first = bad.problems[0]
        raise BadPlugin(
            say("discovery.bad_preset", preset=plugin.default_preset, key=first.key, problem=first.wrong)
        ) from bad


def texts_of(package: str, language: str) -> Mapping[str, Any]:
    """A package's own catalogue, or BadPlugin."""
    text = _read(package, f"locale/{language}.toml", LONGEST_CATALOGUE)
    return guarded(lambda: tomli.loads(text), "discovery.bad_catalogue")


def require_rules_page(package: str, language: str) -> None:
    """The launcher has a page for the rules of every game, and none of its pages is empty."""
    name = f"locale/rules.{language}.md"
    require(bool(_read(package, name, LONGEST_PAGE).strip()), say("discovery.no_catalogue", file=name))


def _read(package: str, name: str, most: int) -> str:
    file = guarded(lambda: resources.files(package) / name, "discovery.check_failed")
    there = guarded(file.is_file, "discovery.check_failed")
    require(there, say("discovery.no_catalogue", file=name))
    try:
        return read_text(file, most)
    except Unfit as unfit:
        raise BadPlugin(say("discovery.unfit", file=name, why=unfit.reason)) from unfit
