"""Plain words on the terminal, and a way to stop with them."""

from __future__ import annotations

import sys
from typing import NoReturn


class Stop(Exception):  # noqa: N818 - it reads as what it does: raise Stop("why")
    """Ends a command with a sentence for the person who typed it; no traceback."""


def say(sentence: str) -> None:
    """One line, at once, also when the output goes to a file."""
    print(sentence, flush=True)


def leave(problem: Stop) -> NoReturn:
    """Prints why and leaves with status 1."""
    sys.stdout.flush()
    print(f"\n{problem}", file=sys.stderr, flush=True)
    raise SystemExit(1)
