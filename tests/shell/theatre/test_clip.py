"""A clip: what it shows is what the table shows."""

from pathlib import Path

import pytest

from cardcade.shell.theatre.clip import Clip, quiet_app, write_frames, write_gif
from cardcade.shell.theatre.feature import Feature

from ...recorded import recorded

SIZE, SMALL = (480, 270), (60, 34)


def clip_of_a_card() -> Clip:
    """The first step of a round of UNO, whose hand holds cards of all colours."""
    one = recorded("uno", 1, 4)
    app = quiet_app(SIZE, "en")
    app.shelf.take([one.found])
    return Clip(app, Feature(one.found, one.film()), 1, 1)


def test_cards_keep_their_colours_in_a_moving_picture(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    write_frames(clip_of_a_card(), tmp_path)
    write_gif(clip_of_a_card(), tmp_path / "clip.gif")
    with image.open(tmp_path / "clip.gif") as clip:
        told = clip.convert("RGB").resize(SMALL, image.Resampling.BOX)
    with image.open(tmp_path / "frame_0001.png") as frame:
        true = frame.convert("RGB").resize(SMALL, image.Resampling.BOX)
    places = [(x, y) for y in range(SMALL[1]) for x in range(SMALL[0])]
    pairs = ((told.getpixel(place), true.getpixel(place)) for place in places)
    assert max(abs(a - b) for one, other in pairs for a, b in zip(one, other, strict=True)) < 24
