"""Events of one match as messages below the size limit."""

from __future__ import annotations

from collections.abc import Iterator

from games.conf import EVENT_BYTES, EVENTS_AT_ONCE


def batches(events: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the events as messages below the server's size limit, each with the number of events in it."""
    chunk: list[str] = []
    size = 0
    for event in events:
        weight = len(event.encode()) + 1
        if chunk and (len(chunk) == EVENTS_AT_ONCE or size + weight > EVENT_BYTES):
            yield _batch(chunk)
            chunk, size = [], 0
        chunk.append(event)
        size += weight
    if chunk:
        yield _batch(chunk)


def _batch(chunk: list[str]) -> tuple[int, str]:
    return len(chunk), '{"t":"events","events":[' + ",".join(chunk) + "]}"
