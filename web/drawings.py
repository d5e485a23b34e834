"""Tile drawings, kept on disk: drawing a set takes a moment.

Files are named by the digest of the drawing code and of the tiles. An installed package brings them along;
elsewhere `manage.py draw_art` draws ahead.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
from django.conf import settings

from rules import art

COMPLETE = "complete"  # a file beside the drawings, once all are there


@lru_cache(maxsize=16)
def drawn(what: str, sets: tuple[str, ...]) -> bytes:
    """Return the `sheet` or the `geometry` of these sets, the `figures`, or what they share (`shared`)."""
    if what == "figures":
        return _piece("figures", "")
    if what == "shared":
        return art.framed("").encode()
    if what == "sheet":
        return art.framed("".join(_piece("symbols", name).decode() for name in sets)).encode()
    pieces = [msgspec.json.decode(_piece("geometry", name)) for name in sets]
    tiles = {tile: shape for piece in pieces for tile, shape in piece["tiles"].items()}
    return msgspec.json.encode({**art.geometry([]), "tiles": tiles})


@lru_cache(maxsize=64)
def drawn_example(name: str, light: str) -> bytes | None:
    """Return the example of an expansion as a picture; None if it has none."""
    svg = art.example(name, light)
    return None if svg is None else svg.encode()


@lru_cache(maxsize=1024)
def design(symbol: str, level: str) -> bytes | None:
    """Return the drawings of one design at its four rotations; None if there is no such design or level."""
    path, kept = _kept(file_of(symbol, level))
    if kept is not None:
        return kept
    drawing = art.design(symbol, level)
    if drawing is None:
        return None
    _store(path, drawing.encode())
    return drawing.encode()


@lru_cache(maxsize=64)
def designs_of(name: str, level: str) -> bytes:
    """Return the drawings of all designs of one set at a level of detail. Neither may be unknown."""
    bodies = (design(symbol, level) for symbol in art.symbol_names([name]))
    return art.gathered(body.decode() for body in bodies if body is not None).encode()


def file_of(symbol: str, level: str = "middle") -> str:
    """Return the file of a design in the `folders`."""
    return f"{level}+{symbol}"


def folders() -> list[Path]:
    """Return where drawings lie: those of the package, and what was drawn here."""
    return [settings.DRAWINGS / art.digest(), _folder()]


def draw_ahead(sets: Iterable[str]) -> None:
    """Draw the geometry and every design of these sets, at every level of detail, and what all share.

    What is drawn already is only read.
    """
    for name in sets:
        drawn("geometry", (name,))
        for symbol in art.symbol_names([name]):
            for level in art.LEVELS:
                design(symbol, level)
    for what in ("figures", "shared"):
        drawn(what, ())


def all_drawn() -> bool:
    """Return whether nothing is left to draw for any set that can be played."""
    return (settings.DRAWINGS / art.digest()).is_dir() or (_folder() / COMPLETE).is_file()


def note_all_drawn() -> None:
    """Note that nothing is left to draw."""
    _store(_folder() / COMPLETE, b"")


def _folder() -> Path:
    """Return where this installation keeps its drawings."""
    return Path(settings.VAR / "art" / art.digest())


def _piece(what: str, name: str) -> bytes:
    """Return what is drawn of one set, from disk if it was drawn before.

    Only single sets are drawn and stored, so requests for many combinations cost little and fill no disk.
    """
    path, kept = _kept(f"{what}+{name}")
    if kept is not None:
        return kept
    drawing = art.figures() if what == "figures" else getattr(art, what)([name])
    body = drawing.encode() if isinstance(drawing, str) else msgspec.json.encode(drawing)
    _store(path, body)
    return body


def _kept(name: str) -> tuple[Path, bytes | None]:
    """Return where a drawing is stored, and the drawing, from there or from the package, or None."""
    path = _folder() / name
    for found in (settings.DRAWINGS / art.digest() / name, path):
        if found.is_file():
            return path, found.read_bytes()
    return path, None


def _store(path: Path, body: bytes) -> None:
    """Write to a temporary file and rename it, so that no process reads half a drawing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as temporary:
        temporary.write(body)
    os.replace(temporary.name, path)  # noqa: PTH105  the same file system, and atomic
