"""The compiled build of the rules (docs/operating.md): a mark for classes, and which build runs.

mypyc compiles the modules that `pyproject.toml` lists. A class of these that other modules subclass, or that
is copied, has to say so by `mypyc_attr`. mypyc reads that while it compiles; in pure Python it does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TypeVar

T = TypeVar("T", bound=type)


def mypyc_attr(**_: bool) -> Callable[[T], T]:
    """Return a decorator that leaves a class as it is. mypyc takes it for its own, by the stub beside."""
    return lambda kind: kind


def running() -> str:
    """Return which build of the rules engine runs here: "compiled" or "pure Python"."""
    found = find_spec("rules.game")
    return "pure Python" if found is None or str(found.origin).endswith(".py") else "compiled"
