"""Counts what each seat did from the events of a match, as the page counts them for one result.

Nothing is replayed: the stored changes say what lies on the board after each event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import rules

Json = dict[str, Any]


@dataclass
class SeatCount:
    """What one seat did. `biggest` is the entry of the score with the most points."""

    tiles: int = 0
    figures: int = 0
    time_ms: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    biggest: Json | None = None


def count(view: Json, events: Iterable[Json], seats: int) -> list[SeatCount]:
    """Return the counts of each seat. `view` is that before the first event."""
    counts = [SeatCount() for _ in range(seats)]
    earlier: datetime | None = None
    for event in events:
        seat, after = event["action"]["seat"], rules.apply_change(view, event["change"])
        undone = event["action"]["type"] == "undo"
        counts[seat].tiles += len(after["tiles"]) - len(view["tiles"])
        for placed in _placed(after, view) if undone else _placed(view, after):
            counts[placed].figures += -1 if undone else 1
        at = datetime.fromisoformat(event["at"])
        if earlier is not None:
            counts[seat].time_ms += max(0, round((at - earlier).total_seconds() * 1000))
        earlier, view = at, after
    _score(counts, view["scored"])
    return counts


def _placed(before: Json, after: Json) -> list[int]:
    """Return the seats of the figures that stand where none stood before, and have not moved there."""
    came, gone = _missing(after, before), _missing(before, after)
    moved = {(piece["seat"], piece["piece"]) for piece in gone}
    return [
        piece["seat"]
        for piece in came
        if piece["seat"] is not None and (piece["seat"], piece["piece"]) not in moved
    ]


def _missing(view: Json, other: Json) -> list[Json]:
    rest = list(other["pieces"])
    found = []
    for piece in view["pieces"]:
        if piece in rest:
            rest.remove(piece)
        else:
            found.append(piece)
    return found


def _score(counts: list[SeatCount], scored: list[Json]) -> None:
    for entry in scored:
        seat, points = counts[entry["seat"]], entry["points"]
        seat.sources[entry["reason"]] += points
        if points > 0 and (seat.biggest is None or points > seat.biggest["points"]):
            seat.biggest = entry
