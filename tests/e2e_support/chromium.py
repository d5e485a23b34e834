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


def launch_arguments(given: dict[str, Any], program: str | None = None) -> dict[str, Any]:
    """Return the launch arguments of pytest-playwright with our program, or that one, and our switches."""
    return {
        **given,
        "executable_path": program or machine.chromium(),
        "args": [*given.get("args", []), *ARGUMENTS],
    }
