"""What a Linux desktop is told about Cardcade."""

import configparser
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import cardcade
from cardcade import discovery

PACKAGING = Path(__file__).parents[2] / "packaging"


@pytest.fixture
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(PACKAGING / "cardcade.desktop", "utf-8")
    return parser["Desktop Entry"]


@pytest.fixture
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(PACKAGING / "cardcade.metainfo.xml").getroot()


def test_the_menu_entry_starts_the_launcher_in_both_languages(entry: configparser.SectionProxy) -> None:
    assert entry["Exec"] == "cardcade"
    assert (entry["Name"], entry["Name[zh_CN]"]) == ("Cardcade", "卡牌街机")
    assert entry["Icon"] == "cardcade"


def test_icons_are_there_in_the_usual_sizes() -> None:
    sizes = {int(icon.stem.rpartition("-")[2]) for icon in (PACKAGING / "icons").glob("cardcade-*.png")}
    assert sizes >= {16, 32, 48, 64, 128, 256, 512}


def test_the_software_centre_shows_this_version(metainfo: ElementTree.Element) -> None:
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.get("version") == cardcade.__version__
    assert metainfo.findtext("launchable") == "cardcade.desktop"


def test_every_bundled_game_is_named(metainfo: ElementTree.Element, entry: configparser.SectionProxy) -> None:
    for game in discovery.bundled():
        assert game.id in (metainfo.findtext("summary") or "").lower()
        assert game.id in entry["Keywords"]
