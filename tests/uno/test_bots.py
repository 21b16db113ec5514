"""What the bots do in positions where trials have shown what pays, and what each level promises."""

import pytest

from cardcade import Bot, Seat, Stream
from cardcade.engine.turns import play_on
from cardcade_uno.bots.hints import hints
from cardcade_uno.bots.imagination import Imagination
from cardcade_uno.bots.levels import Easy, Hard, Medium
from cardcade_uno.bots.policy import Policy, few
from cardcade_uno.bots.suspicion import suspicion
from cardcade_uno.bots.weights import PLAIN
from cardcade_uno.cards import COLOUR, DECK, SYMBOL
from cardcade_uno.game import Uno
from cardcade_uno.moves import Accept, CallUno, Catch, Challenge, Draw, Move, Play
from cardcade_uno.state import UnoState

from .table import Table, rules, uno


def choice(level: type[Bot], table: Table, seat: Seat | None = None, seed: int = 1) -> Move | None:
    seat = table.turn if seat is None else seat
    return level(table.game).choose(table.state.view(seat), table.moves(seat), Stream(seed))


def card_of(move: Move | None) -> str:
    assert isinstance(move, Play)
    return DECK.faces[move.card]


class TestHardInKnownPositions:
    """Positions whose answers are known from many thousand trials; `official`, two players."""

    def test_two_draw_twos_in_a_row_win_by_force(self) -> None:
        assert card_of(choice(Hard, uno("r8 | r+2 g+2 g4 | y1", "official"))) == "RD"

    def test_two_skips_and_any_last_card_win_by_force(self) -> None:
        table = uno("r3 | rs bs b7 | y1", "official")
        assert card_of(choice(Hard, table)) == "RS"
        table.do(0, choice(Hard, table))  # type: ignore[arg-type]
        assert card_of(choice(Hard, table)) == "BS"

    def test_a_wild_names_the_colour_of_the_last_card(self) -> None:
        move = choice(Hard, uno("r2 | w g6 | y1", "official"))
        assert isinstance(move, Play)
        assert (card_of(move), move.colour, move.call) == ("W", "G", True)

    def test_against_one_card_left_the_draw_two_comes_first(self) -> None:
        assert card_of(choice(Hard, uno("r4 | r+2 r9 b9 | y1", "official", match__target_score=0))) == "RD"

    def test_a_wild_is_kept_while_the_colour_lasts(self) -> None:
        assert card_of(choice(Hard, uno("b9 | w b3 b8 | y1 y2 y3", "official"))) in ("B3", "B8")

    def test_the_same_position_and_stream_give_the_same_choice(self) -> None:
        table = uno("b9 | w b3 b8 r9 g1 | y1 y2 y3", "official")
        assert choice(Hard, table, seed=5) == choice(Hard, table, seed=5)


class TestCallsAndCatches:
    @pytest.mark.parametrize("level", [Medium, Hard])
    def test_medium_and_hard_call_with_the_play(self, level: type[Bot]) -> None:
        for seed in range(5):
            move = choice(level, uno("r5 | r1 b1 | y1 y2"), seed=seed)
            assert isinstance(move, Play)
            assert move.call

    @pytest.mark.parametrize("level", [Medium, Hard])
    def test_medium_and_hard_catch_whoever_forgot(self, level: type[Bot]) -> None:
        table = uno("r5 | r1 b1 | y2 y3 | g3 g4").play("r1")
        assert choice(level, table, 2) == Catch(0)
        assert choice(level, table, 0) == CallUno()

    def test_easy_forgets_now_and_then(self) -> None:
        table = uno("r5 | r1 b1 | y1 y2")
        called = [move.call for seed in range(200) if isinstance(move := choice(Easy, table, seed=seed), Play)]
        assert 0.7 < sum(called) / len(called) < 0.97

    @pytest.mark.parametrize("level", [Easy, Medium, Hard])
    def test_without_the_check_nobody_calls(self, level: type[Bot]) -> None:
        move = choice(level, uno("r5 | r1 b1 | y1 y2", "casual"))
        assert isinstance(move, Play)
        assert not move.call


class TestMedium:
    def test_it_prefers_signs_to_numbers(self) -> None:
        assert card_of(choice(Medium, uno("r5 | r1 rv b2 | y1 y2 y3"))) == "RV"

    def test_it_prefers_the_long_colour(self) -> None:
        assert card_of(choice(Medium, uno("r5 | r1 b5 b2 b3 b4 | y1 y2 y3"))) == "B5"

    def test_it_saves_its_wilds(self) -> None:
        assert card_of(choice(Medium, uno("r5 | w r1 b2 | y1 y2 y3"))) == "R1"

    def test_it_names_the_colour_it_holds_most_of(self) -> None:
        move = choice(Medium, uno("r5 | w g1 g2 b2 | y1 y2 y3"))
        assert isinstance(move, Play)
        assert move.colour == "G"

    def test_it_hits_whoever_is_about_to_go_out(self) -> None:
        assert card_of(choice(Medium, uno("r5 | r+2 r1 r2 r3 b5 b1 b2 b3 b4 | y1"))) == "RD"

    def test_it_passes_a_stack_on(self) -> None:
        assert card_of(choice(Medium, uno("r5 | r+2 r1 b1 | y+2 y2 y3 | g1").play("r+2"))) == "YD"

    def test_it_plays_its_draw_two_among_three_and_more(self) -> None:
        assert card_of(choice(Medium, uno("r5 | r+2 r1 r9 b2 | y1 y2 y3 | g1 g2 g3"))) == "RD"
        assert card_of(choice(Medium, uno("r5 | r+2 r1 r9 b2 | y1 y2 y3 | g1 g2 g3 | b1 b3 b4"))) == "RD"

    def test_it_swaps_with_whoever_has_fewest_cards(self) -> None:
        move = choice(Medium, uno("r5 | r7 b1 b2 b3 | y1 y2 y3 | g1 g2", "house_mix"))
        assert isinstance(move, Play)
        assert move.target == 2


class TestPoints:
    """What cards cost whoever still holds them is the preset's to say, and bots listen."""

    SIGN_OR_NINE = "r5 | rs r9 b2 | y1 y2 y3"

    def test_signs_worth_nothing_come_after_high_numbers(self) -> None:
        assert card_of(choice(Medium, uno(self.SIGN_OR_NINE))) == "RS"
        assert card_of(choice(Medium, uno(self.SIGN_OR_NINE, scoring__special_card_points=0))) == "R9"

    def test_numbers_worth_nothing_are_all_alike(self) -> None:
        hand = "r5 | r1 r9 b2 | y1 y2 y3"
        assert card_of(choice(Medium, uno(hand))) == "R9"
        assert card_of(choice(Medium, uno(hand, scoring__number_card_points=False))) == "R1"

    def test_a_draw_two_is_valued_by_the_points_of_signs_too(self) -> None:
        hand = "r5 | r+2 r9 b2 | y1 y2 y3"
        assert card_of(choice(Medium, uno(hand, scoring__special_card_points=0))) == "R9"
        assert card_of(choice(Medium, uno(hand, scoring__special_card_points=40))) == "RD"

    def test_in_a_match_dear_cards_go_before_somebody_else_goes_out(self) -> None:
        hand = "r1 | r9 b1 b3 | y1"
        assert card_of(choice(Medium, uno(hand, "official", match__target_score=0))) == "B1"
        assert card_of(choice(Medium, uno(hand + " y2 y3", "official"))) == "B1"
        assert card_of(choice(Medium, uno(hand, "official"))) == "R9"

    @pytest.mark.parametrize("hand", ["r5 | w r3 g8 | y1", "b9 | w b3 g8 r8 | y1"])
    @pytest.mark.parametrize("level", [Medium, Hard])
    def test_a_wild_is_got_rid_of_only_where_its_points_are_played_for(self, level: type[Bot], hand: str) -> None:
        assert card_of(choice(level, uno(hand, "official", match__target_score=0))) != "W"
        assert card_of(choice(level, uno(hand, "official"))) == "W"

    def test_other_points_change_some_of_many_choices(self) -> None:
        otherwise = rules(scoring__special_card_points=0, scoring__number_card_points=True)
        policies = [Policy(Uno(those), 2, PLAIN) for those in (rules(), otherwise)]
        hands = [self.dealt(seed) for seed in range(200)]
        assert sum(len({policy.move(state, state.turn) for policy in policies}) == 2 for state in hands) >= 10

    @staticmethod
    def dealt(seed: int) -> UnoState:
        game = Uno(rules())
        state = game.setup(2)
        game.begin(state, Stream(seed))
        return state

    def test_about_to_go_out_is_a_matter_of_the_first_hand(self) -> None:
        assert [few(rules(basic__initial_hand_size=cards)) for cards in (1, 4, 5, 7, 10)] == [1, 1, 2, 2, 3]
        hand = "r5 | rs b5 b1 b2 | y1 y2 y3"
        assert card_of(choice(Medium, uno(hand))) == "B5"
        assert card_of(choice(Medium, uno(hand, basic__initial_hand_size=10))) == "RS"


class TestDoubt:
    def test_a_large_hand_behind_a_wild_draw_four_is_challenged(self) -> None:
        table = uno("r5 | w+4 g1 g2 g3 b1 b2 b3 y7 | y1 y2", "official").play("w+4", "g")
        assert choice(Medium, table) == Challenge()

    def test_a_small_one_is_believed(self) -> None:
        table = uno("r5 | w+4 g1 g2 | y1 y2", "official").play("w+4", "g")
        assert choice(Medium, table) == Accept()

    def test_whoever_was_caught_is_suspected_whoever_was_cleared_is_not(self) -> None:
        table = uno("r5 | w+4 g1 g2 g3 b1 | y1 y2", "official").play("w+4", "g")
        stranger = suspicion(table.game.rules, table.state)
        table.state.bluffs[0] = 1
        assert suspicion(table.game.rules, table.state) > stranger
        table.state.bluffs[0], table.state.cleared[0] = 0, 1
        assert suspicion(table.game.rules, table.state) < stranger

    def test_whoever_just_drew_on_the_colour_is_believed(self) -> None:
        table = uno("r5 | g1 g2 g3 b1 b2 b3 | y1 y2", "official", stock="w+4 y7 y8 g7 g8 g9 b7").draw()
        table.play("w+4", "g")
        assert suspicion(table.game.rules, table.state) < 0.1


class TestImagination:
    def test_nobody_is_imagined_with_what_they_drew_for_want_of(self) -> None:
        table = uno("r5 | g1 g2 g3 b1 | r9 y1 y2", stock="b9 b8 y7").draw().keep()
        imagination = Imagination(table.state.view(1))
        for seed in range(50):
            hand = imagination.deal(Stream(seed)).hand(0)
            assert not any(COLOUR[card] in ("R", None) or SYMBOL[card] == "5" for card in hand)

    def test_what_is_imagined_looks_the_same_to_the_seat(self) -> None:
        table = uno("r5 | g1 g2 g3 b1 | r9 y1 y2").draw().keep()
        view = table.state.view(1)
        imagined = Imagination(view).deal(Stream(3))
        assert imagined.view(1).state == view.state
        assert sorted(card for cards in imagined.cards for card in cards) == list(DECK.cards)


@pytest.mark.parametrize("name", ["standard", "party", "official", "house_mix"])
@pytest.mark.parametrize("seats", [2, 4])
def test_all_levels_play_a_round_of_any_preset(name: str, seats: int) -> None:
    hands = " | ".join(" ".join(colour + number for colour in "rgby") for number in "123456"[:seats])
    table = uno(f"r9 | {hands}", name)
    bots = [level(table.game) for level in (Easy, Medium, Hard, Medium)]

    def decide(seat: Seat, moves: list[Move]) -> Move | None:
        return bots[seat].choose(table.state.view(seat), moves, Stream(len(moves)))

    for _ in play_on(table.game, table.state, decide, table.do):  # type: ignore[arg-type]
        if table.state.rounds:
            break
    assert table.state.rounds == 1


def test_nobody_draws_of_their_own_will_when_a_card_wins() -> None:
    for level in (Easy, Medium, Hard):
        assert choice(level, uno("r5 | r1 | y1 y2", "official")) != Draw()


class TestHints:
    def test_the_best_card_comes_first_and_what_else_fits_follows(self) -> None:
        table = uno("b9 | w b3 b8 b+2 | y1 y2 y3", "official")
        advised = hints(table.game, table.state.view(0))
        assert [card_of(move) for move in advised if isinstance(move, Play)] == ["BD", "B3", "B8", "W"]
        assert advised[-1] == Draw()

    def test_a_missing_call_comes_before_everything(self) -> None:
        table = uno("r5 | r1 b1 | y2 y3 | g3 g4").play("r1")
        assert hints(table.game, table.state.view(1))[0] == Catch(0)
