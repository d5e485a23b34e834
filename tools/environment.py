"""The project's own Python environment, .venv, filled from the locks with hashes and wheels only."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.say import Stop, say
from tools.stamps import ROOT, Stamp, fingerprint

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "stamps"

OLDEST: tuple[int, int] = (3, 11)

RUNTIME = ROOT / "requirements.lock"
DEVELOPMENT = ROOT / "requirements-dev.lock"
NODE = ROOT / "requirements-node.lock"


def ensure(lock: Path) -> Path:
    """Makes .venv where it is missing, installs a lock where it changed; returns the environment's Python."""
    check_version()
    if not PYTHON.exists():
        _create()
    stamp = Stamp(lock.name, fingerprint([lock], sys.version), STAMPS)
    if not stamp.fresh():
        _install(lock)
        stamp.set()
    return PYTHON


def check_version() -> None:
    """Stop when this Python is older than 3.11."""
    if sys.version_info[:2] < OLDEST:
        raise Stop(
            f"Bastide needs Python 3.11 or newer; this is {sys.version.split()[0]}. "
            "Try: make run PYTHON=python3.11"
        )


def _create() -> None:
    say("Making the Python environment .venv ...")
    made = subprocess.run(
        [sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False
    )
    if made.returncode or not PYTHON.exists():
        raise Stop(
            "This Python can't make an environment. On Debian and Ubuntu install the package python3-venv "
            f"and try again. Python said:\n{(made.stdout + made.stderr).strip()}"
        )


def _install(lock: Path) -> None:
    say(f"Installing the packages of {lock.name} (their hashes are checked) ...")
    command = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input"]
    command += ["--require-hashes", "--only-binary", ":all:", "-r", str(lock)]
    if subprocess.run(command, check=False, cwd=ROOT).returncode:
        raise Stop(
            f"The packages of {lock.name} could not be installed; pip's words are above. Is the net there?"
        )


def enter(module: str) -> None:
    """Goes on as `python -m MODULE` in .venv with all development packages, unless we are there already."""
    ensure(DEVELOPMENT)
    if Path(sys.prefix).resolve() != VENV.resolve():
        sys.stdout.flush()
        os.execv(PYTHON, [str(PYTHON), "-m", module, *sys.argv[1:]])  # noqa: S606 - our own Python
