"""What the rule lab counts: it happens in play, and every game has words for it."""

import pytest

from cardcade.arena import bout
from cardcade.arena.bout import Bout
from cardcade.discovery import find
from cardcade.shell.app.language import Language
from cardcade.shell.app.shelf import Shelf
from cardcade.ui import Art
from cardcade_gandengyan.incidents import NAMES as GANDENGYAN
from cardcade_guandan.incidents import NAMES as GUANDAN
from cardcade_uno.events import Drew, PendingGrew
from cardcade_uno.incidents import NAMES as UNO
from cardcade_uno.incidents import incidents_of

from .test_bouts import terms


@pytest.mark.parametrize(
    ("game", "preset", "rounds", "names", "seats"),
    [
        ("uno", "house_mix", 1, UNO, 4),
        ("guandan", "official", 6, GUANDAN, 4),
        ("gandengyan", "classic", 0, GANDENGYAN, 4),
    ],
)
def test_what_is_counted_happens_and_has_words(
    game: str, preset: str, rounds: int, names: tuple[str, ...], seats: int
) -> None:
    told = [bout.outcome(Bout(terms(game, preset, rounds), seed, ("easy",) * seats, True)) for seed in range(12)]
    assert all(tuple(one.incidents) == names for one in told)
    rare = {"ace_failed", "reshuffle", "catch", "challenge", "resist"}
    assert [name for name in names if name not in rare and not any(one.incidents[name] for one in told)] == []
    for code in ("zh", "en"):
        language = Language(code)
        Shelf(language, [find(game)], Art())
        assert [name for name in names if not language.knows(f"{game}.incidents.{name}")] == []


def test_a_stack_is_an_answer_to_what_was_already_pending() -> None:
    answered = [PendingGrew(1, 2), PendingGrew(2, 4), Drew(2, 4, "pending"), PendingGrew(3, 2), Drew(3, 2, "pending")]
    counted = incidents_of(answered)
    assert (counted["stack"], counted["penalty"], counted["drawn"]) == (1, 2, 6)
