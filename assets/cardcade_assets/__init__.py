"""The shared art, fonts and sounds, and where to find them; no pygame here."""

from functools import cache
from pathlib import Path

CARD_SIZE = (216, 314)
"""The viewBox of every card face and back, in every game."""
CARD_RATIO = CARD_SIZE[1] / CARD_SIZE[0]
"""Height of a card for a width of 1."""

BACKS = ("classic", "arcade", "crimson", "jade", "starry")
FELTS = ("emerald", "midnight", "crimson", "wood")
AVATARS = tuple(f"avatar_{number:02}" for number in range(1, 13))
MOODS = ("plain", "glad", "stunned", "thinking", "beaten")
EMOTES = ("thumb", "laugh", "wow", "cry", "angry", "heart")
COVER_LAYERS = ("cover_back", "cover_mid", "cover_front")

FONT_REGULAR = "NotoSansSC-Regular.ttf"
FONT_BOLD = "NotoSansSC-Bold.ttf"
FONT_BLACK = "NotoSansSC-Black.ttf"
"""Latin, digits and the characters of a few titles only; check a text against its cmap before using it."""

_HERE = Path(__file__).parent


@cache
def path(*parts: str) -> Path:
    """The file or folder `parts` below this package: `path("cards", "SA.svg")`."""
    return _HERE.joinpath(*parts)


def portrait(avatar: int, mood: str = "plain") -> Path:
    """The picture of an avatar, counted from 1, in one of the `MOODS`."""
    return path("avatars", f"avatar_{avatar:02}.svg" if mood == "plain" else f"avatar_{avatar:02}_{mood}.svg")
