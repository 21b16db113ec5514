"""The log goes back as far as the match: by wheel, drag and keys while it is open."""

from __future__ import annotations

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.engine.message import say
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot
from cardcade.ui.events import Dragged, Pressed, Released, Wheeled


@pytest.fixture
def pilot(plugin: GamePlugin) -> Pilot:
    """At a table with much in its log, which is open."""
    pilot = Pilot.at_table(plugin, seed=4)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    for number in range(60):
        pilot.parts.furniture.logbook.write(f"Line {number}.")
    pilot.parts.furniture.log_panel.toggle()
    settle(pilot)
    return pilot


def settle(pilot: Pilot) -> bytes:
    """What the untouched window shows of the log after a second."""
    until = pilot.clock.now() + 1.0
    while pilot.clock.now() < until:
        pilot.loop.tick()
    k, rect = pilot.ui.canvas.scale, pilot.parts.furniture.log_panel.rect
    panel = pygame.Rect(rect.x * k, rect.y * k, rect.w * k, rect.h * k).clip(pilot.window.surface.get_rect())
    return pygame.image.tobytes(pilot.window.surface.subsurface(panel), "RGB")


def press(pilot: Pilot, key: int) -> bytes:
    pilot.loop.dispatch(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    return settle(pilot)


def test_keys_turn_its_pages(pilot: Pilot) -> None:
    log, newest = pilot.parts.furniture.log_panel, settle(pilot)
    assert press(pilot, pygame.K_PAGEDOWN) != newest
    further = log.first
    assert further > 0
    press(pilot, pygame.K_END)
    assert log.first > further
    last = log.first
    press(pilot, pygame.K_PAGEDOWN)
    assert log.first == last < len(pilot.parts.furniture.logbook.lines)
    assert press(pilot, pygame.K_HOME) == newest
    assert log.first == 0


def test_keys_mean_nothing_to_a_closed_log(pilot: Pilot) -> None:
    pilot.parts.furniture.log_panel.toggle()
    press(pilot, pygame.K_PAGEDOWN)
    assert pilot.parts.furniture.log_panel.first == 0


def test_the_wheel_scrolls_what_is_under_it(pilot: Pilot) -> None:
    log, newest = pilot.parts.furniture.log_panel, settle(pilot)
    over, pointer = log.rect.move(20, 10).topleft, pilot.screen.stage
    assert pointer.tell(Wheeled(over, 0, -1))
    assert log.first > 0
    assert settle(pilot) != newest
    pointer.tell(Wheeled(over, 0, 3))
    assert log.first == 0


def test_it_can_be_dragged(pilot: Pilot) -> None:
    log, y = pilot.parts.furniture.log_panel, 300.0
    log.handle(Pressed((0, y)))
    log.handle(Dragged((0, y - 90)))
    log.handle(Released((0, y - 90)))
    assert log.first > 0


def test_what_is_read_stays_in_place_while_the_match_goes_on(pilot: Pilot) -> None:
    log, panel = pilot.parts.furniture.logbook, pilot.parts.furniture.log_panel
    panel.scroll(5)
    read = log.lines[panel.first]
    log.write("Something new.")
    assert log.lines[panel.first] == read


def test_what_is_read_stays_in_place_when_the_table_is_laid_out_anew(pilot: Pilot) -> None:
    log, panel = pilot.parts.furniture.logbook, pilot.parts.furniture.log_panel
    for number in range(40):
        log.tell(say("table.round", n=number))
    panel.scroll(5)
    read = log.lines[panel.first]
    pilot.scene.start()
    assert log.lines[panel.first] == read


def test_a_closed_log_takes_no_click(pilot: Pilot) -> None:
    log = pilot.parts.furniture.log_panel
    inside = log.rect.move(20, 10).topleft
    assert log.hit(inside) is log
    log.toggle()
    assert log.hit(inside) is None


def test_large_words_are_not_hidden_by_the_open_log() -> None:
    pilot = Pilot.at_table(installed("uno").plugin, seed=4, size=(1280, 720))
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    log, effects, k = pilot.parts.furniture.log_panel, pilot.parts.effects, pilot.ui.canvas.scale
    log.toggle()
    pilot.wait(0.5)
    effects.banner("It was fair!", log.rect.move(0, 40).midtop, size=40, seconds=3.0)
    pilot.wait(0.5)
    place = effects.banners[-1].place(pilot.ui)
    picture = pilot.picture()
    across = [picture.get_at((int(x * k), int(place.centery * k))) for x in range(int(place.left), int(place.right))]
    assert any(distinctly_gold(colour) for colour in across)


def distinctly_gold(colour: pygame.Color) -> bool:
    return colour.r > 200 and colour.g > 150 and colour.b < 140
