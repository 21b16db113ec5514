"""Sentences as values: a catalogue key with arguments, put into words only where they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

LANGUAGES: Final = ("zh", "en")
"""Those in which every sentence is written."""


@dataclass(frozen=True, slots=True)
class Message:
    """`uno.illegal.needs` with its arguments; an argument may be a Message itself."""

    key: str
    args: Mapping[str, object] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.key)


def say(key: str, /, **args: object) -> Message:
    """The sentence of that key in a catalogue, its blanks filled with these arguments."""
    return Message(key, args)


def say_seat(seat: int) -> Message:
    """Whoever sits there, by name; the table knows the names."""
    return Message("engine.seat", {"seat": seat})


def say_rank(name: str) -> str | Message:
    """The rank of a poker card as players write it: `10`, `K`, or a joker's name."""
    return Message(f"engine.card.{name}") if name in ("BJ", "RJ") else "10" if name == "T" else name


def write_message(message: Message) -> dict[str, Any]:
    """Its JSON form, that of messages among its arguments included."""
    args = {name: write_message(part) if isinstance(part, Message) else part for name, part in message.args.items()}
    return {"say": message.key, "args": args}


def read_message(form: Any) -> Message:
    """The message written in `form`, or ValueError."""
    if not isinstance(form, dict) or not isinstance(form.get("say"), str) or not isinstance(form.get("args"), dict):
        raise ValueError("not a message")
    args = {str(name): read_message(part) if isinstance(part, dict) else part for name, part in form["args"].items()}
    return Message(form["say"], args)


class Trouble(Exception):
    """Something cannot be done, and why in words for people."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalMove(Exception):
    """A move the rules refuse, with a reason a player can act on and the preset key behind the rule."""

    def __init__(self, reason: Message, rule: str | None = None) -> None:
        super().__init__(f"{reason.key} {dict(reason.args)}")
        self.reason = reason
        self.rule = rule
