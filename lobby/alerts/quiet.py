"""Quiet hours: times of the day in which a player gets no alert."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo


def quiet_until(now: datetime, begin: time | None, end: time | None, zone: str) -> datetime | None:
    """Return when the quiet hours end in which `now` lies, or None outside of them.

    `begin` and `end` are times of the day in the time zone `zone`; hours that begin in the evening end on the
    next day. None means that there are no quiet hours.
    """
    if begin is None or end is None:
        return None
    here = now.astimezone(ZoneInfo(zone))
    clock = here.time()
    if not _between(begin, end, clock):
        return None
    day = here.date() + timedelta(days=1 if clock >= end else 0)
    until = datetime.combine(day, end, here.tzinfo)
    # In the night in which clocks are put back, the end comes twice; the first may be past.
    if until.astimezone(UTC) <= now:
        until = until.replace(fold=1)
    return until.astimezone(UTC)


def _between(begin: time, end: time, clock: time) -> bool:
    return begin <= clock < end if begin < end else clock >= begin or clock < end
