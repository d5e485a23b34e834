"""Chromium for pytest-playwright: the system's, by the path of its program."""

from __future__ import annotations

from typing import Any

from tests import machine

ARGUMENTS = [
    "--no-sandbox",  # containers often run tests as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def launch_arguments(given: dict[str, Any]) -> dict[str, Any]:
    """Return the launch arguments of pytest-playwright with our program and switches."""
    return {**given, "executable_path": machine.chromium(), "args": [*given.get("args", []), *ARGUMENTS]}
