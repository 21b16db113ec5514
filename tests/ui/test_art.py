"""Crispness: everything is rasterised at the pixels it is shown at, once."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect, Surface

from cardcade.ui import Art, Image, Label, Painter, Panel, Plate, Toasts, Ui, icon, theme
from cardcade.ui.picture_store import PictureStore


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_an_image_has_exactly_the_pixels_of_its_place(size, monkeypatch):
    asked: list[tuple[int, int]] = []
    real = pygame.image.load_sized_svg
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda file, size: asked.append(size) or real(file, size))
    ui = Ui(size)
    image = Image(FRect(10, 10, 48, 48), icon("settings"))
    image.draw(Painter(Surface(size, 0, 32), ui))
    assert asked == [ui.canvas.pixels(image.rect).size]


SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><rect width="{w}" height="{h}" fill="red"/></svg>'
)


@pytest.mark.parametrize(
    ("shape", "place"), [((10, 10), (30, 0, 60, 60)), ((20, 5), (0, 15, 120, 30)), ((1, 400), (59, 0, 1, 60))]
)
def test_art_of_another_shape_lies_in_the_middle_of_its_place(shape, place, tmp_path):
    art, svg, file = Art(), SQUARE.format(w=shape[0], h=shape[1]), tmp_path / "art.svg"
    file.write_text(svg, "utf-8")
    art.begin(file, (120, 60))
    for picture in (art.drawn(svg, (120, 60)), art.picture(file, (120, 60)), art.fresh(file, (120, 60))):
        assert picture.get_size() == (120, 60)
        assert tuple(picture.get_bounding_rect()) == place


def test_a_picture_is_made_once_per_size_and_tint():
    art = Art()
    path = icon("settings")
    assert art.picture(path, (32, 32)) is art.picture(path, (32, 32))
    assert art.picture(path, (32, 32)) is not art.picture(path, (33, 33))
    assert art.picture(path, (32, 32)) is not art.picture(path, (32, 32), theme.GOLD)


def test_a_plate_that_is_not_to_be_seen_is_not_made(monkeypatch):
    made: list[object] = []
    ui = Ui((1280, 720))
    real = ui.shapes.plate
    monkeypatch.setattr(ui.shapes, "plate", lambda *asked: made.append(asked) or real(*asked))
    painter = Painter(Surface((1280, 720), 0, 32), ui)
    for alpha in (0.0, 0.5):
        with painter.faded(alpha):
            painter.plate(FRect(10, 10, 200, 100), Plate((20, 28, 54), shadow=26))
    assert len(made) == 1


def test_white_icons_take_the_tint():
    picture = Art().picture(icon("play"), (64, 64), (255, 0, 0))
    seen = [picture.get_at((x, 32)) for x in range(64) if picture.get_at((x, 32)).a == 255]
    assert seen
    assert all((colour.r, colour.g, colour.b) == (255, 0, 0) for colour in seen)


def test_a_new_size_is_rasterised_anew():
    ui = Ui((1920, 1080))
    before = ui.art.picture(icon("play"), (32, 32))
    ui.resize((1280, 720))
    assert ui.art.picture(icon("play"), (32, 32)) is not before
    assert ui.canvas.size == (1280, 720)


def test_corners_are_smooth():
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    Painter(surface, ui).plate(FRect(0, 0, 200, 200), Plate((255, 255, 255), radius=60))
    corner = {surface.get_at((x, y)).r for x in range(30) for y in range(30)}
    assert {0, 255} < corner
    assert len(corner) > 8


def test_a_wide_plate_is_the_same_all_along_its_middle():
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    Painter(surface, ui).plate(FRect(0, 0, 1000, 80), Plate((255, 200, 100), (200, 100, 0), 20, (255, 255, 255)))
    for y in range(80):
        assert len({tuple(surface.get_at((x, y))) for x in range(40, 960, 20)}) == 1


def test_a_shadow_reaches_beyond_its_panel_and_fades_out():
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    surface.fill((255, 255, 255))
    Panel(FRect(500, 300, 600, 400)).draw(Painter(surface, ui))
    darkness = [255 - surface.get_at((800, y)).r for y in (702, 720, 740, 800)]
    assert darkness == sorted(darkness, reverse=True)
    assert darkness[0] > 40
    assert darkness[-1] == 0


def test_fading_leaves_the_kept_picture_as_it_was():
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    painter = Painter(surface, ui)
    with painter.faded(0.5):
        painter.plate(FRect(0, 0, 100, 100), Plate((255, 255, 255), radius=0))
    assert surface.get_at((50, 50)).r in range(125, 131)
    painter.plate(FRect(0, 0, 100, 100), Plate((255, 255, 255), radius=0))
    assert surface.get_at((50, 50)).r == 255


def test_turned_cards_are_shared_between_neighbouring_angles():
    art = Art()
    card = Surface((100, 150), pygame.SRCALPHA)
    assert art.turned(card, "S7", 10) is art.turned(card, "S7", 10.4)
    assert art.turned(card, "S7", 0.3) is card


def test_the_longest_unused_pictures_give_way():
    store = PictureStore(megabytes=1)
    for number in range(20):
        store.get(number, lambda: Surface((256, 256)))
        store.get(0, lambda: pytest.fail("the first one is in use"))
    assert store.held <= 2**20
    assert len(store) == 4


def test_text_is_set_once_and_in_the_middle():
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    painter = Painter(surface, ui)
    for _ in range(2):
        Label(FRect(0, 0, 300, 100), "田田田", theme.HEADING, (255, 255, 255)).draw(painter)
    rows = [y for y in range(100) if any(surface.get_at((x, y)).r > 128 for x in range(120))]
    assert abs((rows[0] + rows[-1]) / 2 - 50) <= 1.5


@pytest.mark.parametrize("text", ["Crazy\0Eights", "\0", "\u200b", "\u200d\ufe0f"])
def test_characters_that_no_font_has_are_left_out(text):
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    Label(FRect(0, 0, 300, 100), text, theme.HEADING, (255, 255, 255)).draw(Painter(surface, ui))
    lit = pygame.mask.from_threshold(surface, (255, 255, 255), (90, 90, 90)).count()
    assert bool(lit) is ("Crazy" in text)


def test_toasts_come_stay_and_go():
    toasts = Toasts()
    toasts.say("Saved")
    toasts.say("Saved")
    assert len(toasts.toasts) == 1
    for _ in range(30):
        toasts.advance(1 / 60)
    toasts.dirty = False
    assert 1 < toasts.still_for < 4
    for _ in range(240):
        toasts.advance(1 / 60)
    assert not toasts.toasts


def test_a_toast_that_ends_during_a_long_rest_is_drawn_away():
    toasts = Toasts()
    toasts.say("Saved")
    toasts.advance(1.0)
    toasts.dirty = False
    toasts.advance(60.0)
    assert not toasts.toasts
    assert toasts.dirty


def test_words_are_set_smaller_before_they_are_cut():
    ui = Ui((1920, 1080))
    wide = ui.text.width("Restore the defaults", theme.STRONG)
    smaller = ui.text.shrunk("Restore the defaults", theme.STRONG, wide * 0.85)
    assert smaller.size < theme.STRONG.size
    assert ui.text.width("Restore the defaults", smaller) <= wide * 0.85
    assert ui.text.shrunk("Restore the defaults", theme.STRONG, 10).size >= theme.STRONG.size * 0.74


def test_a_veil_mixes_its_colour_with_what_is_there():
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    surface.fill((200, 100, 0))
    Painter(surface, ui).fill(FRect(0, 0, 100, 100), (0, 100, 255, 51))
    assert tuple(surface.get_at((50, 50)))[:3] == pytest.approx((160, 100, 51), abs=1)
    assert tuple(surface.get_at((150, 50)))[:3] == (200, 100, 0)


def test_what_is_kept_is_painted_once_and_looks_the_same_anywhere():
    ui, surface, painted = Ui((1920, 1080)), Surface((1920, 1080), 0, 32), []
    painter = Painter(surface, ui)
    for rect in (FRect(100, 100, 80, 40), FRect(300.4, 250.3, 80, 40)):

        def paint(on, rect=rect):
            painted.append(rect)
            on.plate(rect, Plate((255, 255, 255), radius=8, shadow=6))

        painter.kept(("a plate",), rect, 14, paint)
    assert len(painted) == 1
    first, second = surface.subsurface((86, 86, 108, 68)), surface.subsurface((286, 236, 108, 68))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")
    assert surface.get_at((340, 270))[:3] == (255, 255, 255)


@pytest.mark.parametrize("reach", [0, 14, 60])
def test_what_is_kept_looks_the_same_however_much_room_it_was_given(reach):
    ui, place, drawn = Ui((1920, 1080)), FRect(100, 100, 80, 40), []
    for room in (14, reach):
        surface = Surface((1920, 1080), 0, 32)
        surface.fill((20, 110, 80))
        Painter(surface, ui).kept(("a disc", room), place, room, lambda on: on.plate(place, Plate((255, 0, 0, 90))))
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn[0] == drawn[1]
    assert {kept.picture.get_size() for kept in ui.art._pictures._pictures.values()} == {(80, 40)}


def test_what_is_kept_may_be_empty():
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    Painter(surface, ui).kept(("nothing",), FRect(100, 100, 80, 40), 14, lambda _: None)
    assert not any(surface.get_buffer().raw)


def test_a_picture_begun_ahead_outlives_a_resize_and_is_not_drawn_twice(monkeypatch):
    drawn: list[tuple[int, int]] = []
    real = pygame.image.load_sized_svg
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda file, size: drawn.append(size) or real(file, size))
    art = Art()
    art.begin(icon("play"), (64, 64))
    art.begin(icon("play"), (64, 64))
    art.forget((1280, 720))
    assert art.picture(icon("play"), (64, 64)).get_size() == (64, 64)
    assert drawn.count((64, 64)) == 1


def test_what_is_kept_already_is_not_begun_again(monkeypatch):
    art, white = Art(), (255, 255, 255)
    art.picture(icon("play"), (64, 64), white)
    monkeypatch.delattr(pygame.image, "load_sized_svg")
    art.begin(icon("play"), (64, 64), white)
    assert not art._ahead


def test_fading_leaves_a_packed_picture_packed():
    ui, surface = Ui((1920, 1080)), Surface((1920, 1080), 0, 32)
    packed = Surface((40, 40), pygame.SRCALPHA, 32)
    packed.set_alpha(255, pygame.RLEACCEL)
    painter = Painter(surface, ui)
    with painter.faded(0.5):
        painter.put(packed, 0, 0)
    assert packed.get_flags() & pygame.RLEACCELOK


def test_what_is_all_but_whole_is_laid_down_whole() -> None:
    """A solid picture takes twelve times as long faded to 255 of 255 as in any other way."""
    picture = Faded((100, 100), 0, 32)
    painter = Painter(Surface((200, 200), 0, 32), Ui((1920, 1080)))
    for share in (0.0, 0.001, 0.5, 0.999, 1.0):
        with painter.faded(share):
            painter.put(picture, 0, 0)
    assert picture.strengths == [128, None]


@pytest.mark.parametrize(("flags", "whole"), [(0, None), (pygame.SRCALPHA, 255)])
def test_a_picture_that_was_faded_is_left_as_it_was(flags: int, whole: int | None) -> None:
    picture = Surface((100, 100), flags, 32)
    painter = Painter(Surface((200, 200), 0, 32), Ui((1920, 1080)))
    with painter.faded(0.5):
        painter.put(picture, 0, 0)
    assert picture.get_alpha() == whole


class Faded(Surface):
    """Remembers how strong it was laid down."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)
        self.strengths: list[int | None] = []

    def set_alpha(self, value: int | None, flags: int = 0) -> None:
        self.strengths.append(value)
        super().set_alpha(value, flags)
