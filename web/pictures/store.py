"""The pictures on disk: a bounded number of files, those asked for longest ago go first.

None is kept for longer than a month after it was asked for: names of players stand on them.
"""

from __future__ import annotations

import hashlib
import os
import time
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile

from django.conf import settings

from rules import art

MOST = 500  # files of at most about 0.4 MB


KEPT_S = 30 * 86_400


def _folder() -> Path:
    found: Path = settings.VAR / "pictures" / f"{art.digest()}-{_digest()}"
    return found


@cache
def _digest() -> str:
    """Return 8 hex digits that change when cards are drawn in another way."""
    here = Path(__file__).parent
    sources = b"".join(source.read_bytes() for source in sorted(here.glob("*.py")))
    return hashlib.sha256(sources).hexdigest()[:8]


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
    """Store a picture. Delete the oldest ones above MOST, and of all versions those that are too old."""
    folder = _folder()
    folder.mkdir(parents=True, exist_ok=True)
    # Written to a temporary file and renamed, so that no process reads half a picture.
    with NamedTemporaryFile(dir=folder, delete=False) as temporary:
        temporary.write(body)
    os.replace(temporary.name, folder / name)  # noqa: PTH105  the same file system, and atomic
    files = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in files[:-MOST]:
        old.unlink(missing_ok=True)
    for file in folder.parent.rglob("*.png"):
        if file.stat().st_mtime < time.time() - KEPT_S:
            file.unlink(missing_ok=True)
