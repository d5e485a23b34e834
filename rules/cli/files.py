"""Files that a command reads, and standard input."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rules.cli.problems import unreadable
from rules.problems import RecordError

Read = TypeVar("Read")


def read(name: str, parse: Callable[[str], Read]) -> Read:
    """Return what `parse` makes of a file (`-`: standard input).

    `Failure` if it can't be read, or `parse` raises RecordError.
    """
    if not name:
        raise unreadable("Name a file, or - for standard input.")
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return parse(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise unreadable(f"{name}: this is not text in UTF-8.") from None
    except RecordError as error:
        raise unreadable(f"{name}: {error}") from None
    except OSError as error:
        raise unreadable(f"{name}: {error.strerror or error}") from None
    except ValueError as error:  # a name that no file can have
        raise unreadable(f"{name!r}: {error}") from None
