"""The commands, a module for each: `add` describes its arguments, `run` does it."""

NAMES = ("play", "games", "presets", "simulate", "analyse", "replay", "review", "screenshots", "bench", "doctor")
