"""What Gandengyan counts of a player."""

from cardcade_gandengyan.combinations import single
from cardcade_gandengyan.events import BombBurst, Laid, RoundBegan, RoundEnded
from cardcade_gandengyan.figures import figures_of

FIVE = single(2)


def laid(seat: int) -> Laid:
    return Laid(seat, (), FIVE, None)


def test_a_bomb_counts_for_who_played_it_and_a_doubling_for_who_won() -> None:
    events = [RoundBegan(1, 0), laid(0), laid(1), BombBurst(1, FIVE, 1, 2), laid(2)]
    events.append(RoundEnded(0, (0, 8, 4), (0, 4, 2), (2, 2, 2), (0, 8, 4)))
    assert figures_of(0, events) == {"rounds_won": 1, "doublings": 2, "highest_factor": 2}
    assert figures_of(1, events) == {"bombs": 1}


def test_who_never_played_a_card_is_untouched_and_the_winner_has_shut_them_out() -> None:
    events = [RoundBegan(1, 0), laid(2), RoundBegan(2, 0), laid(0)]
    events += [laid(1), RoundEnded(0, (0, 2, 10), (0, 2, 5), (1, 1, 2), (0, 2, 10))]
    assert figures_of(0, events) == {"rounds_won": 1, "doublings": 1, "highest_factor": 2, "shut_out": 1}
    assert figures_of(2, events) == {"untouched": 1}
    assert figures_of(1, events) == {}
