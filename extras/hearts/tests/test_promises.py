"""Every preset keeps what every game promises."""

from cardcade.testing.conformance import check_every_preset, report
from hearts import cardcade_game


def test_every_promise_is_kept_under_every_preset() -> None:
    problems = check_every_preset(cardcade_game(), matches=2, moments=24, decisions=1)
    assert not problems, report(problems)
