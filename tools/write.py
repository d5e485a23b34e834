"""`make fmt`: formats the code and writes what is generated."""

from __future__ import annotations

import subprocess
import sys

from tools import environment, generated
from tools.say import Stop, leave
from tools.stamps import ROOT


def main() -> int:
    """The command; returns the exit status."""
    try:
        environment.enter("tools.write")
        for words in (["check", "--fix", "--exit-zero", "--quiet"], ["format"]):
            subprocess.run([sys.executable, "-m", "ruff", *words, "."], cwd=ROOT, check=True)
        generated.write()
    except Stop as problem:
        leave(problem)
    return 0


if __name__ == "__main__":
    sys.exit(main())
