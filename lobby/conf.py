"""Numbers of the lobby, read from settings.LOBBY on each call so that tests can override them."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings


def number(name: str) -> float:
    """Return one of the numbers."""
    value: float = settings.LOBBY[name]
    return value


def online_timeout() -> timedelta:
    """Return how long after the last request or ping a player still counts as online."""
    return timedelta(seconds=number("here_for"))


def queue_timeout() -> timedelta:
    """Return after how long without a request an entry in the queue for quick matches expires."""
    return timedelta(seconds=number("quick_silence"))


def table_lifetime() -> timedelta:
    """Return how long an open table stays after the last change."""
    return timedelta(seconds=number("table_life"))


def guest_lifetime() -> timedelta:
    """Return how long a guest who never played is kept after the last request."""
    return timedelta(seconds=number("guest_life"))


def closed_table_lifetime() -> timedelta:
    """Return how long closed tables, and matches that never began, are kept."""
    return timedelta(seconds=number("closed_table_life"))


def upload_lifetime() -> timedelta:
    """Return how long a record is kept that was uploaded by somebody without an account."""
    return timedelta(seconds=number("upload_life"))


def task_lifetime() -> timedelta:
    """Return how long tasks are kept after their end."""
    return timedelta(seconds=number("task_life"))


def tables_per_host() -> int:
    """Return how many public open tables one player may host."""
    return int(number("tables_per_host"))


def tables_per_address() -> int:
    """Return how many public tables that were opened from one network address may be open at once."""
    return int(number("tables_per_address"))


def tables_per_player() -> int:
    """Return at how many open tables one player may sit."""
    return int(number("tables_per_player"))
