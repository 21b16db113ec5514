"""Names that a package imports only when they are first asked for: the launcher's first frame needs few of them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping


def lazily(package: str, *homes: Mapping[str, str]) -> Callable[[str], object]:
    """A package's `__getattr__`: `homes` say for each module which names live there."""
    places = {name: module for some in homes for module, names in some.items() for name in names.split()}

    def find(name: str) -> object:
        if name not in places:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found = getattr(importlib.import_module(places[name]), name)
        setattr(sys.modules[package], name, found)
        return found

    return find
