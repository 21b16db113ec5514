"""Input before the first position is shown does no harm, and the match goes on after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.shell.match.live import LiveMatch
from cardcade.testing.pilot import Pilot

KEYS = [pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_UP, pygame.K_TAB, pygame.K_ESCAPE]
TOLD = LiveMatch.take_updates


def before_anything(plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    """The table is there, and nobody has told it anything."""
    monkeypatch.setattr(LiveMatch, "take_updates", lambda live, seat: [])
    pilot = Pilot.at_table(plugin, seed=5)
    monkeypatch.setattr(LiveMatch, "take_updates", lambda live, seat: TOLD(live, seat) if pilot.clock.time > 1 else [])
    assert pilot.parts.position.view is None
    assert not pilot.parts.cards.piles
    return pilot


def during_the_deal(plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    pilot = Pilot.at_table(plugin, seed=5)
    pilot.wait_until(lambda: bool(pilot.parts.hand.cards))
    assert pilot.parts.position.view is None
    return pilot


def inputs(pilot: Pilot) -> Iterator[Callable[[Pilot], None]]:
    """A click on everything there is, every shortcut and the usual keys."""
    for meaning in pilot.meanings:
        if pilot.screen.stage.spot(pilot.find(meaning)) is not None:
            yield lambda pilot, meaning=meaning: click(pilot, meaning)  # type: ignore[misc]
    for key in (*pilot.parts.shortcuts, *KEYS):
        yield lambda pilot, key=key: pilot.key(key)  # type: ignore[misc]


def click(pilot: Pilot, meaning: str) -> None:
    """On what is still there: a bot that plays the seat leaves fewer buttons, and a strip may lie over some."""
    found = pilot.screen.stage.find(meaning)
    if found is not None and pilot.screen.stage.spot(found) is not None:
        pilot.click(meaning)


def goes_on(pilot: Pilot) -> None:
    """The match comes to the player; a bot that was told to play the seat may have ended it by then."""
    pilot.table.host.look.speed = 0
    position, queue = pilot.parts.position, pilot.parts.queue
    pilot.wait_until(lambda: (position.my_turn or position.over) and not queue.busy)


@pytest.mark.parametrize("moment", [before_anything, during_the_deal])
def test_no_click_and_no_key_does_harm(
    plugin: GamePlugin, moment: Callable[..., Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list(inputs(moment(plugin, monkeypatch)))
    assert len(tried) > 12
    for act in tried:
        with monkeypatch.context() as patched:
            pilot = moment(plugin, patched)
            act(pilot)
            pilot.picture()
            if pilot.sees("pause.resume"):
                pilot.click("pause.resume")
            goes_on(pilot)


@pytest.mark.parametrize("moment", [before_anything, during_the_deal])
def test_nor_do_all_of_them_together(
    plugin: GamePlugin, moment: Callable[..., Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = moment(plugin, monkeypatch)
    for act in list(inputs(pilot)):
        act(pilot)
        if pilot.sees("pause.resume"):
            pilot.click("pause.resume")
    pilot.picture()
    goes_on(pilot)
