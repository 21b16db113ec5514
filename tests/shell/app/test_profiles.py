"""Profiles: who plays at this computer, kept whatever happens to the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardcade.engine.message import Message
from cardcade.engine.player import Player
from cardcade.shell.app.language import Language
from cardcade.shell.app.profiles import FILE, Profile, Profiles, tidy
from cardcade.shell.match.request import players_at, players_of
from cardcade.table.words import Words


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE


def test_people_are_there_again_after_a_restart(file: Path) -> None:
    mei = Profiles(file).add("小美", 5)
    assert mei is not None
    assert Profiles(file).people == (mei,)


def test_a_name_changes_and_the_person_stays_the_same(file: Path) -> None:
    profiles = Profiles(file)
    mei = profiles.add("Mei", 5)
    assert mei is not None
    profiles.change(mei.id, name="  Mei \n Lin ", avatar=7)
    profiles.change(mei.id, name="   ")
    assert Profiles(file).people == (Profile(mei.id, "Mei Lin", 7),)


def test_two_copies_of_the_program_lose_nobody(file: Path) -> None:
    here, there = Profiles(file), Profiles(file)
    here.add("Ann", 1)
    there.add("Bo", 2)
    assert [one.name for one in Profiles(file).people] == ["Ann", "Bo"]


def test_whoever_sat_down_last_is_remembered(file: Path) -> None:
    profiles = Profiles(file)
    ann, bo = profiles.add("Ann", 1), profiles.add("Bo", 2)
    assert ann is not None
    assert bo is not None
    assert profiles.last == ann
    profiles.sit_down(bo.id)
    assert Profiles(file).last == bo


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"profiles": 3}',
        '{"profiles": [{"id": 1, "name": "a", "avatar": 1}]}',
        '{"profiles": [{"id": "x", "name": "", "avatar": 1}]}',
        '{"profiles": [{"id": "x", "name": ["a"], "avatar": 1}]}',
        "[" * 100_000,
    ],
)
def test_a_broken_list_is_set_aside_and_said(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    told: list[Message] = []
    profiles = Profiles(file, told.append)
    assert profiles.people == ()
    assert [notice.key for notice in told] == ["profiles.notice.broken"]
    (aside,) = file.parent.glob("*.broken-*")
    assert aside.read_text() == text
    assert profiles.add("Ann", 1) is not None


def test_a_list_that_cannot_be_written_is_said_and_lasts_until_one_quits(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    told: list[Message] = []
    profiles = Profiles(tmp_path / "data" / FILE, told.append)
    profiles.add("Ann", 1)
    assert [one.name for one in profiles.people] == ["Ann"]
    assert [notice.key for notice in told] == ["profiles.notice.unsaved"]


def test_a_face_that_does_not_exist_is_another_one(file: Path) -> None:
    file.parent.mkdir()
    file.write_text(json.dumps({"profiles": [{"id": "x", "name": "Ann", "avatar": 99}]}))
    assert Profiles(file).people[0].avatar in range(1, 13)


def test_names_are_one_line_without_what_cannot_be_seen() -> None:
    assert tidy("\u202eAnn\x07\n  Lee\ud800") == "Ann Lee"
    assert len(tidy("很" * 100)) == 24


MEI = Profile("m", "Mei", 3)


def test_a_bot_whose_face_a_person_wears_is_another_bot() -> None:
    players = players_at([None, "easy", "easy", "easy"], Language("en"), [MEI])
    assert [(one.name, one.avatar) for one in players] == [("Mei", 3), ("Bamboo", 2), ("Jade", 1), ("Maple", 4)]
    assert [one.profile for one in players] == ["m", None, None, None]


def test_players_of_a_kept_match_are_called_as_they_are_now() -> None:
    profiles, kept = (
        Profiles(None),
        (Player("Old Mei", None, 3, "m"), Player("Bambus", "easy", 2), Player("x", None, 9)),
    )
    assert [one.name for one in players_of(kept, Language("en"), profiles)] == ["Old Mei", "Bamboo", "Player 2"]
    made = profiles.add("Ann", 6)
    assert made is not None
    known = (Player("Earlier", None, 3, made.id), *kept[1:])
    assert [(one.name, one.avatar) for one in players_of(known, Language("zh"), profiles)][:2] == [
        ("Ann", 6),
        ("竹青", 2),
    ]


def test_whoever_plays_alone_is_spoken_to_whatever_the_name() -> None:
    from cardcade.engine.message import say_seat

    language = Language("en")
    language.add_texts("en", {"wins": "{player} {player:wins/win}"})
    alone = players_at([None, "easy"], language, [MEI])
    two = players_at([None, None], language, [MEI])
    assert Words(language, "x", lambda: alone).say("wins", player=say_seat(0)) == "You win"
    assert Words(language, "x", lambda: two).say("wins", player=say_seat(0)) == "Mei wins"
