"""At its table: passing with the mouse, the arrow, the moon, and a match that is shown as it is."""

from dataclasses import replace

from cardcade import Place
from cardcade.testing.pilot import Pilot
from hearts import cardcade_game
from hearts.rules import MatchLength, Rules
from hearts.scene import HeartsParts, PassingArrow
from hearts.state import GIVEN, HeartsBroken, MoonShot

PLUGIN = cardcade_game()
SHORT = replace(Rules(), match=MatchLength(target=10))


def passing() -> tuple[Pilot, PassingArrow]:
    pilot = Pilot.at_table(PLUGIN, seed=5)
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    (arrow,) = (part for part in pilot.parts.own if isinstance(part, PassingArrow))
    return pilot, arrow


def test_three_cards_are_chosen_and_passed_where_the_arrow_points() -> None:
    pilot, arrow = passing()
    assert arrow.way == "left"
    assert pilot.find("move.play").text == "Pass these cards", "before any is chosen"
    chosen = [card.meaning for card in pilot.parts.hand.cards[:3]]
    for meaning in chosen:
        pilot.click(meaning)
    pilot.click("move.play")
    pilot.settle()
    assert not any(pilot.sees(meaning) for meaning in chosen)
    assert arrow.way == "keep"


def test_a_moon_rises_for_whoever_shoots_it() -> None:
    pilot, _ = passing()
    assert isinstance(pilot.parts, HeartsParts)
    moon = pilot.parts.moon
    assert moon.animate(HeartsBroken(0)) is None
    assert moon.animate(MoonShot(0)) is not None
    centre = pilot.ui.canvas.point(*pilot.parts.layout.centre)
    felt = tuple(pilot.picture().get_at(centre))
    pilot.wait(1.2)
    assert tuple(pilot.picture().get_at(centre)) != felt
    pilot.wait(2)
    assert moon.left == 0


def test_showing_the_position_changes_nothing() -> None:
    pilot = Pilot.at_table(PLUGIN, SHORT, seed=3, levels=["easy", "medium", "easy", "medium"])
    assert pilot.watch_out() > 50


def test_a_hand_of_thirteen_needs_no_groups() -> None:
    pilot, _ = passing()
    assert pilot.sees("table.sort")
    assert not pilot.sees("table.group")


def test_what_has_been_passed_on_covers_nobodys_name_while_others_still_choose() -> None:
    pilot, _ = passing()
    state, cards = pilot.parts.position.state, pilot.parts.cards
    given = [state.pile(seat, GIVEN) for seat in range(4)]
    pilot.wait_until(lambda: any(cards.pile(pile) for pile in given) and not pilot.parts.queue.busy)
    laid = [sprite.pose.rect for pile in given for sprite in cards.pile(pile)]
    assert not [plate for plate in pilot.parts.plates if plate.rect.collidelist(laid) >= 0]


def test_what_has_been_passed_on_lies_closed_beside_the_other_cards() -> None:
    pilot, _ = passing()
    state, cards = pilot.parts.position.state, pilot.parts.cards
    given = state.pile(2, GIVEN)
    (place,) = {pilot.ui.canvas.point(*pose[:2]) for pose in pilot.parts.piles.poses(given, 1)}
    felt = pilot.picture().get_at(place)
    pilot.wait_until(lambda: bool(cards.pile(given)) and not pilot.parts.queue.busy)
    assert pilot.picture().get_at(place) != felt


def test_broken_hearts_are_told_among_the_cards_of_the_trick() -> None:
    pilot = Pilot.at_table(PLUGIN, seed=5, levels=["easy"] * 4)
    parts = pilot.parts
    pilot.wait_until(lambda: bool(parts.effects.banners))
    (told,) = parts.effects.banners
    laid = [n for n, pile in enumerate(parts.piles.specs) if pile.place is Place.PLAYED]
    assert told.text == "Hearts are broken"
    assert told.place(pilot.ui).collidelist([parts.piles.poses(n, 1)[0].rect for n in laid]) == -1
