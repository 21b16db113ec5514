"""The promise of the scene: a whole match can be played at it, by a person among bots, without a mishap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardcade.engine.chance import Stream
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.findings import Finding, fallen

if TYPE_CHECKING:
    from cardcade.testing.pilot import Pilot

STEPS = 3000
"""A match that takes longer is another promise's business."""
PATIENCE = 600
"""So many frames without a step, and the table is stuck."""
LOOKED_AT = 60
"""Every so many steps the table is drawn, and a hint is asked for."""


def the_scene_plays_a_match(plugin: GamePlugin) -> Iterator[Finding | str]:
    """One whole match with the fewest and one with the most players, shown, drawn and played through."""
    for seats in sorted(set(plugin.seats)):
        try:
            yield from (f"with {seats} players {slip}" for slip in _match(plugin, seats))
        except Exception as error:  # the plugin's boundary
            yield fallen(error, f"with {seats} players the table ")


def _match(plugin: GamePlugin, seats: int) -> Iterator[str]:
    from cardcade.table.link import Look
    from cardcade.testing.pilot import FRAME, Pilot

    pilot = Pilot.at_table(plugin, seats=seats, look=Look(speed=0.0, auto_pass=False))
    dice, live, still = Stream.named(seats, "at the table"), pilot.table.live, 0
    while not live.over and len(live.match.steps) < STEPS:
        before = len(live.match.steps)
        _act(pilot, dice)
        pilot.wait(FRAME)
        still = 0 if len(live.match.steps) > before else still + 1
        if still > PATIENCE:
            yield f"nothing happens any more after {before} steps"
            return
    pilot.wait(3)
    pilot.picture()
    if live.over and pilot.parts.boards.board is None:
        yield "no board tells the end of the match"


def _act(pilot: Pilot, dice: Stream) -> None:
    """What a person does: goes on to the next round, or makes the move that the weakest bot would."""
    position, parts = pilot.parts.position, pilot.parts
    if position.table_waits:
        parts.boards.next_round()
    elif parts.boards.holds:
        parts.boards.close()
    elif position.asked and position.view is not None and not parts.queue.busy:
        if len(pilot.table.live.match.steps) % LOOKED_AT < 2:
            parts.hints.next()
            pilot.picture()
        bot = next(iter(parts.link.plugin.bots.values()))(parts.game)
        move = bot.choose(position.view, position.moves, dice)
        parts.gestures.submit(position.moves[0] if move is None else move)
