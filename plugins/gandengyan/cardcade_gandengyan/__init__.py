"""Gandengyan (干瞪眼): beat the last play or stare; the first hand empty wins."""

import cardcade
from cardcade_gandengyan.bots.hints import hints
from cardcade_gandengyan.bots.levels import Easy, Hard, Medium
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.rules import Rules


@cardcade.hookimpl
def cardcade_game() -> cardcade.GamePlugin:
    return cardcade.GamePlugin(
        id="gandengyan",
        package="cardcade_gandengyan",
        seats=(2, 6),
        rules=Rules,
        game=Gandengyan,
        bots={"easy": Easy, "medium": Medium, "hard": Hard},
        default_preset="house",
        default_seats=2,
        seats_key="deal.seats",
        actions="cardcade_gandengyan.action_list:GandengyanActionList",
        scene="cardcade_gandengyan.scene:GandengyanParts",
        scene_version=3,
        switches=(
            "follow.step",
            "draw.who",
            "straight.lengths_compare",
            "joker.single",
            "scoring.bomb_doubles",
            "scoring.untouched_doubles",
        ),
        lengths=cardcade.Length.table(
            "match.rounds",
            "match.wins",
            one=(1, 0),
            best_of_three=(5, 2),
            best_of_five=(5, 3),
            five=(5, 0),
            ten=(10, 0),
            twenty=(20, 0),
        ),
        temperaments="cardcade_gandengyan.bots.temperaments:tempered",
        hints=hints,
        coach="cardcade_gandengyan.coach:GandengyanCoach",
    )
