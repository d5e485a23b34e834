"""Which expansions each preset has. The expansions say themselves which of them are for beginners."""

from __future__ import annotations

from typing import Final

from rules import describe_options

PRESETS: Final = ("base", "first", "all")


def expansions_of(preset: str) -> list[str]:
    """Return the expansions of a preset: none, those for a first game with expansions, or all."""
    known = describe_options()["expansions"]
    if preset == "base":
        return []
    return [each["name"] for each in known if preset == "all" or each["first"]]
