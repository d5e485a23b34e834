"""The format of a moment in the protocol."""

from __future__ import annotations

from datetime import UTC, datetime


def stamp(moment: datetime) -> str:
    """Return a time in ISO 8601 in UTC with milliseconds and a Z."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def maybe(moment: datetime | None) -> str | None:
    """Return the stamp of a time, or None."""
    return stamp(moment) if moment else None
