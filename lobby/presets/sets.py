"""Which expansions each preset has. The expansions say themselves for whom they are and what they came in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules import describe_options

# The first box that held the base game and its large expansions.
BIG_BOX: Final = "big-box-2006"
# For each preset whether an expansion, as `describe_options` has it, is one of it.
_HAS: Final[Mapping[str, Callable[[dict[str, Any]], bool]]] = {
    "base": lambda _: False,
    "family": lambda expansion: expansion["family"],
    "first": lambda expansion: expansion["first"],
    "big-box": lambda expansion: BIG_BOX in expansion["boxes"],
    "all": lambda _: True,
}
PRESETS: Final = tuple(_HAS)


def expansions_of(preset: str) -> list[str]:
    """Return the names of the expansions of a preset, one of `PRESETS`."""
    return [each["name"] for each in describe_options()["expansions"] if _HAS[preset](each)]
