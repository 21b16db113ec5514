"""The colour that counts is seen at a glance on every felt, and by those who do not see colours."""

from __future__ import annotations

import gc
import math
import weakref
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from cardcade.shell.app.settings import FELTS
from cardcade.ui.painter import Painter
from cardcade_uno.cards import COLOUR, COLOURS, Colour
from cardcade_uno.moves import Play
from cardcade_uno.scene.felt import CLOTH
from cardcade_uno.scene.middle import BAND, RIM
from cardcade_uno.scene.signs import BRIGHT, DEEP, on_circle

from ..drawn import Prompt
from .seated import PLUGIN, Seated, seated

CLEAR = 3.0
"""What graphics must differ by from what is beside them to be made out (WCAG 1.4.11)."""


def light(colour: tuple[int, ...]) -> float:
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def in_colour(felt: str, colour: Colour) -> Seated:
    pilot = seated(f"{colour.lower()}4 | r1 b3 | y1 y2", look={"felt": felt, "speed": 0})
    pilot.idle(1)
    return pilot


def outward(pilot: Seated, picture: pygame.Surface, degrees: float) -> list[tuple[int, ...]]:
    """What is seen from inside the band to its rim, step by step."""
    centre, unit = pilot.uno.layout.discard[:2], pilot.uno.layout.unit
    steps = range(int(BAND - 20), int(RIM + 2))
    points = [pilot.ui.canvas.point(*on_circle(centre, step * unit, degrees)) for step in steps]
    return [tuple(picture.get_at(point))[:3] for point in points]


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("colour", COLOURS)
def test_the_band_stands_out_from_what_is_beside_it_and_its_rim_from_the_felt(felt: str, colour: Colour) -> None:
    pilot = in_colour(felt, colour)
    bare = pygame.Surface(pilot.window.surface.get_size())
    pilot.parts.felt.draw(Painter(bare, pilot.ui))
    shown = outward(pilot, pilot.picture(), -80)
    band = [place for place, pixel in enumerate(shown) if math.dist(pixel, BRIGHT[colour]) < 12]
    assert len(band) >= 10, "it is broad"
    inside, outside = shown[: band[0]], shown[band[-1] + 1 :]
    assert max(contrast(pixel, BRIGHT[colour]) for pixel in inside) > CLEAR
    assert max(contrast(pixel, BRIGHT[colour]) for pixel in outside) > CLEAR
    ground = outward(pilot, bare, -80)[-1]
    assert max(contrast(pixel, ground) for pixel in outside) > CLEAR


def test_the_chips_can_be_told_apart_without_colours() -> None:
    shapes = {colour: bright_spots(in_colour("emerald", colour)) for colour in COLOURS}
    for one, other in combinations(COLOURS, 2):
        assert len(shapes[one] ^ shapes[other]) > 24, f"{one} looks like {other}"


def bright_spots(pilot: Seated) -> set[tuple[int, int]]:
    """Where the middle of the chip is white: its sign."""
    centre, unit, picture = pilot.uno.layout.discard[:2], pilot.uno.layout.unit, pilot.picture()
    left, top = pilot.ui.canvas.point(*on_circle(centre, BAND * unit, 42))
    spots = [(x, y) for x in range(-14, 15) for y in range(-14, 15)]
    return {(x, y) for x, y in spots if light(tuple(picture.get_at((left + x, top + y)))) > 0.9}


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_is_named_in_that_colour_and_can_be_read(colour: Colour, language: str) -> None:
    pilot = seated("r4 | r1 b3 g5 | w y2 y3", look={"language": language})
    pilot.plays(0, "r1")
    pilot.plays(1, "w", colour)
    assert pilot.parts.plates[1].said == {"en": ENGLISH, "zh": CHINESE}[language][colour]
    pilot.idle(0.3)
    shown = list(bubble(pilot))
    assert shown.count(DEEP[colour]) > len(shown) // 3
    assert max(contrast(pixel, DEEP[colour]) for pixel in shown) > 4.5


ENGLISH = {"R": "Red!", "G": "Green!", "B": "Blue!", "Y": "Yellow!"}
CHINESE = {"R": "红色！", "G": "绿色！", "B": "蓝色！", "Y": "黄色！"}


def bubble(pilot: Seated) -> Iterator[tuple[int, ...]]:
    """The middle of what the player opposite says, wherever it has found a place."""
    picture, place = pilot.picture(), pilot.parts.plates[1].speech.place
    assert place is not None
    left, top = pilot.ui.canvas.point(place.centerx - 34, place.centery - 18)
    right, bottom = pilot.ui.canvas.point(place.centerx + 34, place.centery + 18)
    return (tuple(picture.get_at((x, y)))[:3] for x in range(left, right) for y in range(top, bottom))


def felt_alone(pilot: Seated) -> pygame.Surface:
    bare = pygame.Surface(pilot.window.surface.get_size())
    pilot.parts.felt.draw(Painter(bare, pilot.ui))
    return bare


@pytest.mark.parametrize("colour", COLOURS)
def test_every_felt_wears_the_colour_at_its_rim_and_a_cards_white_edge_stands_out_from_all_of_it(
    colour: Colour,
) -> None:
    pilot = in_colour("own", colour)
    for felt in FELTS:
        pilot.parts.link.look.felt = felt
        bare = felt_alone(pilot)
        wide, high = bare.get_size()
        rim = pygame.Color(bare.get_at((4, high // 2)))
        turn = abs(rim.hsva[0] - pygame.Color(*CLOTH[colour]).hsva[0])
        assert min(turn, 360 - turn) < 30, (felt, rim)
        ground = [tuple(bare.get_at((x, y))) for x in range(0, wide, 40) for y in range(0, high, 40)]
        apart = sorted(contrast(pixel, (255, 255, 255)) for pixel in ground)
        assert apart[len(ground) // 20] > CLEAR, felt


@pytest.mark.parametrize("colour", COLOURS)
def test_the_felt_is_of_that_colour_between_its_rim_and_its_middle_too(colour: Colour) -> None:
    bare = felt_alone(in_colour("own", colour))
    wide, high = bare.get_size()
    seen = pygame.Color(bare.get_at((wide * 3 // 10, high * 8 // 10)))
    turn = abs(seen.hsva[0] - pygame.Color(*CLOTH[colour]).hsva[0])
    assert min(turn, 360 - turn) < 20, seen
    assert seen.hsva[1] > 65, "not washed out"
    assert seen.hsva[2] > 24, "not black"


def test_a_new_colour_comes_in_little_by_little_and_stays() -> None:
    pilot = seated("r4 | r1 g4 b3 | y1 y2 r7 g4")
    pilot.idle(2)
    red = felt_alone(pilot).get_at((4, 300))
    pilot.uno.middle._tint("G")
    pilot.wait(0.12)
    between = felt_alone(pilot).get_at((4, 300))
    pilot.wait(1)
    green = felt_alone(pilot).get_at((4, 300))
    assert red.g < between.g < green.g
    assert red.r > between.r > green.r


@pytest.mark.parametrize(("before", "after"), [("R", "G"), ("B", "Y"), ("Y", "R")])
def test_between_two_colours_the_felt_is_a_mixture_of_both_and_no_whole_cloth_is_faded(
    before: Colour, after: Colour, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = seated(f"{before.lower()}4 | r1 g4 b3 | y1 y2 r7 g4")
    pilot.idle(2)
    first, put, faded = felt_alone(pilot).copy(), Painter.put, list[tuple[int, int]]()

    def noted(self: Painter, picture: pygame.Surface, px: int, py: int) -> None:
        faded.extend([picture.get_size()] if self.alpha < 1 else [])
        put(self, picture, px, py)

    monkeypatch.setattr(Painter, "put", noted)
    pilot.uno.middle._tint(after)
    pilot.wait(0.08)
    share, between = pilot.uno.middle.worn.share, felt_alone(pilot).copy()
    pilot.wait(1)
    last = felt_alone(pilot)
    assert 0.1 < share < 0.9
    for x in range(3, 1280, 51):
        for y in range(3, 720, 37):
            one, other, seen = (picture.get_at((x, y)) for picture in (first, last, between))
            assert max(abs(o * (1 - share) + n * share - s) for o, n, s in zip(one, other, seen, strict=True)) < 9
    assert not faded


def test_what_a_new_colour_needs_is_made_while_its_card_still_flies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardcade.ui.art.Errand", Prompt)
    pilot = seated("r4 | r1 b3 g5 | w y2 y3", look={"size": (1920, 1080)})
    pilot.plays(0, "r1")
    pilot.idle(1)
    worn: list[tuple[str, Colour | None]] = []
    felt, draw = pilot.uno.felt, pilot.ui.art._drawn_here
    dye = felt._dye

    def dyed(cloth: pygame.Surface, colour: Colour) -> None:
        worn.append(("cloth", pilot.uno.middle.colour))
        dye(cloth, colour)

    def drawn(path: Path, size: tuple[int, int]) -> pygame.Surface:
        worn.append((path.stem, pilot.uno.middle.colour))
        return draw(path, size)

    monkeypatch.setattr(felt, "_dye", dyed)
    monkeypatch.setattr(pilot.ui.art, "_drawn_here", drawn)
    (wild,) = (card for card in pilot.state.hand(1) if COLOUR[card] is None)
    pilot.table.live.submit(1, Play(wild, "B"))
    pilot.run(1.5)
    assert pilot.uno.middle.colour == "B"
    assert ("cloth", "R") in worn
    assert not {"cloth", "glow", "ring", "petal", "W_B", "colour_B"} & {what for what, colour in worn if colour == "B"}


def test_the_light_of_a_rounds_first_colour_is_drawn_before_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardcade.ui.art.Errand", Prompt)
    pilot = Seated.at_table(PLUGIN, seats=4, seed=4)
    assert isinstance(pilot, Seated)
    drawn, draw = list[str](), pilot.ui.art._drawn_here

    def noted(path: Path, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(path.stem)
        return draw(path, size)

    monkeypatch.setattr(pilot.ui.art, "_drawn_here", noted)
    while pilot.uno.middle.colour is None:
        pilot.wait(1 / 60)
        pilot.picture()
    assert "glow" not in drawn


def test_cloth_wave_and_petals_of_a_new_colour_come_one_after_the_other() -> None:
    pilot, came = seated("r4 | r1 b3 g5 | w y2 y3"), dict[str, int]()
    pilot.plays(0, "r1")
    pilot.idle(1)
    (wild,) = (card for card in pilot.state.hand(1) if COLOUR[card] is None)
    pilot.table.live.submit(1, Play(wild, "B"))
    for frame in range(60):
        pilot.wait(1 / 60)
        seen = {each.picture for each in pilot.parts.effects.particles.alive if each.age >= 0} & {"ring", "petal"}
        for what in seen | ({"cloth"} if pilot.uno.middle.colour == "B" else set()):
            came.setdefault(what, frame)
    assert came["cloth"] < came["ring"] < came["petal"]


def test_the_chip_of_a_new_colour_is_shrunk_from_one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardcade.ui.art.Errand", Prompt)
    pilot = seated("r4 | r1 b4 g5 | w y2 y3")
    pilot.idle(1)
    asked, ask = set[tuple[str, tuple[int, int]]](), pilot.ui.art.picture

    def noted(path: Path, size: tuple[int, int], tint: tuple[int, ...] | None = None) -> pygame.Surface:
        asked.add((path.stem, size))
        return ask(path, size, tint)

    monkeypatch.setattr(pilot.ui.art, "picture", noted)
    pilot.uno.middle._tint("B")
    for _ in range(30):
        pilot.wait(1 / 60)
        pilot.picture()
    sizes = {size for name, size in asked if name == "colour_B"}
    assert len(sizes) <= 3, "on the felt, coming in, and at rest"


def test_nothing_of_a_window_that_was_closed_at_the_table_is_left() -> None:
    pilot = seated("r4 | r1 b4 g5 | w y2 y3")
    pilot.idle(1)
    pilot.ui.sound = partial(print, pilot.table)  # as in the launcher, from whose window everything can be reached
    left = weakref.ref(pilot.ui)
    del pilot
    gc.collect()
    assert left() is None
