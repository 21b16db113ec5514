"""Makes wheels of the sample game, sound ones and others."""

from __future__ import annotations

import base64
import hashlib
import stat
import zipfile
from pathlib import Path

SAMPLE = Path(__file__).parents[1] / "thirdparty" / "crazy_eights" / "crazy_eights"
Contents = dict[str, bytes]


def sample(module: str = "dropped_eights", id: str = "dropped_eights") -> Contents:
    """The sample game under another name, by path."""
    files = {
        f"{module}/{file.relative_to(SAMPLE).as_posix()}": file.read_bytes()
        for file in sorted(SAMPLE.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }
    code, preset = f"{module}/__init__.py", f"{module}/presets/standard.toml"
    own = f'id="{id}", package="{module}"'.encode()
    files[code] = files[code].replace(b'id="crazy_eights", package="crazy_eights"', own)
    assert own in files[code]
    files[preset] = files[preset].replace(b'game = "crazy_eights"', f'game = "{id}"'.encode())
    return files


def described(
    contents: Contents,
    name: str = "dropped_eights",
    version: str = "1.0",
    *,
    entries: str = "[cardcade]\ndropped_eights = dropped_eights\n",
    metadata: str = "Author: Ann Author\nLicense-Expression: MIT\nRequires-Dist: cardcade\n",
    wheel: str = "Root-Is-Purelib: true\nTag: py3-none-any\n",
) -> Contents:
    """With what a wheel tells of itself, its RECORD last."""
    info = f"{name}-{version}.dist-info"
    told = {
        f"{info}/METADATA": f"Metadata-Version: 2.4\nName: {name}\nVersion: {version}\n{metadata}".encode(),
        f"{info}/WHEEL": f"Wheel-Version: 1.0\n{wheel}".encode(),
        f"{info}/entry_points.txt": entries.encode(),
    }
    whole = {**contents, **told}
    return {**whole, f"{info}/RECORD": record(whole, info)}


def record(contents: Contents, info: str) -> bytes:
    lines = [f"{path},{digest(content)},{len(content)}" for path, content in contents.items()]
    return "\n".join([*lines, f"{info}/RECORD,,", ""]).encode()


def digest(content: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def packed(contents: Contents, file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as opened:
        for path, content in contents.items():
            opened.writestr(path, content)
    return file


def packed_with(
    contents: Contents, file: Path, path: str, content: bytes = b"x", mode: int = stat.S_IFREG | 0o644
) -> Path:
    """And one more entry, which no honest tool would write."""
    packed(contents, file)
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as opened:
        entry = zipfile.ZipInfo(path)
        entry.filename = path  # as it is, whatever zipfile makes of it
        entry.external_attr = mode << 16
        opened.writestr(entry, content)
    return file


def sample_wheel(folder: Path, version: str = "1.0", **told: str) -> Path:
    """The sample game as its author would publish it."""
    file = folder / f"dropped_eights-{version}-py3-none-any.whl"
    return packed(described(sample(), version=version, **told), file)
