"""The name under which the phantom's deployment stands in the table of what excludes what (PHANTOM-9)."""

from __future__ import annotations

from typing import Final

PHANTOM: Final = "phantom"
