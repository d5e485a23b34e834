"""The command line of the rules engine, `python -m rules`: replay, verify, play, duel, draw, options.

Exit status: 0; 1 where an action is illegal or a draw unfair; 2 where something cannot be read; 74 where
the answer cannot be written. Every error is one line on standard error.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from rules.cli.parser import parser
from rules.cli.problems import UNREADABLE, UNWRITABLE, Failure

# What a shell reports for a program whose reader went away, and for one that was interrupted.
READER_GONE = 141
INTERRUPTED = 130


def run(words: Sequence[str]) -> int:
    """Do what the words say; the exit status. Never raises for anything a user can type."""
    _as_text(sys.stdout)
    _as_text(sys.stderr)
    try:
        chosen = parser().parse_args(words)
        status: int = chosen.command(chosen)
        sys.stdout.flush()
    except Failure as failure:
        return _report(failure)
    except SystemExit as leaving:  # argparse has said what is wrong, or printed its help
        return leaving.code if isinstance(leaving.code, int) else UNREADABLE
    except BrokenPipeError:
        _let_go()
        return READER_GONE
    except OSError as error:
        return _report(Failure(UNWRITABLE, f"This cannot be written: {error.strerror or error}."))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _report(failure: Failure) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _let_go()
    sys.stderr.write(failure.line + "\n")
    return failure.status


def _let_go() -> None:
    """Drop unwritten output, so that Python does not complain about it when it closes."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _as_text(stream: TextIO) -> None:
    """Escape in the output what the terminal can not print."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8", errors="backslashreplace")
