"""What a table of results says of programs from outside for which the easy bot had to step in."""

from __future__ import annotations

from collections.abc import Mapping

from cardcade.engine.message import Message, say


def say_stand_ins(bot: str, lapses: Mapping[str, int]) -> Message:
    """Why, and how often."""
    reasons = [say("arena.stand_in", why=say(f"arena.lapse.{why}"), n=n) for why, n in lapses.items()]
    return say("arena.stand_ins", bot=bot, reasons=reasons)
