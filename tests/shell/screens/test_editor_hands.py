"""The editor without a mouse, and with one that is held down."""

from __future__ import annotations

import pygame
from pygame.event import Event

from ..launcher import open_launcher
from .at_the_editor import editor_of, offset, reach


def test_a_held_stepper_goes_on_by_itself_where_nothing_else_moves() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    reach(pilot, "editor.match.target_score")
    pilot.run(4.0)
    place = pilot.find("editor.match.target_score").ends[True].move(0, offset(pilot, "editor.match.target_score"))  # type: ignore[attr-defined]
    spot, before = pilot.ui.canvas.point(*place.center), pilot.window.flips
    pilot._mouse(pygame.MOUSEMOTION, spot, rel=(0, 0), buttons=(0, 0, 0))
    pilot._mouse(pygame.MOUSEBUTTONDOWN, spot, button=1)
    pilot.run(1.0)
    assert page.editing.rules.match.target_score >= 300
    assert pilot.window.flips > before + 5, "each step is seen"
    pilot._mouse(pygame.MOUSEBUTTONUP, spot, button=1)
    pilot.run(4.0)
    held, still = page.editing.rules.match.target_score, pilot.window.flips
    pilot.run(3.0)
    assert (page.editing.rules.match.target_score, pilot.window.flips) == (held, still)
    pilot.choose("editor.undo")
    assert page.editing.rules.match.target_score == 0, "all of it is one step"


def test_the_keyboard_alone_reaches_and_changes_every_rule() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    met = set()
    for _ in range(90):
        pilot.key(pygame.K_TAB)
        focused = pilot.screen.stage.focus.widget
        assert focused is not None
        if focused.meaning in met:
            continue
        met.add(focused.meaning)
        if focused.meaning == "editor.house.jump_in":
            pilot.key(pygame.K_SPACE)
        if focused.meaning == "editor.match.target_score":
            for key in (pygame.K_3, pygame.K_3, pygame.K_3):
                pilot.key(key)
            pilot.wait(1.5)
    every = {f"editor.{key.path}" for key in page.editing.keys}
    assert every <= {meaning for one in met for meaning in (one, one.rsplit(".", 1)[0])}
    assert dict(page.editing.layer.written) == {"house.jump_in": True, "match.target_score": 333}


def test_the_gamepad_switches_a_rule_and_steps_a_number() -> None:
    pilot = open_launcher()
    page = editor_of(pilot)
    for meaning, button in (
        ("editor.house.jump_in", pygame.CONTROLLER_BUTTON_A),
        ("editor.basic.initial_hand_size", pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
    ):
        pilot.screen.stage.refocus(meaning)
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pilot.send(Event(kind, button=button, instance_id=0))
        pilot.wait(0.3)
        assert pilot.screen.stage.focus.widget is not None
        assert pilot.screen.stage.focus.widget.meaning == meaning
    assert dict(page.editing.layer.written) == {"house.jump_in": True, "basic.initial_hand_size": 8}
