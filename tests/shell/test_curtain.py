"""The curtain: whoever shares the screen sees nobody's cards but their own."""

from __future__ import annotations

from cardcade import GamePlugin
from cardcade.testing.pilot import Pilot


def shared(plugin: GamePlugin, *levels: str | None, **how: object) -> Pilot:
    return Pilot.at_table(plugin, seats=len(levels), levels=levels, seed=5, **how)  # type: ignore[arg-type]


def cards(pilot: Pilot) -> list[str]:
    return [meaning for meaning in pilot.meanings if meaning.startswith("card.")]


def test_a_shared_match_begins_with_the_curtain(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, None, None)
    assert pilot.sees("curtain.rise")
    pilot.wait(10)
    assert pilot.sees("curtain.rise")
    assert not cards(pilot)
    pilot.click("curtain.rise")
    pilot.settle()
    assert pilot.table.viewer == 0
    assert cards(pilot)


def test_the_deal_is_watched_by_whoever_has_taken_the_screen(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, None, None)
    pilot.wait(0.7)
    assert pilot.scene.view is None
    pilot.click("curtain.rise")
    pilot.wait(0.1)
    assert pilot.scene.busy


def test_somebody_who_plays_alone_against_bots_needs_no_curtain(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, None, "easy", "easy")
    pilot.wait(5)
    assert not pilot.sees("curtain.rise")
    assert cards(pilot)


def test_the_first_curtain_is_for_whoever_is_to_act(crazy_eights: GamePlugin) -> None:
    pilot = shared(crazy_eights, "easy", None, None)
    assert pilot.table.viewer == 1
    assert "turn" not in pilot.find("curtain").title  # type: ignore[attr-defined]
