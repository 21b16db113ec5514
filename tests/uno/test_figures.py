"""What UNO counts of a player."""

from cardcade_uno.events import Caught, Challenged, PendingGrew, Played, RoundBegan, RoundEnded
from cardcade_uno.figures import figures_of

CARD = 0


def test_a_bluff_counts_for_who_doubted_it_and_only_if_it_was_one() -> None:
    doubts = [Challenged(0, 2, True, 4), Challenged(0, 1, False, 6), Challenged(1, 0, True, 4)]
    assert figures_of(0, doubts) == {"bluffs_caught": 1}


def test_a_catch_counts_for_who_made_it() -> None:
    assert figures_of(1, [Caught(0, by=1), Caught(1, by=0)]) == {"catches": 1}


def test_the_biggest_stack_is_that_to_which_one_added_the_last_card() -> None:
    stacks = [
        *(Played(0, CARD, 5, False), PendingGrew(1, 2), Played(1, CARD, 5, False), PendingGrew(2, 4)),
        *(Played(0, CARD, 4, False), PendingGrew(1, 2)),
    ]
    assert (figures_of(0, stacks)["biggest_stack"], figures_of(1, stacks)["biggest_stack"]) == (2, 4)


def test_the_fastest_win_is_the_round_with_the_fewest_cards_played_and_not_one_won_on_time() -> None:
    def won_round(cards: int, reason: str) -> list[object]:
        ended = RoundEnded(0, 20, (20, 0), reason, False)  # type: ignore[arg-type]
        return [RoundBegan(1, 0), *[Played(0, CARD, 1, False)] * cards, Played(1, CARD, 3, False), ended]

    events = [*won_round(9, "out"), *won_round(7, "out"), *won_round(3, "time")]
    assert figures_of(0, events) == {"rounds_won": 3, "fastest_win": 7}  # type: ignore[arg-type]
    assert figures_of(1, events) == {}  # type: ignore[arg-type]
