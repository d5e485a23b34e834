"""An empty SQLite database for servers in processes of their own, migrated once and then copied."""

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


@cache
def _migrated() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="bastide-empty-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    environ = {**os.environ, "DATABASE_URL": "", "REDIS_URL": "", "BASTIDE_VAR": str(folder)}
    words = [sys.executable, "manage.py", "migrate", "--no-input", "--verbosity", "0"]
    subprocess.run(words, cwd=ROOT, env=environ, check=True)
    return folder / FILE
