"""The newest page of a match, for spectators without a socket: read, encoded and compressed once for all.

The full pages before it never change (`games.event_log.pages`).
"""

from __future__ import annotations

import gzip
import time
from typing import Any, NamedTuple, cast

import msgspec

from games import conf
from games.event_log.read import encoded_events
from games.payloads.match import headline, match_of
from games.schemas.events import EventSchema
from games.schemas.matches import NewestPageSchema

NEWEST_LIFE_S = 2  # for which a newest page may be shown: browsers and proxies may keep it for as long
KEPT = 100  # newest pages in memory


class NewestPage(NamedTuple):
    """The page as JSON, compressed by gzip; `listed`: of a match that everybody may find."""

    compressed: bytes
    listed: bool


class _Kept(NamedTuple):
    until: float
    page: NewestPage


_kept: dict[str, _Kept] = {}


def newest_page(match_id: str) -> NewestPage:
    """Return the match's headline and the events after its last full page.

    It may be NEWEST_LIFE_S seconds old. Raises RequestRefused if there is no such match.
    """
    now = time.monotonic()
    kept = _kept.get(match_id)
    if kept is None or kept.until < now:
        for key in [key for key, each in list(_kept.items()) if each.until < now]:
            _kept.pop(key, None)
        kept = _Kept(now + NEWEST_LIFE_S, _read(match_id))
        if len(_kept) < KEPT:
            _kept[match_id] = kept
    return kept.page


def _read(match_id: str) -> NewestPage:
    match = match_of(match_id)
    full = match.number // conf.EVENTS_IN_PAGE
    first = full * conf.EVENTS_IN_PAGE
    raw: list[Any] = [msgspec.Raw(text.encode()) for text in encoded_events(match, first)]
    page = NewestPageSchema(full, first + len(raw), headline(match), cast(list[EventSchema], raw))
    return NewestPage(gzip.compress(msgspec.json.encode(page), mtime=0), match.listed)


def forget() -> None:
    """Read every newest page anew."""
    _kept.clear()
