"""Hearts, rule by rule. Hands and tricks are written in faces: `C2 HA SQ`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardcade import TABLE, IllegalMove, Stream
from cardcade.rulekit.rounds import NEXT_ROUND, STOCK
from cardcade.rulekit.tricks import TAKEN, Play
from hearts.game import TWO_OF_CLUBS, Hearts, receiver
from hearts.rules import MatchLength, PassingRules, Rules, ScoringRules, TrickRules
from hearts.state import DECK, GIVEN, SEATS, Give, HeartsBroken, MoonShot

STANDARD = Rules()


class Table:
    """A round in the middle, after the first trick: seat 0 leads."""

    def __init__(self, hands: str, rules: Rules = STANDARD, *, taken: str = "|||", tricks: int = 1) -> None:
        self.game = Hearts(rules)
        self.state = self.game.setup(4)
        held = [list(DECK.pick(text.split())) for text in hands.split("|")]
        won = [list(DECK.pick(text.split())) for text in taken.split("|")]
        for seat in range(SEATS):
            self.state.of(seat)[:], self.state.of(seat, TAKEN)[:] = held[seat], won[seat]
        used = {card for cards in (*held, *won) for card in cards}
        self.state.cards[STOCK] = [card for card in DECK.cards if card not in used]
        self.state.phase, self.state.tricks, self.state.log = "play", tricks, []

    def play(self, *faces: str) -> None:
        for face in faces:
            seat, move = self.state.turn, Play(DECK.card(face))
            self.game.check(self.state, seat, move)
            self.game.play(self.state, seat, move, Stream(1))

    def refusal(self, face: str) -> str:
        with pytest.raises(IllegalMove) as refused:
            self.play(face)
        return refused.value.reason.key.rpartition(".")[2]

    @property
    def points(self) -> tuple[int, ...]:
        """Those of the round that has ended."""
        return self.state.board[-1]


class TestTricks:
    def test_suits_are_followed(self) -> None:
        table = Table("D5 C3 | D9 S2 | DK C9 | D2 C8")
        table.play("D5")
        assert table.refusal("S2") == "follow"

    def test_the_highest_of_the_suit_led_takes_the_trick_and_leads(self) -> None:
        table = Table("D5 C3 | SA S2 | DK C9 | D2 C8")
        table.play("D5", "SA", "DK", "D2")
        assert (table.state.turn, len(table.state.of(2, TAKEN))) == (2, 4)

    def test_the_two_of_clubs_leads_the_round(self) -> None:
        table = Table("C2 C3 | D9 S2 | DK C9 | D2 C8", tricks=0)
        assert table.refusal("C3") == "two"

    def test_no_points_in_the_first_trick(self) -> None:
        table = Table("C2 C3 | SQ S2 | H2 H3 | D2 C8", tricks=0)
        table.play("C2")
        assert table.refusal("SQ") == "first"
        table.play("S2", "H2")  # who has nothing but points plays one

    def test_presets_can_let_points_into_the_first_trick(self) -> None:
        table = Table(
            "C2 C3 | SQ S2 | H2 H3 | D2 C8", replace(STANDARD, tricks=TrickRules(first_is_safe=False)), tricks=0
        )
        table.play("C2", "SQ")

    def test_hearts_are_not_led_until_broken(self) -> None:
        table = Table("H5 C3 | H9 S2 | DK C9 | D2 C8")
        assert table.refusal("H5") == "broken"
        table.play("C3", "H9", "C9", "C8")
        assert table.state.broken
        assert any(isinstance(event, HeartsBroken) for event in table.state.log or ())

    def test_who_has_only_hearts_may_lead_them(self) -> None:
        Table("H5 H6 | H9 S2 | DK C9 | D2 C8").play("H5")

    def test_the_queen_breaks_hearts_where_the_preset_says_so(self) -> None:
        for rules, broken in ((STANDARD, False), (replace(STANDARD, tricks=TrickRules(queen_breaks=True)), True)):
            table = Table("C3 C4 | SQ S2 | DK C9 | D2 C8", rules)
            table.play("C3", "SQ")
            assert table.state.broken is broken


class TestPassing:
    def dealt(self, way: int) -> Table:
        table = Table("|||")
        table.state = table.game.setup(4)
        table.state.board = [(0, 0, 0, 0)] * way
        table.game.begin(table.state, Stream(7))
        return table

    @pytest.mark.parametrize(("round_", "to"), [(0, 1), (1, 3), (2, 2), (4, 1)])
    def test_three_cards_go_left_right_across_and_left_again(self, round_: int, to: int) -> None:
        table = self.dealt(round_)
        assert receiver(table.state, 0) == to

    def test_in_the_fourth_round_nobody_passes(self) -> None:
        table = self.dealt(3)
        assert table.state.phase == "play"
        assert TWO_OF_CLUBS in table.state.of(table.state.turn)

    def test_a_preset_can_do_without_passing(self) -> None:
        table = self.dealt(0)
        table.game = Hearts(replace(STANDARD, passing=PassingRules(rotates=False)))
        table.state = table.game.setup(4)
        table.game.begin(table.state, Stream(7))
        assert table.state.phase == "play"

    def test_everyone_passes_at_once_and_sees_the_cards_when_all_have_chosen(self) -> None:
        table = self.dealt(0)
        chosen = {seat: tuple(table.state.of(seat)[:3]) for seat in range(4)}
        for seat in (2, 0, 3):
            table.game.play(table.state, seat, Give(chosen[seat]), Stream(1))
            assert not set(chosen[seat]) & set(table.state.of(receiver(table.state, seat)))
        assert table.game.to_act(table.state) == (1,)
        table.game.play(table.state, 1, Give(chosen[1]), Stream(1))
        for seat in range(4):
            assert set(chosen[seat]) <= set(table.state.of((seat + 1) % 4))
            assert len(table.state.of(seat)) == 13

    def test_an_imagined_round_can_be_played_on(self) -> None:
        table = self.dealt(0)
        for seat in (1, 2, 3):
            table.game.play(table.state, seat, Give(tuple(table.state.of(seat)[:3])), Stream(1))
        imagined = table.game.imagine(table.state.view(0), Stream(2))
        table.game.play(imagined, 0, Give(tuple(imagined.of(0)[:3])), Stream(3))
        assert [len(imagined.of(seat)) for seat in range(4)] == [13] * 4

    def test_it_is_exactly_three_cards(self) -> None:
        table = self.dealt(0)
        with pytest.raises(IllegalMove):
            table.game.check(table.state, 0, Give(tuple(table.state.of(0)[:2])))

    def test_nobody_else_sees_them(self) -> None:
        table = self.dealt(0)
        cards = tuple(table.state.of(0)[:3])
        table.game.play(table.state, 0, Give(cards), Stream(1))
        view = table.state.view(1).state
        assert not any(card in cards for pile in view.cards for card in pile)
        assert view.given == [(), (), (), ()]
        assert len(view.of(0, GIVEN)) == 3


class TestWhatIsKnown:
    def test_who_does_not_follow_has_none_of_that_suit(self) -> None:
        table = Table("D5 C3 | SA S2 | DK C9 | D2 C8")
        table.play("D5", "SA")
        view = table.state.view(0)
        assert not table.game.could_hold(view, table.state.pile(1), DECK.card("D7"))
        assert table.game.could_hold(view, table.state.pile(2), DECK.card("D7"))

    def test_what_was_passed_on_lies_where_it_went(self) -> None:
        table = TestPassing().dealt(0)
        for seat in range(4):
            table.game.play(table.state, seat, Give(tuple(table.state.of(seat)[:3])), Stream(1))
        card = table.state.given[0][0]
        view = table.state.view(0)
        assert table.game.could_hold(view, table.state.pile(1), card)
        assert not table.game.could_hold(view, table.state.pile(2), card)


class TestPoints:
    def test_a_heart_is_one_point_and_the_queen_of_spades_thirteen(self) -> None:
        table = Table("S3 | SQ | H4 | H5", taken="|H2||")
        table.play("S3", "SQ", "H4", "H5")
        assert table.points == (0, 16, 0, 0)

    def all_but_one_trick(self, rules: Rules) -> Table:
        hearts = " ".join(f"H{rank}" for rank in "23456789TJQ")
        table = Table("HA | HK | C5 | D5", rules, taken=f"SQ {hearts}|||")
        table.play("HA", "HK", "C5", "D5")
        return table

    def test_whoever_takes_all_points_gives_them_to_the_others(self) -> None:
        table = self.all_but_one_trick(STANDARD)
        assert table.points == (0, 26, 26, 26)
        assert MoonShot(0) in (table.state.log or ())

    def test_or_has_them_taken_off(self) -> None:
        assert self.all_but_one_trick(replace(STANDARD, scoring=ScoringRules(moon="own"))).points == (-26, 0, 0, 0)

    def test_the_jack_of_diamonds_takes_ten_off_where_the_preset_says_so(self) -> None:
        table = Table(
            "S3 | SQ | H4 | H5", replace(STANDARD, scoring=ScoringRules(jack_of_diamonds=True)), taken="DJ|H2||"
        )
        table.play("S3", "SQ", "H4", "H5")
        assert table.points == (-10, 16, 0, 0)

    def test_the_fewest_points_win_when_somebody_has_reached_the_target(self) -> None:
        table = Table("S3 | SQ | H4 | H5", replace(STANDARD, match=MatchLength(target=15)), taken="|H2||")
        table.play("S3", "SQ", "H4", "H5")
        result = table.game.result(table.state)
        assert result is not None
        assert result.winners == (0, 2, 3)

    def test_until_then_new_cards_are_dealt(self) -> None:
        table = Table("S3 | SQ | H4 | H5", taken="|H2||")
        table.play("S3", "SQ", "H4", "H5")
        assert table.game.to_act(table.state) == (TABLE,)
        table.game.play(table.state, TABLE, NEXT_ROUND, Stream(2))
        assert (table.state.phase, table.state.way) == ("passing", "right")
        assert not any(table.state.of(seat, TAKEN) for seat in range(SEATS))
