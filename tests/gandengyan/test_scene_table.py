"""What a player sees and can do at Gandengyan's table, in positions written in ranks."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from cardcade.rulekit.shedding import PASS
from cardcade.table import Tag
from cardcade.ui import Painter
from cardcade.ui.widgets.button import ButtonKind
from cardcade_gandengyan.cards import RANK, rank_name
from cardcade_gandengyan.moves import Play

from .notation import notation
from .seated import Person, seated


def badges(person: Person) -> list[str]:
    return [each.stands_for for entry in person.parts.trail.entries for each in entry.play_cards]


def test_cards_are_chosen_by_clicks_and_the_button_names_the_play() -> None:
    person = seated("5 5 9 J | 3 4 6")
    person.pick("5 5")
    assert person.find("move.play").text == "Play pair of 5s"  # type: ignore[attr-defined]
    person.click("move.play")
    person.settle()
    assert isinstance(person.last[1], Play)
    assert notation(person.last[1].combination) == "55"


def test_cards_that_make_no_play_leave_the_button_grey_with_the_reason() -> None:
    person = seated("5 6 9 J | 3 4 6")
    person.pick("5 9")
    assert person.find("move.play").hint == "Two cards make a play only as a pair."


def test_cards_that_cannot_answer_are_grey_and_say_why() -> None:
    person = seated("5 T J | 9 9 3", leader=1)
    person.lay("9")
    grey = {rank_name(RANK[card.sprite.card]) for card in person.parts.hand.cards if card.sprite.dim}
    assert grey == {"5"}
    assert person.find("card.S5").hint == "It must be higher than the 9."


def test_who_has_nothing_to_answer_with_can_only_stare_and_pass() -> None:
    person = seated("3 5 J | 9 9 3 4", leader=1)
    person.lay("9 9")
    assert person.find("move.pass").kind is ButtonKind.PRIMARY  # type: ignore[attr-defined]
    assert person.parts.prompt.text == "You can only stare: pass"
    person.key(pygame.K_p)
    assert person.last == (0, PASS)


def test_after_a_moment_the_stare_is_over_by_itself_and_the_table_has_said_why() -> None:
    person = seated("3 5 J | 9 9 3 4", leader=1)
    person.lay("9 9")
    assert person.parts.prompt.text == "You can only stare: pass"
    below = [banner for banner in person.parts.effects.banners if banner.at == person.parts.layout.complaints]
    assert not below, "nothing may cover the prompt"
    until = person.clock.now() + 2
    while person.clock.now() < until:
        person.loop.tick()
    assert person.last == (0, PASS)


@pytest.mark.parametrize("before", [[], [pygame.K_DOWN]])
def test_enter_does_what_the_hint_means(before: list[int]) -> None:
    person = seated("3 5 J | 9 9 3 4", leader=1)
    person.lay("9 9")
    for key in (*before, pygame.K_h, pygame.K_RETURN):
        person.key(key)
    assert person.last == (0, PASS)


def test_a_joker_that_can_mean_two_things_is_asked_about_and_then_shows_its_meaning() -> None:
    person = seated("8 9 BJ K | 3 4 6")
    person.pick("8 9 BJ")
    person.click("move.play")
    assert [person.find(f"choose.{n}").text for n in (0, 1)] == [  # type: ignore[attr-defined]
        "Straight 8-9-10", "Straight 7-8-9",
    ]  # fmt: skip
    person.click("choose.1")
    person.settle()
    assert notation(person.last[1].combination) == "7-8-9"
    assert badges(person) == ["7", "", ""]


@pytest.mark.parametrize("straight", ["4-5-6-7-8", "5-6-7-8-9"])
def test_of_several_readings_the_one_that_is_hinted_at_comes_first(straight: str) -> None:
    person = seated("5 6 7 8 BJ K K | 3 4 6")
    person.key(pygame.K_h)
    while notation(person.parts.hints.shown.combination) != straight:
        person.key(pygame.K_h)
    person.key(pygame.K_RETURN)
    person.wait(0.5)
    person.key(pygame.K_RETURN)
    assert notation(person.last[1].combination) == straight


def test_escape_plays_none_of_the_readings() -> None:
    person = seated("8 9 BJ K | 3 4 6")
    person.pick("8 9 BJ")
    person.click("move.play")
    person.key(pygame.K_ESCAPE)
    assert person.steps == 0
    assert len(person.chosen) == 3


def test_jokers_in_pairs_and_bombs_wear_what_they_stand_for_but_not_the_joker_bomb() -> None:
    person = seated("9 BJ | Q Q RJ 3 | 4 5", leader=1)
    person.lay("Q Q RJ")
    assert badges(person) == ["", "", "Q"]
    person = seated("BJ RJ 4 | Q Q 3 | 4 5", leader=0)
    person.lay("BJ RJ")
    assert badges(person) == ["", ""]


def test_what_beat_what_stays_readable_in_order_and_passes_are_tagged() -> None:
    person = seated("5 J 3 | 4 7 8 | 6 9 T", leader=1)
    person.lay("4")
    person.passes()
    person.lay("5")
    person.lay("7")
    trail = person.parts.trail
    assert [entry.seat for entry in trail.entries] == [1, 0, 1]
    assert trail.passed == {2}
    assert person.parts.names.of(trail.entries[-1].combination) == "Single 7"


def test_who_is_in_light_again_wears_no_pass_from_before(monkeypatch: pytest.MonkeyPatch) -> None:
    person, tagged, draw = seated("5 J 3 | 4 7 8 | 6 9 T", leader=1), set[float](), Tag.draw

    def noted(self: Tag, painter: Painter, text: str, at: tuple[float, float], scale: float) -> FRect:
        tagged.update([at[0]] if self is Tag.PASS else [])
        return draw(self, painter, text, at, scale)

    monkeypatch.setattr(Tag, "draw", noted)
    person.lay("4")
    person.passes()
    person.lay("5")
    person.table.live.submit(1, PASS)
    x = person.parts.layout.spot(2).hand[0]
    while not person.parts.position.in_light(2):
        person.wait(1 / 60)
    for _ in range(5):
        tagged.clear()
        person.picture()
        assert x not in tagged
        person.wait(1 / 60)


def test_the_hint_cycles_through_sensible_plays() -> None:
    person = seated("4 6 9 J Q | 3 4 6", leader=0)
    seen = []
    for _ in range(3):
        person.key(pygame.K_h)
        seen.append(frozenset(person.chosen))
    assert all(seen)
    assert len(set(seen)) > 1


def test_the_hint_is_also_a_button_beside_the_others() -> None:
    person = seated("4 6 9 J Q | 3 4 6", leader=0)
    person.click("move.hint")
    assert person.chosen


def test_who_can_only_pass_needs_no_hint() -> None:
    person = seated("4 4 5 | K 3 6", leader=1, look={"auto_pass": False})
    person.lay("K")
    person.wait(2)
    assert person.sees("move.pass")
    assert not person.sees("move.hint")


@pytest.mark.parametrize("liked", [True, False])
def test_a_pass_that_is_all_there_is_makes_itself_only_for_those_who_like_that(liked: bool) -> None:
    person = seated("4 4 5 | K 3 6", leader=1, look={"auto_pass": liked})
    person.lay("K")
    person.wait(0.5)
    steps = person.table.live.match.steps
    before = len(steps)
    assert person.sees("move.pass")
    person.wait(8)
    assert [(step.seat, step.move) for step in steps[before:]] == ([(0, PASS)] if liked else [])


def test_one_and_two_cards_left_are_warned_of() -> None:
    person = seated("9 J 3 4 | 4 5 6 7", leader=1)
    person.lay("5 6 7")
    plate = person.parts.plates[1]
    assert plate.said == "1 card left!"
    assert plate.badge == "Only 1 left!"
    assert "warning" in dict(person.heard)


def test_the_winner_of_a_trick_is_seen_to_draw() -> None:
    person = seated("9 J 3 4 | 4 5 6 7", stock="K Q")
    person.lay("J")
    person.passes()
    assert person.parts.plates[0].said == "+1 card"
    fresh = [rank_name(RANK[card.sprite.card]) for card in person.parts.hand.cards if card.sprite.glow]
    assert fresh == ["K"]


def test_where_everyone_draws_everyone_is_seen_to() -> None:
    person = seated("9 J 3 4 | 4 5 6 7 | 3 5 6 8", "party")
    person.lay("J")
    person.passes()
    person.passes()
    assert [plate.said for plate in person.parts.plates] == ["+1 card"] * 3


def test_those_who_could_not_beat_it_stare() -> None:
    person = seated("9 J 3 4 | 4 5 6 7 | 3 5 6 8")
    person.lay("J")
    person.passes()
    person.table.live.submit(2, PASS)
    person.wait(0.5)
    assert person.parts.stares.seats == {1, 2}
    person.settle()
    person.wait(2)
    assert person.parts.stares.left == 0


def test_the_last_trick_can_be_looked_at_again() -> None:
    person = seated("9 J 3 4 | 4 5 6 7")
    person.lay("J")
    person.passes()
    assert not person.sees("table.last_trick_panel")
    person.key(pygame.K_t)
    assert [(play.seat, play.kind) for play in person.parts.last_trick.plays] == [(0, "Single J")]
    person.click("table.last_trick_panel")
    assert not person.sees("table.last_trick_panel")


@pytest.mark.parametrize(
    ("language", "said", "kind"), [("en", "P1 won with", "Single J"), ("zh", "P1 赢下上一轮：", "单张 J")]
)
def test_between_tricks_the_table_says_who_won_the_last_one_and_with_what(
    language: str, said: str, kind: str, drawn: dict[str, int]
) -> None:
    person = seated("9 J 3 4 | J 5 6 7", language=language)
    person.lay("9")
    person.lay("J")
    person.passes()
    drawn.clear()
    person.picture()
    assert {said, kind} <= set(drawn)
    person.lay("5")
    drawn.clear()
    person.picture()
    assert said not in drawn


def test_nothing_moves_at_a_table_that_waits() -> None:
    person = seated("5 T J | 9 9 3", "party", leader=1)
    person.lay("9")
    person.wait(6)
    assert person.scene.advance(0.0) == float("inf")
