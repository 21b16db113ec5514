"""Temperaments: every face has one, records keep it, and whoever knows none plays plain."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from cardcade import GamePlugin, Match, Mood, Temperament
from cardcade.discovery import Found
from cardcade.engine.player import FACES, Player, in_character, nameless, tempered
from cardcade.engine.presets import Preset
from cardcade.engine.record import Record
from cardcade.engine.replay_file import BadReplay, read, write
from cardcade.engine.temperament import read_temperament, temperament_of


def record(plugin: GamePlugin, *temperaments: Temperament) -> Record:
    game = plugin.game(plugin.rules())
    preset = Preset("standard", plugin.id, game.rules, {}, {}, "")
    players = tempered(nameless([None, "easy"]), temperaments)
    return Record.of(Match(game, 2, seed=4), Found(plugin, "sample", "1.0", False).beginning(preset, 4, players))


def test_the_twelve_faces_share_the_six_temperaments_evenly() -> None:
    assert Counter(map(temperament_of, range(1, FACES + 1))) == dict.fromkeys(Temperament, 2)


def test_only_bots_have_character() -> None:
    person, bot = in_character([Player("Ann", None, 2), Player("Bamboo", "easy", 2)])
    assert (person.temperament, bot.temperament) == (Temperament.STEADY, Temperament.BLUFFER)


@pytest.mark.parametrize("word", [None, "", "furious", 3, [], {"a": 1}])
def test_a_temperament_that_is_not_known_is_none(word: object) -> None:
    assert read_temperament(word) is Temperament.STEADY


def test_a_replay_file_keeps_the_temperaments(crazy_eights: GamePlugin) -> None:
    kept = record(crazy_eights, Temperament.STEADY, Temperament.HOTHEAD)
    assert read(write(kept).encode()) == kept


def test_a_replay_file_of_plain_bots_tells_none(crazy_eights: GamePlugin) -> None:
    assert "temperaments" not in json.loads(write(record(crazy_eights)))


@pytest.mark.parametrize("told", ["hothead", ["hothead"], {}])
def test_temperaments_of_other_seats_are_refused(crazy_eights: GamePlugin, told: object) -> None:
    form = json.loads(write(record(crazy_eights))) | {"temperaments": told}
    with pytest.raises(BadReplay, match="bad_part"):
        read(json.dumps(form).encode())


def test_a_game_that_knows_no_temperaments_plays_plain(crazy_eights: GamePlugin) -> None:
    game = crazy_eights.game(crazy_eights.rules())
    assert type(crazy_eights.bot("easy", game, Mood(Temperament.HOTHEAD))) is type(crazy_eights.bot("easy", game))


def test_a_game_is_asked_for_its_bot_of_a_temperament(crazy_eights: GamePlugin) -> None:
    plugin = replace(crazy_eights, temperaments=f"{__name__}:told")
    game = crazy_eights.game(crazy_eights.rules())
    careful = Mood(Temperament.CAREFUL)
    assert plugin.bot("easy", game, careful) == ("easy", game, careful)  # type: ignore[comparison-overlap]
    assert type(plugin.bot("easy", game)) is type(crazy_eights.bot("easy", game))


def told(*asked: object) -> tuple[object, ...]:
    return asked
