"""Finding games: a broken plugin is listed with its reason and harms nobody."""

import json
import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from cardcade import Message, discovery, say
from cardcade.discovery import Broken, Found, probe, verdicts
from cardcade.shell.app.language import Language
from cardcade.shell.app.shelf import Shelf

BUNDLED = {"uno", "guandan", "gandengyan"}

GOOD = """
import cardcade, crazy_eights
@cardcade.hookimpl
def cardcade_game():
    return cardcade.GamePlugin(id={id!r}, package="crazy_eights", seats=(2, 5), rules=crazy_eights.Rules,
        game=crazy_eights.CrazyEights, bots=dict(easy=crazy_eights.Easy), {more})
"""


def good(id: str = "other", more: str = "") -> str:
    return GOOD.format(id=id, more=more)


def renamed(install: Any, sample: Path, id: str, name: str) -> Path:
    """A complete game: the sample under another id."""
    package: Path = install(name, sample, {name: f"{name}_plugin"})
    for file in (package / "__init__.py", package / "presets" / "standard.toml"):
        text = file.read_text("utf-8").replace(
            'id="crazy_eights", package="crazy_eights"', f'id="{id}", package="{name}_plugin"'
        )
        file.write_text(text.replace('game = "crazy_eights"', f'game = "{id}"'), "utf-8")
    return package


def others() -> dict[str, Found | Broken]:
    return {game.id: game for game in discovery.everything() if game.distribution != "cardcade"}


def reason(install: Any, source: str, name: str = "faulty") -> str:
    """Why the plugin with this code is broken, having seen that it harms neither the house nor its neighbour."""
    install(f"cardcade-{name}", source, {name: f"{name}_plugin"})
    found = discovery.everything()
    neighbour = next(game for game in found if game.id == "crazy_eights")
    assert isinstance(neighbour, Found)
    assert {game.id for game in found} >= BUNDLED
    broken = next(game for game in found if game.distribution == f"cardcade-{name}")
    assert isinstance(broken, Broken)
    return broken.reason.key


def test_the_house_has_three_games_of_its_own() -> None:
    found = discovery.bundled()
    assert {game.id for game in found} == BUNDLED
    assert all(isinstance(game, Found) and game.bundled for game in found)
    assert all(isinstance(discovery.checked(game), Found) for game in found)


def test_an_installed_game_is_found(installed_eights: Path) -> None:
    game = discovery.find("crazy_eights")
    assert isinstance(game, Found)
    assert (game.distribution, game.version, game.bundled) == ("cardcade-crazy-eights", "1.0", False)


def test_a_game_that_is_not_there_is_not_found() -> None:
    assert discovery.find("whist") is None


def test_safe_mode_loads_only_the_house(installed_eights: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDCADE_SAFE_MODE", "1")
    assert {game.id for game in discovery.everything()} == BUNDLED
    assert discovery.find("crazy_eights") is None


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("import nowhere_to_be_found", "import_failed"),
        ("def (", "import_failed"),
        ("raise SystemExit(3)", "import_failed"),
        ("class Odd(BaseException): pass\nraise Odd", "import_failed"),
        ("x = 1", "no_hook"),
        ("import cardcade\n@cardcade.hookimpl\ndef cardcade_gmae(): pass", "wrong_hook"),
        ("import cardcade\n@cardcade.hookimpl\ndef cardcade_game(window): pass", "wrong_hook"),
        ("import cardcade\n@cardcade.hookimpl\ndef cardcade_game(): return 7", "no_game"),
        ("import cardcade\n@cardcade.hookimpl\ndef cardcade_game(): return None", "no_game"),
        ("import cardcade\n@cardcade.hookimpl\ndef cardcade_game(): 1 / 0", "hook_failed"),
        ("import cardcade\n@cardcade.hookimpl\ndef cardcade_game(): return cardcade.GamePlugin(x=1)", "hook_failed"),
        (good(more="api_version=99"), "api_version"),
        (good(id="No Such"), "bad_id"),
        (good(id="../x"), "bad_id"),
        (good(more="default_preset='absent'"), "bad_preset"),
        (good(more="seats_key='deal.chairs'"), "bad_seats_key"),
        (good(more="switches=('deal.chairs',)"), "bad_switch"),
        (good(more="lengths=('short',)"), "bad_length"),
        (good(more="lengths=(cardcade.Length('short', {'deal.chairs': 2}),)"), "bad_length"),
        (good(more="default_seats=9"), "bad_seats"),
        (good().replace("(2, 5)", "'many'"), "check_failed"),
        (good().replace("easy=", "hard="), "no_easy_bot"),
        (good().replace("game=crazy_eights.CrazyEights", "game=None"), "not_callable"),
        (good().replace('package="crazy_eights"', 'package="json"'), "no_catalogue"),
        (good(id="crazy_eights"), "taken"),
    ],
)
def test_what_is_wrong_with_a_plugin_is_told(installed_eights: Path, install: Any, source: str, key: str) -> None:
    assert reason(install, source) == f"discovery.{key}"


@pytest.mark.parametrize(
    "entries", ["[cardcade]\nno equals sign", "[cardcade]\nx = :::", "[cardcade]\nx =", "[cardcade]"]
)
def test_damaged_metadata_harms_nobody(installed_eights: Path, install: Any, entries: str) -> None:
    package = install("damaged", "", {"damaged": "damaged_plugin"})
    (package.parent / "damaged-1.0.dist-info" / "entry_points.txt").write_text(entries, "utf-8")
    assert isinstance(others().pop("crazy_eights"), Found)
    assert all(isinstance(game, Broken) for game in others().values() if game.distribution == "damaged")


def test_a_game_without_a_name_in_both_languages_is_broken(installed_eights: Path) -> None:
    catalogue = installed_eights / "locale" / "zh.toml"
    catalogue.write_text(catalogue.read_text("utf-8").replace("name =", "nom =", 1), "utf-8")
    broken = others()["crazy_eights"]
    assert isinstance(broken, Broken)
    assert (broken.reason.key, broken.reason.args["language"]) == ("discovery.no_text", "zh")


@pytest.mark.parametrize("text", [None, "", " \n"])
def test_a_game_without_a_rules_page_is_broken(installed_eights: Path, text: str | None) -> None:
    page = installed_eights / "locale" / "rules.zh.md"
    page.unlink() if text is None else page.write_text(text, "utf-8")
    broken = others()["crazy_eights"]
    assert isinstance(broken, Broken)
    assert (broken.reason.key, broken.reason.args["file"]) == ("discovery.no_catalogue", "locale/rules.zh.md")


@pytest.mark.parametrize(
    ("file", "content", "why"),
    [
        ("rules.zh.md", b"\xff\xfe", "not_utf8"),
        ("rules.en.md", b"# Rules\n" * 50_000, "too_large"),
        ("en.toml", b"\xff\xfe", "not_utf8"),
        ("zh.toml", b"#" * (50 * 2**20), "too_large"),
    ],
)
def test_a_text_that_cannot_be_taken_in_is_told_by_its_name(
    installed_eights: Path, file: str, content: bytes, why: str
) -> None:
    (installed_eights / "locale" / file).write_bytes(content)
    broken = others()["crazy_eights"]
    assert isinstance(broken, Broken)
    assert broken.reason.key == "discovery.unfit"
    assert broken.reason.args["file"] == f"locale/{file}"
    assert broken.reason.args["why"].key == f"flaw.why.{why}"  # type: ignore[attr-defined]
    assert file in Language("zh").text(broken.reason)


def test_the_houses_ids_cannot_be_taken_over(install: Any, installed_eights: Path) -> None:
    renamed(install, installed_eights, id="uno", name="usurper")
    house, usurper = (game for game in discovery.everything() if game.id == "uno")
    assert house.distribution == "cardcade"
    assert isinstance(usurper, Broken)
    assert usurper.reason.key == "discovery.taken"
    kept = discovery.find("uno")
    assert kept is not None
    assert kept.distribution == "cardcade"


def test_a_broken_usurper_does_not_push_the_houses_game_off_the_shelf(install: Any) -> None:
    install("usurper", "import nowhere_to_be_found", {"uno": "usurper_plugin"})
    shelf = Shelf(Language("en"), discovery.bundled())
    shelf.take(discovery.everything())
    assert [game.distribution for game in shelf.games if game.id == "uno"] == ["cardcade", "usurper"]
    assert shelf.find("uno") is not None


def test_a_plugin_registered_twice_is_broken_the_second_time(install: Any, installed_eights: Path) -> None:
    install("zz-twice", "from crazy_eights import cardcade_game", {"again": "again_plugin"})
    found = [game for game in discovery.everything() if game.id == "crazy_eights"]
    assert [type(game) for game in found] == [Found, Broken]
    assert isinstance(discovery.find("crazy_eights"), Found)


def test_what_a_plugin_prints_does_not_spoil_our_output(
    install: Any, installed_eights: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = renamed(install, installed_eights, id="chatty", name="chatty")
    code = package / "__init__.py"
    code.write_text(code.read_text("utf-8") + "print('hello')\n", "utf-8")
    assert isinstance(others()["chatty"], Found)
    assert capsys.readouterr().out == ""


HUNG = say("discovery.hung", seconds=3, patience=10)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import time; time.sleep(60)", HUNG),
        ("while True: pass", HUNG),
        ("import os; os._exit(0)", say("discovery.quit", code=0)),
        ("import os; os._exit(7)", say("discovery.quit", code=7)),
        pytest.param(
            "import os; os.kill(os.getpid(), 11)",
            say("discovery.killed", signal="SIGSEGV"),
            marks=pytest.mark.skipif(sys.platform == "win32", reason="there are no signals there"),
        ),
    ],
)
def test_a_plugin_that_hangs_or_kills_does_so_in_a_child_process_and_which_of_them_is_told(
    install: Any, source: str, reason: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("stuck", source, {"stuck": "stuck_plugin"})
    broken = others()["stuck"]
    assert isinstance(broken, Broken)
    assert broken.reason == reason
    monkeypatch.setattr(verdicts, "STARTS", 1)
    monkeypatch.delattr(probe, "_run_child")
    assert others()["stuck"] == broken, "the verdict is remembered"


@pytest.mark.parametrize(
    "strange",
    [
        "import sys; sys.stdin.read()",
        "import os; os.read(0, 1)",
        "import threading, time; threading.Thread(target=time.sleep, args=(1000,)).start()",
    ],
    ids=["reads", "reads without Python's help", "has a thread"],
)
def test_a_command_neither_waits_for_an_answer_nor_for_a_plugins_thread(installed_eights: Path, strange: str) -> None:
    code = installed_eights / "__init__.py"
    code.write_text(f"{code.read_text('utf-8')}\n{strange}\n", "utf-8")
    command = [sys.executable, "-m", "cardcade", "games", "--json"]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # nobody ever writes
    assert child.stdout is not None
    try:
        assert child.wait(60) == 0
        assert {game["id"]: game["status"] for game in json.load(child.stdout)}["crazy_eights"] == "ok"
    finally:
        child.kill()
        child.communicate()


def test_a_game_is_found_without_touching_the_others(install: Any, installed_eights: Path, own_home: Path) -> None:
    install("cardcade-faulty", "import time; time.sleep(1000)", {"faulty": "faulty_plugin"})
    assert isinstance(discovery.find("crazy_eights"), Found)
    assert set(json.loads((own_home / "plugins.json").read_text("utf-8"))) == {"cardcade-crazy-eights"}


def test_a_game_that_works_little_is_found_however_long_the_machine_lets_it_wait(installed_eights: Path) -> None:
    code = installed_eights / "__init__.py"
    waits = f"import sys, time; time.sleep({probe.SECONDS + 1} * ('--probe-plugin' in sys.orig_argv))"
    code.write_text(f"{code.read_text('utf-8')}\n{waits}\n", "utf-8")
    assert isinstance(discovery.find("crazy_eights"), Found)


def test_a_plugin_that_hung_gets_another_chance_at_the_next_two_starts(
    installed_eights: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = []

    def stalls(name: str, answer: Path) -> None:
        runs.append(name)

    monkeypatch.setattr(probe, "_run_child", stalls)
    assert [others()["crazy_eights"].reason for _ in range(4)] == [HUNG] * 4
    assert len(runs) == 3, "at each of three starts, then never again"


def test_a_sound_plugin_that_hung_on_a_busy_machine_is_found_at_the_next_start(
    installed_eights: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as busy:
        busy.setattr(probe, "_run_child", lambda name, answer: None)
        assert isinstance(others()["crazy_eights"], Broken)
    assert isinstance(others()["crazy_eights"], Found)


def test_a_verdict_is_forgotten_when_the_plugin_changes(install: Any, installed_eights: Path, own_home: Path) -> None:
    code = renamed(install, installed_eights, id="mended", name="mended") / "__init__.py"
    sound = code.read_text("utf-8")
    code.write_text("import nowhere_to_be_found", "utf-8")
    assert isinstance(others()["mended"], Broken)
    code.write_text(sound, "utf-8")
    assert isinstance(others()["mended"], Found)
    strangers = {entry.dist.name for entry in entry_points(group="cardcade") if entry.dist} - {"cardcade"}
    assert strangers >= {"cardcade-crazy-eights", "mended"}
    assert set(json.loads((own_home / "plugins.json").read_text("utf-8"))) == strangers


@pytest.mark.parametrize("memory", ["", "[]", '{"cardcade-crazy-eights": 1}', "\0"])
def test_a_damaged_memory_only_costs_time(installed_eights: Path, own_home: Path, memory: str) -> None:
    (own_home / "plugins.json").write_text(memory, "utf-8")
    assert isinstance(discovery.find("crazy_eights"), Found)


REPLAY = Path(__file__).parent / "fixtures" / "earlier" / "replays" / "uno-5-0.json"

PYDANTIC_PLUGINS = """
import os, sys

class Watch:
    def find_spec(self, name, *_):
        if name == "pydantic":
            print(os.environ.get("PYDANTIC_DISABLE_PLUGINS"))

sys.meta_path.insert(0, Watch())
from cardcade.cli import main
main(sys.argv[1:])
"""


@pytest.mark.parametrize("command", ["presets show uno official", "replay FILE --verify", "games"])
def test_a_damaged_distribution_cannot_stop_the_checking_of_presets(command: str) -> None:
    env = {key: value for key, value in os.environ.items() if key != "PYDANTIC_DISABLE_PLUGINS"}
    arguments = command.replace("FILE", str(REPLAY)).split()
    done = subprocess.run(
        [sys.executable, "-c", PYDANTIC_PLUGINS, *arguments], capture_output=True, text=True, encoding="utf-8", env=env
    )
    assert [line for line in done.stdout.splitlines() if line in ("None", "__all__")] == ["__all__"], done.stderr
