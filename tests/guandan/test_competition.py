"""The competition's messages: what a program of 2020, or one for the newer referee, is told and asked."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from guandan_notation import rules

from cardcade import Match, Stream
from cardcade.engine.turns import play_on
from cardcade_guandan.cards import DECK
from cardcade_guandan.competition.actions import action_of
from cardcade_guandan.competition.dialect import Competition, OpenGuanDan
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Play
from cardcade_guandan.readings import readings

Message = dict[str, Any]

PLAYS = {
    "ST": ["Single", "T", ["ST"]],
    "BJ": ["Single", "B", ["SB"]],
    "RJ": ["Single", "R", ["HR"]],
    "H4 C4": ["Pair", "4", ["H4", "C4"]],
    "D7 C7 H7": ["Trips", "7", ["H7", "C7", "D7"]],
    "H8 SA D8 SA DA": ["ThreeWithTwo", "A", ["SA", "SA", "DA", "H8", "D8"]],
    "SA H3 S2 C5 D4": ["Straight", "A", ["SA", "S2", "H3", "D4", "C5"]],
    "S3 H4 S4 H3 C5 D5": ["ThreePair", "3", ["S3", "H3", "S4", "H4", "C5", "D5"]],
    "S3 H4 S4 H3 C3 D4": ["TwoTrips", "3", ["S3", "H3", "C3", "S4", "H4", "D4"]],
    "S2 H2 H2 C2 H9": ["Bomb", "2", ["S2", "H2", "H2", "C2", "H9"]],
    "D8 H9 DT DJ DQ": ["StraightFlush", "8", ["D8", "H9", "DT", "DJ", "DQ"]],
    "BJ RJ BJ RJ": ["Bomb", "JOKER", ["SB", "SB", "HR", "HR"]],
}


@pytest.mark.parametrize(("faces", "written"), PLAYS.items())
def test_a_play_is_written_as_the_competition_writes_it(faces: str, written: list[Any]) -> None:
    game, cards = Guandan(rules("official")), DECK.pick(faces.split())
    play = Play(cards, readings(cards, game.order(9))[0])
    assert action_of(play, 9, Competition.four_jokers) == written


def test_the_newer_referee_calls_four_jokers_kings() -> None:
    cards = DECK.pick(["BJ", "RJ", "BJ", "RJ"])
    play = Play(cards, readings(cards, Guandan(rules("official")).order(9))[0])
    assert action_of(play, 9, OpenGuanDan.four_jokers)[::2] == ["FourKings", ["SB", "SB", "HR", "HR"]]


@cache
def heard() -> tuple[list[Message], ...]:
    """What four programs hear in a whole match of random plays by the official rules, each with its own questions."""
    game = Guandan(rules("official"))
    match = Match(game, 4, seed=11)
    talks, told = [Competition(game) for _ in range(4)], tuple[list[Message], ...]([] for _ in range(4))
    chance = random.Random(1)

    def decide(seat: int, moves: Any) -> Any:
        told[seat].extend(talks[seat].tell(match.view(seat)))
        question = dict(talks[seat].ask(match.view(seat), moves, Stream(1)))
        told[seat].append(question)
        return talks[seat].read({"actIndex": chance.randint(0, question["indexRange"])})

    for _ in play_on(game, match.state, decide, match.play):
        for seat in range(4):
            told[seat].extend(talks[seat].tell(match.view(seat)))
    return told


def stages(messages: list[Message], kind: str) -> list[str]:
    return [message["stage"] for message in messages if message["type"] == kind]


def test_a_match_is_told_from_its_beginning_to_its_result() -> None:
    for messages in heard():
        told = stages(messages, "notify")
        assert told[0] == "beginning"
        assert told[-3:] == ["episodeOver", "gameOver", "gameResult"]
        assert told.count("beginning") == told.count("episodeOver") > 3
        assert set(told) >= {"tribute", "back", "play"}


def test_seats_are_numbered_in_turn_order_and_partners_face_each_other() -> None:
    positions = [messages[0]["myPos"] for messages in heard()]
    assert sorted(positions) == [0, 1, 2, 3]
    assert abs(positions[0] - positions[2]) == abs(positions[1] - positions[3]) == 2
    plays = [message["curPos"] for message in heard()[0] if message["stage"] == "play" and message["type"] == "notify"]
    assert plays[1] == (plays[0] + 1) % 4


def test_everyone_hears_of_every_play_but_sees_only_the_own_hand() -> None:
    plays = [[message for message in messages if message["stage"] == "play" and message["type"] == "notify"]
             for messages in heard()]  # fmt: skip
    assert plays[0] == plays[1] == plays[2] == plays[3]
    hands = [next(m["handCards"] for m in messages if m["stage"] == "beginning") for messages in heard()]
    assert [len(hand) for hand in hands] == [27] * 4
    assert Counter(card for hand in hands for card in hand).keys() >= {"SB", "HR", "HT"}


def test_a_question_lists_every_play_of_the_hand_and_passing_first() -> None:
    for question in (message for message in heard()[1] if message["type"] == "act" and message["stage"] == "play"):
        options, hand = question["actionList"], Counter(question["handCards"])
        assert question["indexRange"] == len(options) - 1
        leading = question["greaterPos"] == -1
        assert leading == (question["greaterAction"] is None) == (options[0] != ["PASS", "PASS", "PASS"])
        assert all(not Counter(cards) - hand for _, _, cards in options if cards != "PASS")
        assert len({(kind, rank, tuple(cards)) for kind, rank, cards in options}) == len(options)
        assert question["publicInfo"][heard()[1][0]["myPos"]]["rest"] == len(question["handCards"])


def test_tribute_and_its_return_are_asked_and_told() -> None:
    questions = [message for messages in heard() for message in messages if message["type"] == "act"]
    paid = next(message for message in questions if message["stage"] == "tribute")
    assert paid["actionList"][0][:2] == ["tribute", "tribute"]
    returned = next(message for message in questions if message["stage"] == "back")
    assert {card[1] for _, _, (card,) in returned["actionList"]} <= set("23456789T")
    notice = next(message for message in heard()[0] if message["stage"] == "tribute" and message["type"] == "notify")
    giver, receiver, card = notice["result"][0]
    assert giver != receiver
    assert len(card) == 2


@pytest.mark.parametrize("index", [-1, 10_000, "0", None, True, 0.0])
def test_an_index_outside_the_list_is_no_answer(index: object) -> None:
    game = Guandan(rules("official"))
    match, talk = Match(game, 4, seed=11), Competition(game)
    seat = match.state.turn
    talk.ask(match.view(seat), game.moves(match.state, seat), Stream(1))
    with pytest.raises(ValueError, match="actIndex"):
        talk.read({"actIndex": index})


def test_a_program_that_missed_the_end_of_a_deal_still_hears_that_it_is_over() -> None:
    game = Guandan(rules("official"))
    match, talk = Match(game, 4, seed=11), Competition(game)
    told: list[Message] = []
    chance = random.Random(2)

    def decide(seat: int, moves: Any) -> Any:
        if seat == 0:
            told.extend(talk.tell(match.view(0)))
        return chance.choice(moves)

    for _ in play_on(game, match.state, decide, match.play):
        if match.state.deal == 4:
            break
    kinds = [message["stage"] for message in told if message["stage"] in ("beginning", "episodeOver")]
    assert kinds[:4] == ["beginning", "episodeOver", "beginning", "episodeOver"]
