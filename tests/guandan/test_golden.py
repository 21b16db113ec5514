"""Three deals of every preset, move for move: what was once played must come out the same on every machine.

When a rule is changed on purpose, `rules_version` grows and `python tests/guandan/test_golden.py` writes the new
outcome.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from guandan_notation import with_rules

from cardcade import Match, Stream
from cardcade_guandan.game import Guandan

GOLDEN = Path(__file__).parent / "golden.json"
PRESETS = ("house", "official", "quick")


def outcome(preset: str) -> dict[str, object]:
    match = Match(Guandan(with_rules(preset, match__deals=3)), seats=4, seed=2026)
    stream = Stream.named("golden", preset)
    while waiting := match.game.to_act(match.state):
        match.play(waiting[0], stream.choice(match.game.moves(match.state, waiting[0])))
    state = match.state
    return {
        "moves": len(match.steps),
        "levels": list(state.standing.levels),
        "places": list(state.out),
        "winner": state.winner,
        "last_link": match.chain[-1],
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_three_deals_come_out_as_they_always_did(preset: str) -> None:
    assert outcome(preset) == json.loads(GOLDEN.read_text("utf-8"))[preset]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({preset: outcome(preset) for preset in PRESETS}, indent=1) + "\n", "utf-8")
