"""UNO: match colour or sign, and call before the last card."""

import cardcade
from cardcade_uno.bots.hints import hints
from cardcade_uno.bots.levels import Easy, Hard, Medium
from cardcade_uno.game import Uno
from cardcade_uno.rules import Rules


@cardcade.hookimpl
def cardcade_game() -> cardcade.GamePlugin:
    return cardcade.GamePlugin(
        id="uno",
        package="cardcade_uno",
        seats=(2, 6),
        rules=Rules,
        game=Uno,
        bots={"easy": Easy, "medium": Medium, "hard": Hard},
        default_preset="standard",
        default_seats=4,
        switches=(
            "stacking.draw_two",
            "stacking.wild_draw_four",
            "stacking.mixed",
            "house.seven_zero",
            "house.jump_in",
            "house.draw_until_playable",
            "basic.forced_play",
            "uno.must_call_to_win",
            "wild_draw_four.challenge",
        ),
        lengths=cardcade.Length.table(
            "match.target_score",
            "match.wins",
            one=(0, 0),
            best_of_three=(0, 2),
            best_of_five=(0, 3),
            to_200=(200, 0),
            to_500=(500, 0),
        ),
        temperaments="cardcade_uno.bots.temperaments:tempered",
        hints=hints,
        coach="cardcade_uno.coach:UnoCoach",
        actions="cardcade_uno.action_list:UnoActionList",
        scene="cardcade_uno.scene:UnoParts",
        scene_version=3,
    )
