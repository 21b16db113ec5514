"""Programs that tests sit down at a table: each is a few lines of Python in a file of its own."""

import sys
from collections.abc import Sequence
from pathlib import Path

from cardcade.arena.simulation import Plan, Totals, simulate
from cardcade.discovery.library import Library
from cardcade.testing.games import installed

ANSWERING = """
import json, os, random, sys, time
for line in sys.stdin:
    message = json.loads(line)
    {hear}
    if message["type"] in ("choose", "act"):
        {answer}
        sys.stdout.flush()
"""

FIRST = "print(json.dumps({'index': 0}))"
COPIED = "print(json.dumps({'move': message['moves'][-1]}))"


class Workshop:
    """Writes programs into a folder and names them as a player would."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def bot(self, answer: str, hear: str = "pass", dialect: str = "", called: str = "mine") -> str:
        file = self.folder / f"{called}.py"
        file.write_text(ANSWERING.format(answer=answer, hear=hear), "utf-8")
        return f"exec{dialect}:'{sys.executable}' -I '{file}'"


def played(game: str, bots: Sequence[str], games: int = 1, preset: str | None = None, match: bool = False) -> Totals:
    """What came out of some games, in this process."""
    found = installed(game)
    chosen = Library(found.plugin).presets[preset or found.plugin.default_preset]
    total, seats = Totals(), len(bots)
    plan = Plan(
        game=game, preset=chosen.name, values=chosen.values, seats=seats, bots=tuple(bots), seed=5, games=games,
        whole_match=match,
    )  # fmt: skip
    for part in simulate(plan):
        total.add(part)
    return total
