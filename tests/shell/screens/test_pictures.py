"""Choosing among pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import FRect

from cardcade.shell.screens.common.pictures import EDGE, PictureChoice
from cardcade.ui.layout import inset


@pytest.mark.parametrize("ratio", [9 / 16, 1.45])
@pytest.mark.parametrize("room", [FRect(0, 0, 900, 104), FRect(0, 0, 400, 150)])
def test_every_picture_fills_its_frame(room: FRect, ratio: float) -> None:
    options = [(name, Path(name), name) for name in ("one", "two", "three", "four")]
    choice = PictureChoice(room, options, "one", lambda name: None, "felt", ratio=ratio)
    for picture in choice.children:
        drawn = inset(picture.rect, EDGE)
        assert drawn.h / drawn.w == pytest.approx(ratio, rel=0.001)
        assert room.contains(picture.rect)
