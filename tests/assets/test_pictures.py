"""Every picture rasterises to something, and every deck is complete."""

import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

import cardcade_assets
import cardcade_gandengyan
import cardcade_guandan
import cardcade_uno
from cardcade_assets import AVATARS, BACKS, CARD_SIZE, COVER_LAYERS, EMOTES, FELTS, MOODS, path, portrait

RANKS = "23456789TJQKA"
UNO = Path(cardcade_uno.__file__).parent / "assets"
GUANDAN = Path(cardcade_guandan.__file__).parent / "assets"
GANDENGYAN = Path(cardcade_gandengyan.__file__).parent / "assets"
FOLDERS = [Path(cardcade_assets.__file__).parent, UNO, GUANDAN, GANDENGYAN]
PLATE_FACE = (58, 58)
"""Pixels of a face at 1280 x 720."""
UNDRAWN = re.compile(r"<(text|clipPath|mask|filter|use|pattern|image)\b")


def pictures(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.svg"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_picture_rasterises_to_something(folder: Path) -> None:
    blank = [svg.name for svg in pictures(folder) if not _ink(svg)]
    assert pictures(folder)
    assert blank == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_pictures_use_only_what_the_rasteriser_draws(folder: Path) -> None:
    assert [svg.name for svg in pictures(folder) if UNDRAWN.search(svg.read_text(encoding="utf-8"))] == []


def test_the_poker_deck_has_54_faces_and_two_suits_in_other_colours() -> None:
    deck = {f"{suit}{rank}" for suit in "SHCD" for rank in RANKS} | {"BJ", "RJ"}
    assert {svg.stem for svg in path("cards").glob("*.svg")} == deck
    assert {svg.stem for svg in path("cards", "four").glob("*.svg")} == {
        f"{suit}{rank}" for suit in "CD" for rank in RANKS
    }


def test_guandan_has_a_level_face_for_every_card_and_thirteen_wildcards() -> None:
    levels = {f"{suit}{rank}" for suit in "SHCD" for rank in RANKS}
    assert {svg.stem for svg in (GUANDAN / "level").glob("*.svg")} == levels
    assert {svg.stem for svg in (GUANDAN / "wild").glob("*.svg")} == {f"H{rank}" for rank in RANKS}


@pytest.mark.parametrize("folder", [UNO / "cards", UNO / "cards" / "symbols"], ids=["plain", "symbols"])
def test_uno_has_every_face_and_its_wilds_in_each_chosen_colour(folder: Path) -> None:
    coloured = {f"{colour}{kind}" for colour in "RGBY" for kind in "0123456789SVD"}
    wilds = {"W", "F"} | {f"{wild}_{colour}" for wild in "WF" for colour in "RGBY"}
    assert {svg.stem for svg in folder.glob("*.svg")} == coloured | wilds


@pytest.mark.parametrize("folder", [path("cards"), path("backs"), UNO / "cards", GUANDAN / "level"], ids=str)
def test_every_card_has_the_one_size(folder: Path) -> None:
    box = f'viewBox="0 0 {CARD_SIZE[0]} {CARD_SIZE[1]}"'
    assert [svg.name for svg in pictures(folder) if box not in svg.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("folder", [UNO, GUANDAN, GANDENGYAN], ids=lambda folder: folder.parent.name)
def test_every_game_has_a_cover_in_three_layers(folder: Path) -> None:
    assert all((folder / f"{name}.svg").is_file() for name in ("cover", *COVER_LAYERS))


def test_everything_the_constants_name_is_there() -> None:
    named = {"backs": BACKS, "felts": FELTS, "avatars": AVATARS, "emotes": EMOTES}
    missing = [name for folder, names in named.items() for name in names if not path(folder, f"{name}.svg").is_file()]
    assert missing == []


def test_every_avatar_has_every_mood_and_no_other_pictures() -> None:
    wanted = {portrait(avatar, mood) for avatar in range(1, len(AVATARS) + 1) for mood in MOODS}
    assert {*path("avatars").glob("*.svg")} == wanted


@pytest.mark.parametrize("avatar", range(1, len(AVATARS) + 1))
def test_the_moods_of_a_face_can_be_told_apart_on_a_plate(avatar: int) -> None:
    seen = [pygame.image.load_sized_svg(portrait(avatar, mood), PLATE_FACE) for mood in MOODS]
    alike = [(MOODS[n], MOODS[m]) for n, m in combinations(range(len(MOODS)), 2) if _share(seen[n], seen[m]) < 0.06]
    assert alike == []


def _share(one: pygame.Surface, other: pygame.Surface) -> float:
    """Of the pixels, how many are clearly others."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (48, 48, 48, 255), other).count()
    return 1 - same / (one.get_width() * one.get_height())


def test_a_six_is_no_nine() -> None:
    six, nine = (pygame.image.load_sized_svg(UNO / "cards" / f"R{n}.svg", CARD_SIZE) for n in "69")
    white = [pygame.mask.from_threshold(face, (255, 255, 255), (40, 40, 40)) for face in (six, nine)]
    assert white[0].count() - white[0].overlap_area(white[1], (0, 0)) > 100


def _ink(svg: Path) -> int:
    return pygame.mask.from_surface(pygame.image.load_sized_svg(svg, (48, 48)), 8).count()
