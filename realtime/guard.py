"""Ends a process that was stopped as a whole, such as by SIGSTOP or a debugger: it can't end itself.

`Guard` starts this file as a small process of its own. It reads beats from the process it guards. If none
comes for too long it kills that process, and whatever starts the processes starts a new one. It ends by
itself when the process has ended. It imports nothing but the standard library.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time

BEAT_S = 1.0  # between two beats
STILL_S = 1.0  # later than asked for, and the guard itself stood still: the other may just have woken, too


class Guard:
    """The guard of this process: killed if `beat` is not called for `seconds`."""

    def __init__(self, seconds: float) -> None:
        words = [sys.executable, "-I", "-S", __file__, str(os.getpid()), str(seconds)]
        read, self._beats = os.pipe()
        os.set_blocking(self._beats, False)
        # In a session of its own, so that what is typed at the terminal does not reach it.
        self.process = subprocess.Popen(words, stdin=read, start_new_session=True)
        os.close(read)

    def beat(self) -> None:
        """Say that this process is alive. Does nothing if the guard has ended."""
        with contextlib.suppress(OSError):
            os.write(self._beats, b".")

    def stop(self) -> None:
        """End the guard."""
        os.close(self._beats)
        self.process.wait()


def guard(process: int, seconds: float, beats: int) -> bool:
    """Read beats until they end or stay away; return whether the process was killed."""
    while True:
        asked = time.monotonic()
        if select.select([beats], [], [], seconds)[0]:
            if not os.read(beats, 4096):
                return False
        elif time.monotonic() - asked < seconds + STILL_S and os.getppid() == process:
            os.kill(process, signal.SIGKILL)
            return True


if __name__ == "__main__":
    number, patience = int(sys.argv[1]), float(sys.argv[2])
    if guard(number, patience, sys.stdin.fileno()):
        sys.stderr.write(f"Process {number} did nothing for {patience:.0f} s and was killed.\n")
