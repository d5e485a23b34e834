"""What servers in processes of their own find: an empty SQLite database, and the drawings of tiles.

The database is migrated once and then copied. The drawings are made by nox, once for all tests.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from tools import ROOT

FILE = "bastide.sqlite3"


def put_empty_database(folder: Path) -> None:
    """Put a database with all tables and no rows where a server with `BASTIDE_VAR=folder` looks for it."""
    shutil.copy(_migrated(), folder / FILE)
    share_drawings(folder)


def share_drawings(folder: Path) -> None:
    """Let a server with `BASTIDE_VAR=folder` find the drawings that are there already."""
    drawn = Path(os.environ.get("BASTIDE_VAR") or ROOT / "var") / "art"
    if drawn.is_dir() and not (folder / "art").exists():
        (folder / "art").symlink_to(drawn.resolve())


@cache
def _migrated() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="bastide-empty-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    environ = {**os.environ, "DATABASE_URL": "", "REDIS_URL": "", "BASTIDE_VAR": str(folder)}
    words = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
    subprocess.run(words, cwd=ROOT, env=environ, check=True)
    return folder / FILE
