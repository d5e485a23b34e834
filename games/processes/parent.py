"""A process that only thinks, as the one sees it that started it.

Nothing here waits for longer than a caller says: a question is sent, and answers are looked for now and then.
"""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import rules

ROOT = Path(rules.__file__).resolve().parents[1]  # where the packages lie
STOP_S = 10.0


class ThinkerDiedError(Exception):
    """The process that thought has ended without an answer."""


class Thinker:
    """A process that is started with these words of a command line, and again after it has ended."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()

    @property
    def process_id(self) -> int | None:
        """The process, if one was started."""
        return None if self._process is None else self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start the process, in the place of an older one. Raises OSError where there is no room for it."""
        self.stop()
        # In a session of its own, so that what is typed at the terminal does not reach it.
        process = subprocess.Popen(
            self._words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._process, self._lines = process, SimpleQueue()
        threading.Thread(target=_read, args=(process, self._lines), name="answers", daemon=True).start()

    def send(self, question: dict[str, Any]) -> None:
        """Hand over a question; where the process has just ended, the answer is that it died."""
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError, ValueError):  # ValueError: closed already
                process.stdin.write(json.dumps(question).encode() + b"\n")
                process.stdin.flush()

    def answer(self, wait_s: float = 0.0) -> dict[str, Any] | None:
        """Return an answer if it comes within `wait_s` seconds. Raises ThinkerDiedError if none will come."""
        try:
            line = self._lines.get(timeout=wait_s) if wait_s else self._lines.get_nowait()
        except Empty:
            return None
        if not line.endswith(b"\n"):
            self.stop()
            raise ThinkerDiedError
        found: dict[str, Any] = json.loads(line)
        return found

    def stop(self) -> None:
        """End the process, in the middle of a thought if need be. The next question starts another one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait(STOP_S)


def _read(process: subprocess.Popen[bytes], lines: SimpleQueue[bytes]) -> None:
    """Put each answer into a queue; the last thing in it is an empty line, when the process has ended."""
    with process:
        for line in process.stdout or ():
            lines.put(line)
        lines.put(b"")
