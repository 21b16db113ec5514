"""A player's home and replay files written by commit 876dd2e: whatever is rebuilt, they open and verify."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardcade import GamePlugin, cli
from cardcade.discovery.library import Library
from cardcade.discovery.replays import checked_game
from cardcade.engine.record import verify
from cardcade.engine.replay_file import read, write
from cardcade.shell.app.settings import load_settings
from cardcade.shell.store.saved import SavedMatch, rebuild
from cardcade.shell.store.store import Store
from cardcade.testing.games import installed

from ..launcher import open_launcher

EARLIER = Path(__file__).parents[2] / "fixtures" / "earlier"
REPLAYS = sorted((EARLIER / "replays").glob("*.json"))
GAMES = ("uno", "guandan", "gandengyan")


@pytest.fixture
def home(own_home: Path) -> Path:
    shutil.copytree(EARLIER / "home", own_home, dirs_exist_ok=True)
    return own_home


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    opened = Store()
    yield opened
    opened.close()


def plugin(game: str) -> GamePlugin:
    found = installed(game)
    return found.plugin


def left(store: Store, game: str) -> SavedMatch:
    match = next(waiting.id for waiting in store.waiting() if waiting.beginning.game == game)
    saved = store.saved(match)
    assert saved is not None
    return saved


def test_its_settings_are_read(home: Path) -> None:
    settings = load_settings()
    assert settings.notices == []
    assert (settings.language, settings.ui_scale, settings.card_back, settings.felt) == ("zh", 1.25, "jade", "midnight")


def test_its_own_preset_is_found(home: Path) -> None:
    mine = Library(plugin("uno")).find("mine")
    assert mine is not None
    assert mine.names["en"] == "Mine"
    assert mine.values["match"]["target_score"] == 300


def test_its_last_choices_are_remembered(store: Store) -> None:
    assert store.remembered("uno") == {"preset": "party"}


def test_one_match_of_each_game_waits_to_be_continued(store: Store) -> None:
    waiting = {saved.beginning.game: (saved.beginning.preset, saved.steps) for saved in store.waiting()}
    assert waiting == {"uno": ("mine", 40), "guandan": ("house", 33), "gandengyan": ("house", 22)}
    assert store.notices() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_left_unfinished_resumes_verified(store: Store, game: str) -> None:
    saved = left(store, game)
    match = rebuild(saved, plugin(game), listeners=[0])
    assert match.verifiable
    assert tuple(match.chain) == saved.record.chain
    assert match.forms.write_state(match.state) == saved.state


def test_at_home_the_one_begun_last_is_offered_and_goes_on_at_the_table(home: Path) -> None:
    pilot = open_launcher(keeps=True)
    pilot.app.matches.take(pilot.app.waiting.read())
    pilot.wait(0.1)
    pilot.choose("home.continue")
    live = pilot.table.live
    assert (live.plugin.id, live.match.seed, len(live.match.steps) >= 40) == ("uno", 77, True)
    pilot.app.close()


def test_its_history_is_read(store: Store) -> None:
    told = [(one.beginning.game, one.beginning.preset, one.steps, one.replayable) for one in store.history()]
    assert told == [
        ("uno", "party", 19, True),
        ("gandengyan", "classic", 261, True),
        ("guandan", "quick", 318, True),
        ("uno", "official", 698, True),
    ]
    assert store.history()[0].beginning.players[1].name == "竹青"
    assert store.history()[2].result.winners == (0, 2)


def test_its_statistics_are_counted(store: Store) -> None:
    counted = {game: store.statistics(game) for game in GAMES}
    assert {game: (one.played, one.won) for game, one in counted.items()} == {
        "uno": (2, 2),
        "guandan": (1, 1),
        "gandengyan": (1, 1),
    }


@pytest.mark.parametrize("number", range(4))
def test_the_replay_of_a_finished_match_verifies(store: Store, number: int) -> None:
    finished = store.history()[number]
    taken = store.replay(finished)
    assert taken is not None
    assert verify(taken, checked_game(taken.beginning, plugin(finished.beginning.game))).ok


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_a_replay_file_verifies(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(file), "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"]


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_a_replay_file_is_written_today_as_it_was_then(file: Path) -> None:
    assert write(read(file.read_bytes())) == file.read_text("utf-8")
