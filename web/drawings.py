"""Tile drawings, kept on disk: drawing a set takes a moment.

Files are named by the digest of the drawing code and of the tiles; `manage.py draw_art` draws ahead.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
from django.conf import settings

from rules import art


@lru_cache(maxsize=16)
def drawn(what: str, sets: tuple[str, ...]) -> bytes:
    """Return the `sheet` or the `geometry` of these sets, or the `figures`."""
    if what == "figures":
        return _piece("figures", "")
    if what == "sheet":
        return art.framed("".join(_piece("symbols", name).decode() for name in sets)).encode()
    pieces = [msgspec.json.decode(_piece("geometry", name)) for name in sets]
    tiles = {tile: shape for piece in pieces for tile, shape in piece["tiles"].items()}
    return msgspec.json.encode({**art.geometry([]), "tiles": tiles})


def _piece(what: str, name: str) -> bytes:
    """Return what is drawn of one set, from disk if it was drawn before.

    Only single sets are drawn and stored, so requests for many combinations cost little and fill no disk.
    """
    path: Path = settings.VAR / "art" / art.digest() / f"{what}+{name}"
    if path.is_file():
        return path.read_bytes()
    drawing = art.figures() if what == "figures" else getattr(art, what)([name])
    body = drawing.encode() if isinstance(drawing, str) else msgspec.json.encode(drawing)
    _store(path, body)
    return body


def _store(path: Path, body: bytes) -> None:
    """Write to a temporary file and rename it, so that no process reads half a drawing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as temporary:
        temporary.write(body)
    os.replace(temporary.name, path)  # noqa: PTH105  the same file system, and atomic
