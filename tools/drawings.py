"""Draws the tiles ahead, so that the first player at a table does not wait for them."""

from __future__ import annotations

import subprocess

from tools import environment
from tools.database import sqlite_file
from tools.say import Stop, say
from tools.stamps import ROOT, Stamp, files_below, fingerprint


def ensure() -> None:
    """Runs `manage.py draw_art` unless these drawings are there. Stop on failure."""
    sources = [path for path in files_below(ROOT / "rules") if path.suffix in {".py", ".toml"}]
    stamp = Stamp("drawings", fingerprint(sources, str(sqlite_file().parent)))
    if stamp.fresh() and (sqlite_file().parent / "art").is_dir():
        return
    say("Drawing the tiles ...")
    command = [str(environment.PYTHON), "manage.py", "draw_art", "--verbosity", "0"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise Stop("The tiles could not be drawn; the words above say why.")
    stamp.set()
