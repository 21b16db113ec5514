"""What has happened since one's last turn is seen at a glance, and told in sentences where the pointer rests."""

from __future__ import annotations

from typing import Any

import pytest

from cardcade_uno.moves import ACCEPT, DRAW
from cardcade_uno.scene.signs import SKIP

from .seated import Seated, seated


def after_a_skip_and_two_cards(**look: Any) -> Seated:
    pilot = seated("r4 | r1 b3 y9 | rs y1 y2 | r7 g3 | r+2 b1 b2 | b5 b6", look=look)
    for seat, card in ((0, "r1"), (1, "rs"), (3, "r+2")):
        pilot.plays(seat, card)
    pilot.do(4, ACCEPT)
    return pilot


def test_who_was_skipped_and_who_drew_is_shown_when_it_is_ones_turn_again() -> None:
    pilot = after_a_skip_and_two_cards()
    recap = pilot.uno.recap
    assert [(one.seat, one.sign, one.count) for one in recap.deeds] == [(2, SKIP, 0), (4, "", 2)]
    assert recap.visible
    assert len(recap.hint.splitlines()) == 2


def test_it_is_gone_once_one_has_played() -> None:
    pilot = after_a_skip_and_two_cards()
    pilot.do(0, DRAW)
    assert all(one.seat != 2 for one in pilot.uno.recap.deeds)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_it_lies_on_nothing_else(size: tuple[int, int]) -> None:
    pilot = after_a_skip_and_two_cards(size=size)
    recap, parts = pilot.uno.recap, pilot.uno
    assert recap.rect.h > 0
    around = [
        *parts.layout.seat_rects,
        *(tool.rect for tool in parts.furniture.corner.children),
        parts.layout.discard.rect,
    ]
    assert recap.rect.collidelist(around) == -1
