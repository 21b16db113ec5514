"""Dou Dizhu, rule by rule. Hands and plays are written in ranks: `3 3 3 4`, `BJ RJ`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from cardcade import TABLE, Card, IllegalMove, Message, Stream
from cardcade.rulekit.combinations import Combination
from cardcade.rulekit.patterns import by_rank
from cardcade.rulekit.rounds import NEXT_ROUND, STOCK
from cardcade.rulekit.shedding import GONE, PASS, Play
from doudizhu.combinations import DECK, LOWEST, NAMES, RANK, combinations
from doudizhu.game import DouDizhu
from doudizhu.rules import KickerRules, MatchLength, Rules, ScoringRules
from doudizhu.state import Bid, Move, RoundEnded

STANDARD = Rules()
PLAIN = replace(STANDARD, scoring=ScoringRules(bombs_double=False, spring_doubles=False))
ANY, NOTHING = KickerRules(triples="any"), KickerRules(triples="none", fours=False)


def deal(texts: Iterable[str]) -> list[list[Card]]:
    pack = list(DECK.cards)

    def take(name: str) -> Card:
        card = next(card for card in pack if NAMES[RANK[card] - LOWEST] == name)
        pack.remove(card)
        return card

    return [[take(name) for name in text.split()] for text in texts]


def kinds(text: str, kickers: KickerRules = STANDARD.kickers) -> list[str]:
    (cards,) = deal([text])
    return [made.kind for made, _ in combinations(kickers).read(by_rank(cards, RANK))]


class Table:
    """A round in the middle: seat 0 is the landlord, has bid one point and leads."""

    def __init__(self, hands: str, rules: Rules = STANDARD, landlord: int = 0) -> None:
        self.game = DouDizhu(rules)
        self.state = self.game.setup(3)
        held = deal(hands.split("|"))
        for seat, cards in enumerate(held):
            self.state.of(seat).extend(cards)
        self.state.cards[GONE] = [card for card in DECK.cards if not any(card in hand for hand in held)]
        self.state.cards[STOCK] = []
        self.state.phase, self.state.landlord, self.state.stake = "play", landlord, 1
        self.state.turn, self.state.log = landlord, []

    def play(self, text: str, kind: str | None = None) -> None:
        """The seat in turn plays these ranks, or passes."""
        seat = self.state.turn
        move = PASS if text == "pass" else self._play(seat, text.split(), kind)
        self.game.check(self.state, seat, move)
        self.game.play(self.state, seat, move, Stream(1))

    def _play(self, seat: int, names: list[str], kind: str | None) -> Move:
        held = by_rank(self.state.of(seat), RANK)
        cards = [held[LOWEST + NAMES.index(name)][names[:place].count(name)] for place, name in enumerate(names)]
        able = [move for move in self.game.plays_with(self.state, seat, cards) if isinstance(move, Play)]
        wanted = [move for move in able if kind in (None, move.combination.kind)]
        return wanted[0] if wanted else Play(tuple(cards), Combination("single", LOWEST, len(cards)))

    def refusal(self, text: str) -> str:
        with pytest.raises(IllegalMove) as refused:
            self.play(text)
        return refused.value.reason.key.removeprefix("engine.illegal.")


class TestKinds:
    @pytest.mark.parametrize(
        ("cards", "kind"),
        [
            ("3", "single"), ("BJ", "single"), ("2 2", "pair"), ("A A A", "triple"),
            ("7 7 7 4", "triple_single"), ("7 7 7 RJ", "triple_single"), ("7 7 7 4 4", "triple_pair"),
            ("3 4 5 6 7", "straight"), ("T J Q K A", "straight"), ("3 4 5 6 7 8 9 T J Q K A", "straight"),
            ("3 3 4 4 5 5", "pairs"), ("5 5 5 6 6 6", "plane"), ("K K K A A A", "plane"),
            ("5 5 5 6 6 6 9 J", "plane_singles"), ("5 5 5 6 6 6 9 9 J J", "plane_pairs"),
            ("8 8 8 8 4 K", "four_singles"), ("8 8 8 8 4 4 K K", "four_pairs"),
            ("8 8 8 8", "bomb"), ("2 2 2 2", "bomb"), ("BJ RJ", "rocket"),
        ],
    )  # fmt: skip
    def test_cards_are(self, cards: str, kind: str) -> None:
        assert kinds(cards) == [kind]

    @pytest.mark.parametrize(
        "cards",
        [
            "3 4", "3 4 5 6", "J Q K A 2", "3 3 4 4", "A A A 2 2 2", "Q K A 2 BJ", "7 7 7 BJ RJ",
            "5 5 5 7 7 7", "8 8 8 8 9", "8 8 8 8 BJ RJ", "5 5 5 6 6 6 9", "3 3 3 4 4 4 BJ RJ",
        ],
    )  # fmt: skip
    def test_cards_are_nothing(self, cards: str) -> None:
        assert kinds(cards) == []

    def test_attached_cards_differ_unless_anything_may_be_attached(self) -> None:
        assert kinds("5 5 5 6 6 6 9 9") == []
        assert kinds("5 5 5 6 6 6 9 9", ANY) == ["plane_singles"]

    def test_four_triples_are_a_plane_or_three_with_three_singles(self) -> None:
        assert kinds("3 3 3 4 4 4 5 5 5 6 6 6", ANY) == ["plane", "plane_singles", "plane_singles"]

    def test_where_nothing_is_attached_triples_stand_alone(self) -> None:
        assert kinds("7 7 7 4", NOTHING) == kinds("8 8 8 8 4 K", NOTHING) == []
        assert kinds("7 7 7", NOTHING) == ["triple"]


class TestBeating:
    @pytest.mark.parametrize(
        ("play", "last", "beaten"),
        [
            ("4", "3", True), ("3", "3", False), ("2", "A", True), ("BJ", "2", True), ("RJ", "BJ", True),
            ("4 4", "3", False), ("4 4 4 3", "3 3 3 A", True), ("4 4 4 3 3", "3 3 3 A", False),
            ("4 5 6 7 8", "3 4 5 6 7", True), ("4 5 6 7 8 9", "3 4 5 6 7", False),
            ("3 3 3 3", "2 2", True), ("4 4 4 4", "3 3 3 3", True), ("3 3 3 3", "4 4 4 4", False),
            ("BJ RJ", "2 2 2 2", True), ("3 3 3 3", "8 8 8 8 4 K", True), ("9 9 9 9 3 4", "8 8 8 8 4 K", True),
            ("9 9 9 9 3 4", "3 3 3 3", False), ("2 2 2 2", "BJ RJ", False),
        ],
    )  # fmt: skip
    def test_what_beats_what(self, play: str, last: str, beaten: bool) -> None:
        able = combinations(STANDARD.kickers)
        one, other = (able.read(by_rank(deal([text])[0], RANK))[0][0] for text in (play, last))
        assert able.beats(one, other) is beaten

    def test_a_hand_offers_all_that_beats_the_last_play_and_nothing_else(self) -> None:
        """The twin: everything the hand could lead, judged one by one."""
        able = combinations(ANY)
        for number in range(12):
            cards = list(DECK.cards)
            Stream.named(number, "hand").shuffle(cards)
            held = by_rank(cards[:17], RANK)
            every = list(able.find(held, None))
            for last, _ in every[:: max(1, len(every) // 12)]:
                answers = {(made, tuple(found.needs)) for made, found in able.find(held, last)}
                assert answers == {(made, tuple(found.needs)) for made, found in every if able.beats(made, last)}


class TestBidding:
    def table(self) -> Table:
        table = Table("||")
        table.state = table.game.setup(3)
        table.game.begin(table.state, Stream(4))
        table.state.log = []
        return table

    def bid(self, table: Table, *points: int) -> None:
        for each in points:
            move = Bid(each)
            table.game.check(table.state, table.state.turn, move)
            table.game.play(table.state, table.state.turn, move, Stream(5))

    def test_everyone_has_seventeen_cards_and_three_lie_in_the_middle(self) -> None:
        state = self.table().state
        assert [len(cards) for cards in (state.cards[STOCK], *map(state.of, range(3)))] == [3, 17, 17, 17]

    def test_the_highest_bidder_is_the_landlord_takes_three_cards_and_leads(self) -> None:
        table = self.table()
        first = table.state.turn
        self.bid(table, 1, 2, 0)
        assert table.state.landlord == table.state.turn == (first + 1) % 3
        assert len(table.state.of(table.state.turn)) == 20
        assert set(table.state.bottom) <= set(table.state.of(table.state.turn))

    def test_three_ends_the_bidding_at_once(self) -> None:
        table = self.table()
        first = table.state.turn
        self.bid(table, 3)
        assert (table.state.phase, table.state.landlord) == ("play", first)

    def test_a_bid_is_higher_than_the_one_before(self) -> None:
        table = self.table()
        self.bid(table, 2)
        with pytest.raises(IllegalMove):
            self.bid(table, 2)

    def test_when_nobody_bids_new_cards_are_dealt(self) -> None:
        table = self.table()
        before = [table.state.of(seat)[:] for seat in range(3)]
        self.bid(table, 0, 0, 0)
        assert table.state.phase == "bidding"
        assert [table.state.of(seat) for seat in range(3)] != before

    def test_everyone_knows_who_holds_the_three_cards(self) -> None:
        table = self.table()
        self.bid(table, 3)
        landlord = table.state.landlord or 0
        view = table.state.view((landlord + 1) % 3)
        card = table.state.bottom[0]
        assert table.game.could_hold(view, view.state.pile(landlord), card)
        assert not table.game.could_hold(view, view.state.pile((landlord + 2) % 3), card)


class TestPlay:
    def test_the_turn_goes_round_and_a_pass_is_not_for_good(self) -> None:
        table = Table("3 8 K | 4 Q | 5 9")
        for text in ("3", "pass", "5", "8", "Q"):
            table.play(text)
        assert table.state.turn == 2

    def test_after_two_passes_whoever_played_last_leads(self) -> None:
        table = Table("3 K | 4 Q | 5 9")
        for text in ("3", "4", "pass", "pass"):
            table.play(text)
        assert (table.state.turn, table.state.last) == (1, None)

    def test_a_leader_cannot_pass(self) -> None:
        assert Table("3 K | 4 | 5").refusal("pass") == "lead"

    def test_the_last_play_must_be_beaten(self) -> None:
        table = Table("8 K | 4 Q | 5")
        table.play("8")
        assert table.refusal("4") == "beat"

    def test_cards_must_make_a_play(self) -> None:
        assert Table("8 K | 4 | 5").refusal("8 K") == "not_a_play"

    def test_farmers_are_told_apart_from_the_landlord(self) -> None:
        table = Table("8 K | 4 | 5")
        standing = table.game.standing(table.state)
        assert standing.allies(1) == standing.allies(2) == (1, 2)
        assert standing.allies(0) == (0,)


class TestPoints:
    def ended(self, table: Table) -> RoundEnded:
        assert table.state.log is not None
        return next(event for event in table.state.log if isinstance(event, RoundEnded))

    def test_the_landlord_wins_the_bid_from_each_farmer(self) -> None:
        table = Table("3 K | 4 5 | 5 6")
        for text in ("3", "4", "pass", "K"):
            table.play(text)
        assert self.ended(table).points == (2, -1, -1)

    def test_either_farmer_wins_for_both(self) -> None:
        table = Table("3 K Q | 4 A | 5 6")
        for text in ("3", "4", "pass", "K", "A"):
            table.play(text)
        assert self.ended(table).points == (-2, 1, 1)

    def test_every_bomb_and_the_rocket_double(self) -> None:
        table = Table("3 K | 4 4 4 4 5 | BJ RJ 9 9")
        for text in ("3", "4 4 4 4", "BJ RJ", "pass", "pass", "9 9"):
            table.play(text)
        assert self.ended(table).points == (-2 * 4 * 2, 8, 8)  # the landlord played only once, too

    def test_spring_doubles_when_the_farmers_never_played(self) -> None:
        table = Table("3 | 4 5 | 5 6")
        table.play("3")
        assert self.ended(table).spring == "spring"
        assert self.ended(table).points == (4, -2, -2)

    def test_spring_is_turned_when_the_landlord_played_only_once(self) -> None:
        table = Table("3 K | 4 | 5 6")
        for text in ("3", "4"):
            table.play(text)
        assert self.ended(table).spring == "turned"
        assert self.ended(table).points == (-4, 2, 2)

    def test_presets_can_leave_doubling_out(self) -> None:
        calm = replace(STANDARD, scoring=ScoringRules(bombs_double=False, spring_doubles=False))
        table = Table("3 3 3 3 | 4 5 | 5 6", calm)
        table.play("3 3 3 3")
        assert self.ended(table).points == (2, -1, -1)

    def test_who_went_out_opens_the_next_round(self) -> None:
        table = Table("3 | 4 5 | 5 6")
        table.play("3")
        assert table.game.to_act(table.state) == (TABLE,)
        table.game.play(table.state, TABLE, NEXT_ROUND, Stream(3))
        assert (table.state.phase, table.state.turn) == ("bidding", 0)

    def test_the_most_points_win_after_the_last_round(self) -> None:
        table = Table("3 | 4 5 | 5 6", replace(STANDARD, match=MatchLength(rounds=1)))
        table.play("3")
        result = table.game.result(table.state)
        assert result is not None
        assert result.winners == (0,)


class TestWhatIsSaid:
    def said(self, table: Table) -> list[str]:
        aloud = (table.game.say_aloud(event) for event in table.state.log or ())
        return [each.words.key.removeprefix("doudizhu.aloud.") for each in aloud if each]

    def test_bombs_and_springs_are_said_to_everyone(self) -> None:
        table = Table("3 3 3 3 | 4 5 | 5 6")
        table.play("3 3 3 3")
        assert self.said(table) == ["bomb", "spring"]

    def test_who_is_nearly_out_says_so(self) -> None:
        table = Table("3 4 5 | 4 5 | 5 6")
        table.play("3")
        assert self.said(table) == ["left"]

    def test_the_table_shows_what_the_round_is_worth_and_who_is_what(self) -> None:
        table = Table("3 3 3 3 4 | 4 5 | 5 6")
        table.play("3 3 3 3")
        assert table.game.headline(table.state).args == {"points": 1, "times": 2}
        badges = [table.game.badge(table.state, seat) for seat in range(3)]
        assert [badge.key.split(".")[-1] for badge in badges if badge] == ["landlord", "farmer", "farmer"]


@pytest.mark.parametrize(
    ("hands", "plays", "rules", "told"),
    [
        ("3 4|5 6|7 8", "3 pass pass 4", STANDARD, ("won", 1, 2, "", "spring")),
        ("3 4|5|7 8", "3 5", STANDARD, ("lost", 1, 2, "", "turned")),
        ("3 4|5 6|7 8", "3 5 pass pass 6", STANDARD, ("lost", 1, 2, "", "turned")),
        ("3 9 4|5 6|7 8", "3 5 pass 9 pass pass 4", STANDARD, ("won", 1, 1, "", "")),
        ("BJ_RJ 9 4|5 6|7 8", "9 pass pass BJ_RJ pass pass 4", STANDARD, ("won", 1, 4, "bombs", "spring")),
        ("BJ_RJ 9 4|5 6|7 8", "9 pass pass BJ_RJ pass pass 4", PLAIN, ("won", 1, 1, "", "")),
    ],
)
def test_the_outcome_tells_how_the_landlord_fared_and_what_doubled_his_bid(
    hands: str, plays: str, rules: Rules, told: tuple[str, int, int, str, str]
) -> None:
    table = Table(hands.replace("_", " "), rules)
    assert table.game.outcome(table.state) is None
    for play in plays.split():
        table.play(play.replace("_", " "))
    said = table.game.outcome(table.state)
    assert said is not None
    doubled = [
        words.key.split(".")[-1] if isinstance(words, Message) else ""
        for words in (said.args["bombs"], said.args["spring"])
    ]
    assert (said.key.split(".")[-1], said.args["points"], said.args["times"], *doubled) == told
