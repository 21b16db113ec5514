"""Guandan (掼蛋) for Cardcade."""

import cardcade
from cardcade_guandan.bots.hints import hints
from cardcade_guandan.bots.levels import Easy, Frugal, Hard, Medium, Tidy, Watchful
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
        bots={"easy": Easy, "frugal": Frugal, "tidy": Tidy, "watchful": Watchful, "medium": Medium, "hard": Hard},
        default_preset="house",
        switches=(
            "trick.pass_locks",
            "trick.jiefeng",
            "tribute.when",
            "tribute.resist",
            "levels.pass_ace",
            "bomb.level_rank",
            "sequence.lowest",
            "sequence.lengths_compare",
            "joker.triple",
        ),
        lengths=cardcade.Length.table(
            "match.start_level",
            "match.deals",
            one=("2", 1),
            four=("2", 4),
            eight=("2", 8),
            from_ten=("T", 0),
            to_ace=("2", 0),
        ),
        temperaments="cardcade_guandan.bots.temperaments:tempered",
        hints=hints,
        coach="cardcade_guandan.coach:GuandanCoach",
        dialects={
            "competition": "cardcade_guandan.competition.dialect:Competition",
            "openguandan": "cardcade_guandan.competition.dialect:OpenGuanDan",
        },
        actions="cardcade_guandan.action_list:GuandanActionList",
        scene="cardcade_guandan.scene:GuandanParts",
        scene_version=3,
        counter=True,
    )
