"""Events of one match as messages below the size limit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from games.conf import EVENT_BYTES, EVENTS_AT_ONCE
from games.schemas.events import EventSchema, EventsMessage
from realtime.connection import encode


def batches(events: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the events as messages below the server's size limit, each with the number of events in it."""
    chunk: list[bytes] = []
    size = 0
    for event in (event.encode() for event in events):
        weight = len(event) + 1
        if chunk and (len(chunk) == EVENTS_AT_ONCE or size + weight > EVENT_BYTES):
            yield _batch(chunk)
            chunk, size = [], 0
        chunk.append(event)
        size += weight
    if chunk:
        yield _batch(chunk)


def _batch(chunk: list[bytes]) -> tuple[int, str]:
    """Return the number of events and their message; each event was encoded as an EventSchema before."""
    return len(chunk), encode(EventsMessage([cast(EventSchema, msgspec.Raw(event)) for event in chunk]))
