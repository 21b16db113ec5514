"""The guide of a first round, without a table: which cue is told when, and what becomes of it."""

from __future__ import annotations

from typing import Any

import crazy_eights as eights
import pytest

from cardcade.engine.first_round import Cue, Excerpt, FirstRound, Occasion
from cardcade.engine.guide import Guide
from cardcade.engine.match import Match, Step

PLAY, DRAW = (Excerpt({"move": "Play"}),), (Excerpt({"move": "Draw"}),)


class Lesson:
    """Two players; what each does is said, and the guide of seat 0 looks on."""

    def __init__(self, *cues: Cue, seed: int = 4) -> None:
        plugin = eights.cardcade_game()
        game = plugin.game(plugin.rules())
        self.match: Match[Any, Any] = Match(game, 2, seed, [0])
        self.guide = Guide(FirstRound(seed, "standard", ("easy",), game.rules, cues), game, 0)
        self.watch()

    def watch(self) -> None:
        for update in self.match.take_updates(0):
            for item in (update.step, *update.events):
                if item is not None:
                    self.guide.see(item)
            self.guide.stand(update.view, self.match.game.moves(update.view.state, 0))

    def do(self, kind: type[Any]) -> None:
        """Whoever is to act makes a move of that kind, or draws."""
        seat = self.match.game.to_act(self.match.state)[0]
        moves = self.match.game.moves(self.match.state, seat)
        self.match.play(seat, next((move for move in moves if isinstance(move, kind)), moves[-1]))
        self.watch()

    @property
    def told(self) -> str:
        return self.guide.words if self.guide.look() is not None else ""


def test_cues_without_an_occasion_come_one_after_the_other() -> None:
    lesson = Lesson(Cue("first"), Cue("second"))
    assert lesson.told == "first"
    lesson.guide.read()
    assert lesson.told == "second"
    lesson.guide.read()
    assert lesson.told == ""
    assert lesson.guide.over


def test_a_later_cue_whose_occasion_comes_first_is_told_first() -> None:
    lesson = Lesson(Cue("end", Occasion(rounds=1)), Cue("turn", Occasion(turn=True)))
    assert lesson.told == "turn"


def test_a_cue_ends_with_the_move_that_it_asks_for() -> None:
    lesson = Lesson(Cue("draw", do=DRAW), Cue("then"))
    assert lesson.told == "draw"
    lesson.do(eights.Draw)
    assert lesson.told == "then"


def test_a_cue_whose_move_was_not_made_is_told_once_more_and_then_let_go() -> None:
    lesson = Lesson(Cue("draw", Occasion(turn=True), do=DRAW))
    for _ in range(2):
        assert lesson.told == "draw"
        lesson.do(eights.Play)
        assert lesson.told == ""
        lesson.do(eights.Draw)
    assert lesson.told == ""


def test_a_cue_to_be_read_ends_when_the_player_plays_on() -> None:
    lesson = Lesson(Cue("read", Occasion(turn=True)))
    assert lesson.told == "read"
    lesson.do(eights.Draw)
    lesson.do(eights.Draw)
    assert lesson.told == ""


def test_a_move_that_cannot_be_made_is_not_asked_for() -> None:
    lesson = Lesson(Cue("eight", do=(Excerpt({"move": "Play", "card": "?8"}),)))
    held = [lesson.match.game.deck.faces[card] for card in lesson.match.state.cards[eights.HANDS]]
    assert (lesson.told == "eight") == any(face[1] == "8" for face in held)


def test_what_was_seen_is_told_of_though_something_else_was_to_be_read_first() -> None:
    lesson = Lesson(Cue("read"), Cue("drew", Occasion(saw=(Excerpt({"move": "Draw", "by": 1}),))))
    assert lesson.told == "read"
    lesson.match.play(0, eights.Draw())
    lesson.match.play(1, eights.Draw())
    lesson.watch()
    assert lesson.told == "drew"
    assert lesson.guide.who() == 1


def test_what_never_came_is_told_when_the_round_is_over() -> None:
    lesson = Lesson(Cue("never", Occasion(holds=("nothing",)), later="belated"), Cue("end", Occasion(rounds=1)))
    while lesson.match.result is None:
        lesson.do(eights.Play)
    assert lesson.told == "belated"
    lesson.guide.read()
    assert lesson.told == "end"
    assert lesson.guide.untold == [0]


def test_after_skipping_nothing_is_told() -> None:
    lesson = Lesson(Cue("first"), Cue("second"))
    assert lesson.told == "first"
    lesson.guide.skip()
    assert lesson.told == ""
    assert lesson.guide.over


def test_an_occasion_speaks_of_the_hand_and_of_the_position() -> None:
    size, turn = 5, Excerpt({"turn": 0})
    assert Lesson(Cue("few", Occasion(left=size))).told == "few"
    assert Lesson(Cue("few", Occasion(left=size - 1))).told == ""
    assert Lesson(Cue("turn", Occasion(state=turn))).told == "turn"
    assert Lesson(Cue("no_draw", Occasion(cannot=DRAW))).told == ""


@pytest.mark.parametrize(
    ("pattern", "form", "fits"),
    [
        ({"move": "Play"}, {"move": "Play", "card": "S9"}, True),
        ({"move": "Play", "card": "S9"}, {"move": "Play", "card": "S9.2"}, True),
        ({"move": "Play", "card": "?9"}, {"move": "Play", "card": "H9"}, True),
        ({"card": ["S9", "H9"]}, {"card": "H9"}, True),
        ({"cards": ["S9", "H9"]}, {"cards": ["H9.2", "S9"]}, True),
        ({"cards": ["S9", "H9"]}, {"cards": ["H9", "S9", "C9"]}, False),
        ({"cards": "[BR]J"}, {"cards": ["S9", "RJ"]}, True),
        ({"cards": "[BR]J"}, {"cards": ["S9", "SJ"]}, False),
        ({"reading": {"kind": "pair"}}, {"reading": {"kind": "pair", "key": "7"}}, True),
        ({"seat": 1}, {"seat": True}, False),
        ({"target": 1}, {"seat": 1}, False),
    ],
)
def test_a_pattern_is_a_part_of_a_form(pattern: dict[str, Any], form: dict[str, Any], fits: bool) -> None:
    assert Excerpt(pattern).fits(form) is fits


def test_only_the_players_own_moves_end_a_cue() -> None:
    lesson = Lesson(Cue("read"))
    assert lesson.told == "read"
    lesson.guide.see(Step(1, eights.Draw()))
    assert lesson.told == "read"
