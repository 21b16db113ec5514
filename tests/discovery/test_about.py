"""What a distribution says of itself, as far as it says anything."""

from email.message import Message

from cardcade.discovery.about import About, about


class Strict(Message):
    """As newer readers of metadata are: a field that is missing is an error, unless one asks whether it is there."""

    def __getitem__(self, name: str) -> str:
        if name not in self:
            raise KeyError(name)
        return str(super().__getitem__(name))


def test_fields_that_are_missing_take_nothing_from_those_that_are_there() -> None:
    told = Strict()
    told["License-Expression"] = "MIT"
    told["Summary"] = "A game."
    assert about(told) == About("", "MIT", "A game.")
