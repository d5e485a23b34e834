"""Kinds of argument that several commands take."""

from __future__ import annotations

import argparse
from typing import Any

Commands = Any  # argparse gives the type of its subparsers no public name


def number(text: str) -> int:
    """Return a number from 0, of at most nine digits. Raises ArgumentTypeError for anything else."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0")
    return int(text)


def names(text: str) -> list[str]:
    """Return the names with commas between them."""
    return [name for name in text.split(",") if name]


def pair(text: str) -> tuple[str, str | int]:
    """Return `NAME=VALUE`; a value of digits is a number."""
    name, is_there, value = text.partition("=")
    if not is_there:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, int(value) if value.isdecimal() and len(value) < 10 else value
