"""Following a guided first round as a player does: by mouse, by keyboard alone, with a gamepad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame.event import Event

from cardcade import GamePlugin
from cardcade.engine.guide import Guide
from cardcade.table.help.guidance import Guidance
from cardcade.table.link import Look
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot

PATIENCE = 900
SMALL = (640, 360)

Hand = Callable[[Pilot], object]
"""What a player does next, whatever the table shows."""


def plugin_of(game: str) -> GamePlugin:
    found = installed(game)
    return found.plugin


def begin(plugin: GamePlugin, **how: Any) -> Pilot:
    return Pilot.in_first_round(plugin, **{"look": Look(speed=0), "size": SMALL, **how})


def guidance(pilot: Pilot) -> Guidance:
    return pilot.parts.furniture.guidance


def guide(pilot: Pilot) -> Guide:
    found = guidance(pilot).guide
    assert found is not None
    return found


def bubble(pilot: Pilot) -> bool:
    return guidance(pilot).holds and not pilot.screen.stage.dialogs


def follow(pilot: Pilot, hand: Hand) -> Guide:
    """To the board at the end."""
    for _ in range(PATIENCE):
        board = pilot.parts.boards.board
        if board is not None and board.due:
            return guide(pilot)
        if waits_for_player(pilot):
            hand(pilot)
        else:
            pilot.run(0.1)
        assert not pilot.sees("pause")
    raise AssertionError(f"it never ends; told so far: {guide(pilot).told}")


def waits_for_player(pilot: Pilot) -> bool:
    at_rest = not pilot.parts.queue.busy
    return bool(pilot.screen.stage.dialogs) or bubble(pilot) or (pilot.parts.position.asked and at_rest)


def to_next_bubble(pilot: Pilot, hand: Hand) -> bool:
    """Plays on until a bubble is there; False when the round is over first."""
    for _ in range(PATIENCE):
        if bubble(pilot):
            return True
        if pilot.parts.boards.board is not None:
            return False
        if waits_for_player(pilot):
            hand(pilot)
        else:
            pilot.run(0.1)
    raise AssertionError("neither a bubble nor the end")


# -- by mouse


def mouse(pilot: Pilot) -> None:
    """Clicks what the bubble points at, or what a hint does."""
    if pilot.screen.stage.dialogs:
        pilot.click(pilot.screen.stage.dialogs[-1].children[0].meaning)
    elif bubble(pilot) and not guide(pilot).asks:
        pilot.click("guide.next")
    else:
        asked = guidance(pilot).wanted if bubble(pilot) else pilot.parts.hints.sensible()[0]
        _call(pilot, asked)
        _click_makers(pilot, asked)
    pilot.run(0.05)


def _call(pilot: Pilot, move: Any) -> None:
    """UNO is called before the card is played."""
    if getattr(move, "call", False) and not pilot.parts.calling.call.ready:  # type: ignore[attr-defined]
        pilot.click("uno.call")


def _click_makers(pilot: Pilot, move: Any) -> None:
    steps = len(pilot.table.live.match.steps)
    for _ in range(12):
        makers = pilot.parts.furniture.pointing.makers(move)
        if len(pilot.table.live.match.steps) > steps or pilot.screen.stage.dialogs or not makers:
            return
        spot = pilot.screen.stage.spot(makers[0])
        assert spot is not None, f"{makers[0].meaning} is covered"
        pilot.click_at(pilot.ui.canvas.point(*spot))


# -- by keyboard alone


def keyboard(pilot: Pilot) -> None:
    """Enter while the guide leads; else a hint, and Enter."""
    if bubble(pilot) or pilot.screen.stage.dialogs:
        pilot.tap(pygame.K_RETURN)
    else:
        pilot.tap(pygame.K_h, pygame.K_RETURN)


# -- with a gamepad


def gamepad(pilot: Pilot) -> None:
    """A while the guide leads; else a hint (X), where the pad has one, and A."""
    if not (bubble(pilot) or pilot.screen.stage.dialogs) and pygame.K_h in pilot.parts.pad.values():
        press(pilot, pygame.CONTROLLER_BUTTON_X)
    press(pilot, pygame.CONTROLLER_BUTTON_A)


def press(pilot: Pilot, button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pilot.loop.dispatch(Event(kind, button=button, instance_id=0))
    pilot.loop.tick()


def at_once(pilot: Pilot) -> None:
    """What the guide asks for, else the first lawful thing: no hint is worked out, and no gesture made."""
    if pilot.screen.stage.dialogs or (bubble(pilot) and not guide(pilot).asks):
        pilot.tap(pygame.K_RETURN)
    else:
        pilot.parts.gestures.act(guidance(pilot).wanted if bubble(pilot) else pilot.parts.position.moves[0])
    pilot.run(0.1)


HANDS = {"mouse": mouse, "keyboard": keyboard, "gamepad": gamepad}
