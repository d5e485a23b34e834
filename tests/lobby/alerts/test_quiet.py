"""Quiet hours: over midnight, in the player's time zone, and in the nights in which clocks are changed."""

from __future__ import annotations

from datetime import UTC, datetime, time

import pytest

from lobby.alerts.quiet import quiet_until

NIGHT = time(22), time(7)
NOON = time(12), time(14)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "hours", "zone", "until"),
    [
        ("2026-11-23 21:59", NIGHT, "UTC", None),
        ("2026-11-23 22:00", NIGHT, "UTC", "2026-11-24 07:00"),
        ("2026-11-23 23:30", NIGHT, "UTC", "2026-11-24 07:00"),
        ("2026-11-24 00:10", NIGHT, "UTC", "2026-11-24 07:00"),
        ("2026-11-24 06:59", NIGHT, "UTC", "2026-11-24 07:00"),
        ("2026-11-24 07:00", NIGHT, "UTC", None),
        ("2026-11-24 12:30", NOON, "UTC", "2026-11-24 14:00"),
        ("2026-11-24 14:00", NOON, "UTC", None),
        # 22:00 in Warsaw is 21:00 UTC in winter and 20:00 in summer.
        ("2026-11-23 21:00", NIGHT, "Europe/Warsaw", "2026-11-24 06:00"),
        ("2026-11-23 20:59", NIGHT, "Europe/Warsaw", None),
        ("2026-07-23 20:00", NIGHT, "Europe/Warsaw", "2026-07-24 05:00"),
        # Another day than in London, and half an hour off.
        ("2026-11-23 16:30", NIGHT, "Asia/Kolkata", "2026-11-24 01:30"),
        ("2026-11-23 05:00", NIGHT, "America/Los_Angeles", None),
        # Clocks are put forward on 2027-03-28 at 02:00 and back on 2026-10-25 at 03:00 in Berlin.
        ("2027-03-27 23:00", NIGHT, "Europe/Berlin", "2027-03-28 05:00"),
        ("2026-10-24 22:00", NIGHT, "Europe/Berlin", "2026-10-25 06:00"),
        ("2026-10-25 01:10", (time(1), time(2, 30)), "Europe/Berlin", "2026-10-25 01:30"),
    ],
)
def test_quiet_hours_end_where_the_player_lives(
    now: str, hours: tuple[time, time], zone: str, until: str | None
) -> None:
    assert quiet_until(at(now), *hours, zone) == (at(until) if until else None)


def test_without_quiet_hours_no_time_is_quiet() -> None:
    assert quiet_until(at("2026-11-24 03:00"), None, None, "UTC") is None
