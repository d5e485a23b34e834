"""The pictures on disk: a bounded number of files, those asked for longest ago go first."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from django.conf import settings

from rules import art

MOST = 500  # files of at most about 0.4 MB


def _folder() -> Path:
    found: Path = settings.VAR / "pictures" / art.digest()
    return found


def kept(name: str) -> bytes | None:
    """Return a picture that was drawn before, or None."""
    path = _folder() / name
    try:
        body = path.read_bytes()
        os.utime(path)
    except FileNotFoundError:
        return None
    return body


def keep(name: str, body: bytes) -> None:
    """Store a picture, and delete the oldest ones above MOST."""
    folder = _folder()
    folder.mkdir(parents=True, exist_ok=True)
    # Written to a temporary file and renamed, so that no process reads half a picture.
    with NamedTemporaryFile(dir=folder, delete=False) as temporary:
        temporary.write(body)
    os.replace(temporary.name, folder / name)  # noqa: PTH105  the same file system, and atomic
    files = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in files[:-MOST]:
        old.unlink(missing_ok=True)
