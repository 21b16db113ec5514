"""The log beside a film: what the rules tell, and by their names the moves that they tell nothing of."""

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.shell.screens.theatre.theatre_log import TheatreLog

from ...recorded import recorded_by
from ..launcher import Launcher, found
from .watching import theatre, watch


def log(pilot: Launcher) -> TheatreLog:
    pilot.picture()
    shown = theatre(pilot).stage.find("theatre.log")
    assert isinstance(shown, TheatreLog)
    return shown


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_log_names_the_moves_of_a_game_that_tells_nothing(crazy_eights: GamePlugin, language: str) -> None:
    one = recorded_by(found(crazy_eights), 3)
    pilot = watch(one, 5, size=(1920, 1080), language=language)
    made, words = one.film().steps, theatre(pilot).words
    lines = [told for told in log(pilot).told() if told.step <= 5]
    assert [told.step for told in lines] == [1, 2, 3, 4, 5]
    assert all(words.say(one.game.say_move(made[told.step - 1].move)) in told.words for told in lines)


def test_the_log_names_no_move_that_the_eye_could_not_know(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crazy_eights.game, "hidden_moves", crazy_eights.game.move_kinds)
    one = recorded_by(found(crazy_eights), 3, most=8)
    pilot = watch(one, 8, size=(1920, 1080))
    own = [number for number, step in enumerate(one.film().steps, 1) if step.seat == 0]
    assert [told.step for told in log(pilot).told()] == own
    pilot.key(pygame.K_o)
    assert [told.step for told in log(pilot).told()] == list(range(1, 9))
