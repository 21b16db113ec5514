"""Art that cannot be drawn: something stands in for it, and the reason is remembered."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from cardcade.ui import Art, icon, theme
from cardcade.ui.art import LARGEST

SIZE = (42, 56)
WHOLE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 56"><rect width="42" height="56" fill="red"/></svg>'
SPOILT = {
    "no XML": (b"once upon a time", "no_picture"),
    "nothing": (b"", "no_picture"),
    "noughts": (bytes(300), "no_picture"),
    "a PNG": (b"\x89PNG\r\n\x1a\n" + bytes(60), "no_picture"),
    "of no size": (b'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"></svg>', "no_picture"),
    "of less than no size": (WHOLE.replace(b'viewBox="0 0 42 56"', b'width="-4" height="-5"'), "no_picture"),
    "cut off": (WHOLE[:80], "blank"),
    "empty": (b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 56"/>', "blank"),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cover.svg"


def why(art: Art, file: Path) -> str:
    flaw = art.examine(file)
    return flaw.key.removeprefix("flaw.why.") if flaw is not None else ""


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_file_that_is_no_picture_says_why(file, spoilt):
    raw, reason = SPOILT[spoilt]
    file.write_bytes(raw)
    assert why(Art(), file) == reason


@pytest.mark.parametrize("spoilt", SPOILT)
@pytest.mark.parametrize("tint", [None, theme.GOLD])
def test_whatever_a_file_holds_a_picture_of_the_size_asked_for_comes(file, spoilt, tint):
    file.write_bytes(SPOILT[spoilt][0])
    art = Art()
    art.begin(file, SIZE)
    assert art.picture(file, SIZE, tint).get_size() == SIZE
    assert art.fresh(file, SIZE).get_size() == SIZE


def test_a_file_without_a_size_is_as_large_as_what_is_drawn_in_it(file):
    file.write_bytes(WHOLE.replace(b'viewBox="0 0 42 56"', b'width="0" height="0"'))
    art = Art()
    assert art.examine(file) is None
    assert art.picture(file, SIZE).get_bounding_rect() == (0, 0, *SIZE)


def test_a_stand_in_can_be_seen(file):
    file.write_bytes(b"once upon a time")
    art = Art()
    assert art.picture(file, SIZE).get_bounding_rect().size == SIZE
    assert art.flaws[file].key == "flaw.why.no_picture"


def test_a_sound_file_has_no_flaw():
    art = Art()
    assert art.examine(icon("play")) is None
    art.picture(icon("play"), SIZE)
    assert not art.flaws


def test_a_folder_of_that_name_is_no_picture(file):
    file.mkdir()
    art = Art()
    assert why(art, file) == "folder"
    assert art.picture(file, SIZE).get_size() == SIZE


def test_a_file_that_is_not_there_is_missed(file):
    art = Art()
    assert why(art, file) == "no_file"
    assert art.picture(file, SIZE).get_size() == SIZE


def test_a_file_that_may_not_be_read_says_so(file, monkeypatch):
    file.write_bytes(WHOLE)
    real = Path.open

    def locked(path, *how, **more):
        if path == file:
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, *how, **more)

    monkeypatch.setattr(Path, "open", locked)
    art = Art()
    assert why(art, file) == "unreadable"
    assert art.examine(file).args["error"] == "Permission denied"  # type: ignore[union-attr]
    assert art.picture(file, SIZE).get_size() == SIZE


def test_a_file_far_too_large_is_not_read(file, monkeypatch):
    with file.open("wb") as opened:
        opened.truncate(50 * 2**20)
    taken: list[int] = []
    real = pygame.image.load_sized_svg
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda source, size: taken.append(1) or real(source, size))
    art = Art()
    assert why(art, file) == "too_large"
    art.begin(file, SIZE)
    assert art.picture(file, SIZE).get_size() == SIZE
    assert len(taken) == 1, "nothing but the stand-in was drawn"
    assert all(len(kept) <= LARGEST for kept in art._sources.values())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such files")
def test_nobody_waits_at_a_pipe(file):
    os.mkfifo(file)
    art = Art()
    art.begin(file, SIZE)
    assert why(art, file) == "no_file"
    assert art.picture(file, SIZE).get_size() == SIZE


def test_a_file_is_examined_once(file, monkeypatch):
    file.write_bytes(WHOLE)
    art = Art()
    art.examine(file)
    monkeypatch.delattr(pygame.image, "load_sized_svg")
    assert art.examine(file) is None
