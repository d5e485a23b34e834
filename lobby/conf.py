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


def host_patience() -> timedelta:
    """Return after how long without its host an open table is marked in the lobby."""
    return timedelta(seconds=number("host_away"))


def table_listing() -> timedelta:
    """Return after how long without its host an open table leaves the lobby's list."""
    return timedelta(seconds=number("host_gone"))


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


def copy_lifetime() -> timedelta:
    """Return how long a copy of a player's data is kept."""
    return timedelta(seconds=number("copy_life"))


def alert_clock() -> timedelta:
    """Return how much time a clock must give so that turns at its match are alerted."""
    return timedelta(seconds=number("alert_clock"))


def alert_after() -> timedelta:
    """Return how long after its beginning a turn is alerted, if the player's page is not connected."""
    return timedelta(seconds=number("alert_after"))


def alert_lifetime() -> timedelta:
    """Return how long it is kept that a turn was alerted; longer than any clock runs."""
    return timedelta(seconds=number("alert_life"))


def subscription_lifetime() -> timedelta:
    """Return how long a browser's subscription is kept that neither the browser nor a message uses."""
    return timedelta(seconds=number("subscription_life"))


def browsers_per_player() -> int:
    """Return to how many browsers of one player push messages go."""
    return int(number("browsers_per_player"))


def tiles_per_table() -> int:
    """Return how many tiles a table may play with at most."""
    return int(number("tiles_per_table"))


def tables_per_host() -> int:
    """Return how many public open tables one player may host."""
    return int(number("tables_per_host"))


def bots_alone_per_host() -> int:
    """Return how many matches of bots alone that one player has started may be running at once."""
    return int(number("bots_alone_per_host"))


def tables_per_address() -> int:
    """Return how many public tables that were opened from one network address may be open at once."""
    return int(number("tables_per_address"))


def tables_per_player() -> int:
    """Return at how many open tables one player may sit."""
    return int(number("tables_per_player"))
