"""`cardcade play`: a deal code brings its rules and its seats along, as it does at the setup."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from cardcade.cli import parser
from cardcade.commands import play
from cardcade.discovery.left_out import LeftOut
from cardcade.engine.deal_code import seed_of
from cardcade.engine.shared_rules import shared_text, with_rules
from cardcade.shell.app.play_request import PlayRequest
from cardcade.terminal import FAILED, Terminal
from cardcade_gandengyan.rules import DealRules
from cardcade_gandengyan.rules import Rules as Gandengyan
from cardcade_uno.rules import HouseRules, Rules

JUMPS = Rules(house=HouseRules(jump_in=True))


def asked(*arguments: str) -> PlayRequest:
    terminal = Terminal()
    return play.request_of(parser(terminal).parse_args(["play", *arguments]), terminal)


@pytest.mark.parametrize("code", ["2024", "7K3Q9ZTB2MXH4", "grandma's deal"])
def test_a_code_with_rules_opens_the_table_it_was_copied_from(code: str) -> None:
    request = asked("uno", "--seed", with_rules(code, shared_text("uno", JUMPS, {}, {}, 3)))
    assert (request.seed, request.seats, request.preset.rules) == (seed_of(code), 3, JUMPS)
    assert request.preset.name == "standard*"


def test_rules_without_a_code_get_a_fresh_deal() -> None:
    request = asked("uno", "--seed", shared_text("uno", JUMPS, {}, {}))
    assert (request.seed, request.seats, request.preset.rules) == (None, 4, JUMPS)


def test_a_code_alone_is_played_by_the_preset_asked_for() -> None:
    request = asked("uno", "--seed", "2024", "--preset", "party")
    assert (request.seed, request.preset.name) == (2024, "party")


@pytest.mark.parametrize(
    ("text", "more", "told"),
    [
        ("7+CC1:AAAA", (), "not complete"),
        ("7+CC9:AAAA", (), "newer Cardcade"),
        (
            with_rules("7", shared_text("gandengyan", Gandengyan(deal=DealRules(hand_size=4)), {}, {})),
            (),
            "another game",
        ),
        (with_rules("7", shared_text("uno", JUMPS, {}, {})), ("--preset", "party"), "leave out --preset"),
    ],
)
def test_a_code_whose_rules_cannot_be_played_by_is_a_sentence(
    run: Any, text: str, more: tuple[str, ...], told: str
) -> None:
    answer = run("play", "uno", "--seed", text, *more)
    assert answer.code == 2
    assert told in answer.err


def test_a_game_that_brought_the_last_start_down_is_not_opened_until_it_is_taken_back(
    installed_eights: Path, own_home: Path, run: Any
) -> None:
    dead = LeftOut("cardcade-crazy-eights", "crazy_eights", "crazy_eights", str(installed_eights))
    (own_home / "open-0123.json").write_text(json.dumps(asdict(dead)), "utf-8")
    refused = run("play", "crazy_eights")
    assert refused.code == FAILED
    assert "ended unexpectedly" in refused.err
    assert "cardcade plugins enable crazy_eights" in refused.err
    run("plugins", "enable", "crazy_eights")
    assert asked("crazy_eights").found.id == "crazy_eights"
