"""Bombs at a Guandan table: each tier bigger than the one before, and calm where that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from guandan_table import listen, parts, play, sit
from pygame import FRect, Surface

from cardcade.table.effects.banner import VEIL
from cardcade.table.effects.particles import Particles
from cardcade.table.layout import HALF
from cardcade.table.link import Look
from cardcade.testing.pilot import FRAME
from cardcade.ui import Painter, Ui
from cardcade.ui.ahead import Errand, Wanted
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import Colour, Type
from cardcade_guandan.combinations import Kind, Reading
from cardcade_guandan.scene.acts_plays import LAST_LIGHT
from cardcade_guandan.scene.bombs import TIERS, tier_of
from cardcade_guandan.state import BEFORE

from ..drawn import Prompt

BOMBS = [
    ("S5 H5 C5 D5", "bomb1"),
    ("S6 H6 C6 D6 D6", "bomb2"),
    ("S7 S8 S9 ST SJ", "straight_flush"),
    ("SK SK HK CK DK DK", "bomb3"),
    ("RJ RJ BJ BJ", "bomb4"),
]


def test_bombs_grow_with_their_tier_and_each_in_a_row_sounds_a_semitone_higher() -> None:
    hands = [cards for cards, _ in BOMBS]
    pilot, table = sit(f"{hands[0]} {hands[4]} C3 | {hands[1]} C4 | {hands[2]} C8 | {hands[3]} C9")
    ears = listen(pilot)
    for number, (cards, _) in enumerate(BOMBS):
        play(pilot, table, number % 4, cards)
    pilot.wait(8)
    wanted = [(sound, float(number)) for number, (_, sound) in enumerate(BOMBS)]
    assert [heard for heard in ears.heard if heard[0] in dict(wanted)] == wanted
    assert ears.ducked == 5


def test_every_tier_is_bigger_than_the_one_before() -> None:
    for quality in ("words", "jolt", "sparks", "hold"):
        values = [getattr(tier, quality) for tier in TIERS]
        assert values == sorted(values)
        assert len(set(values)) == len(values)
    assert tier_of(Reading(Kind.BOMB, "9", 8)) == 3
    assert tier_of(Reading(Kind.STRAIGHT, "3", 5)) is None


def test_reduced_motion_neither_shakes_nor_sprays() -> None:
    pilot, table = sit("S5 H5 C5 D5 S9 | S3 | S4 | S6", look=Look(reduced_motion=True))
    play(pilot, table, 0, "S5 H5 C5 D5")
    pilot.wait(0.35)
    assert pilot.parts.effects.shake.offset == (0.0, 0.0)
    assert not pilot.parts.effects.particles.alive


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("cards", [cards for cards, _ in BOMBS])
def test_neither_words_nor_light_hide_the_cards_of_a_bomb(seat: int, cards: str) -> None:
    hands = ["H3 C3", "H4 C4", "H8 C8", "H9 C9"]
    hands[seat] = f"{cards} C3"
    pilot, table = sit(" | ".join(hands), turn=seat)
    play(pilot, table, seat, cards)
    pilot.wait_until(lambda: bool(pilot.parts.effects.lights.alive), 3)
    words = pilot.parts.effects.banners[-1]
    poses = parts(pilot).piles.poses(BEFORE + seat, len(cards.split()))
    top, bottom = poses[0].rect.top, poses[0].rect.bottom
    assert words.at[1] + words.size * 0.9 <= top or words.at[1] - words.size * 0.9 >= bottom
    assert all(spark.size <= 48 for spark in pilot.parts.effects.particles.alive)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("cards", ["SK SK HK CK DK DK", "RJ RJ BJ BJ"])
@pytest.mark.parametrize("seat", range(4))
def test_the_words_of_a_bomb_hide_no_card_that_anybody_has_played(seat: int, cards: str, size: tuple[int, int]) -> None:
    order = [(seat + turn) % 4 for turn in range(1, 5)]
    held = dict(zip(order, ["S3 H3", "S4 H4", "S7 H7", cards], strict=True))
    spare = ["C5", "C6", "C8", "C9"]
    hands = " | ".join(f"{held[each]} {spare[each]}" for each in range(4))
    pilot, table = sit(hands, turn=order[0], size=size)
    for each in order:
        play(pilot, table, each, held[each])
    pilot.wait_until(lambda: bool(pilot.parts.effects.lights.alive), 9)
    words = pilot.parts.effects.banners[-1].place(pilot.ui)
    lying = [sprite.pose.rect for each in range(4) for sprite in pilot.parts.cards.pile(BEFORE + each)]
    assert len(lying) == 6 + len(cards.split())
    assert all(words.clip(card).h < card.h / 8 for card in lying if words.colliderect(card))
    assert not [plate.seat for plate in pilot.parts.plates if words.colliderect(plate.rect)], "nor a face"
    crowns = [light for light in pilot.parts.effects.lights.alive if light.picture == "crown"]
    seen = [FRect(crown.x - crown.size * 0.3, crown.y - crown.size * 0.3, *[crown.size * 0.6] * 2) for crown in crowns]
    assert not [box for box in seen if box.collidelistall([*lying, *(card.rect for card in pilot.parts.hand.cards)])]


@pytest.mark.parametrize("seat", range(4))
def test_the_crown_of_the_joker_bomb_stands_free_of_words_cards_and_plates(seat: int) -> None:
    hands = ["H3 C3", "H4 C4", "H8 C8", "H9 C9"]
    hands[seat] = "RJ RJ BJ BJ C3"
    pilot, table = sit(" | ".join(hands), turn=seat)
    play(pilot, table, seat, "RJ RJ BJ BJ")
    pilot.wait_until(lambda: bool(pilot.parts.effects.lights.alive), 3)
    crown = next(light for light in pilot.parts.effects.lights.alive if light.picture == "crown")
    words, heart = pilot.parts.effects.banners[-1], crown.size * 0.3
    assert abs(crown.y - words.at[1]) > words.size * HALF + heart / 2
    shown = FRect(crown.x - heart, crown.y - heart, 2 * heart, 2 * heart)
    lying = [sprite.pose.rect for sprite in pilot.parts.cards.pile(BEFORE + seat)]
    assert not [rect for rect in (*lying, *(plate.rect for plate in pilot.parts.plates)) if shown.colliderect(rect)]


def test_a_wave_that_grows_is_drawn_once_in_each_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, table = sit("RJ RJ BJ BJ C3 | H4 C4 | H8 C8 | H9 C9")
    drawn, draw = [], pilot.ui.art._drawn_file

    def noted(path: Path, size: tuple[int, int]) -> Surface:
        drawn.append(path.stem)
        return draw(path, size)

    monkeypatch.setattr(pilot.ui.art, "_drawn_file", noted)
    play(pilot, table, 0, "RJ RJ BJ BJ")
    for _ in range(90):
        pilot.wait(FRAME)
        pilot.picture()
    assert 0 < drawn.count("ring") <= TIERS[-1].rings
    assert 0 < drawn.count("spark") <= len(TIERS[-1].tints)


@pytest.mark.parametrize("cards", [cards for cards, _ in BOMBS])
def test_a_bomb_sends_once_for_all_its_lights_and_finds_its_waves_and_sparks_drawn(
    cards: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = sit(f"{cards} C3 | H4 C4 | H8 C8 | H9 C9")
    sent: list[int] = []

    class Noted(Errand):
        def __init__(self, wanted: Iterable[Wanted], draw: Callable[[Wanted], Surface | None]) -> None:
            lights = [path for path, _ in wanted if isinstance(path, Path) and path.parent.name == "effects"]
            sent.extend([len(lights)] if lights else [])
            super().__init__(wanted, draw)

    monkeypatch.setattr("cardcade.ui.art.Errand", Noted)
    play(pilot, table, 0, cards)
    pilot.wait_until(lambda: bool(pilot.parts.effects.particles.alive), 3)
    blast = TIERS[[each for each, _ in BOMBS].index(cards)]
    assert sent == [len(blast.pictures)]


@pytest.mark.parametrize("cards", [cards for cards, _ in BOMBS])
def test_words_and_lights_of_a_bomb_and_its_sparks_are_made_in_two_frames_after_it_has_landed(cards: str) -> None:
    pilot, table = sit(f"{cards} C3 | H4 C4 | H8 C8 | H9 C9")
    ears, effects, made = listen(pilot), pilot.parts.effects, list[tuple[int, int, int]]()
    play(pilot, table, 0, cards)
    while len(made) < 3:
        pilot.wait(FRAME)
        if ears.ducked:
            words = [banner for banner in effects.banners if banner.passed < 0]
            made.append((len(words), len(effects.lights.alive), len(effects.particles.alive)))
    blast = next(tier for tier in TIERS if (tier.sound, 0.0) in ears.heard)
    lights = blast.rings + len(blast.pictures)
    assert made == [(0, 0, 0), (1, lights, 0), (1, lights, blast.sparks)]


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("cards", ["RJ RJ BJ BJ", "S7 S8 S9 ST SJ"])
def test_no_frame_of_a_bomb_has_to_make_two_large_pictures(
    cards: str, calm: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.ui.art.Errand", Prompt)
    pilot, table = sit(f"{cards} C3 | H4 C4 | H8 C8 | H9 C9", look=Look(reduced_motion=calm))
    pilot.picture()
    made: list[str] = []
    draw, build, render = pilot.ui.art._drawn_here, pilot.ui.shapes._build, pilot.ui.text._render

    def drawn(path: Path, size: tuple[int, int]) -> Surface:
        made.append(path.stem)
        return draw(path, size)

    def built(plate: Plate, size: tuple[int, int], scale: float, reach: int) -> Surface:
        if plate is VEIL:
            made.append("plate")
        return build(plate, size, scale, reach)

    def rendered(text: str, type_: Type, colour: Colour) -> Surface:
        if type_.size >= TIERS[-1].words / 2:
            made.append(text)
        return render(text, type_, colour)

    monkeypatch.setattr(pilot.ui.art, "_drawn_here", drawn)
    monkeypatch.setattr(pilot.ui.shapes, "_build", built)
    monkeypatch.setattr(pilot.ui.text, "_render", rendered)
    play(pilot, table, 0, cards)
    frames = []
    for _ in range(90):
        pilot.wait(FRAME)
        pilot.picture()
        frames.append(made[:])
        made.clear()
    assert [names for names in frames if "plate" in names]
    assert not [names for names in frames if len(names) > 1]


def test_sparks_are_laid_in_one_stroke() -> None:
    particles, ui = Particles(), sit("S3 | S4 | S5 | S6")[0].ui
    particles.burst((400, 300), 90, TIERS[-1].tints)
    particles.update(FRAME)
    laid = Laid(Surface(ui.canvas.size), ui)
    particles.draw(laid)
    assert laid.strokes == [90]


class Laid(Painter):
    """Counts the pictures of each stroke."""

    def __init__(self, surface: Surface, ui: Ui) -> None:
        super().__init__(surface, ui)
        self.strokes: list[int] = []

    def blit_all(self, placed: Iterable[tuple[Surface, float, float]]) -> None:
        together = list(placed)
        self.strokes.append(len(together))
        super().blit_all(together)

    def put(self, picture: Surface, px: int, py: int) -> None:
        self.strokes.append(1)
        super().put(picture, px, py)


def test_the_last_cards_shine_longest_for_who_is_first() -> None:
    (wide, long), (narrow, short) = LAST_LIGHT
    assert wide > narrow
    assert long > short
    pilot, table = sit("S9 | S3 S4 | H8 C8 | D3 D4")
    play(pilot, table, 0, "S9")
    pilot.wait(0.6)
    assert [light.picture for light in pilot.parts.effects.lights.alive] == ["glow"]


@pytest.mark.parametrize("seat", range(4))
def test_the_last_cards_shine_from_their_middle(seat: int) -> None:
    hands = ["H3 C3", "H4 C4", "H8 C8", "H9 C9"]
    hands[seat] = "S5 H5 C5"
    pilot, table = sit(" | ".join(hands), turn=seat)
    play(pilot, table, seat, hands[seat])
    pilot.wait_until(lambda: bool(pilot.parts.effects.lights.alive), 3)
    (light,) = pilot.parts.effects.lights.alive
    first, *_, last = (sprite.pose for sprite in pilot.parts.cards.pile(BEFORE + seat))
    assert (light.x, light.y) == pytest.approx(((first.x + last.x) / 2, first.y))


@pytest.mark.parametrize("cards", [cards for cards, _ in BOMBS])
def test_the_largest_light_of_a_bomb_reaches_out_from_under_its_cards(cards: str) -> None:
    pilot, table = sit(f"{cards} C3 | H4 C4 | H8 C8 | H9 C9")
    play(pilot, table, 0, cards)
    pilot.wait_until(lambda: bool(pilot.parts.effects.lights.alive), 3)
    poses = parts(pilot).piles.poses(BEFORE, len(cards.split()))
    widest = max(light.size for light in pilot.parts.effects.lights.alive)
    assert widest > 1.4 * (poses[-1].rect.right - poses[0].rect.left)


def test_calm_has_a_light_that_stands_still() -> None:
    pilot, table = sit("S5 H5 C5 D5 S9 | S3 | S4 | S6", look=Look(reduced_motion=True))
    play(pilot, table, 0, "S5 H5 C5 D5")
    pilot.wait(0.4)
    (light,) = pilot.parts.effects.lights.alive
    assert (light.dx, light.dy, light.growth) == (0, 0, 0)


def test_the_calm_light_has_three_frames_to_be_drawn_in() -> None:
    pilot, table = sit("RJ RJ BJ BJ C3 | H4 C4 | H8 C8 | H9 C9", look=Look(reduced_motion=True))
    play(pilot, table, 0, "RJ RJ BJ BJ")
    pilot.wait_until(lambda: bool(pilot.parts.effects.lights.alive), 3)
    (light,) = pilot.parts.effects.lights.alive
    pilot.wait(2 * FRAME)
    assert light.age < 0


@pytest.mark.parametrize("cards", [cards for cards, _ in BOMBS])
def test_the_calm_light_reaches_out_from_under_the_cards(cards: str) -> None:
    pilot, table = sit(f"{cards} C3 | H4 C4 | H8 C8 | H9 C9", look=Look(reduced_motion=True))
    play(pilot, table, 0, cards)
    pilot.wait_until(lambda: bool(pilot.parts.effects.lights.alive), 3)
    (light,) = pilot.parts.effects.lights.alive
    poses = parts(pilot).piles.poses(BEFORE, len(cards.split()))
    assert light.size > 1.4 * (poses[-1].rect.right - poses[0].rect.left)


def test_the_words_of_a_bomb_make_way_for_the_buttons_of_who_is_next() -> None:
    pilot, table = sit("C5 C6 S3 H3 | S4 H4 C8 | C7 H7 D8 | RJ RJ BJ BJ C9", look=Look(auto_pass=False))
    for seat, cards in enumerate(("S3 H3", "S4 H4", "C7 H7")):
        play(pilot, table, seat, cards)
        pilot.wait(1.2)
    play(pilot, table, 3, "RJ RJ BJ BJ")
    pilot.wait_until(lambda: bool(pilot.parts.effects.banners), 3)
    (words,) = pilot.parts.effects.banners
    pilot.wait_until(lambda: pilot.sees("move.pass"), 3)
    assert words.passed > 0.8, "they could be read"
    pilot.wait(0.2)
    assert words not in pilot.parts.effects.banners
