"""One whole match of every preset, move for move: what was once played must come out the same on every machine.

When a rule is changed on purpose, `rules_version` grows and `python -m tests.uno.test_golden` writes the new outcome.
"""

import json
from pathlib import Path

import pytest

from cardcade import Match, Stream
from cardcade_uno.game import Uno

from .table import preset
from .test_presets import PRESETS

GOLDEN = Path(__file__).parent / "golden.json"


def outcome(name: str) -> dict[str, object]:
    match = Match(Uno(preset(name)), seats=3, seed=2026)
    stream = Stream.named("golden", name)
    while waiting := match.game.to_act(match.state):
        moves = match.game.moves(match.state, waiting[0])
        match.play(waiting[0], stream.choice(moves))
        for seat in match.game.may_interrupt(match.state):
            moves = match.game.moves(match.state, seat)
            if moves and stream.random() < 0.5:
                match.play(seat, stream.choice(moves))
    return {"moves": len(match.steps), "scores": match.state.scores, "last_link": match.chain[-1]}


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_comes_out_as_it_always_did(name: str) -> None:
    assert outcome(name) == json.loads(GOLDEN.read_text("utf-8"))[name]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({name: outcome(name) for name in PRESETS}, indent=1) + "\n", "utf-8")
