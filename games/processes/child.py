"""What a process that only thinks is made of: `games.processes.parent` starts it.

It knows the rules and nothing else, no database and no settings. It ends when the process that started it
closes the pipe, also by being killed.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, BinaryIO

NICE = 19  # the lowest priority: whatever people wait for comes first
SESSION_NICE = 6  # of its session: a quarter of what others get; a tenth stopped bots on busy machines
AUTOGROUP = Path("/proc/self/autogroup")
TRIES, PAUSE_S = 5, 0.15  # without privileges, one session in 0.1 s may change its priority
Json = dict[str, Any]


def serve(questions: BinaryIO, answers: BinaryIO, answered: Callable[[Json], Iterable[Json]]) -> None:
    """Answer each line with what `answered` yields, each when it is ready, until there are no more lines."""
    for line in questions:
        for answer in answered(json.loads(line)):
            answers.write(json.dumps(answer).encode() + b"\n")
            answers.flush()


def run(answered: Callable[[Json], Iterable[Json]]) -> None:
    """Answer on the standard output what is asked on the standard input."""
    give_way()
    serve(sys.stdin.buffer, sys.stdout.buffer, answered)


def give_way() -> None:
    """Give this process the lowest priority, and its session a low one."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    # Linux shares a core between sessions first, and looks at `nice` within one only. This process leads a
    # session of its own (`games.processes.parent`), which would get as much as that of a web process.
    if AUTOGROUP.exists() and os.getsid(0) == os.getpid():
        _lower_the_session()


def _lower_the_session() -> None:
    for _ in range(TRIES):
        try:
            AUTOGROUP.write_text(str(SESSION_NICE))
        except BlockingIOError:
            time.sleep(PAUSE_S)
        except OSError:  # not allowed here
            return
        else:
            return
