"""`python -m web.pictures.draw`: reads a view and what its card says as JSON, writes the card as PNG.

With the chances of a finished game the picture has their graph under the board.

A process of its own, at low priority: a picture takes up to some seconds, in which sockets would wait.
Its arguments are folders with tiles that were drawn before (`web.drawings`). Others it draws itself.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from web import drawings
from web.pictures.card import HEIGHT, WIDTH, Card, Row, card

__all__ = ["HEIGHT", "WIDTH", "DrawingError", "draw"]

TIMEOUT_S = 30
NICE = 10


class DrawingError(Exception):
    """The process that draws ended with an error, or took too long."""


def draw(view: dict[str, Any], said: Card, chances: dict[str, Any] | None = None) -> bytes:
    """Return the card of a view as PNG, WIDTH by HEIGHT pixels. Raise DrawingError if that fails.

    `chances` are the fields of `rules.art.Chances`: their graph comes under the board.
    """
    command = [sys.executable, "-m", __name__, *map(str, drawings.folders())]
    asked = json.dumps({"view": view, "said": asdict(said), "chances": chances}).encode()
    try:
        done = subprocess.run(command, input=asked, capture_output=True, timeout=TIMEOUT_S, check=True)
    except subprocess.SubprocessError as error:
        raise DrawingError(str(error)) from error
    return done.stdout


def main() -> None:
    """Draw one picture."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    from rules import art
    from web.pictures.raster import png

    asked = json.load(sys.stdin)
    said = asked["said"]
    said["rows"] = [Row(**row) for row in said["rows"]]
    chances = art.Chances(**asked["chances"]) if asked["chances"] else None
    folders = [Path(folder) for folder in sys.argv[1:]]

    def drawn(design: str) -> dict[str, str]:
        files = (folder / drawings.file_of(design) for folder in folders)
        page = next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")
        return art.cut(page)

    sys.stdout.buffer.write(png(card(asked["view"], Card(**said), chances, drawn=drawn)))


if __name__ == "__main__":
    main()
