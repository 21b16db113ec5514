"""Rules in players' words: what a key is set to, and what one set of rules changes against another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable
from typing import Any, TypeAlias

from cardcade.engine.message import Message, say
from cardcade.engine.rules import Key, keys

Knows: TypeAlias = Callable[[str], bool]
"""Whether a catalogue has a text of that key."""


def sentence(game: str, key: Key, value: Any, knows: Knows) -> Message:
    """`+4 may be stacked`: the game's own sentence for this value, or for any, else its label and the value."""
    told = f"{game}.rules.{key.path}.told"
    words, number = value_words(game, key, value), {} if isinstance(value, bool | str) else {"n": value}
    for exact in (f"{told}.{_spelt(value)}", f"{told}.any"):
        if knows(exact):
            return say(exact, value=words, **number)
    return say("preset.rule", label=say(f"{game}.rules.{key.path}.label"), value=words)


def differences(game: str, rules: Any, usual: Any, knows: Knows) -> list[Message]:
    """What these rules change, a sentence for each key."""
    return [_difference(game, key, key.of(rules), key.of(usual), knows) for key in changed(rules, usual)]


def changed(rules: Any, usual: Any) -> list[Key]:
    """The keys in which two sets of rules of one game differ."""
    return [key for key in keys(type(rules)) if key.of(rules) != key.of(usual)]


def highlights(
    game: str, usual: Any, others: Iterable[Any], most: int, knows: Knows, apart: Container[str] = ()
) -> list[Message]:
    """The usual rules that other presets change most often, a sentence for each; without what is told apart."""
    counted = Counter(key.path for rules in others for key in changed(rules, usual) if key.path not in apart)
    telling = {path for path, _ in counted.most_common(most)}
    return [sentence(game, key, key.of(usual), knows) for key in keys(type(usual)) if key.path in telling]


def _difference(game: str, key: Key, value: Any, usual: Any, knows: Knows) -> Message:
    """A game without sentences says what stood there instead; what is on was off."""
    told = sentence(game, key, value, knows)
    if told.key != "preset.rule" or isinstance(value, bool):
        return told
    return say("preset.difference", usual=value_words(game, key, usual), **told.args)


def value_words(game: str, key: Key, value: Any) -> Message:
    """A rule's value as a player calls it."""
    if isinstance(value, bool):
        return say("preset.value.on" if value else "preset.value.off")
    if isinstance(value, str) or value in key.named:
        return say(f"{game}.rules.{key.path}.values.{value}")
    return say(f"preset.unit.{key.unit}" if key.unit else "preset.value.number", n=value)


def _spelt(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
