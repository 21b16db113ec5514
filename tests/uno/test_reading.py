"""What hard knows of the course of a round, and what it concludes from others' choices."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from cardcade import Card, Seat, Stream
from cardcade_uno.bots.course import picks
from cardcade_uno.bots.imagination import Imagination
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.reading import PlayerReading
from cardcade_uno.bots.sketch import tables_of
from cardcade_uno.bots.thumb import Thumb
from cardcade_uno.bots.weights import PLAIN
from cardcade_uno.cards import COLOUR, DECK
from cardcade_uno.game import Uno
from cardcade_uno.moves import Play
from cardcade_uno.state import TURN, UnoState

from .table import Table, face, rules, uno


def told(table: Table) -> list[tuple[Seat, str, str]]:
    """Who played which card on which, the latest first, as the seat in turn can tell."""
    found = picks(table.game.rules, table.state.view(table.turn).state)
    return [(pick.seat, DECK.faces[pick.card], DECK.faces[pick.top]) for pick in found]


class TestTheCourse:
    def test_the_card_before_mine_was_the_others(self) -> None:
        table = uno("r5 | r1 r2 r9 | r3 y1 y2", "official").play("r1").play("r3")
        assert told(table) == [(1, "R3", "R1"), (0, "R1", "R5")]

    def test_a_skip_keeps_the_turn_between_two(self) -> None:
        table = uno("r5 | rs r2 r9 b1 | r3 y1 y2", "official").play("rs").play("r2").play("r3")
        assert told(table) == [(1, "R3", "R2"), (0, "R2", "RS"), (0, "RS", "R5")]

    def test_whoever_drew_on_a_card_did_not_play_it(self) -> None:
        table = uno("r5 | r1 r2 r9 | b3 y1 y2", "official", stock="b9 b8 y7").play("r1").draw().keep().play("r2")
        assert told(table) == [(0, "R2", "R1"), (0, "R1", "R5")]

    def test_a_card_drawn_and_played_at_once_was_no_choice(self) -> None:
        table = uno("r5 | r1 r2 r9 | b3 y1 y2", "official", stock="r8 b8 y7").play("r1").draw().play("r8")
        assert told(table) == [(0, "R1", "R5")]

    def test_what_was_taken_since_was_not_there_to_choose_from(self) -> None:
        table = uno("r5 | r1 r+2 r9 g1 | r3 y1 y2", "official").play("r1").play("r3").play("r+2").accept()
        (last, theirs, _) = picks(table.game.rules, table.state.view(0).state)
        assert (last.seat, theirs.seat, theirs.taken, theirs.following) == (0, 1, 2, 3)

    @pytest.mark.parametrize(("name", "seats"), [("official", 2), ("standard", 4)])
    def test_nearly_every_choice_is_told_right(self, name: str, seats: int) -> None:
        game = Uno(rules(name))
        policy = Policy(game, seats, PLAIN)
        right = all_told = 0
        for seed in range(20):
            state, stream, players = game.setup(seats), Stream(seed), dict[int, Seat]()
            game.begin(state, stream)
            while not state.rounds:
                if state.phase is TURN:
                    found = picks(game.rules, state.view(state.turn).state)[:8]
                    right += sum(players.get(pick.card) == pick.seat for pick in found)
                    all_told += len(found)
                move = policy.move(state, state.turn)
                if isinstance(move, Play):
                    players[move.card] = state.turn
                game.play(state, state.turn, move, stream)
        assert right > 0.97 * all_told > 1000


class TestTheReading:
    @staticmethod
    def likelihood(table: Table, hand: str) -> float:
        game = table.game
        chosen = [pick for pick in picks(game.rules, table.state.view(0).state) if pick.seat == 1]
        held = DECK.pick([face(word) for word in hand.split()])
        reading = PlayerReading(tables_of(game.rules), Thumb(Policy(game, 2, PLAIN)), chosen, len(held))
        return reading.likelihood(held)

    def test_a_short_colour_played_speaks_against_a_long_one_that_fitted(self) -> None:
        table = uno("r5 | r1 r2 g9 | b1 y1 y2 y3", "official").play("r1").play("b1")
        assert self.likelihood(table, "g2 g3 g4") > 3 * self.likelihood(table, "r6 r7 r8")

    def test_a_number_played_speaks_against_a_sign_of_its_colour(self) -> None:
        table = uno("r5 | r1 r2 g9 | r3 y1 y2", "official").play("r1").play("r3")
        assert self.likelihood(table, "r0 y2") > self.likelihood(table, "rv y2")

    def test_a_wild_played_speaks_against_all_that_fitted(self) -> None:
        table = uno("r5 | r1 r2 g9 b9 | w y2 y3", "official").play("r1").play("w", "y")
        assert self.likelihood(table, "y2 y3") > 1000 * self.likelihood(table, "r3 y3")

    def test_what_came_later_tells_nothing(self) -> None:
        table = uno("r5 | r1 r+2 g9 | w y3", "official", stock="r3 g3 y4").play("r1").play("w", "r").play("r+2")
        table.accept()
        assert self.likelihood(table, "y3 r9 r8") == pytest.approx(self.likelihood(table, "y3 g9 g8"))


class TestImaginedHands:
    def test_choices_bring_them_nearer_to_the_real_ones_than_draws_alone(self) -> None:
        game = Uno(rules("official", match__target_score=0))
        read = drawn = 0.0
        for state in self.positions(game):
            real, other = state.hand(1 - state.turn), 1 - state.turn
            view, imagined = state.view(state.turn), Imagination(state.view(state.turn))
            drawn += sum(self.miss(real, imagined.deal(Stream(deal)).hand(other)) for deal in range(5))
            chosen = [pick for pick in picks(game.rules, view.state) if pick.seat == other]
            thumb = Thumb(Policy(game, 2, PLAIN))
            imagined.read(other, PlayerReading(tables_of(game.rules), thumb, chosen, len(real)), Stream(1))
            read += sum(self.miss(real, imagined.deal(Stream(deal)).hand(other)) for deal in range(5))
        assert read < 0.93 * drawn

    @staticmethod
    def positions(game: Uno) -> Iterator[UnoState]:
        policy = Policy(game, 2, PLAIN)
        for seed in range(12):
            state, stream = game.setup(2), Stream(seed)
            game.begin(state, stream)
            for step in range(24):
                if state.rounds:
                    break
                if state.phase is TURN and step % 4 == 3:
                    yield state
                game.play(state, state.turn, policy.move(state, state.turn), stream)

    @staticmethod
    def miss(real: Sequence[Card], imagined: Sequence[Card]) -> float:
        """The share of the hand whose colour was imagined wrongly."""
        wanted, had = (Counter(COLOUR[card] for card in hand) for hand in (real, imagined))
        return sum((wanted - had).values()) / len(real)
