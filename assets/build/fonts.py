"""Cuts the shipped fonts out of the unpacked npm packages of the Noto and display families.

Usage: python assets/build/fonts.py FOLDER, where FOLDER holds the unpacked packages
(`npm pack @expo-google-fonts/noto-sans-sc`, bree-serif, lilita-one, ma-shan-zheng, each untarred in its own
folder).
"""

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
SHIPPED = HERE.parent / "cardcade_assets" / "fonts"
TYPEFACES = HERE / "typefaces"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN = ASCII + "".join(map(chr, range(0xA0, 0x180)))
SYMBOLS = (
    "♠♥♣♦♤♡♧♢…·•—–‘’“”«»‹›×÷±−≤≥≠≈∞→←↑↓↔↕↖↗↘↙⇒⇐✓★☆●○◎■□▲△▼▽◆◇▶◀°′″‰％￥€£©®™№§¶†‡①②③④⑤⑥⑦⑧⑨⑩"
    "ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ♂♀〇々「」『』【】〔〕《》〈〉、。！？：；（），．～＋－＝／＼｜＆＃＠＊＜＞［］｛｝＿＾｀"
)
TITLES = (
    "配卡牌街机掼蛋干瞪眼级大小王炸弹胜利失败赢输了你头游二三末双下打牌开始继续暂停游"
    "戏设置规则战绩预设插件返回本局结束一四五六七八九十！？，。：·"
)
BRUSH = "掼蛋干瞪眼大小王配卡牌街机炸弹"


def gb2312() -> str:
    """All 7,445 characters of the national standard, level 1 and level 2."""
    rows = (bytes((high, low)) for high in range(0xA1, 0xF8) for low in range(0xA1, 0xFF))
    return "".join(row.decode("gb2312", errors="ignore") for row in rows)


def cut(source: Path, target: Path, characters: Iterable[str]) -> None:
    options = Options()
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    font = TTFont(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in characters])
    subsetter.subset(font)
    font.save(target)


def package(folder: Path, name: str) -> Path:
    """The folder of an unpacked package, however it was named."""
    for found in sorted(folder.rglob("package.json")):
        if f'"@expo-google-fonts/{name}"' in found.read_text(encoding="utf-8"):
            return found.parent
    raise FileNotFoundError(f"@expo-google-fonts/{name} is not unpacked under {folder}")


def main(folder: Path) -> None:
    SHIPPED.mkdir(parents=True, exist_ok=True)
    TYPEFACES.mkdir(parents=True, exist_ok=True)
    noto = package(folder, "noto-sans-sc")
    everything = sorted(set(gb2312() + LATIN + SYMBOLS))
    cut(noto / "400Regular/NotoSansSC_400Regular.ttf", SHIPPED / "NotoSansSC-Regular.ttf", everything)
    cut(noto / "700Bold/NotoSansSC_700Bold.ttf", SHIPPED / "NotoSansSC-Bold.ttf", everything)
    cut(noto / "900Black/NotoSansSC_900Black.ttf", SHIPPED / "NotoSansSC-Black.ttf", sorted({*ASCII, *TITLES}))
    shutil.copyfile(noto / "LICENSE_FONT", SHIPPED / "OFL.txt")
    brush = package(folder, "ma-shan-zheng")
    cut(brush / "400Regular/MaShanZheng_400Regular.ttf", TYPEFACES / "MaShanZheng.ttf", BRUSH)
    shutil.copyfile(brush / "LICENSE_FONT", TYPEFACES / "OFL-MaShanZheng.txt")
    # These two reserve their names for unchanged copies, so they are kept whole.
    for name, face in (("bree-serif", "BreeSerif"), ("lilita-one", "LilitaOne")):
        family = package(folder, name)
        shutil.copyfile(family / f"400Regular/{face}_400Regular.ttf", TYPEFACES / f"{face}.ttf")
        shutil.copyfile(family / "LICENSE_FONT", TYPEFACES / f"OFL-{face}.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
