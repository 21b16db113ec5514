"""What the bots know, and what they do in positions a strong player would agree on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from guandan_notation import EAST, NORTH, SOUTH, WEST, Table, after_a_deal, cards, guandan, name, order, rules
from guandan_positions import PAGE, POSITIONS, Position

from cardcade import Bot, Card, RandomBot, Seat, Stream
from cardcade.engine.turns import play_on
from cardcade.rulekit.shedding import PASS
from cardcade_guandan.bots.costs import costs_at
from cardcade_guandan.bots.hints import hints
from cardcade_guandan.bots.levels import Easy, Frugal, Hard, Medium, Tidy, Watchful
from cardcade_guandan.bots.outlook import Outlook
from cardcade_guandan.bots.planner import Planner
from cardcade_guandan.bots.units import units_of
from cardcade_guandan.climbing import Climb
from cardcade_guandan.combinations import JOKER_BOMB
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move, Play
from cardcade_guandan.readings import readings
from cardcade_guandan.state import GuandanState, Phase

OFFICIAL = Guandan(rules("official"))


@pytest.mark.parametrize(
    "position", POSITIONS, ids=lambda position: f"{position.hand} on {position.last or 'the lead'}"
)
def test_the_hard_bot_agrees_with_a_strong_player(position: Position) -> None:
    view = position.view(OFFICIAL)
    bot = Hard(OFFICIAL)
    move = bot.choose(view, OFFICIAL.moves(view.state, SOUTH), Stream.named("position"))
    OFFICIAL.check(view.state, SOUTH, move)
    assert (name(move.reading) if isinstance(move, Play) else "pass") == position.choice


def test_every_row_of_the_page_is_a_position() -> None:
    numbered = [line for line in PAGE.read_text("utf-8").splitlines() if line[:3].strip("| ").isdigit()]
    assert len(POSITIONS) == len(numbered) == 22


def plan(text: str, level: str = "2", preset: str = "official") -> list[str]:
    known = order(level, preset)
    hand = cards(text)
    costs = costs_at(known)
    units = Planner(costs).units(hand)
    assert sorted(card for unit in units for card in unit.play.cards) == sorted(hand)
    assert all(unit.play.reading in readings(unit.play.cards, known) for unit in units)
    return sorted(name(unit.play.reading) for unit in units)


@pytest.mark.parametrize(
    ("hand", "units"),
    [
        ("S5 H5 C5 D5 S6 D7 C8 S9", ["straight 5", "triple 5"]),
        ("S9 C9 D9 S4 C4", ["full_house 9"]),
        ("S9 C9 D9 H2", ["bomb 9"]),
        ("S5 S6 S7 S8 H2", ["straight_flush 5"]),
        ("S3 C3 D4 S4 C5 D5", ["tube 3"]),
        ("BJ BJ RJ RJ", ["joker_bomb RJ"]),
        ("SA CA DA S3 C3 SK CK", ["full_house A", "pair K"]),
    ],
)
def test_the_planner_sorts_a_hand_into_few_plays(hand: str, units: list[str]) -> None:
    assert plan(hand) == units


def test_every_plan_uses_every_card_once_and_names_it_rightly() -> None:
    for number in range(150):
        game = OFFICIAL.one_round(Stream.named("plans", number)) if number % 2 else Guandan(rules("house"))
        state = game.setup(4)
        game.begin(state, Stream.named("plans", number).child(1))
        known = game.order(state.level)
        costs, hand = costs_at(known), state.hand(SOUTH)[: 27 - number % 20]
        sorting = Planner(costs).sort(hand)
        units = units_of(hand, sorting, costs)
        assert sorted(card for unit in units for card in unit.play.cards) == sorted(hand)
        assert all(unit.play.reading in readings(unit.play.cards, known) for unit in units)


def test_counting_cards_makes_an_ace_high() -> None:
    position = Position(hand="SA D3", left=(5, 8, 5), choice="", why="", gone="RJ RJ BJ BJ S2 S2 C2 C2 D2 D2 H2 H2")
    view = position.view(OFFICIAL)
    ace = readings(cards("SA"), order("2", "official"))[0]
    counting = Outlook(view, OFFICIAL.order(2), OFFICIAL.rules)
    forgetful = Outlook(view, OFFICIAL.order(2), OFFICIAL.rules, counts_cards=False)
    assert counting.better(ace) == 0
    assert counting.stands(ace) > forgetful.stands(ace)


def test_a_play_is_sure_only_when_no_bomb_is_possible() -> None:
    gone = "RJ RJ BJ BJ S2 S2 C2 C2 D2 D2 H2 H2"
    ace = readings(cards("SA"), order("2", "official"))[0]
    for left, sure in (((3, 8, 3), True), ((20, 8, 3), False)):
        view = Position(hand="SA D3", left=left, choice="", why="", gone=gone).view(OFFICIAL)
        assert Outlook(view, OFFICIAL.order(2), OFFICIAL.rules).sure(ace) is sure


def test_the_easy_bot_never_beats_its_partner() -> None:
    table = guandan("S9 SK | H4 H9 | C6 CT | D5 DJ", last="S8", by=NORTH)
    view = table.state.view(SOUTH)
    assert not isinstance(Easy(table.game).choose(view, table.game.moves(view.state, SOUTH), Stream.named(1)), Play)


def test_the_easy_bot_bombs_only_the_nearly_finished() -> None:
    few = guandan("S9 H9 C9 D9 S3 | H4 | C6 CT | D5 DJ", last="SA", by=EAST, level="7")
    many = guandan("S9 H9 C9 D9 S3 | H4 | C6 CT | D3 D4 D5 D6 D7 D8 DT DJ DQ", last="SA", by=EAST, level="7")
    choices = [
        Easy(table.game).choose(table.state.view(SOUTH), table.game.moves(table.state, SOUTH), Stream.named(1))
        for table in (few, many)
    ]
    assert [isinstance(choice, Play) for choice in choices] == [True, False]


def chosen(kind: type[Bot[GuandanState, Move]], table: Table) -> Move | None:
    return kind(table.game).choose(table.state.view(SOUTH), table.game.moves(table.state, SOUTH), Stream.named(1))


def cards_of(move: Move | None) -> tuple[Card, ...]:
    return move.cards if isinstance(move, Play) else ()


def test_the_frugal_bot_breaks_no_bomb_and_keeps_it_for_the_last_cards() -> None:
    def facing(east: str) -> Table:
        return guandan(f"S9 H9 C9 D9 S3 | H4 | C6 CT | {east}", last="S8", by=EAST, level="7")

    assert cards_of(chosen(Easy, facing("D3 D4 D5 D6 D8 DT"))) == tuple(cards("S9")), "which breaks the bomb"
    assert chosen(Frugal, facing("D3 D4 D5 D6 D8 DT")) == PASS
    assert cards_of(chosen(Frugal, facing("D3 D4 D5 D6 D8"))) == tuple(cards("S9 H9 C9 D9"))


def test_the_tidy_bot_tears_no_group_apart_before_it_is_late_and_the_watchful_one_sees_it_coming() -> None:
    far = guandan("S9 H9 S3 C4 | H4 | C6 CT | D3 D4 D5 D6 D8 DT DJ DQ DK", last="S8", by=EAST, level="7")
    near = guandan("S9 H9 S3 C4 | H4 | C6 CT | D3 D4 D5 D6 D8", last="S8", by=EAST, level="7")
    late = guandan("S9 H9 S3 C4 | H4 | C6 CT | D3 D4 D5 D6", last="S8", by=EAST, level="7")
    assert [chosen(Tidy, table) == PASS for table in (far, near, late)] == [True, True, False]
    assert [chosen(Watchful, table) == PASS for table in (far, near, late)] == [True, False, False]


@pytest.mark.parametrize("kind", [Medium, Hard])
def test_a_returned_card_is_the_one_least_missed(kind: type[Hard]) -> None:
    table = after_a_deal("official", (SOUTH, EAST, NORTH, WEST), Climb((5, 5), 0))
    table.move(table.game.moves(table.state, WEST)[0], WEST)
    assert table.state.phase is Phase.RETURN
    view = table.state.view(SOUTH)
    bot = kind(table.game)
    chosen = bot.choose(view, table.game.moves(view.state, SOUTH), Stream.named(1))
    planner = bot.planner(view.state.level)
    left = {
        move: planner.cost([card for card in view.state.hand(SOUTH) if card not in table.game.cards_of(move)])
        for move in table.game.moves(view.state, SOUTH)
    }
    assert left[chosen] == min(left.values())


def test_hints_are_lawful_and_come_best_first() -> None:
    view = POSITIONS[5].view(OFFICIAL)
    found = hints(OFFICIAL, view)
    assert isinstance(found[0], Play)
    assert name(found[0].reading) == "single 3"
    for move in found:
        OFFICIAL.check(view.state, SOUTH, move)


def test_there_are_no_hints_for_a_seat_that_is_not_asked() -> None:
    table = guandan("S9 SK | H4 H9 | C6 CT | D5 DJ", preset="official")
    assert hints(table.game, table.state.view(WEST)) == ()


def deal_won_by(better: type[Bot[GuandanState, Move]], worse: type[Bot[GuandanState, Move]], number: int) -> bool:
    """Whether the better bots' side came first, live south and north or west and east in turn."""
    stream = Stream.named("strength", number)
    game = OFFICIAL.one_round(stream)
    state = game.setup(4)
    game.begin(state, stream.child(1))
    bots = [better(game), worse(game)]

    def decide(seat: Seat, moves: Sequence[Move]) -> Move | None:
        return bots[(seat + number) % 2].choose(state.view(seat), moves, stream.child(state.period))

    def play(seat: Seat, move: Move) -> None:
        game.play(state, seat, move, stream)

    for _ in play_on(game, state, decide, play):
        pass
    return (state.out[0] + number) % 2 == 0


@pytest.mark.parametrize(("better", "worse", "least"), [(Easy, RandomBot, 9), (Medium, Easy, 8), (Hard, Easy, 8)])
def test_stronger_levels_win_nearly_every_deal(
    better: type[Bot[GuandanState, Move]], worse: type[Bot[GuandanState, Move]], least: int
) -> None:
    """Ten deals only; long runs measure the real shares."""
    assert sum(deal_won_by(better, worse, number) for number in range(10)) >= least


@pytest.mark.parametrize(("better", "worse"), [(Frugal, Easy), (Tidy, Frugal), (Watchful, Tidy)])
def test_each_step_of_the_ladder_is_one_that_can_be_climbed(
    better: type[Bot[GuandanState, Move]], worse: type[Bot[GuandanState, Move]]
) -> None:
    """More than half, far from all; long runs measure the real shares."""
    won = sum(deal_won_by(better, worse, number) for number in range(40))
    assert 21 <= won <= 33


def test_the_planner_keeps_wildcards_for_what_they_are_worth_most() -> None:
    assert "bomb K" in plan("H7 SK CK DK S4 C4 D9 S3", level="7")


def test_an_unbeatable_bomb_wins_the_lead_back_for_all_but_the_last_play() -> None:
    king, jack = (readings(cards(card), order("2", "official"))[0] for card in ("SK", "DJ"))
    view = Position(hand="BJ BJ RJ RJ SK DJ", left=(9, 8, 10), choice="", why="").view(OFFICIAL)
    judge = Hard(OFFICIAL).judge(view)
    plays = {play.reading: play for play in (unit.play for unit in judge.units())}
    assert judge.runs_out(plays[king])
    assert judge.runs_out(plays[jack])
    assert not judge.runs_out(plays[JOKER_BOMB]), "king and jack would both have to win"


def test_a_hand_can_be_stopped_by_an_opponent_who_goes_out_on_it() -> None:
    view = Position(hand="BJ BJ RJ RJ SK DJ", left=(1, 8, 10), choice="", why="").view(OFFICIAL)
    judge = Hard(OFFICIAL).judge(view)
    assert not any(judge.runs_out(unit.play) for unit in judge.units())
