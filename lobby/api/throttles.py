"""Limits of single calls, beside those of all calls (config/settings/limits.py)."""

from __future__ import annotations

from realtime.limits import Limited


class GuestThrottle(Limited):
    """New guests."""

    kind = "guest"


class TableThrottle(Limited):
    """New tables. Those for a rematch are counted where they are opened (`lobby.tables.rematch`)."""

    kind = "table"


class SeatThrottle(Limited):
    """Seats taken at tables. `lobby.tables.rematch` and `lobby.matchmaking` count theirs themselves."""

    kind = "seat"


class ReportThrottle(Limited):
    """Reports to the operators."""

    kind = "report"


class PuzzleThrottle(Limited):
    """Moves in puzzles, and solutions that are shown."""

    kind = "puzzle"


class ExportThrottle(Limited):
    """Copies of one's own data."""

    kind = "export"


class AlertThrottle(Limited):
    """Changes of alerts, and browsers that ask for push messages."""

    kind = "alert"


class PasswordThrottle(Limited):
    """Tries of the password with which an account is deleted."""

    kind = "password"
