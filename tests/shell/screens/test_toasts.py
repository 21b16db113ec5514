"""Where news stand: off the heading of a page and the words beside it, and off the plates of players."""

from __future__ import annotations

import pytest
from pygame import FRect

from cardcade.ui import Label
from cardcade.ui.theme import TITLE
from cardcade.ui.toasts import PLATE

from ...drawn import plates_drawn
from ..launcher import Launcher, open_launcher

SHAPES = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 1.0), ((1024, 768), 2.0), ((1680, 720), 1.5)]
NEWS = "The disk does not answer: the game goes on, but is not saved until it does. " * 2


def toasts(pilot: Launcher) -> list[FRect]:
    """Where they are drawn once they have come."""
    pilot.ui.toasts.say(NEWS)
    pilot.ui.toasts.say("Saved.")
    pilot.wait(0.5)
    with plates_drawn(PLATE) as drawn:
        pilot.picture()
    assert len(drawn) == 2
    assert all(pilot.ui.canvas.area.contains(rect) for rect in drawn)
    return drawn


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
@pytest.mark.parametrize("page", ["settings", "plugins"])
def test_no_toast_covers_the_heading_of_a_page(
    page: str, size: tuple[int, int], ui_scale: float, language: str
) -> None:
    pilot = open_launcher(size=size, ui_scale=ui_scale, language=language)
    pilot.choose(f"home.{page}")
    (heading,) = (
        widget.rect
        for widget in pilot.screen.stage.top.walk()
        if isinstance(widget, Label) and widget.type_.weight is TITLE.weight and widget.text == pilot.words[0]
    )
    assert not [rect for rect in toasts(pilot) if rect.colliderect(heading)]


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1680, 720)])
@pytest.mark.parametrize("page", ["settings", "plugins", "presets"])
def test_no_toast_covers_the_quiet_words_beside_a_heading(page: str, size: tuple[int, int], language: str) -> None:
    pilot = open_launcher(size=size, language=language)
    pilot.choose(f"home.{page}")
    note = pilot.find("page.note")
    assert isinstance(note, Label)
    words = FRect(note.rect.topleft, (pilot.ui.text.width(note.text, note.type_), note.rect.h))
    assert not [rect for rect in toasts(pilot) if rect.colliderect(words)]


@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
def test_no_toast_covers_the_logo(size: tuple[int, int], ui_scale: float) -> None:
    pilot = open_launcher(size=size, ui_scale=ui_scale)
    logo = pilot.find("home.logo").rect
    assert not [rect for rect in toasts(pilot) if rect.colliderect(logo)]
