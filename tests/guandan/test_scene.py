"""The Guandan table from the deal to the rematch, played by bots in every preset."""

from __future__ import annotations

import pytest
from guandan_notation import PRESETS, guandan, with_rules
from guandan_table import at_table, seated

from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade_guandan.climbing import Standing


def checked(pilot: Pilot) -> list[object]:
    """Lets every view be compared with the picture before it is shown."""
    scene, seen = pilot.scene, []
    show = scene.show

    def checking(view: object, settle: bool = False) -> None:
        assert scene.mirror.agrees(view)  # type: ignore[arg-type]
        acts = dict(scene.acts)  # type: ignore[attr-defined]
        show(view, settle)  # type: ignore[arg-type]
        assert acts == scene.acts  # type: ignore[attr-defined]
        seen.append(view)

    scene.show = checking  # type: ignore[method-assign]
    return seen


@pytest.mark.parametrize("speed", [0.0, 4.0])
@pytest.mark.parametrize("preset", PRESETS)
def test_showing_the_view_after_the_animations_changes_nothing(preset: str, speed: float) -> None:
    rules = with_rules(preset, match__deals=2)
    pilot = at_table(rules, seed=5, levels=["easy"] * 4, look=Look(speed=speed))
    seen = checked(pilot)
    pilot.wait_until(lambda: pilot.table.live.over and not pilot.scene.busy, 1500)
    assert len(seen) > 40
    pilot.wait(4)
    assert pilot.sees("board.rematch")


def test_the_summary_offers_the_next_deal_and_shows_the_levels_climb() -> None:
    table = guandan("S9 | S3 S4 | H9 | D3", turn=0, out=(2,), standing=Standing((2, 2), 0))
    table.state.cards[4], table.state.out = [], (2,)
    pilot = seated(table)
    pilot.click("card.S9")
    pilot.click("move.play")
    pilot.wait(4)
    board = pilot.find("table.board")
    assert board.outcome.after == (5, 2)  # type: ignore[attr-defined]
    assert board.climbed == 1.0  # type: ignore[attr-defined]
    pilot.click("board.next")
    pilot.wait_until(lambda: len(pilot.scene.hand.cards) == 27)
    assert not pilot.sees("table.board")


def test_the_match_ends_with_a_moment_to_remember_and_a_rematch() -> None:
    pilot = at_table(with_rules("quick", match__deals=1), seed=8, levels=["easy"] * 4, look=Look(speed=0))
    pilot.wait_until(lambda: pilot.sees("board.rematch"), 600)
    assert pilot.scene.moment()
    pilot.click("board.rematch")
    assert "restart" in pilot.table.host.asked  # type: ignore[attr-defined]


def test_too_slow_a_player_passes_and_the_table_says_so() -> None:
    table = guandan("S9 S3 | S4 S5 | SJ H6 | SQ D7", last="H8", by=3, preset=with_rules(table__turn_seconds=5))
    pilot = seated(table)
    steps = len(pilot.table.live.match.steps)
    pilot.wait(6)
    assert len(pilot.table.live.match.steps) > steps
    assert any("Too slow" in plate.said for plate in pilot.scene.plates) or pilot.scene.acts[0].play is None  # type: ignore[attr-defined]


def test_a_played_card_lies_flat_whoever_gets_it_next() -> None:
    pilot = seated(guandan("S9 S3 | S4 S5 | SJ H6 | SQ D7"))
    pilot.click("card.S9")
    pilot.wait(0.3)
    card = pilot.find("card.S9")
    assert card.sprite.lift > 0  # type: ignore[attr-defined]
    pilot.click("move.play")
    pilot.wait(1)
    card.advance(0.1)
    assert card.sprite.lift == 0  # type: ignore[attr-defined]


def test_four_people_can_share_the_screen() -> None:
    pilot = at_table(seed=4, levels=[None] * 4, look=Look(speed=0))
    pilot.wait_until(lambda: pilot.sees("curtain.rise") or pilot.scene.choices is not None)
    if pilot.sees("curtain.rise"):
        pilot.wait(0.7)
        pilot.click("curtain.rise")
    pilot.wait(1)
    assert len(pilot.scene.hand.cards) == 27
