"""The bots: lawful everywhere, sensible where it is clear what is right, stronger by level."""

import pytest

from cardcade import Bot, Stream, View
from cardcade.engine.turns import play_on
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan.bots.hints import hints
from cardcade_gandengyan.bots.levels import Easy, Hard, Medium
from cardcade_gandengyan.bots.search import Care
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Move, Play
from cardcade_gandengyan.state import HANDS, GandengyanState

from .notation import PRESETS, Table, notation, rules

LEVELS = (Easy, Medium, Hard)


def chosen(table: Table, level: type[Bot], seed: int = 0) -> str:
    """What the bot plays for the seat in turn."""
    view = table.state.view(table.turn)
    move = level(table.game).choose(view, table.game.moves(view.state, view.seat), Stream(seed))
    return notation(move.combination) if isinstance(move, Play) else "pass"


def answering(lead: str, hand: str, other: str, preset: str = "house") -> Table:
    """Seat 1 is to answer."""
    table = Table(f"{lead} {other} | {hand}", preset)
    table.play(lead)
    return table


class TestWhatIsClearlyRight:
    @pytest.mark.parametrize("level", [Medium, Hard])
    def test_a_bomb_is_kept_for_the_exit(self, level: type[Bot]) -> None:
        assert chosen(Table("3 7 7 7 | 4 5 6 8 9"), level) == "3"

    @pytest.mark.parametrize("level", [Medium, Hard])
    def test_a_straight_goes_before_its_cards(self, level: type[Bot]) -> None:
        assert chosen(Table("4 5 6 K | 3 3 8 9 T"), level) == "4-5-6"

    @pytest.mark.parametrize("level", [Medium, Hard])
    def test_the_low_pair_is_led_when_the_high_one_retakes(self, level: type[Bot]) -> None:
        assert chosen(Table("3 3 Q Q 8 | 4 5 6 7 9"), level) == "33"

    def test_a_king_is_bombed_when_the_2_then_goes_out(self) -> None:
        assert chosen(answering("K", "7 7 7 2", "4 5 6"), Hard) == "777"

    @pytest.mark.parametrize("level", [Medium, Hard])
    @pytest.mark.parametrize(("hand", "all_of_it"), [("9 9 BJ RJ", "9999"), ("5 6 7 8", "5-6-7-8"), ("K K", "KK")])
    def test_whoever_can_go_out_does(self, level: type[Bot], hand: str, all_of_it: str) -> None:
        assert chosen(Table(f"{hand} | 4 5 6 8 9"), level) == all_of_it

    def test_against_one_card_left_hard_leads_no_low_single(self) -> None:
        assert chosen(Table("3 9 9 K A | 8"), Hard) in ("99", "A", "K")


class TestTheEffortOfHard:
    @pytest.mark.parametrize(("moves", "deals"), [(1, 10), (10**9, 100)])
    def test_no_more_deals_are_imagined_after_so_many_moves(
        self, moves: int, deals: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        imagined: list[Stream] = []

        class Watched(Hard):
            def imagine(self, view: View[GandengyanState], stream: Stream) -> GandengyanState:
                imagined.append(stream)
                return super().imagine(view, stream)

        monkeypatch.setattr("cardcade_gandengyan.bots.search.MOVES", moves)
        monkeypatch.setattr("cardcade_gandengyan.bots.search.DUEL", Care(100, 99.0))
        chosen(Table("3 4 6 9 J | 4 5 6 8 9"), Watched)
        assert len(imagined) == deals


class TestEasy:
    def test_easy_plays_the_lowest_that_fits(self) -> None:
        assert chosen(answering("5", "8 6 K 2", "4 4"), Easy) == "6"
        assert chosen(Table("9 4 K K | 3"), Easy) == "4"

    def test_easy_keeps_bombs_for_last(self) -> None:
        assert chosen(answering("K", "3 3 3 2", "4 4"), Easy) == "2"
        assert chosen(answering("2", "3 3 3 K", "4 4"), Easy) == "333"

    def test_easy_passes_when_it_must(self) -> None:
        assert chosen(answering("2", "3 4 5 K", "4 4"), Easy) == "pass"


class TestEveryTable:
    @pytest.mark.parametrize("preset", PRESETS)
    @pytest.mark.parametrize("seats", range(2, 7))
    @pytest.mark.parametrize("level", LEVELS)
    def test_every_level_plays_lawfully_at_every_table(
        self, preset: str, seats: int, level: type[Bot], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("cardcade_gandengyan.bots.search.DUEL", Care(10, 2.0))
        monkeypatch.setattr("cardcade_gandengyan.bots.search.CROWD", Care(10, 1.6))
        game = Gandengyan(rules(preset, match_rounds=1))
        bot, state, stream = level(game), game.setup(seats), Stream.named(preset, seats)
        game.begin(state, stream)

        def decide(seat: int, options: object) -> Move:
            return bot.choose(state.view(seat), options, stream.child(len(state.trick)))

        def play(seat: int, move: Move) -> None:
            game.check(state, seat, move)
            game.play(state, seat, move, stream)

        list(play_on(game, state, decide, play))
        assert state.winner is not None

    def test_the_same_stream_gives_the_same_choice(self) -> None:
        table = Table("3 5 6 8 9 K | 4 4 7 J Q")
        assert len({chosen(table, Hard, seed=4) for _ in range(3)}) == 1

    @pytest.mark.parametrize(
        ("hands", "most"), [("3 5 6 8 9 K | 4 4 7 J Q", 100), ("3 5 6 8 9 K | 4 4 7 J Q | 3 6", 30)]
    )
    def test_the_effort_is_a_count_and_smaller_where_rounds_are_longer(self, hands: str, most: int) -> None:
        tried = []

        class Counting(Hard):
            def imagine(self, view: object, stream: Stream) -> object:
                tried.append(stream)
                return super().imagine(view, stream)

        table = Table(hands)
        Counting(table.game).choose(table.state.view(0), table.game.moves(table.state, 0), Stream(1))
        assert 10 <= len(tried) <= most

    def test_it_imagines_a_deal_that_looks_the_same_from_its_seat(self) -> None:
        table = Table("3 5 6 8 9 K | 4 4 7 J Q")
        table.play("3")
        view = table.state.view(1)
        imagined = Hard(table.game).imagine(view, Stream(7))
        assert imagined.view(1) == view
        assert imagined.cards[HANDS] != table.state.cards[HANDS]


class TestHints:
    def test_hints_are_lawful_and_the_pass_comes_last(self) -> None:
        table = answering("5", "8 6 K 2", "4 4")
        view = table.state.view(1)
        told = hints(table.game, view)
        assert told[-1] == PASS
        assert {notation(move.combination) for move in told[:-1]} == {"6", "8", "K", "2"}
        for move in told:
            table.game.check(table.state, 1, move)

    def test_a_leader_is_not_told_to_pass(self) -> None:
        table = Table("3 5 6 8 9 K | 4 4 7 J Q")
        assert PASS not in hints(table.game, table.state.view(0))

    def test_nothing_is_hinted_out_of_turn(self) -> None:
        table = Table("3 5 | 4 4")
        assert hints(table.game, table.state.view(1)) == []
