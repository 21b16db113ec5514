"""A stranger's zip file, read as data: all of it in memory or nothing, and never more than a game may have."""

from __future__ import annotations

import io
import re
import stat
import zipfile
from collections.abc import Iterator

from cardcade.discovery.loading import BadPlugin, describe
from cardcade.engine.message import say
from cardcade.foreign import MB

LARGEST, LARGEST_UNPACKED = 32 * MB, 96 * MB
MOST_FILES, LONGEST_PATH = 3000, 200
_DIRECTORY_ENTRY = b"PK\x01\x02"
_PLAIN_PART = re.compile(r"[^\x00-\x1f\x7f<>:\"|?*\\/]*[^\x00-\x1f\x7f<>:\"|?*\\/. ]")
_DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def unzipped(raw: bytes) -> dict[str, bytes]:
    """Every file by its path, or BadPlugin."""
    # Each entry is an object in memory before we can refuse it: a file made of nothing but entries is not opened.
    if raw.count(_DIRECTORY_ENTRY) > MOST_FILES:
        raise BadPlugin(say("wheel.too_many_files", limit=MOST_FILES))
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as opened:
            return {info.filename: opened.read(info) for info in _sound(opened.infolist())}
    except BadPlugin:
        raise
    except Exception as error:  # zipfile, zlib and struct each fail in their own ways
        raise BadPlugin(say("wheel.damaged", error=describe(error))) from error


def _sound(entries: list[zipfile.ZipInfo]) -> Iterator[zipfile.ZipInfo]:
    """The files among them, once all of them have been looked at; zipfile reads no more than an entry declares."""
    if sum(info.file_size for info in entries) > LARGEST_UNPACKED:
        raise BadPlugin(say("wheel.too_large", limit=f"{LARGEST_UNPACKED // MB} MB"))
    for info in entries:
        _check_entry(info)
    _check_apart([info.filename for info in entries])
    return (info for info in entries if not info.is_dir())


def _check_entry(info: zipfile.ZipInfo) -> None:
    if not fits(info.filename.removesuffix("/")) or info.orig_filename != info.filename:
        raise BadPlugin(say("wheel.bad_path", path=ascii(info.orig_filename)[1:-1][:60]))
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise BadPlugin(say("wheel.not_a_file", path=info.filename))
    if info.flag_bits & 1:
        raise BadPlugin(say("wheel.encrypted"))
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise BadPlugin(say("wheel.bad_packing", path=info.filename))


def fits(path: str) -> bool:
    """Whether a file of that path lies inside, on every system."""
    parts = path.split("/")
    plain = all(_PLAIN_PART.fullmatch(part) and not _DEVICE.fullmatch(part) for part in parts)
    return plain and len(path) <= LONGEST_PATH


def _check_apart(paths: list[str]) -> None:
    """No path stands there twice, nor is one both a file and a folder; on some systems A and a are one name."""
    files = [path.casefold() for path in paths if not path.endswith("/")]
    folders = {path.casefold().rstrip("/") for path in paths if path.endswith("/")}
    for path in files:
        folders.update(path[:end] for end, sign in enumerate(path) if sign == "/")
    seen: set[str] = set()
    for path in files:
        if path in seen or path in folders:
            raise BadPlugin(say("wheel.twice", path=path[:60]))
        seen.add(path)
