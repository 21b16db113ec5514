"""A clip: what it shows is what the table shows."""

from pathlib import Path

import pytest

from cardcade.shell.theatre.clip import RATE, Clip, quiet_app, write_frames, write_gif
from cardcade.shell.theatre.feature import Feature
from cardcade.table.boards.board import PRESSED
from cardcade.table.panels.corner import Tools
from cardcade.ui import Button

from ...recorded import recorded

SIZE, SMALL = (480, 270), (60, 34)


Blocks = dict[tuple[int, int], tuple[int, int, int]]
"""The colour of some pixels together, by their place."""


def clip_of_the_first_step(game: str) -> Clip:
    one = recorded(game, 1, 4)
    app = quiet_app(SIZE, "en")
    app.shelf.take([one.found])
    return Clip(app, Feature(one.found, one.film()), 1, 1)


def told_and_true(game: str, folder: Path) -> tuple[Blocks, Blocks]:
    """The first picture of the game, moving and still."""
    image = pytest.importorskip("PIL.Image")
    write_frames(clip_of_the_first_step(game), folder)
    write_gif(clip_of_the_first_step(game), folder / "clip.gif")
    found = []
    for file in ("clip.gif", "frame_0001.png"):
        with image.open(folder / file) as picture:
            small = picture.convert("RGB").resize(SMALL, image.Resampling.BOX)
        found.append({(x, y): small.getpixel((x, y)) for y in range(SMALL[1]) for x in range(SMALL[0])})
    return found[0], found[1]


def apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def clip_over_a_round(steps: int) -> Clip:
    """From the last card of a round of Gandengyan on."""
    one = recorded("gandengyan", 1, 20)
    end = next(mark.step for mark in one.film().marks if mark.kind == "round")
    app = quiet_app(SIZE, "en")
    app.shelf.take([one.found])
    return Clip(app, Feature(one.found, one.film()), end, end + steps - 1)


@pytest.mark.parametrize("steps", [1, 2])
def test_the_board_after_a_round_can_be_read_in_a_clip(steps: int) -> None:
    clip = clip_over_a_round(steps)
    boards = [clip.reel.scene.parts.boards.board for _ in clip.pictures()]
    assert sum(board is not None and board.due for board in boards) > 1.5 * RATE


def test_a_clip_has_nothing_to_press_and_no_room_for_it() -> None:
    clip = clip_over_a_round(1)
    for _ in clip.pictures():
        assert not [widget for widget in clip.reel.stage.top.walk() if isinstance(widget, Button | Tools)]
    board = clip.reel.scene.parts.boards.board
    assert board is not None
    assert board.panel.h == pytest.approx((board.height - PRESSED) * board.scale)


def test_cards_keep_their_colours_in_a_moving_picture(tmp_path: Path) -> None:
    told, true = told_and_true("uno", tmp_path)
    assert max(apart(told[place], true[place]) for place in told) < 24


def test_a_felt_that_grows_darker_bit_by_bit_has_no_rings_in_a_moving_picture(tmp_path: Path) -> None:
    told, true = told_and_true("guandan", tmp_path)
    felt = [((x, y), (x + 1, y)) for x, y in true if x + 1 < SMALL[0] and apart(true[x, y], true[x + 1, y]) <= 3]
    assert len(felt) > 500
    edges = [1 for here, beside in felt if apart(told[here], told[beside]) >= 6]
    assert len(edges) < len(felt) / 30
