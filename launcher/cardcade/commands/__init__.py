"""The commands, a module for each: `add` describes its arguments, `run` does it."""

NAMES = ("play", "games", "presets", "new", "check", "simulate", "analyse", "replay", "screenshots", "bench", "doctor")
