"""Every text in both languages: complete, with the same blanks, and never a box instead of a character."""

import re
from pathlib import Path

import pytest
import tomli
from fontTools.ttLib import TTFont

import cardcade_assets
from cardcade.shell.app.language import flattened

ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "launcher", ROOT / "plugins", ROOT / "tests" / "thirdparty"]
CATALOGUES = sorted({path.parent for source in SOURCES for path in source.rglob("locale/**/zh.toml")})
PROSE = sorted(path for source in SOURCES for path in [*source.rglob("locale/*.md"), *source.rglob("presets/*.toml")])
BLANK = re.compile(r"\{(\w+)[}:]")
CHINESE = re.compile("[\u2018-\u201f\u2026\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]")


def texts(path: Path) -> dict[str, str]:
    return dict(flattened(tomli.loads(path.read_text("utf-8"))))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.fixture(scope="module")
def glyphs() -> set[int]:
    fonts = [TTFont(cardcade_assets.path("fonts", f"NotoSansSC-{weight}.ttf")) for weight in ("Regular", "Bold")]
    return set.intersection(*(set(font.getBestCmap()) for font in fonts))


def test_there_are_catalogues_to_look_at() -> None:
    assert len(CATALOGUES) >= 5


@pytest.mark.parametrize("folder", CATALOGUES, ids=named)
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    zh, en = texts(folder / "zh.toml"), texts(folder / "en.toml")
    plural = re.compile(r"\.(one|other)$")
    assert {plural.sub("", key) for key in zh} == {plural.sub("", key) for key in en}


@pytest.mark.parametrize("folder", CATALOGUES, ids=named)
def test_both_languages_fill_the_same_blanks(folder: Path) -> None:
    zh, en = texts(folder / "zh.toml"), texts(folder / "en.toml")
    differing = [key for key in zh.keys() & en.keys() if set(BLANK.findall(zh[key])) != set(BLANK.findall(en[key]))]
    assert not differing


@pytest.mark.parametrize("folder", CATALOGUES, ids=named)
def test_no_text_is_empty(folder: Path) -> None:
    for code in ("zh", "en"):
        assert not [key for key, text in texts(folder / f"{code}.toml").items() if not text.strip()]


@pytest.mark.parametrize("folder", CATALOGUES, ids=named)
def test_no_chinese_quotes_or_ellipses_stand_in_english(folder: Path) -> None:
    """The fonts draw them as wide as a character. A language's own name is its own."""
    english = texts(folder / "en.toml")
    assert not [key for key, text in english.items() if CHINESE.search(text) and key != "settings.language.zh"]


@pytest.mark.parametrize("folder", CATALOGUES, ids=named)
def test_every_character_of_a_catalogue_is_in_the_fonts(folder: Path, glyphs: set[int]) -> None:
    for code in ("zh", "en"):
        boxes = {char for text in texts(folder / f"{code}.toml").values() for char in text if ord(char) not in glyphs}
        assert boxes <= {"\n"}, code


@pytest.mark.parametrize("path", PROSE, ids=named)
def test_every_character_of_rules_pages_and_presets_is_in_the_fonts(path: Path, glyphs: set[int]) -> None:
    assert {char for char in path.read_text("utf-8") if ord(char) not in glyphs} <= {"\n"}
