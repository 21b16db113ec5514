"""Settings survive everything: other versions, careless editing, a full disk."""

from pathlib import Path

import pytest

from cardcade.shell.app.settings import AT_ONCE, BACKS, FELTS, FILE, Settings, load_settings
from cardcade.table.link import OWN, Look


def written(folder: Path, text: str) -> Settings:
    (folder / FILE).write_text(text, encoding="utf-8")
    return load_settings(folder)


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == Settings()
    assert not (tmp_path / FILE).exists()


def test_changes_are_there_at_the_next_start(tmp_path: Path) -> None:
    settings = load_settings(tmp_path)
    settings.change(language="zh", ui_scale=1.5, speed=AT_ONCE, felt="wood", music=0, counter=True, fullscreen=False)
    again = load_settings(tmp_path)
    assert again == settings
    assert (again.language, again.ui_scale, again.speed, again.volumes.music) == ("zh", 1.5, AT_ONCE, 0)


def test_the_language_can_follow_the_system_again(tmp_path: Path) -> None:
    settings = load_settings(tmp_path)
    settings.change(language="en")
    settings.change(language=None)
    assert load_settings(tmp_path).language is None


def test_listeners_hear_of_every_change(tmp_path: Path) -> None:
    settings = load_settings(tmp_path)
    heard: list[float] = []
    settings.listeners.append(lambda changed: heard.append(changed.ui_scale))
    settings.change(ui_scale=1.25)
    settings.change(ui_scale=2.0, music=10)
    assert heard == [1.25, 2.0]


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("ui_scale = 9", "ui_scale", 2.0),
        ("ui_scale = 0.1", "ui_scale", 0.75),
        ("master = 101", "master", 100),
        ("effects = -3", "effects", 0),
        ("speed = 3", "speed", 1.0),
        ("speed = 4", "speed", 4.0),
        ('felt = "../../etc/passwd"', "felt", OWN),
        ('language = "fr"', "language", None),
        ('fullscreen = "yes"', "fullscreen", True),
        ("hints = 0", "hints", True),
        ("music = true", "music", 50),
        ("ui_scale = nan", "ui_scale", 1.0),
        ("master = nan", "master", 80),
        ("master = -inf", "master", 0),
    ],
)
def test_values_that_cannot_be_are_brought_back(tmp_path: Path, text: str, name: str, value: object) -> None:
    settings = written(tmp_path, text)
    assert getattr(settings, name) == value
    assert type(getattr(settings, name)) is type(value)


def test_keys_of_another_version_are_passed_over(tmp_path: Path) -> None:
    settings = written(tmp_path, "holograms = true\n[table]\nmusic = 3\n[path]\nx = 1\n")
    assert settings == Settings()
    assert settings.notices == []


@pytest.mark.parametrize("raw", [b"music = [", b"\xff\xfe\x00", b"a = 1\na = 2", b"# " + b"x" * 70_000])
def test_a_file_that_is_no_toml_is_kept_aside_and_told(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    settings = load_settings(tmp_path)
    assert settings == Settings()
    (notice,) = settings.notices
    assert notice.key == "settings.notice.broken"
    assert (tmp_path / str(notice.args["file"])).read_bytes() == raw
    settings.change(music=1)
    assert load_settings(tmp_path).music == 1


def test_settings_hold_for_the_session_when_they_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings(path=tmp_path / "file" / FILE)
    settings.change(music=7)
    settings.change(music=8)
    assert settings.music == 8
    assert [notice.key for notice in settings.notices] == ["settings.notice.unsaved"]


def test_no_draft_is_left_behind(tmp_path: Path) -> None:
    load_settings(tmp_path).change(music=7)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_table_looks_as_the_player_likes_it() -> None:
    look = Look()
    Settings(speed=2.0, card_back="jade", felt="wood", symbols=True, counter=True).apply_to(look)
    assert (look.speed, look.back, look.felt, look.symbols, look.counter) == (2.0, "jade", "wood", True, True)


def test_every_back_and_felt_has_been_drawn() -> None:
    import cardcade_assets

    drawn = Path(cardcade_assets.__file__).parent
    assert {path.stem for path in (drawn / "backs").glob("*.svg")} == set(BACKS) - {OWN}
    assert {path.stem for path in (drawn / "felts").glob("*.svg")} == set(FELTS) - {OWN}
