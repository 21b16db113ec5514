"""Whatever somebody may have written into a file, a code or a line: read, or refused with a sentence, and soon."""

from __future__ import annotations

import logging
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardcade.engine.message import Message

from .reading import Reader, speaking
from .reading_files import FILES
from .reading_matches import MATCHES
from .sizes import numbers, sizes

CPU_SECONDS, MEGABYTES = 0.3, 200
READERS = {**FILES, **MATCHES}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz")


@pytest.fixture(autouse=True)
def nothing_logged() -> Iterator[None]:
    """What the log would be told of thousands of bad files, pytest would keep to the end, and we would weigh it."""
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


def sentences(error: Exception) -> Iterator[str]:
    """What a player would be told, in both languages."""
    told = [value for value in vars(error).values() if isinstance(value, Message)]
    told += [words for problem in getattr(error, "problems", ())[:20] for words in (problem.wrong, problem.right)]
    for code in ("zh", "en"):
        yield from (speaking(code).text(message) for message in told)


def timed(reader: Reader, taken: Any, folder: Path) -> tuple[float, Exception | None]:
    began = time.process_time()
    try:
        reader.read(taken, folder)
    except reader.refusals as refused:
        return time.process_time() - began, refused
    return time.process_time() - began, None


def resident() -> float:
    """Megabytes, 0 where it is not told."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


@pytest.mark.parametrize("count", sizes(1_000, 50_000))
@pytest.mark.parametrize("kind", READERS)
def test_what_is_spoilt_is_read_or_refused_with_a_sentence_and_soon(kind: str, count: int, folder: Path) -> None:
    reader, slowest, refused, before = READERS[kind], 0.0, 0, resident()
    for number in numbers(count, kind):
        taken = reader.make(random.Random(f"{kind} {number}"))
        try:
            seconds, refusal = timed(reader, taken, folder)
            if seconds > CPU_SECONDS:  # perhaps Python was collecting its garbage, or imported something
                seconds = min(seconds, timed(reader, taken, folder)[0])
        except BaseException as error:
            raise AssertionError(f"{kind} number {number}: {taken!r:.2000}") from error
        assert seconds <= CPU_SECONDS, f"{kind} number {number} took {seconds:.2f} s: {taken!r:.500}"
        slowest, refused = max(slowest, seconds), refused + (refusal is not None)
        if refusal is not None:
            assert all("Traceback" not in one and len(one) < 2000 for one in sentences(refusal)), number
    assert resident() - before < MEGABYTES
    print(f"{kind}: {refused} refused, the slowest in {slowest * 1000:.0f} ms", file=sys.stderr)
