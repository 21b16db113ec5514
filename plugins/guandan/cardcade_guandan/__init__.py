"""Guandan (掼蛋) for Cardcade."""

import cardcade
from cardcade_guandan.bots.hints import hints
from cardcade_guandan.bots.levels import Easy, Hard, Medium
from cardcade_guandan.game import Guandan
from cardcade_guandan.rules import Rules


@cardcade.hookimpl
def cardcade_game() -> cardcade.GamePlugin:
    return cardcade.GamePlugin(
        id="guandan",
        package="cardcade_guandan",
        seats=(4, 4),
        rules=Rules,
        game=Guandan,
        bots={"easy": Easy, "medium": Medium, "hard": Hard},
        default_preset="house",
        hints=hints,
        coach="cardcade_guandan.coach:GuandanCoach",
        dialects={
            "competition": "cardcade_guandan.competition.dialect:Competition",
            "openguandan": "cardcade_guandan.competition.dialect:OpenGuanDan",
        },
        actions="cardcade_guandan.action_list:GuandanActions",
        scene="cardcade_guandan.scene:GuandanParts",
        scene_version=2,
        counter=True,
    )
