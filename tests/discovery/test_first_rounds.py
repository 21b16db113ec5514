"""The file of a guided first round: read as it is written, or refused with every fault at its line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardcade import GamePlugin, discovery
from cardcade.discovery import Found
from cardcade.discovery.first_round_file import BadFirstRound, first_round_of, has_first_round, read_first_round
from cardcade.shell.app.language import Language

GOOD = """seed = 3
preset = "standard"
bots = ["easy", "easy"]

[[step]]
when = { turn = true, can = "Play" }
do = { move = "Play", card = "?8" }
at = ["hand", "card.S9", "pile.stock", "plate.1", "move.draw"]
text = { en = "One", zh = "一" }
"""


def read(text: str, plugin: GamePlugin) -> None:
    read_first_round(text.encode(), "first_round.toml", plugin)


def faults(text: str, plugin: GamePlugin) -> list[tuple[int, str, str]]:
    """Line, key and what is wrong."""
    with pytest.raises(BadFirstRound) as caught:
        read(text, plugin)
    language = Language("en")
    return [
        (one.place.line, one.key, f"{language.text(one.wrong)}; {language.text(one.right)}")
        for one in caught.value.problems
    ]


def test_a_good_one_is_read(crazy_eights: GamePlugin) -> None:
    made = read_first_round(GOOD.encode(), "first_round.toml", crazy_eights)
    assert (made.seed, made.preset, made.seats) == (3, "standard", 3)
    assert made.levels == (None, "easy", "easy")
    assert made.texts["zh"] == {"step1": "一"}


@pytest.mark.parametrize(
    ("written", "instead", "line", "key", "told"),
    [
        ("seed = 3", "seed = 'x'", 1, "seed", "a whole number"),
        ('preset = "standard"', 'preset = "standart"', 2, "preset", "did you mean standard?"),
        ('"easy", "easy"', '"easy", "eazy"', 3, "bots", "did you mean easy?"),
        ('["easy", "easy"]', "[]", 3, "bots", "there are: easy"),
        ('"easy", "easy"', ", ".join(['"easy"'] * 9), 3, "bots", "10 players"),
        ("when =", "wenn =", 6, "step.1.wenn", "did you mean when?"),
        ("turn = true", "turn = 1", 6, "step.1.when.turn", "true or false"),
        ("turn = true", "tern = true", 6, "step.1.when.tern", "did you mean turn?"),
        ('can = "Play"', 'can = "Plai"', 6, "step.1.when.can", "did you mean Play?"),
        ('card = "?8"', 'card = "S1"', 7, "step.1.do.card", "no card"),
        ('card = "?8"', 'crad = "?8"', 7, "step.1.do.crad", "did you mean card?"),
        ("pile.stock", "pile.stok", 8, "step.1.at", "did you mean pile.stock?"),
        ("plate.1", "plate.7", 8, "step.1.at", "nothing called"),
        ("card.S9", "card.Z9", 8, "step.1.at", "nothing called"),
        (', zh = "一"', "", 9, "step.1.text.zh", "is missing"),
        ('en = "One"', f'en = "{"long " * 80}"', 9, "step.1.text.en", "at most 280"),
        ("[[step]]", "[[stepp]]", 5, "stepp", "did you mean step?"),
        ("seed = 3", "seed = ", 1, "toml", "not a value"),
        ("[[step]]", "[rules.deal]\nhand_size = 99\n\n[[step]]", 6, "rules.deal.hand_size", "1 to 6"),
    ],
)
def test_every_fault_is_told_at_its_line_with_what_would_be_right(
    crazy_eights: GamePlugin, written: str, instead: str, line: int, key: str, told: str
) -> None:
    text = GOOD.replace(written, instead)
    assert text != GOOD
    found = faults(text, crazy_eights)
    assert any((line, key) == one[:2] and told in one[2] for one in found), found


def test_all_faults_are_told_at_once(crazy_eights: GamePlugin) -> None:
    text = GOOD.replace("seed = 3", "seed = -1").replace('can = "Play"', 'can = "Fold"').replace("card.S9", "card.X")
    assert [line for line, _, _ in faults(text, crazy_eights)] == [1, 6, 8]


def test_rules_of_its_own_stand_for_those_of_the_preset(crazy_eights: GamePlugin) -> None:
    text = GOOD.replace("[[step]]", "[rules.deal]\nhand_size = 2\n\n[[step]]")
    assert read_first_round(text.encode(), "", crazy_eights).rules.deal.hand_size == 2


def test_a_game_need_not_have_one(crazy_eights: GamePlugin) -> None:
    without = replace(crazy_eights, package="cardcade")
    assert not has_first_round(without)
    assert first_round_of(without) is None


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_each_of_the_houses_games_has_one_of_six_to_ten_steps_in_both_languages(game: str) -> None:
    found = discovery.find(game)
    assert isinstance(found, Found)
    made = first_round_of(found.plugin)
    assert made is not None
    assert 6 <= len(made.cues) <= 10
    assert made.texts["zh"].keys() == made.texts["en"].keys() != set()
