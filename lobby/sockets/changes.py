"""What notifications have named since the last broadcast."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

SETS = ("tables", "hidden", "matches", "turns", "players")


@dataclass
class Changes:
    """Ids and keys to read before the next broadcast; the names are those of lobby/notifications.py."""

    tables: set[str] = field(default_factory=set)
    hidden: set[str] = field(default_factory=set)  # tables that have just become private
    matches: set[str] = field(default_factory=set)
    turns: set[str] = field(default_factory=set)
    players: set[int] = field(default_factory=set)
    paired: dict[int, str] = field(default_factory=dict)
    here: bool = False

    def add(self, notification: Mapping[str, Any]) -> None:
        """Add what a notification names."""
        for name in SETS:
            getattr(self, name).update(notification.get(name, ()))
        self.paired.update({int(key): match for key, match in notification.get("paired", {}).items()})
        self.here = self.here or bool(notification.get("here"))

    def __bool__(self) -> bool:
        return self.here or any(
            (self.tables, self.hidden, self.matches, self.turns, self.players, self.paired)
        )
