"""`make lock`: pins requirements*.in, with the hashes of every wheel, and no address of any index."""

from __future__ import annotations

import re
import subprocess
import sys

from tools import environment
from tools.say import Stop, leave, say
from tools.stamps import ROOT

# The order matters: the development lock takes over the versions of the first.
NAMES = ("requirements", "requirements-dev", "requirements-node")
OPTIONS = (
    "--generate-hashes", "--strip-extras", "--allow-unsafe", "--no-header", "--no-emit-index-url",
    "--no-emit-trusted-host", "--no-emit-find-links", "--no-emit-options", "--quiet",
)  # fmt: skip
ADDRESS = re.compile(r"https?://|file://|--(?:extra-)?index-url|--find-links|--trusted-host|\s/\w+/")


def addresses(text: str) -> list[str]:
    """The lines of a lock that name an index, a host or a folder of some machine."""
    return [line for line in text.splitlines() if ADDRESS.search(line)]


def compile_lock(name: str) -> None:
    """Writes NAME.lock from NAME.in. Stop when pip-tools fails or an address got into the lock."""
    say(f"{name}.in -> {name}.lock")
    command = [sys.executable, "-m", "piptools", "compile", *OPTIONS, "-o", f"{name}.lock", f"{name}.in"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise Stop(f"{name}.in could not be pinned; the words of pip-tools are above.")
    if found := addresses((ROOT / f"{name}.lock").read_text(encoding="utf-8")):
        raise Stop(f"{name}.lock names an address: {found[0].strip()}")


def main() -> int:
    """The command; returns the exit status."""
    try:
        environment.enter("tools.lock")
        for name in NAMES:
            compile_lock(name)
    except Stop as problem:
        leave(problem)
    return 0


if __name__ == "__main__":
    sys.exit(main())
