"""Loudness, clean edges and the OGG file: the last hands a sound goes through."""

import struct
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from .synth import RATE, Wave, band

CEILING = 10 ** (-2.5 / 20)
LEAD = int(0.002 * RATE)  # the encoder smears a first attack less when a little silence goes before it
CHUNK = 4096  # libsndfile's Vorbis encoder overflows its stack on long single writes


def loudness(wave: Wave) -> float:
    """The loudest 60 ms in dB, weighted towards what the ear hears best."""
    heard = band(wave, 250, 9000, 1)
    power = heard**2 if heard.ndim == 1 else np.mean(heard**2, axis=1)
    span = min(len(power), int(0.06 * RATE))
    sums = np.cumsum(np.concatenate([[0.0], power]))
    return float(10 * np.log10(np.max(sums[span:] - sums[:-span]) / (0.06 * RATE) + 1e-12))


def at_loudness(wave: Wave, target: float) -> Wave:
    """Scaled to the target, or as near as the ceiling lets it."""
    scaled = wave * 10 ** ((target - loudness(wave)) / 20)
    return np.asarray(scaled * min(1.0, CEILING / np.max(np.abs(scaled))))


def trimmed(wave: Wave, floor: float = 10 ** (-62 / 20)) -> Wave:
    """Without the silence before and after it, and without a click at either edge."""
    level = np.abs(wave) if wave.ndim == 1 else np.max(np.abs(wave), axis=1)
    heard = np.nonzero(level > floor * level.max())[0]
    start = max(0, int(heard[0]) - int(0.001 * RATE))
    kept = edged(wave[start : int(heard[-1]) + 1])
    return np.concatenate([np.zeros((LEAD, *kept.shape[1:])), kept])


def edged(wave: Wave, rise: float = 0.0015, fall: float = 0.02) -> Wave:
    gain = np.ones(len(wave))
    first, last = int(rise * RATE), min(int(fall * RATE), len(wave) // 3)
    gain[:first] = np.sin(np.linspace(0, np.pi / 2, first)) ** 2
    gain[-last:] = np.cos(np.linspace(0, np.pi / 2, last)) ** 2
    return wave * (gain if wave.ndim == 1 else gain[:, None])


def write(path: Path, wave: Wave, quality: float) -> None:
    channels = 1 if wave.ndim == 1 else 2
    with soundfile.SoundFile(path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - quality) as file:
        for at in range(0, len(wave), CHUNK):
            file.write(wave[at : at + CHUNK])
    path.write_bytes(with_fixed_serial(path.read_bytes()))


def with_fixed_serial(ogg: bytes, serial: int = 0xCA2D) -> bytes:
    """The encoder numbers streams at random; a fixed number makes every build the same to the byte."""
    out, at = bytearray(ogg), 0
    while at < len(out):
        segments = out[at + 26]
        end = at + 27 + segments + sum(out[at + 27 : at + 27 + segments])
        out[at + 14 : at + 18] = struct.pack("<I", serial)
        out[at + 22 : at + 26] = bytes(4)
        out[at + 22 : at + 26] = struct.pack("<I", checksum(bytes(out[at:end])))
        at = end
    return bytes(out)


def checksum(page: bytes) -> int:
    register = 0
    for byte in page:
        register = ((register << 8) & 0xFFFFFFFF) ^ _TABLE[(register >> 24) ^ byte]
    return register


def _table_entry(index: int) -> int:
    register = index << 24
    for _ in range(8):
        register = ((register << 1) ^ (0x04C11DB7 if register & 0x80000000 else 0)) & 0xFFFFFFFF
    return register


_TABLE = [_table_entry(index) for index in range(256)]
