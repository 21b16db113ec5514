"""How long a match of each preset lasts: `python benchmarks/match_length.py GAME [MATCHES]`.

Medium bots play whole matches; a round watched at the table at normal speed tells how long a move takes to be seen. The
figures stand as `[lasts]` in the catalogues of the games: from 40 matches each, of Guandan from 12.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from statistics import median
from typing import Any

from cardcade import discovery
from cardcade.arena.referee import deal_seed
from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.match import decision_stream, step_streams
from cardcade.engine.presets import Preset
from cardcade.engine.turns import play_on
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot

MATCHES = 40
THOUGHT, BOARD = 3.0, 6.0
"""Seconds that a person takes for a move more than a bot does, and for the board after a round."""


def course(found: Found, preset: Preset, number: int) -> tuple[int, int]:
    """Rounds and moves of one match between medium bots."""
    game, seats = found.plugin.game(preset.rules), found.plugin.usual_seats(preset.rules)
    seed, moves = deal_seed(1, number), 0
    state, streams = game.setup(seats), step_streams(seed)
    game.begin(state, streams.child(0))
    bots = [found.plugin.bots[found.plugin.usual_level](game) for _ in range(seats)]

    def play(seat: Seat, move: object) -> None:
        nonlocal moves
        moves += 1
        game.play(state, seat, move, streams.child(moves))

    def decide(seat: Seat, options: Sequence[Any]) -> Any:
        return bots[seat].choose(state.view(seat), options, decision_stream(seed, found.id, seat, moves))

    for _ in play_on(game, state, decide, play):
        pass
    return game.rounds(state), moves


def seconds_a_move(found: Found, preset: Preset) -> float:
    """At normal speed, between bots that somebody watches."""
    seats = found.plugin.usual_seats(preset.rules)
    pilot = Pilot.at_table(
        found.plugin, preset.rules, seats=seats, levels=[found.plugin.usual_level] * seats, look=Look(), size=(640, 360)
    )
    while not pilot.sees("table.board"):
        pilot.wait(0.5)
    steps = pilot.table.live.match.steps
    return pilot.clock.now() / sum(step.seat != TABLE for step in steps)


def tell(found: Found, count: int) -> None:
    library = Library(found.plugin)
    pace = seconds_a_move(found, library.default)
    for name in library.bundled_names:
        preset = library.find(name)
        assert preset is not None
        matches = [course(found, preset, number) for number in range(count)]
        rounds, moves = (median(one) for one in zip(*matches, strict=True))
        thought = THOUGHT / found.plugin.usual_seats(preset.rules)
        minutes = (moves * (pace + thought) + rounds * BOARD) / 60
        print(
            f"{found.id:11} {name:12} {rounds:5.0f} rounds {moves:6.0f} moves {minutes:5.0f} min ({pace:.2f} s a move)"
        )


if __name__ == "__main__":
    found = discovery.find(sys.argv[1])
    assert isinstance(found, Found)
    tell(found, int(sys.argv[2]) if len(sys.argv) > 2 else MATCHES)
