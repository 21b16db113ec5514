"""A second try at a marked move: the coach's word on what was found instead."""

from __future__ import annotations

from typing import Any

import cardcade_gandengyan
import cardcade_guandan
from cardcade.engine.coach import Weighed
from cardcade.engine.judging import Judgement
from cardcade.engine.match import Match
from cardcade.engine.message import Message
from cardcade.plugins import GamePlugin
from cardcade.shell.match.second_try import SecondTry

BETTER, PLAYED = 0, 1


def tried(plugin: GamePlugin, *values: float) -> tuple[SecondTry, list[Any], list[tuple[Message, bool]]]:
    """The first moves of a deal with these values, the better one first, then the one that was played."""
    game = plugin.game(plugin.rules())
    state = Match(game, plugin.seats[0], 3).state
    moves = list(game.moves(state, state.turn))
    weighed = tuple(Weighed(move, value) for move, value in zip(moves, values, strict=False))
    told, heard = Judgement(moves[PLAYED], moves[BETTER], "?", weighed=weighed), []
    return SecondTry(plugin.make_coach(game), told, 0, lambda *word: heard.append(word)), moves, heard


def word(plugin: GamePlugin, number: int, *values: float) -> tuple[str, bool]:
    attempt, moves, _ = tried(plugin, *values)
    message, found = attempt.word(moves[number])
    return message.key, found


def test_the_better_move_is_found_and_the_old_one_is_known() -> None:
    plugin = cardcade_gandengyan.cardcade_game()
    assert word(plugin, BETTER, 0.7, 0.4) == ("second_try.found", True)
    assert word(plugin, PLAYED, 0.7, 0.4) == ("second_try.again", False)


def test_what_is_hardly_worse_is_as_good_and_what_is_clearly_worse_is_not() -> None:
    plugin = cardcade_gandengyan.cardcade_game()
    assert word(plugin, 2, 0.7, 0.4, 0.65) == ("second_try.as_good", True)
    assert word(plugin, 2, 0.7, 0.4, 0.5) == ("second_try.worse", False)


def test_of_a_move_that_was_not_weighed_nothing_is_claimed() -> None:
    assert word(cardcade_gandengyan.cardcade_game(), 2, 0.7, 0.4) == ("second_try.unknown", False)


def test_in_guandan_it_is_behind_by_as_many_levels_as_come_true() -> None:
    attempt, moves, _ = tried(cardcade_guandan.cardcade_game(), 2.0, 0.0, 1.0)
    message, _ = attempt.word(moves[2])
    behind = message.args["behind"]
    assert isinstance(behind, Message)
    assert (behind.key, behind.args["amount"]) == ("second_try.behind.levels", "0.7")


def test_only_the_first_move_of_the_seat_is_judged() -> None:
    attempt, moves, heard = tried(cardcade_gandengyan.cardcade_game(), 0.7, 0.4)
    attempt.hear(1, moves[BETTER])
    attempt.hear(0, moves[PLAYED])
    attempt.hear(0, moves[BETTER])
    assert [message.key for message, _ in heard] == ["second_try.again"]
