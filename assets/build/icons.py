# ruff: noqa: E501 (an outline reads best on one line)
"""White 24x24 interface icons, line and solid in one rhythm: stroke 2, round ends."""

from dataclasses import dataclass

from drawing import ASSETS, Drawing, around, box, disc, points, star
from suits import SHAPES


@dataclass(frozen=True, slots=True)
class Icon:
    """`lines` are stroked; `solids` are filled; `fine` is stroked thinner."""

    lines: str = ""
    solids: str = ""
    fine: str = ""


def main() -> None:
    for name, icon in ICONS.items():
        drawing = Drawing(24, 24)
        if icon.solids:
            drawing.path(icon.solids, "#ffffff", fill_rule="evenodd")
        if icon.lines:
            drawing.line(icon.lines, "#ffffff", 2)
        if icon.fine:
            drawing.line(icon.fine, "#ffffff", 1.6)
        drawing.save(ASSETS / "icons" / f"{name}.svg")
    for suit, name in (("S", "spade"), ("H", "heart"), ("C", "club"), ("D", "diamond")):
        drawing = Drawing(24, 24)
        with drawing.at(12, 12, 0.2):
            drawing.path(SHAPES[suit], "#ffffff")
        drawing.save(ASSETS / "icons" / f"{name}.svg")
    gear().save(ASSETS / "icons" / "settings.svg")


def moved(shape: str, x: float, y: float) -> str:
    """A polygon made of M and L points, moved."""
    pairs = [tuple(map(float, pair.split(","))) for pair in shape.strip("MZ").split("L")]
    return points((px + x, py + y) for px, py in pairs)


def gear() -> Drawing:
    drawing = Drawing(24, 24)
    with drawing.at(12, 12):
        teeth: list[tuple[float, float]] = []
        for i in range(8):
            for turn, radius in ((-11, 9.9), (11, 9.9), (15, 7.4), (30, 7.4)):
                teeth += around(1, radius, 45 * i + turn)
        drawing.path(
            points(teeth) + disc(0, 0, 3.3),
            "#ffffff",
            fill_rule="evenodd",
            stroke="#ffffff",
            stroke_width=0.8,
            stroke_linejoin="round",
        )
    return drawing


ICONS: dict[str, Icon] = {
    "play": Icon(solids="M7,4.2a1,1 0 0 1 1.5,-0.9L20,11.1a1,1 0 0 1 0,1.8L8.5,20.7a1,1 0 0 1 -1.5,-0.9Z"),
    "pause": Icon(solids=box(5.5, 4, 4.8, 16, 1.4) + box(13.7, 4, 4.8, 16, 1.4)),
    "resume": Icon(solids=box(4, 4, 3.6, 16, 1.2) + "M10.5,4.6a0.9,0.9 0 0 1 1.4,-0.8L21,11.2a0.9,0.9 0 0 1 0,1.6L11.9,20.2a0.9,0.9 0 0 1 -1.4,-0.8Z"),
    "restart": Icon(lines="M4.5,12A7.5,7.5 0 1 0 7,6.4L4.5,8.6M4.5,4V8.8H9.3"),
    "rules": Icon(lines="M12,6.5C10,4.8 6.5,4.3 3.5,4.8V18.5C6.5,18 10,18.6 12,20.2C14,18.6 17.5,18 20.5,18.5V4.8C17.5,4.3 14,4.8 12,6.5ZM12,6.5V20", fine="M6.3,9H8.8M6.3,12.4H8.8M15.2,9H17.7M15.2,12.4H17.7"),
    "plugins": Icon(lines="M9,5.8a2.3,2.3 0 1 1 4.6,0V7.5H17.5V11.4h1.2a2.3,2.3 0 1 1 0,4.6H17.5V20.5H4.5V15.8H5.6a2.1,2.1 0 1 0 0,-4.2H4.5V7.5H9Z"),
    "presets": Icon(lines="M4,6.5H7.4M12.6,6.5H20M4,12H13.4M18.6,12H20M4,17.5H5.4M10.6,17.5H20" + disc(10, 6.5, 2.4) + disc(16, 12, 2.4) + disc(8, 17.5, 2.4)),
    "history": Icon(lines="M4.2,12A7.9,7.9 0 1 0 6.6,6.3L4.2,8.5M4.2,4.2V8.7H8.7M12.2,8V12.4L15.2,14.4"),
    "quit": Icon(lines="M13.5,4H6.5a1.5,1.5 0 0 0 -1.5,1.5V18.5A1.5,1.5 0 0 0 6.5,20H13.5M10.5,12H20M16.5,8L20.3,12L16.5,16"),
    "back": Icon(lines="M20,12H4.5M10.5,5.5L4,12L10.5,18.5"),
    "close": Icon(lines="M5.5,5.5L18.5,18.5M18.5,5.5L5.5,18.5"),
    "check": Icon(lines="M4.5,12.8L9.7,18L19.8,6.5"),
    "warning": Icon(lines="M12,3.8L21.3,19.8H2.7ZM12,9.6V13.6", solids=disc(12, 16.7, 1.25)),
    "info": Icon(lines=disc(12, 12, 9) + "M12,11.2V16.6", solids=disc(12, 7.6, 1.35)),
    "home": Icon(lines="M3.5,11.5L12,4L20.5,11.5M5.8,9.8V19.8H9.8V14.5H14.2V19.8H18.2V9.8"),
    "continue": Icon(lines="M4,6.5L9.5,12L4,17.5", solids="M11.5,5a0.8,0.8 0 0 1 1.3,-0.6L20.6,11.3a0.9,0.9 0 0 1 0,1.4L12.8,19.6a0.8,0.8 0 0 1 -1.3,-0.6Z"),
    "dice": Icon(lines=box(3.8, 3.8, 16.4, 16.4, 3.4), solids=disc(8.2, 8.2, 1.5) + disc(15.8, 8.2, 1.5) + disc(12, 12, 1.5) + disc(8.2, 15.8, 1.5) + disc(15.8, 15.8, 1.5)),
    "copy": Icon(lines=box(8.5, 8.5, 12, 12, 2.2) + "M15.5,5.2V5.5A2,2 0 0 0 13.5,3.5H5.5A2,2 0 0 0 3.5,5.5V13.5A2,2 0 0 0 5.5,15.5"),
    "folder": Icon(lines="M3.2,6.8a1.8,1.8 0 0 1 1.8,-1.8H9.4L11.6,7.6H19a1.8,1.8 0 0 1 1.8,1.8V17.6a1.8,1.8 0 0 1 -1.8,1.8H5a1.8,1.8 0 0 1 -1.8,-1.8Z"),
    "fullscreen": Icon(lines="M4,9V4H9M15,4H20V9M20,15V20H15M9,20H4V15"),
    "windowed": Icon(lines="M9,4V9H4M20,9H15V4M15,20V15H20M4,15H9V20"),
    "sound": Icon(solids="M3,9.4a0.9,0.9 0 0 1 0.9,-0.9H7L11.6,4.6a0.8,0.8 0 0 1 1.3,0.6V18.8a0.8,0.8 0 0 1 -1.3,0.6L7,15.5H3.9a0.9,0.9 0 0 1 -0.9,-0.9Z", lines="M16,9A4.4,4.4 0 0 1 16,15M18.6,6.2A8.4,8.4 0 0 1 18.6,17.8"),
    "mute": Icon(solids="M3,9.4a0.9,0.9 0 0 1 0.9,-0.9H7L11.6,4.6a0.8,0.8 0 0 1 1.3,0.6V18.8a0.8,0.8 0 0 1 -1.3,0.6L7,15.5H3.9a0.9,0.9 0 0 1 -0.9,-0.9Z", lines="M16.2,9.5L21.2,14.5M21.2,9.5L16.2,14.5"),
    "music": Icon(lines="M9.2,17.5V5.4L19.4,3.6V15.7", solids=disc(6.6, 17.6, 3.4, 2.8) + disc(16.8, 15.8, 3.4, 2.8)),
    "hint": Icon(lines="M9.2,16.6C9.2,14.4 5.8,13 5.8,9.2A6.2,6.2 0 0 1 18.2,9.2C18.2,13 14.8,14.4 14.8,16.6ZM9.8,20.4H14.2"),
    "redo": Icon(lines="M20,9.2H9.8A5.4,5.4 0 0 0 9.8,20H15.5M15.4,4.4L20.2,9.2L15.4,14"),
    "undo": Icon(lines="M4,9.2H14.2A5.4,5.4 0 0 1 14.2,20H8.5M8.6,4.4L3.8,9.2L8.6,14"),
    "swap": Icon(lines="M8,19.5V4.5M8,4.5L4.3,8.2M8,4.5L11.7,8.2M16,4.5V19.5M16,19.5L12.3,15.8M16,19.5L19.7,15.8"),
    "sort": Icon(lines="M7.5,4.5V19.5M7.5,19.5L3.8,15.8M7.5,19.5L11.2,15.8M14,5.5H21M14,10.2H19M14,14.9H17"),
    "lock": Icon(lines="M8,10.5V7.6A4,4 0 0 1 16,7.6V10.5", solids=box(4.8, 10.3, 14.4, 10.4, 2.2) + disc(12, 15.4, 1.7)),
    "unlock": Icon(lines="M8,10.5V7.2A4,4 0 0 1 15.6,5.6", solids=box(4.8, 10.3, 14.4, 10.4, 2.2) + disc(12, 15.4, 1.7)),
    "group": Icon(fine=box(3, 7.5, 8, 11.5, 1.6), lines="", solids=box(9.6, 5, 9.4, 13.4, 1.8) + box(20.2, 7, 1.8, 10, 0.9)),
    "robot": Icon(lines=box(4.4, 8.4, 15.2, 11.2, 3) + "M12,8V4.6M2,12.5V15.5M22,12.5V15.5M9.6,16.4H14.4", solids=disc(12, 3.8, 1.5) + disc(9, 12.6, 1.5) + disc(15, 12.6, 1.5)),
    "person": Icon(solids=disc(12, 8, 4.4) + "M3.6,20.6C3.6,16.4 7.2,14 12,14C16.8,14 20.4,16.4 20.4,20.6Z"),
    "crown": Icon(solids="M3,7.2L7.6,11L12,4.4L16.4,11L21,7.2L19.2,17H4.8Z" + box(4.8, 18.2, 14.4, 2.4, 1)),
    "star": Icon(solids=moved(star(5, 10.4, 4.6), 12, 12.7)),
    "star_outline": Icon(fine=moved(star(5, 9.6, 4.3), 12, 12.7)),
    "clock": Icon(lines=disc(12, 12, 8.8) + "M12,6.8V12L15.6,14.2"),
    "timer": Icon(lines=disc(12, 13.4, 7.6) + "M12,9.4V13.4M9.4,2.6H14.6M18.6,6L20,7.4"),
    "eye": Icon(lines="M2.4,12C4.8,7.6 8.2,5.4 12,5.4C15.8,5.4 19.2,7.6 21.6,12C19.2,16.4 15.8,18.6 12,18.6C8.2,18.6 4.8,16.4 2.4,12Z", solids=disc(12, 12, 3.2)),
    "hand": Icon(lines="M7.6,12.6V6.4A1.5,1.5 0 0 1 10.6,6.4V11.2V4.4A1.5,1.5 0 0 1 13.6,4.4V11.2V5.6A1.5,1.5 0 0 1 16.6,5.6V12.2V8.6A1.5,1.5 0 0 1 19.4,8.6V14.4C19.4,18.4 17,21 13.4,21C10.4,21 8.6,19.6 7.2,17.2L4.4,12.9C3.6,11.4 5.4,10.2 6.4,11.3Z"),
    "arrow_left": Icon(lines="M20,12H4.5M10.5,5.5L4,12L10.5,18.5"),
    "arrow_right": Icon(lines="M4,12H19.5M13.5,5.5L20,12L13.5,18.5"),
    "arrow_up": Icon(lines="M12,20V4.5M5.5,10.5L12,4L18.5,10.5"),
    "arrow_down": Icon(lines="M12,4V19.5M5.5,13.5L12,20L18.5,13.5"),
    "chevron_left": Icon(lines="M15,5L8,12L15,19"),
    "chevron_right": Icon(lines="M9,5L16,12L9,19"),
    "chevron_up": Icon(lines="M5,15L12,8L19,15"),
    "chevron_down": Icon(lines="M5,9L12,16L19,9"),
    "plus": Icon(lines="M12,4.5V19.5M4.5,12H19.5"),
    "minus": Icon(lines="M4.5,12H19.5"),
    "trophy": Icon(lines="M7,5.8H3.6C3.6,9.6 5,11.6 8,12M17,5.8H20.4C20.4,9.6 19,11.6 16,12", solids="M6.6,3.4H17.4V9C17.4,12.4 15.4,14.6 13.2,15.2V17.6H16.4V20.6H7.6V17.6H10.8V15.2C8.6,14.6 6.6,12.4 6.6,9Z"),
    "bomb": Icon(lines="M15.2,7.6C16.6,5 18.4,4.6 20.2,5.4", solids=disc(10.4, 14, 7.4) + box(12.6, 5.4, 4.4, 3.6, 1) + moved(star(4, 3.2, 1.2), 20.6, 4.6)),
    "lightning": Icon(solids="M13.6,2.4L4.6,13.6H11L9.6,21.6L19.4,9.8H12.6Z"),
    "speech": Icon(lines="M5.4,4.4H18.6A2.4,2.4 0 0 1 21,6.8V14A2.4,2.4 0 0 1 18.6,16.4H12L7,20.6V16.4H5.4A2.4,2.4 0 0 1 3,14V6.8A2.4,2.4 0 0 1 5.4,4.4Z", solids=disc(8, 10.4, 1.2) + disc(12, 10.4, 1.2) + disc(16, 10.4, 1.2)),
    "gamepad": Icon(lines="M7.4,6.8H16.6C20,6.8 21.4,10.4 22,15.2C22.2,18.6 19.2,19.4 17.4,17L15.8,15H8.2L6.6,17C4.8,19.4 1.8,18.6 2,15.2C2.6,10.4 4,6.8 7.4,6.8Z", solids=disc(15.6, 9.9, 1.1) + disc(17.8, 12, 1.1), fine="M7.6,9.2V12.8M5.8,11H9.4"),
    "keyboard": Icon(lines=box(2.4, 5.6, 19.2, 12.8, 2.4), fine="M6.2,9.4H6.4M10,9.4H10.2M13.8,9.4H14M17.6,9.4H17.8M6.2,12H6.4M10,12H10.2M13.8,12H14M17.6,12H17.8M8.4,15H15.6"),
    "mouse": Icon(lines=box(6, 2.8, 12, 18.4, 6) + "M12,6.4V9.6"),
    "language": Icon(fine=disc(12, 12, 9) + disc(12, 12, 4, 9) + "M3.2,12H20.8M4.6,7.2H19.4M4.6,16.8H19.4"),
    "skip_forward": Icon(solids="M3.4,5.4a0.8,0.8 0 0 1 1.3,-0.6L11.4,10.6V5.4a0.8,0.8 0 0 1 1.3,-0.6L20,11.3a0.9,0.9 0 0 1 0,1.4L12.7,19.2a0.8,0.8 0 0 1 -1.3,-0.6V13.4L4.7,19.2a0.8,0.8 0 0 1 -1.3,-0.6Z" + box(19.6, 4.6, 2.2, 14.8, 1)),
    "skip_back": Icon(solids="M20.6,5.4a0.8,0.8 0 0 0 -1.3,-0.6L12.6,10.6V5.4a0.8,0.8 0 0 0 -1.3,-0.6L4,11.3a0.9,0.9 0 0 0 0,1.4L11.3,19.2a0.8,0.8 0 0 0 1.3,-0.6V13.4L19.3,19.2a0.8,0.8 0 0 0 1.3,-0.6Z" + box(2.2, 4.6, 2.2, 14.8, 1)),
    "trick_forward": Icon(lines="M5,5L12,12L5,19M12,5L19,12L12,19"),
    "trick_back": Icon(lines="M19,5L12,12L19,19M12,5L5,12L12,19"),
    "autoplay": Icon(lines="M19.6,9.4A8.2,8.2 0 0 0 4.6,8.6M4.4,14.6A8.2,8.2 0 0 0 19.4,15.4M4.2,4V8.8H9M19.8,20V15.2H15", solids="M10,8.8L15.6,12L10,15.2Z"),
    "search": Icon(lines=disc(10.4, 10.4, 6.4) + "M15.2,15.2L20.4,20.4"),
    "log": Icon(lines="M8.6,6H20.4M8.6,12H20.4M8.6,18H20.4", solids=disc(4.4, 6, 1.5) + disc(4.4, 12, 1.5) + disc(4.4, 18, 1.5)),
    "counter": Icon(fine=box(3.4, 3.4, 17.2, 17.2, 2.4) + "M3.4,9.1H20.6M3.4,14.9H20.6M9.1,3.4V20.6M14.9,3.4V20.6"),
    "cards": Icon(lines=box(9.6, 4.2, 10, 14.4, 2), fine="M6.4,7.2L4.4,8A1.8,1.8 0 0 0 3.5,10.3L6.6,18.2A1.8,1.8 0 0 0 8.4,19.4"),
    "deal": Icon(lines=box(3.6, 3.6, 9.4, 13, 1.8) + "M16.5,9H20.4M16.5,13H20.4M9,20.4H20.4"),
    "pass": Icon(lines=disc(12, 12, 8.8) + "M6,18L18,6"),
    "list": Icon(lines="M4,6H20M4,12H20M4,18H14"),
    "save": Icon(lines="M4,6A2,2 0 0 1 6,4H16L20,8V18A2,2 0 0 1 18,20H6A2,2 0 0 1 4,18ZM8,4.4V9H15V4.4M7.6,20V14H16.4V20"),
    "trash": Icon(lines="M4,6.6H20M9,6.4V4H15V6.4M6,6.8L7,20H17L18,6.8", fine="M10.2,10.6V16.4M13.8,10.6V16.4"),
    "edit": Icon(lines="M4,20L5,15.4L16.2,4.2A1.8,1.8 0 0 1 18.8,4.2L19.8,5.2A1.8,1.8 0 0 1 19.8,7.8L8.6,19ZM14,6.6L17.4,10"),
    "speed": Icon(lines="M4.4,18A9,9 0 1 1 19.6,18M12,14L16.2,8.6", solids=disc(12, 14, 1.8)),
    "heart_pulse": Icon(lines="M3,12H7.5L10,6.5L14,17.5L16.4,12H21"),
    "chart": Icon(lines="M4,20H20", solids=box(5.2, 11, 3.4, 7, 1) + box(10.3, 6, 3.4, 12, 1) + box(15.4, 8.6, 3.4, 9.4, 1)),
    "replay": Icon(lines="M4.2,12A7.9,7.9 0 1 0 6.6,6.3L4.2,8.5M4.2,4.2V8.7H8.7", solids="M10.2,8.6L15.8,12L10.2,15.4Z"),
    "accessibility": Icon(lines="M4.6,8.6L12,10.2L19.4,8.6M12,10.2V14M12,14L8.6,20.4M12,14L15.4,20.4", solids=disc(12, 5, 2.3)),
    "palette": Icon(lines="M12,3.4A8.6,8.6 0 1 0 12,20.6C14,20.6 14.2,19 13.4,17.8C12.6,16.4 13.6,14.8 15.2,14.8H17.4C19.4,14.8 20.6,13.4 20.6,11.4C20.4,6.8 16.6,3.4 12,3.4Z", solids=disc(7.8, 11.6, 1.4) + disc(10.4, 7.6, 1.4) + disc(15, 8, 1.4)),
    "screen": Icon(lines=box(2.8, 4.4, 18.4, 12.4, 2) + "M8.4,20.4H15.6M12,17V20.2"),
    "link": Icon(lines="M10,14L14,10M8.6,10.6L5.6,13.6A3.4,3.4 0 0 0 10.4,18.4L13.4,15.4M15.4,13.4L18.4,10.4A3.4,3.4 0 0 0 13.6,5.6L10.6,8.6"),
    "question": Icon(lines=disc(12, 12, 9) + "M9.4,9.6A2.7,2.7 0 1 1 13.4,12C12.4,12.6 12,13 12,14", solids=disc(12, 17, 1.25)),
}  # fmt: skip


if __name__ == "__main__":
    main()
