"""How often bots in character do what they are known for."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from cardcade import Mood, Seat, Temperament
from cardcade.testing.games import installed
from cardcade.testing.in_character import RoundsInCharacter

Habit: TypeAlias = Callable[[Any, Seat, Any, Mood], bool | None]
"""Whether a move shows it; None where there was no occasion."""


def share(game: str, level: str, temperament: Temperament, habit: Habit, seeds: Iterable[int]) -> float:
    """Of the occasions in these rounds, at a table where everybody has the temperament, those that were taken."""
    found = installed(game)
    plugin, rules = found.plugin, found.plugin.rules()
    table, taken = RoundsInCharacter(plugin, plugin.game(rules), level), list[bool]()

    def watch(state: Any, seat: Seat, move: Any, mood: Mood) -> None:
        if (shown := habit(state, seat, move, mood)) is not None:
            taken.append(shown)

    for seed in seeds:
        table.play(seed, [temperament] * plugin.usual_seats(rules), watch)
    assert len(taken) >= 10, f"{len(taken)} occasions tell nothing"
    return sum(taken) / len(taken)
