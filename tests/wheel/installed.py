"""An environment of its own with the built wheel in it, and nothing of the checkout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tools import ROOT


class Installed:
    """A folder with an environment, a data folder, and an empty folder in which commands run."""

    def __init__(self, folder: Path) -> None:
        self.environment = folder / "environment"
        self.data = folder / "share"
        self.here = folder / "here"
        self.here.mkdir()
        # Neither Node nor anything of the checkout is in reach.
        kept = {
            key: value
            for key, value in os.environ.items()
            if key.startswith(("PIP_", "SSL_", "HOME", "LANG"))
        }
        self.environ = {**kept, "PATH": str(self.environment / "bin"), "XDG_DATA_HOME": str(self.data)}
        subprocess.run([sys.executable, "-m", "venv", str(self.environment)], check=True)
        constraints = folder / "constraints.txt"
        lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
        constraints.write_text(
            "\n".join(re.findall(r"^[\w.-]+==[^\s\\]+", lock, re.MULTILINE)), encoding="utf-8"
        )
        self.run("pip", "install", "-q", "--only-binary", ":all:", "-c", str(constraints), str(wheel()))

    def run(self, program: str, *words: str, text: str | None = None) -> str:
        """Run a program of the environment; return what it printed. Fails with its output if it fails."""
        done = subprocess.run(
            [str(self.environment / "bin" / program), *words], cwd=self.here, env=self.environ, input=text,
            text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{program} {' '.join(words)}\n{done.stdout}"
        return done.stdout

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start the command `bastide`; its output can be read line by line."""
        command = [str(self.environment / "bin" / "bastide"), *words]
        return subprocess.Popen(command, cwd=self.here, env=self.environ, stdout=subprocess.PIPE, text=True)


def wheel() -> Path:
    """Return the newest wheel in dist/. Raises FileNotFoundError if there is none."""
    found = sorted((ROOT / "dist").glob("bastide-*.whl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise FileNotFoundError("dist/ has no wheel: run `nox -s wheel`")
    return found[-1]
