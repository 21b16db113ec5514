"""The Cardcade emblem, wordmarks and window icon, as SVG and as PNG."""

import os

from drawing import ASSETS, Drawing, box, disc, outline, points, star, width_of
from suits import SHAPES

PACKAGING = ASSETS.parent.parent / "packaging" / "icons"
GOLD = ("#fff1b5", "#ffc648", "#f0902a")
DARK = "#2a1430"


def main() -> None:
    folder = ASSETS / "logo"
    emblem = Drawing(256, 256)
    with emblem.at(131, 138, 0.86):
        fan(emblem)
    emblem.save(folder / "emblem.svg")
    wordmark("lilita", "Cardcade", 720, 190, 168).save(folder / "wordmark_en.svg")
    wordmark("black", "卡牌街机", 720, 190, 156).save(folder / "wordmark_zh.svg")
    for language, face, words, size, sub_face, sub in (
        ("en", "lilita", "Cardcade", 168, "black", "卡牌街机"),
        ("zh", "black", "卡牌街机", 150, "lilita", "CARDCADE"),
    ):
        lockup(face, words, size, sub_face, sub).save(folder / f"logo_{language}.svg")
    icon().save(folder / "icon.svg")
    icon().save(PACKAGING / "cardcade.svg")
    write_pngs()


def fan(drawing: Drawing) -> None:
    """Four cards from one hand, the ace of spades in front with an arcade star."""
    drawing.path(disc(0, 84, 92, 18), "#000000", fill_opacity=0.2)
    for turn, shades in (
        (-40, ("#34c6a4", "#0e8a72")),
        (-15, ("#4f8df7", "#2450c4")),
        (10, ("#ff6a5e", "#d4213e")),
    ):
        with drawing.at(-4, 88, turn=turn), drawing.at(0, -98):
            drawing.path(box(-48, -66, 104, 146, 15), "#000000", fill_opacity=0.22)
            drawing.path(box(-52, -72, 104, 146, 15), "#fffaf0")
            drawing.path(box(-44, -64, 88, 130, 9), drawing.linear(0, -64, 0, 66, *shades))
            for x, y in ((-28, -48), (28, 50)):
                with drawing.at(x, y):
                    drawing.path(star(4, 10, 3.6), "#ffffff", fill_opacity=0.85)
    with drawing.at(-4, 88, turn=34), drawing.at(0, -98):
        drawing.path(box(-48, -66, 104, 146, 15), "#000000", fill_opacity=0.26)
        drawing.path(
            box(-52, -72, 104, 146, 15),
            drawing.linear(0, -72, 0, 74, "#ffffff", "#f2e7d2"),
            stroke="#dfcfae",
            stroke_width=2,
        )
        with drawing.at(0, 0, 0.84):
            drawing.path(SHAPES["S"], drawing.linear(0, -50, 0, 50, "#45356b", "#1b1233"))
        with drawing.at(0, 2):
            drawing.path(star(5, 20, 8.6), drawing.linear(0, -20, 0, 20, *GOLD))


def lettering(drawing: Drawing, d: str, top: float, bottom: float, thick: float) -> None:
    """Gold letters with a dark body, a drop below and a light upper edge."""
    with drawing.at(0, thick * 0.45):
        drawing.path(d, DARK, stroke=DARK, stroke_width=thick, stroke_linejoin="round")
    drawing.path(d, DARK, stroke=DARK, stroke_width=thick, stroke_linejoin="round")
    drawing.path(
        d, drawing.linear(0, top, 0, bottom, (0, "#fffbe6"), (0.45, "#ffd667"), (0.52, "#ffbe3d"), (1, "#f0802a"))
    )


def wordmark(face: str, words: str, width: float, height: float, size: float) -> Drawing:
    drawing = Drawing(width, height)
    y = height / 2 + size * 0.34
    lettering(drawing, outline(face, words, width / 2, y, size), y - size * 0.72, y, 16)
    return drawing


def lockup(face: str, words: str, size: float, sub_face: str, sub: str) -> Drawing:
    drawing = Drawing(960, 256)
    with drawing.at(128, 138, 0.86):
        fan(drawing)
    left, y = 262, 148
    lettering(drawing, outline(face, words, left, y, size, 0), y - size * 0.72, y, 16)
    spread = (width_of(face, words, size) - width_of(sub_face, sub, 46)) / (len(sub) - 1) / 46 * 1000 * 0.9
    drawing.path(outline(sub_face, sub, left + 8, 222, 46, 0, min(spread, 620)), "#fff4d6")
    return drawing


def icon() -> Drawing:
    drawing = Drawing(256, 256)
    drawing.path(box(6, 6, 244, 244, 54), drawing.radial(110, 80, 220, "#8a4bd8", "#4a2296", "#22104f"))
    rays = "".join(points([(128, 140), (128 + dx, 10), (128 + dx + 26, 10)]) for dx in (-96, -42, 14, 66))
    drawing.path(rays, "#ffffff", fill_opacity=0.07)
    drawing.path(box(10, 10, 236, 236, 50), stroke="#ffd667", stroke_width=5, stroke_opacity=0.9)
    with drawing.at(131, 140, 0.74):
        fan(drawing)
    return drawing


def write_pngs() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    source = ASSETS / "logo" / "icon.svg"
    for size in (16, 32, 48, 64, 128, 256, 512):
        pygame.image.save(pygame.image.load_sized_svg(source, (size, size)), PACKAGING / f"cardcade-{size}.png")
    pygame.image.save(pygame.image.load_sized_svg(source, (128, 128)), ASSETS / "logo" / "icon_128.png")


if __name__ == "__main__":
    main()
