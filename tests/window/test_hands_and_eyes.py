"""What a player sees in a real window: behind the curtain, when nobody touches it, and while it changes its size."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from desktop import Desktop, Program, desktop_at, wait_until

pytestmark = [pytest.mark.window, pytest.mark.timeout(300)]

SIZES = [(1024, 768), (1280, 800), (1920, 1080), (2560, 1080)]
AT_ONCE = "speed = 0.0\nauto_pass = false\n"
UNHURRIED = "speed = 0.5\nauto_pass = false\n"


# -- two people at one screen


def share_a_screen(desktop: Desktop) -> Program:
    """Two people, nobody else, in the whole screen."""
    program = desktop.cardcade()
    program.click("home.game.gandengyan")
    program.click("setup.seat.1")
    for _ in range(3):
        desktop.key("Left")
    if "setup.code" in program.now["places"]:  # always the same deal: another one may be over after three plays
        program.click("setup.code")
        desktop.type("4")
    program.click("setup.start")
    return program


def take_the_screen(program: Program) -> None:
    """Lifts the curtain, which waits until nobody presses in haste."""
    while "curtain.rise" in program.now["places"]:
        program.desktop.key("Return")
        time.sleep(0.8)
    program.wait_for_my_turn()


def play_as_hinted(program: Program) -> None:
    steps = program.now["steps"]
    program.desktop.type("h")
    program.desktop.key("Return")
    told = program.wait_for(lambda told: told["steps"] > steps or "choose.0" in told["places"], "the move")
    if told["steps"] == steps:  # a joker may stand for several cards: the first answer will do
        program.desktop.key("Return")
        program.wait_for(lambda told: told["steps"] > steps, "the move after the choice")


@pytest.mark.parametrize("size", SIZES)
def test_no_pixel_of_a_hand_is_seen_under_the_curtain(tmp_path: Path, size: tuple[int, int]) -> None:
    """The same person's curtain looks the same to the last pixel, whatever lies beneath."""
    with desktop_at(tmp_path, AT_ONCE, size) as desktop:
        program = share_a_screen(desktop)
        closed, beneath = [], []
        for turn in range(4):
            told = program.wait_for(lambda told: "curtain.rise" in told["places"], "the curtain")
            assert told["size"] == list(size)
            second_player = turn % 2
            closed += [desktop.still()] if second_player else []
            take_the_screen(program)
            beneath += [desktop.still()] if second_player else []
            play_as_hinted(program)
        assert beneath[0] != beneath[1]
        assert closed[0] == closed[1]


# -- a window that nobody touches


@pytest.fixture(scope="module")
def gandengyan(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """Alone against two bots, who take a moment for each move, and without a clock."""
    with desktop_at(tmp_path_factory.mktemp("gandengyan"), "speed = 2.0\n") as desktop:
        program = desktop.cardcade("play", "gandengyan", "--seats", "3", "--seed", "4", "--windowed")
        program.wait_for_screen("TableScreen")
        yield program


def test_the_clock_moves_in_a_window_nobody_touches(tmp_path: Path) -> None:
    with desktop_at(tmp_path, AT_ONCE) as desktop:
        program = desktop.cardcade("play", "guandan", "--seed", "4", "--windowed")
        steps = program.wait_for_my_turn()["steps"]
        time.sleep(1)
        pictures: set[bytes] = set()

        def four_times() -> bool:
            pictures.add(desktop.pixels())
            time.sleep(1.5)  # it moves once a second, on a busy machine a little later
            return len(pictures) >= 4

        wait_until(four_times, "a clock that moves")
        assert program.now["steps"] == steps, "it is still my turn"


def test_a_key_opens_and_closes_the_log_though_the_mouse_rests(gandengyan: Program) -> None:
    gandengyan.wait_for_my_turn()
    desktop = gandengyan.desktop
    closed = desktop.still(3.0)  # what a player called stands still too, for a while
    desktop.type("l")
    time.sleep(0.5)
    opened = desktop.still()
    desktop.type("l")
    time.sleep(0.5)
    assert opened != closed
    assert desktop.still() == closed


def test_a_lets_a_bot_play_and_a_takes_over_again(gandengyan: Program) -> None:
    told = gandengyan.wait_for_my_turn()
    desktop = gandengyan.desktop
    desktop.type("a")
    gandengyan.wait_for(lambda now: now["steps"] > told["steps"] + 3, "moves that nobody made by hand")
    desktop.type("a")
    steps = gandengyan.wait_for_my_turn()["steps"]
    time.sleep(2)
    assert gandengyan.now["steps"] == steps


def test_whoever_takes_over_at_once_has_their_move(tmp_path: Path) -> None:
    with desktop_at(tmp_path, UNHURRIED) as desktop:
        program = desktop.cardcade("play", "gandengyan", "--seats", "3", "--seed", "4", "--windowed")
        steps = program.wait_for_my_turn()["steps"]
        before = desktop.still(3.0)  # what a player called stands still too, for a while
        desktop.type("aa")
        wait_until(lambda: desktop.pixels() != before, "news of it")
        # The news stay longer than a bot takes for a move.
        wait_until(lambda: program.now["steps"] > steps or desktop.pixels() == before, "the end of the news")
        assert program.now["steps"] == steps


def test_enter_goes_on_after_a_board(tmp_path: Path) -> None:
    with desktop_at(tmp_path, AT_ONCE) as desktop:
        program = desktop.cardcade("play", "gandengyan", "--seed", "4", "--windowed")
        program.wait_for_my_turn()
        desktop.type("a")
        program.wait_for(lambda told: "board.rematch" in told["places"], "the board")
        desktop.still()
        desktop.key("Return")
        told = program.wait_for(lambda told: "board.rematch" not in told["places"], "what comes after the board")
        assert (told["screen"], told["over"]) == ("TableScreen", False)
        assert "pause.leave" not in told["places"]


# -- a window that changes its size


@pytest.mark.parametrize(("game", "seats"), [("uno", 6), ("guandan", 4), ("gandengyan", 6)])
def test_the_window_may_change_its_size_while_cards_are_dealt(tmp_path: Path, game: str, seats: int) -> None:
    with desktop_at(tmp_path, "speed = 0.5\n") as desktop:
        program = desktop.cardcade("play", game, "--seats", str(seats), "--seed", "4", "--windowed")
        program.wait_for(lambda told: told.get("busy", False) and has_cards(told), "the deal")
        for number, size in enumerate(((1024, 768), (1400, 700), (1000, 800))):
            desktop.resize(program.process.pid, size)
            told = program.wait_for(lambda told, size=size: told["size"] == list(size), f"{size}")  # type: ignore[misc]
            assert told["screen"] == "TableScreen"
            assert told["busy"] or number > 0, "the deal goes on, on a busy machine at least at first"
        program.wait_for(lambda told: not told["busy"], "the end of the deal")
        assert program.now["screen"] == "TableScreen"


def has_cards(told: dict[str, object]) -> bool:
    places = told["places"]
    return isinstance(places, dict) and any(place.startswith("card.") for place in places)
