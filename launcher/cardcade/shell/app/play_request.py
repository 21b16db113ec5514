"""The table that `cardcade play` asks for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cardcade.discovery import Found
from cardcade.engine.presets import Preset


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRequest:
    """A table to open, everything in it already checked."""

    found: Found
    preset: Preset
    seats: int
    bots: tuple[str, ...]
    """The level of every seat; seat 0 is the player's own and only counts with `autoplay`."""
    seed: int | None = None
    windowed: bool = False
    speed: float | None = None
    """None leaves the player's setting; infinity shows no animation."""
    rounds: int | None = None
    """Stop after so many rounds; None plays the match to its end."""
    record: Path | None = None
    autoplay: bool = False
