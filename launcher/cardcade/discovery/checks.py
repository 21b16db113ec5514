"""What a plugin must say of itself before the launcher shows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from cardcade.discovery.loading import BadPlugin, guarded
from cardcade.engine.lengths import Length
from cardcade.engine.message import Message, say
from cardcade.engine.rules import keys
from cardcade.plugins import GamePlugin

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


def check(plugin: GamePlugin) -> None:
    """Raises BadPlugin when the plugin's own description is not as promised."""
    guarded(lambda: _check_shape(plugin), "discovery.check_failed")


def _check_shape(plugin: GamePlugin) -> None:
    # By hand, although the fields are typed: a plugin's author need not run a type checker.
    require(isinstance(plugin.id, str) and bool(_ID.fullmatch(plugin.id)), say("discovery.bad_id", id=str(plugin.id)))
    fewest, most = plugin.seats
    usual = plugin.default_seats if plugin.default_seats is not None else most
    require(1 <= fewest <= usual <= most <= 12, say("discovery.bad_seats", fewest=fewest, most=most))
    require("easy" in plugin.bots, say("discovery.no_easy_bot"))
    makers: list[Callable[..., Any]] = [plugin.game, *plugin.bots.values()]
    require(all(map(callable, makers)), say("discovery.not_callable"))
    paths = [key.path for key in keys(plugin.rules)]
    require(plugin.seats_key in (None, *paths), say("discovery.bad_seats_key", key=str(plugin.seats_key)))
    for path in plugin.switches or ():
        require(path in paths, say("discovery.bad_switch", key=str(path)))
    for length in plugin.lengths:
        named = isinstance(length, Length) and isinstance(length.name, str) and isinstance(length.values, Mapping)
        require(named and set(length.values) <= set(paths), say("discovery.bad_length", length=str(length)[:80]))


def require(fine: bool, reason: Message) -> None:
    if not fine:
        raise BadPlugin(reason)
