"""A reason says which of two moves it speaks of."""

from cardcade.engine.coach import Reason
from cardcade.engine.judging import Judgement
from cardcade.engine.message import say
from cardcade.engine.reason_words import why


def test_what_speaks_for_the_better_move_is_said_as_it_is() -> None:
    told = Judgement("r5", "g+2", "?", reasons=(Reason("hits_next", {"n": 1}), Reason("wild_kept")))
    assert why("uno", told) == say("uno.reason.hits_next", n=1)


def test_what_speaks_against_the_move_that_was_made_says_so() -> None:
    told = Judgement("w+4", "r5", "?", reasons=(Reason("bluff_risk", con=True),))
    assert why("uno", told) == say("coach.against", why=say("uno.reason.bluff_risk"))


def test_where_no_reason_holds_none_is_given() -> None:
    assert why("uno", Judgement("r5", "g5", "?")) is None
