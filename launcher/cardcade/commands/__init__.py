"""The commands, a module for each: `add` describes its arguments, `run` does it."""

NAMES = (
    "play",
    "games",
    "plugins",
    "presets",
    "simulate",
    "analyse",
    "replay",
    "history",
    "screenshots",
    "bench",
    "doctor",
)
