"""Every move, event and state has one JSON form, and nothing else is accepted."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from cardcade import Card, Game, GamePlugin, Match, Moved
from cardcade.engine.forms import BadForm, Forms


@pytest.fixture
def game(crazy_eights: GamePlugin) -> Game[Any, Any]:
    return crazy_eights.game(crazy_eights.rules())


def test_a_move_names_its_kind_and_its_cards(game: Game[Any, Any]) -> None:
    forms = Forms(game)
    play, draw = game.move_kinds
    assert forms.write_move(play(game.deck.card("S9"))) == {"move": "Play", "card": "S9"}
    assert forms.read_move({"move": "Draw"}) == draw()


def test_moves_survive_the_way_through_json(game: Game[Any, Any]) -> None:
    forms, match = Forms(game), Match(game, 3, seed=1)
    for move in game.moves(match.state, 0):
        assert forms.read_move(json.loads(json.dumps(forms.write_move(move)))) == move


def test_events_survive_too_hidden_cards_as_question_marks(game: Game[Any, Any]) -> None:
    forms = Forms(game)
    event = Moved((Card(-1), Card(3)), 0, 2)
    assert forms.write_event(event)["cards"][0] == "?"
    assert forms.read_event(json.loads(json.dumps(forms.write_event(event)))) == event


def test_a_whole_position_survives(game: Game[Any, Any]) -> None:
    forms, match = Forms(game), Match(game, 3, seed=1)
    form = json.loads(json.dumps(forms.write_state(match.state)))
    assert forms.read_state(form, game.setup(3)) == match.state


@pytest.mark.parametrize(
    "form",
    [
        None,
        [],
        {},
        {"move": "Cheat"},
        {"move": "Play"},
        {"move": "Play", "card": "S9", "more": 1},
        {"move": "Play", "card": "Z9"},
        {"move": "Play", "card": ["S9"]},
        {"move": "Play", "card": None},
        {"move": ["Play"]},
    ],
)
def test_what_is_not_a_move_is_refused(game: Game[Any, Any], form: Any) -> None:
    with pytest.raises(BadForm):
        Forms(game).read_move(form)


@pytest.mark.parametrize("form", [None, {}, {"cards": [], "turn": "0", "idle": 0}, {"cards": 1, "turn": 0, "idle": 0}])
def test_what_is_not_a_position_is_refused(game: Game[Any, Any], form: Any) -> None:
    with pytest.raises(BadForm):
        Forms(game).read_state(form, game.setup(2))


def test_a_position_with_other_piles_than_the_game_has_is_refused(game: Game[Any, Any]) -> None:
    forms = Forms(game)
    form = forms.write_state(game.setup(2))
    for cards in (form["cards"][:-1], [*form["cards"], []]):
        with pytest.raises(BadForm, match="piles"):
            forms.read_state({**form, "cards": cards}, game.setup(2))


def test_a_field_that_a_position_was_written_without_is_as_on_a_fresh_table(game: Game[Any, Any]) -> None:
    forms, match = Forms(game), Match(game, 2, seed=1)
    match.play(0, game.move_kinds[1]())
    form = forms.write_state(match.state)
    del form["turn"]
    state = forms.read_state(form, game.setup(2))
    assert (state.cards, state.turn) == (match.state.cards, game.setup(2).turn)


def test_a_position_with_a_field_that_the_game_does_not_know_is_refused(game: Game[Any, Any]) -> None:
    forms = Forms(game)
    with pytest.raises(BadForm, match="trumps"):
        forms.read_state({**forms.write_state(game.setup(2)), "trumps": "S"}, game.setup(2))


def test_a_field_that_a_move_was_written_without_has_its_default(game: Game[Any, Any]) -> None:
    @dataclass(frozen=True, slots=True)
    class Draw:
        aloud: bool = False

    class Louder(type(game)):  # type: ignore[misc]
        move_kinds = (game.move_kinds[0], Draw)

    assert Forms(Louder(game.rules)).read_move({"move": "Draw"}) == Draw()
