"""The front end: its packages and its build, each made again only when its inputs changed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tools import environment, node
from tools.say import Stop, leave, say
from tools.stamps import ROOT, Stamp, files_below, fingerprint

FRONTEND = ROOT / "frontend"
BUILD = FRONTEND / "dist"
NOT_READ = frozenset({"node_modules", "dist", "tests", "test-results", ".svelte-kit", ".vite"})
LOCKS = ("package.json", "package-lock.json")


def ensure_packages() -> node.Node:
    """Installs node_modules from the lock where it changed; returns the Node to use. Stop when npm fails."""
    found = node.find()
    stamp = Stamp("npm", fingerprint([FRONTEND / name for name in LOCKS], found.version))
    if not (stamp.fresh() and (FRONTEND / "node_modules").is_dir()):
        say("Installing the front end's packages ...")
        if found.run("ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=FRONTEND):
            raise Stop(
                "The front end's packages could not be installed; npm's words are above. Is the net there?"
            )
        stamp.set()
    return found


def ensure_build() -> Path:
    """Builds the front end where its sources changed; returns the folder with the built files."""
    stamp = Stamp("frontend", fingerprint(files_below(FRONTEND, without=NOT_READ)))
    if stamp.fresh() and (BUILD / "index.html").is_file():
        return BUILD
    if not FRONTEND.joinpath("package.json").is_file():
        raise Stop(f"There is no front end in {os.path.relpath(FRONTEND)}; is this a whole clone?")
    found = ensure_packages()
    say("Building the front end ...")
    if found.run("run", "build", "--silent", "--", "--logLevel=warn", cwd=FRONTEND):
        raise Stop("The front end could not be built; the words of the build are above.")
    stamp.set()
    return BUILD


def main() -> int:
    """`make front`: builds the front end; returns the exit status."""
    try:
        environment.check_version()
        ensure_build()
    except Stop as problem:
        leave(problem)
    say(f"The front end is built: {os.path.relpath(BUILD)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
