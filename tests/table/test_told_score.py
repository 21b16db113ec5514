"""The common table, told by the rules how the match stands: plates, title and boards."""

from dataclasses import replace
from typing import Any

from table_games import long_rows, partners
from told_tables import SHORT, asked, giving, play, playing, state

from cardcade.table.boards.boards import RoundBoard
from cardcade.table.link import Look
from cardcade.table.seats.seat_plate import Team
from cardcade.testing.pilot import Pilot


def test_points_and_partners_are_on_the_plates() -> None:
    pilot = playing()
    assert [plate.points for plate in pilot.parts.plates] == ["0"] * 4
    assert [plate.team for plate in pilot.parts.plates] == [Team.OURS, Team.THEIRS] * 2
    assert pilot.parts.plates[2].status == "Your partner"


def test_a_board_opens_after_a_round_with_what_it_brought_and_leads_to_the_next() -> None:
    pilot = playing()
    while not state(pilot).finished:
        pilot.wait_until(lambda: asked(pilot) or bool(state(pilot).finished))
        if not state(pilot).finished:
            play(pilot)
    pilot.wait_until(lambda: pilot.sees("board.next"))
    board = pilot.parts.boards.board
    assert isinstance(board, RoundBoard)
    assert [line.gained for line in board.lines] == [line.total for line in board.lines]
    assert sum(line.total for line in board.lines) == 10
    pilot.click("board.next")
    assert state(pilot).finished != 0
    assert pilot.parts.boards.board is None


class DealsAtOnce(long_rows.LongRows):
    """Nobody waits between two rounds."""

    def play(self, state: Any, seat: int, move: Any, stream: Any) -> None:
        super().play(state, seat, move, stream)
        if self.to_act(state) == (-1,):
            super().play(state, -1, long_rows.NextRound(), stream)


def test_where_the_next_round_is_dealt_at_once_the_others_wait_until_the_board_is_read() -> None:
    plugin = replace(long_rows.PLUGIN, game=DealsAtOnce)
    rules = long_rows.Rules(long_rows.Deal(hand_size=2, target=99))
    pilot = Pilot.at_table(plugin, rules, seed=2, look=Look(speed=4.0))
    hints = pilot.parts.link.hints
    while pilot.parts.boards.board is None:
        pilot.wait(0.1)
        if asked(pilot) and hints():
            pilot.parts.gestures.submit(hints()[0])
    steps = len(pilot.table.live.match.steps)
    pilot.wait(5)
    assert len(pilot.table.live.match.steps) == steps
    pilot.click("board.next")
    pilot.wait(0.5)
    assert pilot.parts.boards.board is None
    assert state(pilot).finished == 1


def test_the_board_of_a_round_goes_by_itself_where_only_bots_play() -> None:
    pilot = Pilot.at_table(partners.PLUGIN, SHORT, seed=2, levels=["easy"] * 4, look=Look(speed=4.0))
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 200)
    pilot.wait_until(lambda: pilot.parts.boards.board is None, 60)


def test_where_the_fewest_points_win_the_last_board_shows_them_as_they_are() -> None:
    rules = long_rows.Rules(long_rows.Deal(hand_size=4, target=6))
    pilot = Pilot.at_table(long_rows.PLUGIN, rules, seed=3, levels=["easy"] * 4, look=Look(speed=0.0))
    pilot.play_out()
    board = pilot.parts.boards.board
    assert board is not None
    totals = [line.total for line in board.lines]
    assert totals == sorted(totals)
    assert board.lines[0].winner
    assert min(totals) >= 0


def test_the_title_tells_round_target_and_headline() -> None:
    assert giving().parts.told_by_rules.title_plate.about == "Round 1 · to 8 · Trumps: ♠"
