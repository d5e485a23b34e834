"""`python -m tests.fuzz --messages 100000 --seed 1`: messages that no page sends, to a server of its own.

Host, seated player, spectator and a stranger without a session send every kind of message and every type of
action, right and wrong, to matches, the lobby and tables. Runs on loopback, and ends only what it started.
Prints what was sent and what came of it; status 1 after any server error, traceback, unexpected close,
message without an answer, or growth of the server's memory.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.fuzz.run import fuzz


def main() -> int:
    """Run the fuzz that the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="keeps the database and the log of the server here")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bastide-fuzz-") as folder:
        verdict = fuzz(given.folder or Path(folder), given.messages, given.seed)
    print(verdict)
    return 1 if verdict.problems else 0


if __name__ == "__main__":
    sys.exit(main())
