"""Dou Dizhu (斗地主): one bids to be the landlord, and the two others play against him together."""

import cardcade
from doudizhu.bots import Easy, Medium, hints
from doudizhu.game import DouDizhu
from doudizhu.rules import Rules


@cardcade.hookimpl
def cardcade_game() -> cardcade.GamePlugin:
    return cardcade.GamePlugin(
        id="doudizhu",
        seats=(3, 3),
        rules=Rules,
        game=DouDizhu,
        bots={"easy": Easy, "medium": Medium, "hard": cardcade.SearchBot.over(Medium, 8_000, by_wins=True)},
        hints=hints,
    )
