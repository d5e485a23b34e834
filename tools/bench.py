"""`make bench`: enters the environment and hands over to bench/."""

from __future__ import annotations

import runpy
import sys

from tools import environment
from tools.say import Stop, leave


def main() -> int:
    """The command; returns the exit status."""
    try:
        environment.enter("tools.bench")
    except Stop as problem:
        leave(problem)
    runpy.run_module("bench", run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
