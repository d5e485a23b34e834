"""The lobby's numbers, read from settings.LOBBY when they are needed, so that tests can turn them."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings


def number(name: str) -> float:
    """One of the numbers."""
    value: float = settings.LOBBY[name]
    return value


def here_for() -> timedelta:
    """How long after their last sign of life somebody still counts as here."""
    return timedelta(seconds=number("here_for"))


def quick_silence() -> timedelta:
    """How long somebody who waits for a quick match may be silent before the wait is forgotten."""
    return timedelta(seconds=number("quick_silence"))


def table_life() -> timedelta:
    """How long an open table stays after the last thing that happened at it."""
    return timedelta(seconds=number("table_life"))


def guest_life() -> timedelta:
    """How long a guest who never played is remembered after their last sign of life."""
    return timedelta(seconds=number("guest_life"))


def tables_per_player() -> int:
    """How many open tables one player may sit at."""
    return int(number("tables_per_player"))
