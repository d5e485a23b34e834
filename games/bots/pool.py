"""The processes in which searching bots think, started when the first one has to.

Nothing here waits: a question is handed over, and the answer is looked for now and then.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import rules

ROOT = Path(rules.__file__).resolve().parents[1]  # where the packages lie
WORDS = (sys.executable, "-m", "games.bots.thinker")
KEPT = 50  # games that a process knows at once
STOP_S = 10.0
# Makes the question, given up to which event the process knows the match (None: not), and what it drops.
Ask = Callable[[int | None, list[str]], "dict[str, Any] | None"]


class ThinkerDiedError(Exception):
    """The process that thought has ended without an answer."""


class Place:
    """One process that thinks about one question at a time, and what it knows."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, int] = OrderedDict()
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()

    @property
    def process_id(self) -> int | None:
        """The process, if one was started."""
        return None if self._process is None else self._process.pid

    def ask(self, match_id: str, number: int, ask: Ask) -> bool:
        """Hand over the question about a match after event `number`. False if there is none any more."""
        if self._process is None or self._process.poll() is not None:
            self._start()
        drop = [match for match in self.known if match != match_id][: max(0, len(self.known) - KEPT)]
        question = ask(self.known.get(match_id), drop)
        if question is None:
            return False
        for match in drop:
            del self.known[match]
        self.known[match_id] = number
        self.known.move_to_end(match_id)
        self._send(json.dumps(question).encode() + b"\n")
        return True

    def answer(self) -> dict[str, Any] | None:
        """Return the answer if it has come. Raises ThinkerDiedError if none will come."""
        try:
            line = self._lines.get_nowait()
        except Empty:
            return None
        if not line.endswith(b"\n"):
            self.stop()
            raise ThinkerDiedError
        found: dict[str, Any] = json.loads(line)
        return found

    def forget(self, match_id: str) -> None:
        """Let the next question about a match begin with its first event."""
        self.known.pop(match_id, None)

    def stop(self) -> None:
        """End the process, in the middle of a thought if need be. The next question starts another one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait(STOP_S)

    def _send(self, line: bytes) -> None:
        """Write; where the process has just ended, the answer is that it died."""
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError, ValueError):  # ValueError: closed already
                process.stdin.write(line)
                process.stdin.flush()

    def _start(self) -> None:
        self.stop()
        self.known.clear()
        # In a session of its own, so that what is typed at the terminal does not reach it.
        process = subprocess.Popen(
            WORDS, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._process, self._lines = process, SimpleQueue()
        threading.Thread(target=_read, args=(process, self._lines), name="bot-answers", daemon=True).start()


def _read(process: subprocess.Popen[bytes], lines: SimpleQueue[bytes]) -> None:
    """Put each answer into a queue; the last thing in it is an empty line, when the process has ended."""
    with process:
        for line in process.stdout or ():
            lines.put(line)
        lines.put(b"")
