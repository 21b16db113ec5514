"""The boards after a round and after the match at the Gandengyan table."""

import pytest

from cardcade_gandengyan.scene.boards import RoundBoard
from cardcade_gandengyan.scene.summary import RoundLine

from .seated import seated


def test_the_round_board_tells_what_each_hand_cost_and_why() -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", "party")
    person.lay("K K K")
    person.wait(4)
    board = person.parts.boards.board
    assert board is not None
    assert [(line.player.name, line.gained) for line in board.lines] == [("P0", 0), ("P1", 12), ("P2", 16)]
    assert board.lines[2].note == "4 cards left\nbombs ×2 · never played ×2"
    person.click("board.next")
    person.wait_until(lambda: person.parts.boards.board is None and not person.parts.queue.busy)
    assert person.parts.score.round == 2


def test_the_match_ends_with_its_winner_a_moment_and_a_rematch() -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", match_rounds=1)
    person.lay("K K K")
    person.wait(4)
    board = person.parts.boards.board
    assert board is not None
    assert board.title == "You win!"
    assert board.moment == "To remember: in round 1 P0 laid a bomb of three Ks."
    person.click("board.rematch")
    assert person.table.host.asked[-1] == "restart"  # type: ignore[attr-defined]


@pytest.mark.parametrize("again", [False, True])
def test_the_last_board_tells_what_every_round_cost(again: bool) -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", match_rounds=3)
    person.state.board[:] = [(4, 0, 2), (0, 5, 1)]
    person.scene.show(person.state.view(0))
    person.lay("K K K")
    person.wait(4)
    if again:
        person.scene.start()
    board = person.find("table.board")
    assert isinstance(board, RoundBoard)
    assert {line.player.name: tuple(line.rounds) for line in board.lines if isinstance(line, RoundLine)} == {
        "P0": (4, 0, 0), "P1": (0, 5, 3), "P2": (2, 1, 4),
    }  # fmt: skip
    person.picture()


@pytest.mark.parametrize(
    ("language", "title", "goal", "won", "round_"),
    [
        ("en", "You win the round!", "First to win 2 rounds takes the match", "won 1", "Round 2 · first to 2"),
        ("zh", "这一局你赢了！", "先胜 2 局者赢得比赛", "胜 1", "第 2 局 · 先胜 2 局"),
    ],
)
def test_best_of_three_counts_rounds_and_no_points(language: str, title: str, goal: str, won: str, round_: str) -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", match_wins=2, language=language)
    person.state.board[:] = [(4, 0, 2)]
    person.scene.show(person.state.view(0))
    assert person.parts.title.round == round_
    person.lay("K K K")
    person.wait(4)
    board = person.parts.boards.board
    assert board is not None
    assert (board.title, board.moment) == (title, goal)
    assert [(line.gained, line.total) for line in board.lines] == [(1, 1), (None, 1), (None, 0)]
    assert person.parts.plates[1].total == won  # type: ignore[attr-defined]


def test_the_last_board_of_a_best_of_three_names_who_has_the_rounds() -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", match_wins=2)
    person.state.board[:] = [(0, 9, 9), (1, 0, 1)]
    person.scene.show(person.state.view(0))
    person.lay("K K K")
    person.wait(4)
    board = person.parts.boards.board
    assert board is not None
    assert (board.title, [line.total for line in board.lines]) == ("You win!", [2, 1, 0])


def test_a_board_is_there_again_after_the_window_has_changed() -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", "party")
    person.lay("K K K")
    person.scene.start()
    person.wait(1)
    assert person.sees("board.next")
