"""Brings the database to the newest migration, where a migration is new."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tools import environment
from tools.say import Stop, say
from tools.stamps import ROOT, Stamp, fingerprint


def sqlite_file() -> Path:
    """The file that config/settings/backends.py uses when no DATABASE_URL is set."""
    return Path(os.environ.get("BASTIDE_VAR", ROOT / "var")) / "bastide.sqlite3"


def ensure() -> None:
    """Runs `manage.py migrate` unless it ran with just these migrations on our own file. Stop on failure."""
    address = os.environ.get("DATABASE_URL", "")
    stamp = Stamp(
        "migrations", fingerprint([*_migrations(), environment.RUNTIME], address or str(sqlite_file()))
    )
    # A database elsewhere may have been made anew since: only our own file is trusted to be what it was.
    if stamp.fresh() and not address and sqlite_file().is_file():
        return
    say("Preparing the database ...")
    command = [str(environment.PYTHON), "manage.py", "migrate", "--no-input", "--verbosity", "0"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise Stop("The database could not be prepared; Django's words are above.")
    stamp.set()


def _migrations() -> list[Path]:
    return sorted(ROOT.glob("*/migrations/*.py"))
