"""One whole match of every preset, move for move: what was once played must come out the same on every machine.

When a rule is changed on purpose, `rules_version` grows and `python -m tests.gandengyan.test_golden` writes the new
outcome.
"""

import json
from pathlib import Path

import pytest

from cardcade import Match, Stream
from cardcade_gandengyan.game import Gandengyan

from .notation import PRESETS, rules

GOLDEN = Path(__file__).parent / "golden.json"


def outcome(preset: str) -> dict[str, object]:
    match = Match(Gandengyan(rules(preset)), seats=rules(preset).deal.seats, seed=2026)
    stream = Stream.named("golden", preset)
    while waiting := match.game.to_act(match.state):
        match.play(waiting[0], stream.choice(match.game.moves(match.state, waiting[0])))
    return {"moves": len(match.steps), "board": [list(row) for row in match.state.board], "last_link": match.chain[-1]}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_comes_out_as_it_always_did(preset: str) -> None:
    assert outcome(preset) == json.loads(GOLDEN.read_text("utf-8"))[preset]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({preset: outcome(preset) for preset in PRESETS}, indent=1) + "\n", "utf-8")
