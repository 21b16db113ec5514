"""Rules are tables of keys with defaults and ranges."""

from typing import Literal

from cardcade.engine.rules import keys, rules_of, values_of

from .some_rules import Deal, Rules


def test_every_key_tells_where_it_stands_and_what_it_may_be() -> None:
    size, leader, *_ = keys(Rules)
    assert (size.path, size.kind, size.default, size.low, size.high) == ("deal.hand_size", int, 5, 1, 7)
    assert (leader.path, leader.kind) == ("deal.leader", Literal["lot", "winner"])


def test_values_and_rules_turn_into_each_other() -> None:
    rules = Rules(Deal(hand_size=3))
    assert values_of(rules)["deal"] == {"hand_size": 3, "leader": "lot"}
    assert rules_of(Rules, values_of(rules)) == rules


def test_missing_values_keep_their_default() -> None:
    assert rules_of(Rules, {"deal": {"leader": "winner"}}) == Rules(Deal(leader="winner"))
