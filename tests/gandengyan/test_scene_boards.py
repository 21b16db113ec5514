"""The boards after a round and after the match at the Gandengyan table."""

import pytest

from .test_scene_table import seated


def test_the_round_board_tells_what_each_hand_cost_and_why() -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", "party")
    person.lay("K K K")
    person.wait(4)
    board = person.table_scene.board
    assert board is not None
    assert [(line.seat, line.gained) for line in board.lines] == [(0, 0), (1, 12), (2, 16)]
    assert board.lines[2].note == "4 cards left\nbombs ×2 · never played ×2"
    person.click("board.next")
    person.wait_until(lambda: person.scene.board is None and not person.scene.busy)
    assert person.table_scene.round == 2


def test_the_match_ends_with_its_winner_a_moment_and_a_rematch() -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", match_rounds=1)
    person.lay("K K K")
    person.wait(4)
    board = person.table_scene.board
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
        person.scene.build()
    board = person.find("table.board")
    assert [tuple(points) for points in board.rounds] == [(4, 0, 2), (0, 5, 1), (0, 3, 4)]  # type: ignore[attr-defined]
    person.picture()


def test_a_board_is_there_again_after_the_window_has_changed() -> None:
    person = seated("K K K | 4 5 6 | 3 5 6 7", "party")
    person.lay("K K K")
    person.scene.build()
    person.wait(1)
    assert person.sees("board.next")
