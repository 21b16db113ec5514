"""The log: small, useful, and nobody's name in it."""

import errno
import io
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardcade.shell.app import logs


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "logs"
    logs.stop_log()
    logging.getLogger().setLevel(logging.WARNING)


def test_warnings_and_crashes_are_written_down(folder: Path) -> None:
    place = logs.start_log(folder)
    assert place is not None
    try:
        raise ZeroDivisionError("a crash")
    except ZeroDivisionError:
        logging.getLogger("cardcade.test").exception("it fell over")
    text = place.read_text("utf-8")
    assert "it fell over" in text
    assert "ZeroDivisionError: a crash" in text


def test_the_home_folder_is_not_named(folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tmp_path / "ann-smith"
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    place = logs.start_log(folder)
    logging.getLogger("cardcade.test").warning("no place in %s/.local/share", home)
    assert place is not None
    assert "ann-smith" not in place.read_text("utf-8")
    assert "~/.local/share" in place.read_text("utf-8")


def test_a_name_that_cannot_be_decoded_is_written_as_its_code(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = logs.start_log(folder)
    logging.getLogger("cardcade.test").warning("no game in \udcff.whl")
    assert place is not None
    assert "no game in \\udcff.whl" in place.read_text("utf-8")
    assert capsys.readouterr().err == ""


def test_the_log_never_grows_beyond_a_few_small_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "SIZE", 1000)
    logs.start_log(folder)
    for number in range(500):
        logging.getLogger("cardcade.test").warning("line %s of many", number)
    assert len(list(folder.iterdir())) == logs.KEPT + 1
    assert all(path.stat().st_size <= 1000 for path in folder.iterdir())


def test_without_a_place_for_it_nobody_is_bothered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert logs.start_log(tmp_path / "file") is None
    logging.getLogger("cardcade.test").warning("hello")
    logs.stop_log()
    assert capsys.readouterr().err == ""


def test_on_a_full_disk_nobody_is_bothered(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.start_log(folder)
    (handler,) = [one for one in logging.getLogger().handlers if isinstance(one.formatter, logs.Discreet)]
    assert isinstance(handler, logging.FileHandler)
    handler.close()
    handler.stream = FullDisk()
    logging.getLogger("cardcade.test").warning("hello")
    logs.stop_log()
    assert capsys.readouterr().err == ""


class FullDisk(io.StringIO):
    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def close(self) -> None:
        pass


def test_starting_twice_does_not_write_twice(folder: Path) -> None:
    logs.start_log(folder)
    place = logs.start_log(folder)
    logging.getLogger("cardcade.test").warning("once")
    assert place is not None
    assert place.read_text("utf-8").count("once") == 1
