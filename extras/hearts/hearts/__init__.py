"""Hearts (红心大战): pass three cards, then take as few points as you can, or all of them."""

import cardcade
from hearts.bots import Easy, Medium, hints
from hearts.game import Hearts
from hearts.rules import Rules


@cardcade.hookimpl
def cardcade_game() -> cardcade.GamePlugin:
    return cardcade.GamePlugin(
        id="hearts",
        seats=(4, 4),
        rules=Rules,
        game=Hearts,
        bots={"easy": Easy, "medium": Medium, "hard": cardcade.SearchBot.over(Medium, 8_000)},
        hints=hints,
        scene="hearts.scene:HeartsParts",
        scene_version=3,
    )
