"""What hard learned at tables of four: where it holds, what it looks at, and what it makes of it."""

from typing import Any

import pytest

from cardcade import Bot, Card, Seat, Stream
from cardcade_uno.bots import experience
from cardcade_uno.bots.course import account
from cardcade_uno.bots.holdings import FACE_AT, Traits, traits, unseen
from cardcade_uno.bots.levels import Hard
from cardcade_uno.bots.outlook import Outlook
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.suspicion import is_likely_bluff
from cardcade_uno.bots.temperaments import TemperedHard
from cardcade_uno.bots.weights import PLAIN
from cardcade_uno.cards import DECK
from cardcade_uno.game import Uno
from cardcade_uno.moves import ACCEPT, CHALLENGE, Move, Play
from cardcade_uno.state import UnoState

from .table import Table, face, rules, uno

OTHERS = "y1 y2 y3 | g1 g2 g3 | b1 b3 b4"


def choice(table: Table, level: type[Bot] = Hard) -> Move | None:
    return level(table.game).choose(table.state.view(table.turn), table.moves(), Stream(1))


def card_of(move: Move | None) -> str:
    assert isinstance(move, Play)
    return DECK.faces[move.card]


def numbers(table: Table) -> list[list[float]]:
    """What each move of the seat in turn looks like to it."""
    outlook = Outlook(table.game, table.state.view(table.turn))
    return [outlook.after(move) for move in table.moves()]


class TestWhere:
    @pytest.mark.parametrize("name", ["standard", "quick"])
    def test_four_play_a_round_by_the_standard_rules(self, name: str) -> None:
        assert experience.covers(rules("standard"), uno(f"r5 | r1 r2 r3 | {OTHERS}").state)

    def test_what_a_slip_costs_does_not_matter(self) -> None:
        changed = rules(basic__invalid_play_penalty=0, uno__false_catch_penalty=2, scoring__wild_card_points=20)
        assert experience.covers(changed, uno(f"r5 | r1 r2 r3 | {OTHERS}").state)

    def test_nor_does_it_whether_rounds_are_counted(self) -> None:
        assert experience.covers(rules(match__wins=3), uno(f"r5 | r1 r2 r3 | {OTHERS}").state)

    @pytest.mark.parametrize(
        "changed",
        [
            {"match__target_score": 500},
            {"stacking__draw_two": False},
            {"house__jump_in": True},
            {"basic__initial_hand_size": 5},
            {"wild_draw_four__condition": "no_colour"},
        ],
    )
    def test_other_rules_were_not_learned(self, changed: dict[str, Any]) -> None:
        assert not experience.covers(rules(**changed), uno(f"r5 | r1 r2 r3 | {OTHERS}").state)

    def test_other_tables_were_not_learned(self) -> None:
        assert not experience.covers(rules(), uno("r5 | r1 r2 r3 | y1 y2 y3 | g1 g2 g3").state)


class TestWhatIsLearned:
    def test_every_number_has_its_weights(self) -> None:
        first, second, last = (rows for _, rows in (experience.learned().first, experience.learned().second,
                                                    experience.learned().last))  # fmt: skip
        assert {len(one) for one in numbers(uno(f"r5 | r1 w w+4 | {OTHERS}"))} == {len(first)}
        assert [len(first[0]), len(second[0]), len(last[0])] == [len(second), len(last), 1]

    def test_fewer_cards_win_more_often(self) -> None:
        few, many = uno(f"r5 | r1 r2 | {OTHERS}"), uno(f"r5 | r1 r2 g7 b8 g9 y9 | {OTHERS}")
        chances = [experience.learned().chance(numbers(table)[0]) for table in (few, many)]
        assert 0.9 > chances[0] > chances[1] + 0.1 > 0.1

    def test_the_last_card_wins_for_certain(self) -> None:
        table = uno(f"r5 | r1 w | {OTHERS}").play("r1", call=True)
        table.state.turn, table.state.colour = 0, "R"
        assert card_of(choice(table)) == "W"


class TestWhatItPlays:
    def test_wilds_wait(self) -> None:
        assert card_of(choice(uno(f"r5 | r1 w b2 g8 g9 | {OTHERS}"))) == "R1"

    def test_a_draw_two_goes_to_whoever_is_about_to_go_out(self) -> None:
        table = uno("r5 | r+2 r1 g3 g4 g7 | y1 | g1 g2 g8 | b1 b3 b4")
        assert card_of(choice(table)) == "RD"

    def test_the_same_position_gets_the_same_move_whatever_the_others_hold(self) -> None:
        table, other = uno(f"r5 | r1 r7 rs b2 w | {OTHERS}"), uno("r5 | r1 r7 rs b2 w | y7 y8 y9 | g7 g8 g9 | b7 b8 b9")
        assert numbers(table) == numbers(other)
        assert choice(table) == choice(other)


class TestLoyalty:
    """In character it stays with what it likes while nothing else is clearly better."""

    def moved(self, loyalty: float) -> Move:
        table = uno(f"r5 | rs r1 r9 b1 b2 g7 | {OTHERS}")
        view = table.state.view(0)
        moves = [move for move in table.moves() if isinstance(move, Play)]
        worst = min(moves, key=lambda move: experience.learned().chance(Outlook(table.game, view).after(move)))
        moves.sort(key=lambda move: move != worst)
        return experience.best(table.game, view, moves, loyalty)

    def test_the_first_stands_unless_another_is_by_so_much_better(self) -> None:
        assert self.moved(1.0) != self.moved(0.0)
        assert 0 == Hard.loyalty < TemperedHard.loyalty < 0.1


def shown(table: Table, seat: Seat, by: Seat) -> Traits:
    view = table.state.view(by)
    return traits(table.game.rules, view, unseen(view))[seat]


def share(table: Table, card: str, seat: Seat = 1, by: Seat = 0) -> float:
    """How likely any card of that seat shows this face."""
    return shown(table, seat, by).holding.faces[FACE_AT[DECK.pick([face(card)])[0]]]


class TestHoldings:
    def test_whoever_drew_holds_nothing_that_went_there(self) -> None:
        table = uno("r5 | r1 r2 r3 | g2 g3 g4 | y1 y2 y3 | b1 b2 b3", stock="b9 y7 y8").play("r1").draw().keep()
        assert share(table, "r9") == share(table, "w") == share(table, "y1") == 0.0 < share(table, "g9")

    def test_what_was_taken_since_may_be_anything(self) -> None:
        table = uno("r5 | r1 r2 r3 | g2 g3 g4 | y1 y2 y3 | b1 b2 b3", stock="b9 y7 y8").play("r1").draw().keep()
        table.state.cards[3].append(Card(107))
        table.state.taken[1] += 1
        assert 0.0 < share(table, "r9") < share(table, "g9")

    def test_a_low_number_was_played_for_want_of_a_higher_one(self) -> None:
        table = uno("r5 | r1 g2 b3 | r4 g2 g3 | y1 y2 y3 | b1 b2 b3").play("r1").play("r4")
        assert share(table, "r9") == share(table, "rs") == 0.0
        assert share(table, "r2") > 0.0 < share(table, "g9")

    def test_a_wild_was_played_for_want_of_anything_else(self) -> None:
        table = uno("r5 | r1 g2 b3 | w g2 g3 | y1 y2 y3 | b1 b2 b3").play("r1").play("w", "g")
        assert share(table, "r9") == share(table, "b1") == 0.0 < share(table, "w")
        assert (shown(table, 1, 0).named, shown(table, 1, 0).standing) == (1, 1.0)

    def test_whoever_gave_in_to_a_draw_two_held_none(self) -> None:
        table = uno("r5 | r+2 g2 b3 | r4 g2 g3 | r1 y2 y3 | b1 b2 b3").play("r+2").accept().play("r1")
        (gave_in,) = account(table.game.rules, table.state.view(0).state).yields
        assert (gave_in.seat, gave_in.sign, gave_in.taken) == (1, "D", 2)
        assert 0.0 < share(table, "g+2") < share(table, "gs")

    def test_nearly_everything_ruled_out_is_not_there(self) -> None:
        """Where the others go by medium's rules of thumb."""
        game, wrong, ruled_out = Uno(rules()), 0, 0
        policy = Policy(game, 4, PLAIN)
        for seed in range(12):
            state, stream = game.setup(4), Stream(seed)
            game.begin(state, stream)
            while not state.rounds:
                held, out = _ruled_out(game, state)
                wrong, ruled_out = wrong + held, ruled_out + out
                game.play(state, state.turn, policy.move(state, state.turn), stream)
        assert ruled_out > 1000
        assert wrong < 0.02 * ruled_out


def _ruled_out(game: Uno, state: UnoState) -> tuple[int, int]:
    """Faces that the next player is thought not to hold at all: those held nevertheless, and all."""
    view, seat = state.view(state.turn), state.after(state.turn)
    left = unseen(view)
    found = traits(game.rules, view, left)[seat].holding.faces
    out = {face for face, count in enumerate(left) if count and not found[face]}
    return len(out & {FACE_AT[card] for card in state.hand(seat)}), len(out)


class TestDoubt:
    """Whoever learned among the honest doubts only what few honest hands come to."""

    def facing(self, held: int) -> Table:
        hand = " ".join(f"r{number}" for number in (1, 2, 3, 4, 6, 7, 8, 9)[:held])
        return uno(f"r5 | w+4 {hand} | y1 y2 y3 y4 y6 | g1 g2 g3 | b1 b3 b4").play("w+4", "g")

    def test_with_many_cards_left_a_stranger_is_challenged(self) -> None:
        assert choice(self.facing(8)) == CHALLENGE

    def test_with_few_it_is_believed(self) -> None:
        assert choice(self.facing(3)) == ACCEPT

    def test_so_is_whoever_was_cleared_before_and_who_was_caught_is_not(self) -> None:
        table = self.facing(8)
        table.state.cleared[0] = 1
        assert not is_likely_bluff(table.game.rules, table.state)
        table = self.facing(4)
        assert not is_likely_bluff(table.game.rules, table.state)
        table.state.bluffs[0] = 1
        assert is_likely_bluff(table.game.rules, table.state)
