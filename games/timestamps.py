"""The format of a moment in the protocol."""

from __future__ import annotations

from datetime import UTC, datetime


def stamp(moment: datetime) -> str:
    """ISO 8601 in UTC with milliseconds and a Z."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def maybe(moment: datetime | None) -> str | None:
    """The stamp of a moment, or None."""
    return stamp(moment) if moment else None
