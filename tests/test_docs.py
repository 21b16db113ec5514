"""The documentation tells the truth: generated pages are fresh, links lead somewhere, hooks are explained."""

import importlib.util
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import cardcade.table
import cardcade.ui
import cardcade_assets
from cardcade import Coach, GamePlugin, Match, Stream, plugins
from cardcade.commands.new import Names, write
from cardcade.shell.sound.takes import EFFECTS
from cardcade.table import SCENE_VERSION, Parts
from cardcade.table.link import Look
from cardcade.testing import conformance
from cardcade.testing.conformance.first_round import the_first_round_is_told
from cardcade.testing.pilot import Pilot
from cardcade_gandengyan.coach import GandengyanCoach
from cardcade_guandan.coach import GuandanCoach
from cardcade_uno.coach import UnoCoach

ROOT = Path(__file__).parent.parent
STARTER = ROOT / "launcher" / "cardcade" / "commands" / "starter"
GUIDE = (ROOT / "docs" / "plugins.md").read_text("utf-8")
EXCERPTS = re.findall(r"^<!-- (\w+): (\S+) -->\n```python\n(.*?)^```", GUIDE, re.S | re.M)
"""Parts of what `cardcade new` writes: of which kind, of which file."""
BLOCKS = re.findall(r"(?<! -->\n)^```python\n(.*?)^```", GUIDE, re.S | re.M)
"""All others run by themselves, beside that game."""
PAGES = [ROOT / "README.md", ROOT / "README.zh.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def script(name: str) -> Any:
    """A script beside the documentation, as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_preset_reference_is_what_the_schemas_say() -> None:
    module = script("build_preset_reference")
    assert module.PAGE.read_text("utf-8") == module.reference(), "run docs/build_preset_reference.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


def test_the_contents_of_the_guide_name_its_sections_in_their_order() -> None:
    contents, _, rest = GUIDE.partition("\n## ")
    assert re.findall(r"\[([^]]+)\]\(#", contents) == re.findall(r"^## (.+)$", f"## {rest}", re.M)


def test_the_guide_names_every_part_of_the_rule_kit() -> None:
    parts = {file.stem for file in (ROOT / "launcher" / "cardcade" / "rulekit").glob("[a-z]*.py")}
    assert set(re.findall(r"^\| `(\w+)` \|", GUIDE, re.M)) >= parts


def test_every_hook_and_every_field_of_a_plugin_is_documented() -> None:
    source = inspect.getsource(plugins)
    assert plugins.cardcade_game.__doc__
    for field in fields(plugins.GamePlugin):
        assert re.search(rf"^    {field.name}:.*\n    \"\"\"", source, re.M), field.name


def test_the_page_about_the_coach_gives_its_deals_its_budget_and_its_thresholds() -> None:
    coaches: list[type[Coach[Any, Any]]] = [UnoCoach, GandengyanCoach, GuandanCoach, Coach]
    pains, thresholds = [each.pains for each in coaches], [each.thresholds for each in coaches]
    rows = {
        "deals at most, and as many again for a mark": [f"{each.most}" for each in pains],
        "work at most in a round or deal": [f"{each.round:,}" for each in pains],
        "? from": [f"{each.mistake}" for each in thresholds],
        "?? from": [f"{each.blunder}" for each in thresholds],
    }
    told = [line.strip("| ").split(" | ") for line in (ROOT / "docs" / "coach.md").read_text("utf-8").splitlines()]
    assert {row[0]: row[1:] for row in told if row[0] in rows} == rows


def test_both_readmes_give_the_same_commands() -> None:
    english, chinese = (
        re.findall(r"```sh\n(.*?)```", (ROOT / name).read_text("utf-8"), re.S) for name in ("README.md", "README.zh.md")
    )
    assert [_bare(block) for block in english] == [_bare(block) for block in chinese]


def _bare(block: str) -> list[str]:
    return [line.split("#")[0].strip() for line in block.splitlines()]


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GamePlugin]:
    """The game that the author's guide speaks of; afterwards it is no longer imported."""
    write(Names("my_game"), tmp_path / "my_game", ("every", "drawing"))
    monkeypatch.syspath_prepend(str(tmp_path / "my_game"))
    yield importlib.import_module("my_game").cardcade_game()
    for name in [name for name in sys.modules if name.partition(".")[0] == "my_game"]:
        del sys.modules[name]


@pytest.mark.parametrize(("kind", "file", "code"), EXCERPTS)
def test_what_the_guide_shows_of_a_new_game_is_what_new_writes(kind: str, file: str, code: str) -> None:
    places = [STARTER / layer / f"{file}.txt" for layer in (kind, "every")]
    whole = next(place for place in places if place.is_file()).read_text("utf-8")
    assert _lines(code) in _lines(whole)  # a method stands further to the left in the guide


def test_the_first_round_that_the_guide_shows_is_the_sample_games(crazy_eights: GamePlugin) -> None:
    ((file, shown),) = re.findall(r"^<!-- (\S+first_round.toml) -->\n```toml\n(.*?)^```", GUIDE, re.S | re.M)
    assert shown == (ROOT / file).read_text("utf-8")
    assert not list(the_first_round_is_told(crazy_eights))


def _lines(code: str) -> str:
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_the_reference_of_the_api_is_what_the_sources_say() -> None:
    module = script("build_api_reference")
    assert module.PAGE.read_text("utf-8") == module.reference(), "run docs/build_api_reference.py"


def test_every_public_name_is_documented() -> None:
    assert [name for name, promise in script("build_api_reference").public_names().items() if not promise] == []


def test_the_old_names_still_work_of_which_the_guide_says_so() -> None:
    assert (conformance.Problem, conformance.Setup) == (conformance.BrokenPromise, conformance.PresetAndSeats)
    assert (cardcade.table.Line, cardcade.ui.Words) == (cardcade.table.BoardRow, cardcade.ui.Span)


def test_every_sound_and_every_shared_picture_is_listed() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert [name for name in EFFECTS if f"`{name}`" not in page] == []
    drawn = [file.stem for folder in ("icons", "effects") for file in cardcade_assets.path(folder).glob("*.svg")]
    assert [name for name in drawn if f"`{name}`" not in page] == []


@pytest.fixture(params=BLOCKS, ids=lambda block: block.splitlines()[0].strip('"')[:40])
def block(request: pytest.FixtureRequest, sample: GamePlugin, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A block of code of the author's guide, as a module."""
    module = ModuleType("in_the_guide")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(request.param, "plugins.md", "exec"), vars(module))
    return module


def test_the_guide_has_code_to_try() -> None:
    assert len(BLOCKS) >= 4


def test_the_code_of_the_authors_guide_runs(block: ModuleType, sample: GamePlugin) -> None:
    """Its tests pass, its hook answers with the game, its table can be played at."""
    named = dict(vars(block))
    for test in (found for name, found in named.items() if name.startswith("test_")):
        test()
    if "cardcade_game" in named:
        assert named["cardcade_game"]().id == sample.id
    brought = [one for one in named.values() if isinstance(one, type) and issubclass(one, Parts)]
    for parts in (one for one in brought if one is not Parts):
        scene = f"{block.__name__}:{parts.__name__}"
        shown = replace(sample, scene=scene, scene_version=SCENE_VERSION)
        pilot = Pilot.at_table(shown, levels=["easy"] * 3, seats=3, look=Look(speed=8.0))
        assert isinstance(pilot.parts, parts)
        pilot.play_out()
        pilot.picture()


def test_the_messages_for_programs_from_outside_are_what_the_forms_say() -> None:
    module = script("build_outside_reference")
    assert module.PAGE.read_text("utf-8") == module.reference(), "run docs/build_outside_reference.py"


@pytest.mark.parametrize(
    ("number", "named", "package", "seats"),
    [(0, "exec", "cardcade_uno", 2), (1, "exec+competition", "cardcade_guandan", 4)],
)
def test_the_programs_in_the_page_about_programs_play(
    number: int, named: str, package: str, seats: int, tmp_path: Path
) -> None:
    from cardcade.outside.programs import Programs

    page = (ROOT / "docs" / "outside-bots.md").read_text("utf-8")
    (tmp_path / "mine.py").write_text(re.findall(r"```python\n(.*?)```", page, re.S)[number], "utf-8")
    programs, plugin = Programs(), importlib.import_module(package).cardcade_game()
    game = plugin.game(plugin.rules())
    match = Match(game, seats, seed=1)
    seat = game.to_act(match.state)[0]
    bot = programs.bot(plugin, f"{named}:'{sys.executable}' '{tmp_path / 'mine.py'}'", game)
    moves = list(game.moves(match.state, seat))
    chosen = bot.choose(match.view(seat), moves, Stream(1))
    assert not bot.lapse
    assert chosen == moves[0] if number == 0 else len(chosen.cards) == max(len(move.cards) for move in moves)
    programs.close()


def test_the_twenty_lines_about_training_play_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    block = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "rl.md").read_text("utf-8"), re.S)[0]
    assert len(block.splitlines()) <= 20
    exec(compile(block, "rl.md", "exec"), {})
    told = capsys.readouterr().out.split()
    assert sorted(told[::2]) == [f"seat_{seat}" for seat in range(4)]
    assert sorted(told[1::2]) == ["-1.0", "-1.0", "1.0", "1.0"]
