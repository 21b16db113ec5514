"""The two tracks: Lantern Street for the menu, Tea House for the table."""

from collections.abc import Callable

import numpy as np

from .band import Band
from .score import Chord, Tape
from .synth import Wave

LANTERN_STREET = {
    "G": Chord(43, (59, 62, 66, 69)),
    "Em": Chord(40, (55, 59, 62, 66)),
    "C": Chord(36, (55, 59, 62, 64)),
    "D": Chord(38, (57, 59, 64, 66)),
    "Ds": Chord(38, (55, 60, 64, 69)),
    "Am": Chord(45, (55, 59, 60, 64)),
    "Bm": Chord(47, (57, 62, 66)),
}
STROLL = ["G", "Em", "C", "D", "G", "Em", "Am", "Ds"]
RIVER = ["C", "Bm", "Am", "Ds", "C", "Bm", "Em", "D"]
NIGHT = ["Em", "C", "Em", "C", "Am", "Bm", "C", "Ds"]

STROLL_TUNE = (
    "0:3 1:4 1.5:5 3:4",
    "0:3 1.5:2 2:1 3:.",
    "0:4 1:5 1.5:4 2:3 3:1",
    "0:3 2.5:2 3:1",
    "0:2 1:3 1.5:4 3:5",
    "0:6 1:5 1.5:4 2:3",
    "0:4 1.5:3 2:1 3:2",
    "0:1 2:.",
)
STROLL_AGAIN = (
    "0:5 0.5:6 1:5 1.5:4 3:3",
    "0:4 1.5:3 2.5:2 3:1",
    "0:2 0.5:3 1:4 2:5 3:6",
    "0:5 1.5:4 2:3 3:.",
    "0:7 1:6 1.5:5 2.5:4 3:5",
    "0:3 2:4 3:3",
    "0:1 0.5:2 1:3 2:2 3:1",
    "0:0 2:.",
)
RIVER_TUNE = (
    "0:4 2:5 3:6",
    "0:7 2.5:6 3:5",
    "0:6 1.5:5 2:4",
    "0:3 3:.",
    "0:4 1:3 2:4 3:5",
    "0:6 2:3",
    "0:5 1.5:4 2:3 3:2",
    "0:1 3:.",
)
NIGHT_CALLS = ("0:-1 2:0 3:1", "1:.", "0:3 1.5:2 2:1", "1:.", "0:4 2.5:3", "0:3 3:2", "0:1 1:2 2:3 3:4", "1:.")

TEA_HOUSE = {
    "D": Chord(38, (54, 57, 61, 64)),
    "Bm": Chord(35, (57, 61, 62, 66)),
    "G": Chord(43, (54, 59, 62, 69)),
    "A": Chord(45, (57, 59, 62, 66)),
    "Fm": Chord(42, (57, 61, 64)),
    "Em": Chord(40, (55, 59, 62, 66)),
}
STEAM = ["D", "Bm", "G", "A", "D", "Bm", "Em", "A"]
WINDOW = ["Bm", "Fm", "G", "D", "Bm", "Fm", "Em", "A"]
RAIN = ["G", "A", "Fm", "Bm", "G", "A", "D", "D"]
LAST_CUP = ["G", "D", "Em", "A"]

STEAM_TUNE = ("0:5 2:4", "0:3 3:2", "0:4 2.5:3", "1:.", "0:2 2:3 3:4", "0:5", "0:6 1.5:5 3:4", "0:3 2:.")
WINDOW_TUNE = ("0:4 3:3", "0:2 2:.", "0:3 2:4 3:5", "0:6 3:.", "0:7 2:6", "0:5 2:.", "0:4 1:5 2:4 3:3", "0:3 3:.")
RAIN_TUNE = ("0:1 1:2 2:4", "1:.", "0:2 2:3", "0:4 2.5:3", "0:6 1:5 2:4", "1:.", "0:3 1.5:2 2:1", "0:0 2:.")


def menu() -> Wave:
    band = Band(Tape(np.random.default_rng(20), 40, 80, swing=0.6), LANTERN_STREET, tonic=67)
    for start, chords in zip((0, 8, 16, 24, 32), (STROLL, STROLL, RIVER, NIGHT, STROLL), strict=True):
        band.pad(start, chords)
        band.keys(start, chords, busy=start not in (0, 24))
        band.bass(start, chords, walking=start in (8, 16, 32))
    for start, busy in ((0, False), (8, True), (16, True), (24, False), (32, True)):
        band.brushes(start, 8, busy)
    band.string(0, STROLL_TUNE)
    band.string(8, STROLL_AGAIN)
    band.flute(16, RIVER_TUNE)
    band.arpeggio(16, RIVER, 0.3)
    band.string(24, NIGHT_CALLS, ornate=True)
    band.string(32, STROLL_TUNE, ornate=True)
    band.flute(36, STROLL_AGAIN[4:], gain=0.2)
    for bar in (7, 15, 31):
        band.glissando(bar)
    return band.tape.mixed(2.4, -23)


def table() -> Wave:
    band = Band(Tape(np.random.default_rng(66), 36, 66), TEA_HOUSE, tonic=62)
    for start, chords in zip((0, 8, 16, 24, 32), (STEAM, WINDOW, RAIN, STEAM, LAST_CUP), strict=True):
        band.pad(start, chords)
        band.bass(start, chords, walking=False)
    for start, chords in ((0, STEAM), (16, RAIN), (24, STEAM)):
        band.arpeggio(start, chords, 0.34)
    for start, chords in ((8, WINDOW), (24, STEAM), (32, LAST_CUP)):
        band.keys(start, chords, busy=False)
    band.string(0, STEAM_TUNE)
    band.flute(8, WINDOW_TUNE)
    band.string(16, RAIN_TUNE, ornate=True)
    band.flute(28, STEAM_TUNE[4:], gain=0.25)
    for start in (8, 24):
        band.brushes(start, 8, busy=False)
    band.glissando(15)
    band.glissando(35)
    return band.tape.mixed(3.0, -26, 7500)


TRACKS: dict[str, Callable[[], Wave]] = {"menu": menu, "table": table}
