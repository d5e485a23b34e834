"""`python -m web.pictures.draw`: a view as JSON from standard input, its picture as PNG to standard output.

With the chances of a finished game the picture has their graph under the board.

A process of its own, at low priority: a picture takes up to some seconds, in which sockets would wait.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

# What networks show beside a link: pixels.
WIDTH, HEIGHT = 1200, 630
TIMEOUT_S = 30
NICE = 10


class DrawingError(Exception):
    """The process that draws ended with an error, or took too long."""


def draw(view: dict[str, Any], chances: dict[str, Any] | None = None) -> bytes:
    """Return the board of a view as PNG, WIDTH by HEIGHT pixels. Raise DrawingError if that fails.

    `chances` are the fields of `rules.art.Chances`: their graph comes under the board.
    """
    command = [sys.executable, "-m", __name__]
    asked = json.dumps({"view": view, "chances": chances}).encode()
    try:
        done = subprocess.run(command, input=asked, capture_output=True, timeout=TIMEOUT_S, check=True)
    except subprocess.SubprocessError as error:
        raise DrawingError(str(error)) from error
    return done.stdout


def main() -> None:
    """Draw one picture."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    import resvg_py

    from rules import art

    asked = json.load(sys.stdin)
    if asked["chances"]:
        svg = art.over_chances(asked["view"], art.Chances(**asked["chances"]), WIDTH, HEIGHT)
    else:
        svg = art.on_table(asked["view"], WIDTH, HEIGHT)
    sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


if __name__ == "__main__":
    main()
