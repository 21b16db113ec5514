"""The numbers of our games' moves: one for each meaning, the same in every deal and at every seat."""

import random
from typing import Any

import pytest

from cardcade import GamePlugin
from cardcade.discovery.library import Library
from cardcade.rl.environment import action_list_of
from cardcade.rl.questions import questions
from cardcade_gandengyan import cardcade_game as gandengyan
from cardcade_guandan import cardcade_game as guandan
from cardcade_uno import cardcade_game as uno

SIZES = {"uno": 269, "guandan": 2233, "gandengyan": 332}


@pytest.mark.parametrize("plugin", [uno(), guandan(), gandengyan()], ids=lambda plugin: plugin.id)
def test_every_move_of_every_preset_has_a_number_and_few_share_one(plugin: GamePlugin) -> None:
    chance, shared, all_of_them = random.Random(1), 0, 0
    actions = action_list_of(plugin, 4)
    assert len(actions.names) == len(set(actions.names)) == SIZES[plugin.id]
    for preset in Library(plugin).presets.values():
        for seat, moves, numbers in decisions(plugin.game(preset.rules), chance, actions):
            assert len(numbers) == len(moves)
            assert all(0 < number < len(actions.names) for number in numbers), (seat, moves)
            shared += len(numbers) - len(set(numbers))
            all_of_them += len(numbers)
    assert shared < all_of_them / 10, f"{shared} of {all_of_them}"


def decisions(game: Any, chance: random.Random, actions: Any) -> Any:
    state = game.setup(4)
    asking, answer = questions(game, state, 7), None
    for _ in range(400):
        try:
            seat, moves, _ = asking.send(answer)
        except StopIteration:
            return
        yield seat, moves, actions.numbers(moves, seat)
        answer = chance.choice(moves)


def test_names_say_what_is_meant() -> None:
    names = action_list_of(uno(), 2).names
    assert {"let be", "R5", "W as G", "F as Y, UNO!", "draw", "catch +1", "B7 swap +1", "G0 anyway"} <= set(names)
    names = action_list_of(guandan(), 4).names
    assert {"pass", "bomb 9 × 5", "full_house A with 8", "straight A × 5", "give H5"} <= set(names)
