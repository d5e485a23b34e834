"""`python -m web.pictures.draw`: a view as JSON from standard input, its picture as PNG to standard output.

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


def draw(view: dict[str, Any]) -> bytes:
    """Return the board of a view as PNG, WIDTH by HEIGHT pixels. Raise DrawingError if that fails."""
    command = [sys.executable, "-m", __name__]
    try:
        done = subprocess.run(
            command, input=json.dumps(view).encode(), capture_output=True, timeout=TIMEOUT_S, check=True
        )
    except subprocess.SubprocessError as error:
        raise DrawingError(str(error)) from error
    return done.stdout


def main() -> None:
    """Draw one picture."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    import resvg_py

    from rules import art

    svg = art.on_table(json.load(sys.stdin), WIDTH, HEIGHT)
    sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


if __name__ == "__main__":
    main()
