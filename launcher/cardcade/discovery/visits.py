"""Strangers are visited before a line of their code runs here: new and changed ones are tried side by side, apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.metadata import EntryPoint

from cardcade.discovery.left_out import LeftOut, left_out
from cardcade.discovery.strangers import Stranger
from cardcade.engine.message import Message, say

Tell = Callable[[int, int], object]
"""Hears how many of how many new ones have been tried."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What is known of a stranger from outside."""

    stranger: Stranger
    wanted: Sequence[EntryPoint] = ()
    out: Sequence[LeftOut] = ()
    """Its games that are left out."""
    verdicts: Mapping[str, Message | None] = field(default_factory=dict)
    """Why a wanted one cannot be used, by its entry point's name."""
    damage: Message | None = None
    """Why nothing at all can be made of it."""


def visits(others: Sequence[Stranger], tell: Tell = lambda done, whole: None) -> list[Visit]:
    """In the same order."""
    from cardcade.discovery.probe import verdicts_of_all

    out = left_out()
    outside = [_from_outside(one, out) for one in others]
    verdicts = verdicts_of_all([(one.stranger.distribution, one.wanted) for one in outside if one.wanted], tell)
    return [replace(one, verdicts=verdicts.get(one.stranger.name, {})) for one in outside]


def _from_outside(one: Stranger, out: Sequence[LeftOut]) -> Visit:
    own = {game.entry: game for game in out if game.distribution == one.name}
    try:
        entries = one.entries()
    except Exception:  # lines that importlib stumbles over in its own ways
        return Visit(one, damage=say("wheel.bad_entries"))
    wanted = [entry for entry in entries if entry.name not in own]
    return Visit(one, wanted, [own[entry.name] for entry in entries if entry.name in own])
