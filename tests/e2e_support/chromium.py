"""Chromium for pytest-playwright: the system's, by the path of its program."""

from __future__ import annotations

import os
import shutil
from typing import Any

from tools.services import BROWSERS

ARGUMENTS = [
    "--no-sandbox",  # containers often run tests as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def program() -> str | None:
    """BASTIDE_CHROMIUM, else the first Chromium of the system, else None."""
    named = os.environ.get("BASTIDE_CHROMIUM")
    return next((found for word in ([named] if named else BROWSERS) if (found := shutil.which(word))), None)


def launch_arguments(given: dict[str, Any]) -> dict[str, Any]:
    """The launch arguments of pytest-playwright with our program and switches."""
    return {**given, "executable_path": program(), "args": [*given.get("args", []), *ARGUMENTS]}
