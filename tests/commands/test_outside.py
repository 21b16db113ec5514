"""Programs from outside, named where bots are."""

import re
from pathlib import Path
from typing import Any

import pytest

from cardcade.commands.picking import bot_names
from cardcade.outside import bot
from cardcade.outside.program_line import ProgramLine

from ..outside.programs import Workshop


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_a_comma_within_quotes_belongs_to_a_command() -> None:
    assert bot_names("hard,exec:./mine 'a,b',search:40") == ["hard", "exec:./mine 'a,b'", "search:40"]


def test_the_command_says_how_often_the_easy_bot_stepped_in(run: Any, workshop: Workshop) -> None:
    bots = f"{workshop.bot('sys.exit()')},easy"
    told = run("simulate", "uno", "--games", 1, "--bots", bots, "--seed", 1)
    assert told.code == 0
    assert "the easy bot had to step in" in told.out
    report = run("simulate", "uno", "--games", 1, "--bots", bots, "--seed", 1, "--json", "--jobs", 2).json
    assert report["stand_ins"][workshop.bot("sys.exit()")]["quit"] > 0


def test_what_a_program_gets_wrong_is_said_while_it_plays(run: Any, workshop: Workshop) -> None:
    bots = f"{workshop.bot('print(41 + 1)')},easy"
    told = run("simulate", "uno", "--games", 1, "--bots", bots, "--seed", 1, "--json")
    assert told.json["stand_ins"]
    assert told.err.count('mine.py answered nonsense, "42": ') == bot.TOLD


@pytest.mark.parametrize("wrong", ["-1", "9999", "True"])
def test_an_index_that_is_none_is_told_which_there_are(run: Any, workshop: Workshop, wrong: str) -> None:
    program = workshop.bot(f"print(json.dumps({{'index': {wrong}}}))")
    told = run("simulate", "uno", "--games", 1, "--bots", f"{program},easy", "--seed", 1)
    assert re.search(rf"index is 0 to \d+, not {wrong}\b", told.err)


def test_a_long_answer_that_makes_no_sense_is_quoted_to_a_closing_quote(run: Any, workshop: Workshop) -> None:
    talking = workshop.bot("print('x' * 200)")
    told = run("simulate", "uno", "--games", 1, "--bots", f"{talking},easy", "--seed", 1)
    assert 'answered nonsense, "' + "x" * (bot.SHOWN - 1) + '…": ' in told.err


def test_a_program_that_does_not_answer_is_told_of_while_it_plays(
    run: Any, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ProgramLine, "thinking", 0.1)
    monkeypatch.setattr(bot, "WAKING", 0.3)
    bots = f"{workshop.bot('time.sleep(1000)')},easy"
    told = run("simulate", "gandengyan", "--games", 1, "--bots", bots, "--seed", 1)
    assert "mine.py gave no answer in 0.4 s" in told.err
    flooding = workshop.bot("sys.stdout.write('x' * 3_000_000)", called="floods")
    assert (
        "floods.py talked for more than 1 MB without an answer"
        in run("simulate", "gandengyan", "--games", 1, "--bots", f"{flooding},easy", "--seed", 1).err
    )


def test_the_last_words_of_a_program_move_no_cursor(run: Any, workshop: Workshop) -> None:
    bots = f"{workshop.bot('sys.exit(chr(27) + str(41 + 1))')},easy"
    told = run("simulate", "uno", "--games", 1, "--bots", bots, "--seed", 1)
    assert r"has ended (1): \x1b42" in told.err


FAILING = {"crashes": "sys.exit(1)", "babbles": "print('?')", "floods": "sys.stdout.write('x' * 3_000_000)"}


def test_no_program_stops_a_tournament_whatever_it_does(run: Any, workshop: Workshop, tmp_path: Path) -> None:
    names = [workshop.bot(answer, called=called) for called, answer in FAILING.items()]
    hangs = workshop.bot("time.sleep(1000)", called="hangs")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ProgramLine, "thinking", 0.1)
        patch.setattr(bot, "WAKING", 0.3)
        bots, file = ",".join(["easy", hangs, *names]), tmp_path / "played.jsonl"
        command = ("tournament", "uno", "--seats", 2, "--deals", 1, "--seed", 1, "--bots", bots, "--json")
        report = run(*command, "--out", file).json
    assert report["deals"] == 1
    assert report["stand_ins"].keys() == {hangs, *names}
    refused = run("tournament", "uno", "--resume", file)
    assert "name all its bots with --bots" in refused.err
    assert run("tournament", "uno", "--resume", file, "--bots", bots, "--deals", 1, "--json").json["deals"] == 1


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("exec:", "names no program"),
        ("search:0", "such as search:400"),
        ("search:many", "such as search:400"),
        ("exec:'unclosed", "names no program"),
        ("exec:no-such-program-anywhere", "no program"),
        ("exec+klingon:python3", "no message format"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_at_once(run: Any, name: str, reason: str) -> None:
    refused = run("simulate", "uno", "--games", 1, "--bots", name)
    assert refused.code == 2
    assert reason in refused.err
