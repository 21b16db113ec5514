"""Chinese in one spacing: a gap between characters and numbers or letters, whatever fills the blanks."""

import re
from pathlib import Path

import pytest
import tomli

from cardcade.shell.app.language import flattened
from cardcade.shell.app.spacing import TIGHT, filled

ROOT = Path(__file__).parents[3]
SOURCES = [ROOT / "launcher", ROOT / "plugins", ROOT / "tests" / "thirdparty"]
CATALOGUES = sorted(path for source in SOURCES for path in source.rglob("locale/**/zh.toml"))
PAGES = sorted(path for source in SOURCES for path in source.rglob("locale/rules.zh.md"))
PAGES += [ROOT / "README.zh.md", ROOT / "docs" / "guide.zh.md"]
PRESETS = sorted(path for source in SOURCES for path in source.rglob("presets/*.toml"))
MISPLACED = re.compile(r"[，。、：；！？（）“”] | [，。、：；！？）”]")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize(
    ("text", "values", "said"),
    [
        ("第 {n} 局", {"n": 3}, "第 3 局"),
        ("{who}先出", {"who": "阿枫"}, "阿枫先出"),
        ("{who}先出", {"who": "Kim"}, "Kim 先出"),
        ("出{card}。", {"card": "+4"}, "出 +4。"),
        ("{card}不能改颜色", {"card": "红 7"}, "红 7 不能改颜色"),
        ("进贡 {cards}。", {"cards": "红桃 5"}, "进贡红桃 5。"),
        ("还给{target} {cards}", {"target": "阿枫", "cards": "小王"}, "还给阿枫 小王"),
        ("找不到“{file}”", {"file": "我的game1.toml"}, "找不到“我的game1.toml”"),
    ],
)
def test_blanks_are_filled_with_the_gaps_they_need(text: str, values: dict[str, object], said: str) -> None:
    assert filled(text, values) == said


@pytest.mark.parametrize("path", CATALOGUES, ids=named)
def test_catalogues_keep_numbers_and_letters_apart_from_characters(path: Path) -> None:
    texts = [re.sub(r"\{\w+\}", "~", text) for _, text in flattened(tomli.loads(path.read_text("utf-8")))]
    assert not [text for text in texts if TIGHT.search(text) or MISPLACED.search(text)]


@pytest.mark.parametrize("path", CATALOGUES, ids=named)
def test_catalogues_keep_a_number_that_is_filled_in_apart(path: Path) -> None:
    texts = [text for _, text in flattened(tomli.loads(path.read_text("utf-8")))]
    assert not [text for text in texts if re.search(r"[\u4e00-\u9fff]\{n\}|\{n\}[\u4e00-\u9fff]", text)]


@pytest.mark.parametrize("path", PAGES + PRESETS, ids=named)
def test_rules_pages_presets_and_guides_keep_them_apart_too(path: Path) -> None:
    assert not [line for line in path.read_text("utf-8").splitlines() if TIGHT.search(line)]
