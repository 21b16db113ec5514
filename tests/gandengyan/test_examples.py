"""Rulebook, the worked examples, move by move."""

from .notation import Table


def test_example_1_singles() -> None:
    table = Table("5 3 Q K A 2 | 6 7 J K A 2 BJ RJ 9 9 9")
    table.play("5")
    singles = {"6", "7", "9", "J", "K", "A", "2", "BJ", "RJ"}
    assert singles <= table.plays()
    assert all(len(text) > 2 for text in table.plays() - singles), "beside higher singles only bombs"
    table.play("J")
    assert table.plays() == {"Q", "K", "A", "2"}
    table.pass_()
    assert table.leads(1)


def test_example_2_pairs() -> None:
    table = Table("8 8 A A 2 | 9 9 J J K K 3 3 3")
    table.play("8 8")
    assert table.plays() == {"99", "JJ", "KK", "333"}
    table.play("K K")
    assert table.plays() == {"AA"}
    table.play("A A")
    assert table.plays() == {"333"}
    table.pass_()
    assert table.leads(0)


def test_example_3_bombs() -> None:
    table = Table("Q Q Q BJ RJ 3 | K K K 4")
    table.play("Q Q Q")
    table.play("K K K")
    table.play("BJ RJ")
    assert table.plays() == set()
    table.pass_()
    assert table.turn == 0
    assert "3" in table.plays()


def test_example_4_straights() -> None:
    table = Table("3 4 5 8 9 T J Q K A | 7 8 9 J Q K A 2")
    table.play("3 4 5")
    assert {"7-8-9", "J-Q-K", "J-Q-K-A", "Q-K-A"} == table.plays()
    table.play("7 8 9")
    three_long = {text for text in table.plays() if text.count("-") == 2}
    assert three_long == {"8-9-T", "9-T-J", "T-J-Q", "J-Q-K", "Q-K-A"}
