"""At UNO's table a refusal leads to the rule behind it: after a click, and from a greyed card."""

from __future__ import annotations

import pygame

from cardcade.testing.pilot import QuietHost

from .seated import Seated, seated


def asked(pilot: Seated) -> list[str]:
    """What the table has asked the launcher for."""
    host = pilot.table.host
    assert isinstance(host, QuietHost)
    return host.asked


def press_r(pilot: Seated) -> None:
    pilot.key(pygame.K_r)
    pilot.wait(0.2)


def test_who_may_not_draw_is_led_to_the_rule() -> None:
    pilot = seated("r4 | r1 b7 g3 | y1 y2")
    pilot.click("table.stock")
    pilot.wait(0.2)
    assert pilot.find("table.rule").text == "Rule: Must play if you can"  # type: ignore[attr-defined]
    pilot.click("table.rule")
    pilot.wait(0.2)
    press_r(pilot)
    assert asked(pilot) == ["rules:basic.forced_play"] * 2


def test_a_play_takes_the_button_away() -> None:
    pilot = seated("r4 | r1 b7 g3 | y1 y2")
    pilot.click("table.stock")
    pilot.wait(0.2)
    assert pilot.sees("table.rule")
    pilot.click(pilot.card("r1"))
    pilot.wait(0.5)
    assert not pilot.sees("table.rule")


def test_a_greyed_card_names_its_rule_and_r_opens_it() -> None:
    pilot = seated("r5 | r1 w+4 g3 g4 | r+2 y2 y3", stacking__mixed=False)
    pilot.click(pilot.card("r1"))
    pilot.wait(1)
    pilot.plays(1, "r+2")
    pilot.wait(1)
    pilot.point(pilot.card("w+4"))
    pilot.wait(0.5)
    assert pilot.screen.stage.hint.endswith("Rule: +2 and +4 mixed. R shows it.")
    press_r(pilot)
    assert asked(pilot) == ["rules:stacking.mixed"]


def test_where_no_rule_is_in_question_r_opens_them_all() -> None:
    pilot = seated("r4 | r1 b7 g3 | y1 y2")
    press_r(pilot)
    assert asked(pilot) == ["rules"]


def test_a_call_too_soon_is_refused_by_the_rule_that_makes_it_free() -> None:
    pilot = seated("r4 | r1 b7 g3 | y1 y2 y3", uno__false_call_penalty=0)
    pilot.key(pygame.K_u)
    pilot.wait(0.2)
    assert pilot.find("table.rule").text == "Rule: Penalty for a false call"  # type: ignore[attr-defined]
    press_r(pilot)
    assert asked(pilot) == ["rules:uno.false_call_penalty"]
