"""The table's words: sentences in the player's language, with everybody called by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from cardcade.engine.bots import is_program, program_title
from cardcade.engine.message import Message
from cardcade.engine.player import Player


class Speaker(Protocol):
    """A language with its catalogues."""

    def text(self, said: Message | str, /, **args: object) -> str: ...

    def knows(self, key: str) -> bool: ...


class Words:
    """Says what the table shows."""

    def __init__(self, speaker: Speaker, game: str, players: Callable[[], Sequence[Player]]) -> None:
        self._speaker, self._game, self._players = speaker, game, players

    def say(self, said: Message | str, /, **args: object) -> str:
        """A message or key in words; seats among the arguments are called by name, and you are spoken to."""
        message = Message(said.key, {**said.args, **args}) if isinstance(said, Message) else Message(said, args)
        return self._speaker.text(self._named(message))

    def sentence(self, said: Message | str, /, **args: object) -> str:
        """The same, beginning with a capital."""
        text = self.say(said, **args)
        return text[:1].upper() + text[1:]

    def who(self, player: Player) -> str:
        """What a player is: a person, or a bot of some level."""
        return self.say("table.person") if player.level is None else level_name(self._speaker, self._game, player.level)

    def knows(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self._speaker.knows(key)

    def temperament(self, player: Player) -> str:
        """What a bot is like, in a word and a sentence; a game may have a sentence of its own."""
        label = self.say(f"temperament.label.{player.temperament}")
        own, usual = f"{self._game}.temperament.{player.temperament}", f"temperament.about.{player.temperament}"
        return self.say("temperament.told", label=label, about=self.say(own if self._speaker.knows(own) else usual))

    def _named(self, message: Message) -> Message:
        return Message(message.key, {name: self._name(value) for name, value in message.args.items()})

    def _name(self, value: object) -> object:
        if isinstance(value, Message):
            seat, players = value.args.get("seat"), self._players()
            if value.key == "engine.seat" and isinstance(seat, int) and 0 <= seat < len(players):
                return self._called(players[seat], players)
            return self._named(value)
        return [self._name(one) for one in value] if isinstance(value, list | tuple) else value

    def _called(self, player: Player, players: Sequence[Player]) -> str | Message:
        """Who plays alone is you, by whatever name."""
        you, known = Message("names.you"), player.profile is not None
        alone = known and sum(one.level is None for one in players) == 1
        return you if alone or player.name == self._speaker.text(you) else player.name


def own_words(speaker: Speaker, game: str, usual: str) -> str:
    """The key of a sentence that a game may say its own way: `guandan.lab.how.round`, where the game has it."""
    own = f"{game}.{usual}"
    return own if speaker.knows(own) else usual


def level_name(speaker: Speaker, game: str, level: str, usual: str = "table.level") -> str:
    """A bot's level as players call it: the game's own word for it, else the usual one, else its bare name."""
    if is_program(level):
        return program_title(level)
    for key in (f"{game}.level.{level}", f"{usual}.{level}"):
        if speaker.knows(key):
            return speaker.text(key)
    plain = level.replace("_", " ").replace("-", " ")
    return plain[:1].upper() + plain[1:]
