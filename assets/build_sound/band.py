"""The band: how each player reads chords and tunes."""

from collections.abc import Mapping, Sequence

from .instruments import bass, brush_swish, brush_tap, electric_piano, guzheng, pad, soft_kick, wood_block, xiao
from .score import BEATS, Chord, Note, Tape, pentatonic, tune
from .synth import Wave


class Band:
    def __init__(self, tape: Tape, chords: Mapping[str, Chord], tonic: int) -> None:
        self.tape, self.chords, self.tonic = tape, chords, tonic
        self.rng = tape.rng

    def pad(self, start: int, names: Sequence[str]) -> None:
        for bar, name in enumerate(names, start):
            wave = pad(self.rng, self.chords[name].voices, self.tape.seconds(BEATS))
            self.tape.add(bar * BEATS - 0.4, wave, 0.55, wet=0.35)

    def keys(self, start: int, names: Sequence[str], busy: bool) -> None:
        """Rolled chords on the one, with an answer after the third beat when busy."""
        for bar, name in enumerate(names, start):
            strokes = ((0, 0.2, 0.55), (2.5, 0.13, 0.4)) if busy else ((0, 0.17, 0.45),)
            for beat, gain, touch in strokes:
                for step, note in enumerate(self.chords[name].voices):
                    wave = electric_piano(note, 2.6, touch)
                    self.tape.add(bar * BEATS + beat + 0.05 * step, wave, gain, -0.3 + 0.2 * step, 0.3)

    def bass(self, start: int, names: Sequence[str], walking: bool) -> None:
        for bar, name in enumerate(names, start):
            root, at = self.chords[name].root, bar * BEATS
            self.tape.add(at, bass(root, self.tape.seconds(2.2 if walking else 3.4)), 0.34, wet=0.04)
            if walking:
                self.tape.add(at + 2.5, bass(root + 7, self.tape.seconds(0.8)), 0.22, wet=0.04)
                if bar % 2:
                    self.tape.add(at + 3.5, bass(root + 12, self.tape.seconds(0.4)), 0.2, wet=0.04)

    def brushes(self, start: int, bars: int, busy: bool) -> None:
        """Sweeps on one and three; when busy also taps on two and four and a heartbeat of a drum."""
        for bar in range(start, start + bars):
            at = bar * BEATS
            for beat in (0, 2):
                self.tape.add(at + beat, brush_swish(self.rng), 0.5, -0.25, 0.15)
            if busy:
                self.backbeat(bar)
            elif bar % 4 == 3:
                self.tape.add(at + 3.5, wood_block(74), 0.1, 0.5, 0.6)

    def backbeat(self, bar: int) -> None:
        at = bar * BEATS
        for beat, gain in ((1, 0.5), (3, 0.55), (1.5, 0.14), (3.5, 0.2)):
            self.tape.add(at + beat, brush_tap(self.rng), gain, 0.2, 0.15)
        for beat, gain in ((0, 0.4), (2.5, 0.3)):
            self.tape.add(at + beat, soft_kick(), gain, wet=0.03)
        if bar % 8 == 7:
            for beat, note in ((2.5, 74), (3, 71), (3.5, 69)):
                self.tape.add(at + beat, wood_block(note), 0.12, 0.45, 0.5)

    def string(self, start: int, bars: Sequence[str], ornate: bool = False) -> None:
        for bar, line in enumerate(bars, start):
            for note in tune(line):
                self.pluck(bar * BEATS, note, ornate)

    def pluck(self, bar_start: int, note: Note, ornate: bool) -> None:
        """One melody note; a long one is pressed into from below, shadowed or rolled when ornate."""
        at, degree = bar_start + note.beat, note.degree
        pitch = pentatonic(self.tonic, degree)
        if ornate and note.length >= 2:
            return self.roll(at, pitch, note.length)
        if ornate and note.length >= 1:
            self.tape.add(at - 0.12, self.plucked(pentatonic(self.tonic, degree + 1), 0.8), 0.16, 0.15, 0.4)
            self.tape.add(at, self.plucked(pitch - 12, 0.9), 0.2, -0.2, 0.4)
        pressed = note.length >= 1.5
        below = pitch - pentatonic(self.tonic, degree - 1) if pressed else 0
        bend = below if pressed and below == 2 else 0
        self.tape.add(at, self.plucked(pitch - bend, 1.0, bend), 0.46, 0.1, 0.4)
        return None

    def roll(self, at: float, pitch: int, length: float) -> None:
        """The shaken finger: one note again and again, swelling and dying away."""
        strokes = int(length * 5)
        for stroke in range(strokes):
            share = stroke / strokes
            gain = 0.1 + 0.16 * (1 - abs(2 * share - 0.7))
            self.tape.add(at + stroke / 6, self.plucked(pitch, 0.85), gain, 0.1, 0.45)

    def plucked(self, note: float, bright: float, bend: float = 0.0) -> Wave:
        return guzheng(self.rng, note, 2.8, bright, bend)

    def arpeggio(self, start: int, names: Sequence[str], gain: float) -> None:
        """Broken chords in quavers, never the same order in two bars running."""
        orders = ((0, 1, 2, 3, 2, 1), (0, 2, 1, 3, 1, 2), (0, 1, 3, 2, 1, 0))
        for bar, name in enumerate(names, start):
            chord = self.chords[name]
            for step, pick in enumerate(orders[bar % 3]):
                note = chord.voices[pick % len(chord.voices)]
                self.tape.add(
                    bar * BEATS + 0.5 + step * 0.5, guzheng(self.rng, note, 2.2, 0.75), gain, -0.35 + 0.1 * pick, 0.45
                )

    def flute(self, start: int, bars: Sequence[str], gain: float = 0.3) -> None:
        for bar, line in enumerate(bars, start):
            for note in tune(line):
                length = self.tape.seconds(note.length) + 0.12
                wave = xiao(self.rng, pentatonic(self.tonic, note.degree), length)
                self.tape.add(bar * BEATS + note.beat, wave, gain, 0.2, 0.55)

    def glissando(self, bar: int) -> None:
        """A finger over all strings, up into the next bar."""
        for step in range(11):
            note = pentatonic(self.tonic - 12, step)
            wave = guzheng(self.rng, note, 1.8, 0.8)
            self.tape.add(bar * BEATS + 2.4 + step * 0.13, wave, 0.06 + 0.009 * step, -0.5 + 0.1 * step, 0.5)
