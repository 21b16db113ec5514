"""In English the only person at the table is spoken to: "You win", "gives you the red joker"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import tomli

from cardcade import Message, say, say_seat
from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.engine.chance import Stream
from cardcade.engine.match import Match
from cardcade.shell.app.language import Language, flattened
from cardcade.shell.match.request import players_at
from cardcade.table.words import Words
from cardcade.testing.games import installed

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted([*ROOT.glob("launcher/cardcade/locale/en.toml"), *ROOT.glob("plugins/*/*/locale/en.toml")])
PERSONS = ("player", "other", "who", "seat", "after", "source", "target", "one", "name")
"""Blanks in which sentences name players."""
THIRD_PERSON = re.compile(r"\byou (?!pts)(?:\w+[^s]s|was|is|has)\b|\byou's\b", re.IGNORECASE)
MISPLACED = re.compile(r"(?<![.!?]) You\b")
UNBEGUN = re.compile(r"(?:^|[.!?] )you")


def faulty(text: str) -> bool:
    return any(fault.search(text) for fault in (THIRD_PERSON, MISPLACED, UNBEGUN))


def words_of(found: Found, language: str, levels: tuple[str | None, ...]) -> Words:
    speaker = Language(language)
    [folder] = ROOT.glob(f"plugins/{found.id}/*/locale")
    speaker.add(folder, found.id)
    return Words(speaker, found.id, lambda: players_at(levels, speaker))


@pytest.mark.parametrize("text", ["You returns it.", "+4 for You", "Bamboo doubted You, who", "you win", "You's hand"])
def test_faults_are_found(text: str) -> None:
    assert faulty(text)


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
def test_every_event_of_random_matches_speaks_to_you(game: str) -> None:
    found = installed(game)
    said = {}
    for name in Library(found.plugin).bundled_names:
        said |= events_told(found, name)
    assert len(said) > 5
    assert any("you" in text.lower() for text in said.values())
    assert not [text for text in said.values() if faulty(text)]


def events_told(found: Found, preset: str) -> dict[tuple[str, bool], str]:
    """A sentence for every kind of event, about you and about others, from a match of random moves."""
    loaded = Library(found.plugin).find(preset)
    assert loaded is not None
    game, seats = found.plugin.game(loaded.rules), min(4, found.plugin.seats[-1])
    words = words_of(found, "en", (None, *["easy"] * (seats - 1)))
    match, stream = Match(game, seats, seed=3, listeners=[0]), Stream.named(3, "words")
    for turn in range(400):
        acting = [*game.to_act(match.state), *game.may_interrupt(match.state)]
        if match.result is not None or not acting:
            break
        seat = stream.child(turn).choice(acting)
        match.play(seat, stream.child(turn + 1000).choice(list(game.moves(match.state, seat))))
    told = (game.say_event(event) for update in match.take_updates(0) for event in update.events)
    return {(said.key, say_seat(0) in said.args.values()): words.say(said) for said in told if said is not None}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_every_sentence_that_names_a_player_can_name_you(path: Path) -> None:
    language = Language("en")
    sentences = dict(flattened(tomli.loads(path.read_text("utf-8"))))
    language.add_texts("en", sentences, "tried")
    assert not [
        said
        for key in sentences
        for named in PERSONS
        for n in (1, 2)
        if f"{{{named}" in sentences[key]
        if faulty(said := language.text(f"tried.{key}", **named_you(named), n=n))
    ]


def named_you(blank: str) -> dict[str, object]:
    return {person: say("names.you") if person == blank else "Bamboo" for person in PERSONS}


@pytest.mark.parametrize(
    ("message", "about_you", "about_others"),
    [
        (say("guandan.event.lead_taken", seat=say_seat(0)), "You have the lead.", "Bamboo has the lead."),
        (say("guandan.table.wind_caught", name=say_seat(0)), "You caught the wind", "Bamboo caught the wind"),
        (say("guandan.table.to.given", name=say_seat(0)), "For you", "For Bamboo"),
        (
            say("guandan.event.tribute_paid", source=say_seat(1), target=say_seat(0), cards=say("engine.card.RJ")),
            "Plum gives you the red joker.",
            "Plum gives Bamboo the red joker.",
        ),
    ],
)
def test_the_verb_follows_whom_it_is_about(message: Message, about_you: str, about_others: str) -> None:
    found = installed("guandan")
    bots = ("easy", "easy", "easy")
    assert words_of(found, "en", (None, *bots)).say(message) == about_you.replace("Plum", "Bamboo")
    others = words_of(found, "en", ("easy", *bots)).say(message)
    assert re.sub("Jade|Bamboo", "X", others) == re.sub("Plum|Bamboo", "X", about_others)
    assert "Player 1" in words_of(found, "en", (None, None, *bots[1:])).say(message)
