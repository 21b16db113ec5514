"""What a rehearsal leaves behind: pictures, and nothing on the table."""

from __future__ import annotations

from itertools import pairwise

from pygame import FRect, Surface

from cardcade.ui import Painter, Plate, Ui, icon, theme
from cardcade.ui.rehearsal import rehearse


def paint(painter: Painter) -> None:
    painter.fill(FRect(0, 0, 400, 400), theme.GOLD)
    for number, name in enumerate(("settings", "play", "home", "star", "restart")):
        row = FRect(20, 20 + 60 * number, 200 + 10 * number, 48)
        painter.plate(row, Plate((20, 28, 54), shadow=8))
        painter.image(icon(name), FRect(row.x, row.y, 48, 48))
        painter.text(name, row)
    with painter.clipped(FRect(0, 0, 60, 60)), painter.faded(0.5):
        painter.kept(("kept",), FRect(300, 20, 40, 40), 2, lambda inner: inner.fill(FRect(300, 20, 40, 40), theme.INK))


def test_it_makes_a_few_pictures_at_a_time_and_lays_nothing_down() -> None:
    ui, surface = Ui((640, 480)), Surface((640, 480), 0, 32)
    bare, made = surface.copy(), [ui.made]
    while not rehearse(Painter(surface, ui), paint, 2):
        made.append(ui.made)
    steps = [after - before for before, after in pairwise(made)]
    assert len(steps) > 5
    assert all(2 <= step <= 3 for step in steps), "a plate comes with its shadow"
    assert surface.get_view("2").raw == bare.get_view("2").raw
    assert surface.get_clip() == bare.get_clip()


def test_what_was_rehearsed_is_drawn_without_making_anything_and_looks_the_same() -> None:
    rehearsed, fresh = Ui((640, 480)), Ui((640, 480))
    shown = [Surface((640, 480), 0, 32) for _ in range(2)]
    while not rehearse(Painter(shown[0], rehearsed), paint):
        pass
    before = rehearsed.made
    paint(Painter(shown[0], rehearsed))
    paint(Painter(shown[1], fresh))
    assert rehearsed.made == before == fresh.made
    assert shown[0].get_view("2").raw == shown[1].get_view("2").raw
