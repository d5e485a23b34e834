"""Pages of events. The events of a full page never change, so it is encoded and compressed once."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from games import conf
from games.event_log.read import encoded_events
from games.models import Match
from games.refusals import MATCH_NUMBER, MATCH_UNKNOWN
from games.schemas.events import EventPageSchema, EventSchema
from realtime.refusals import RequestRefused


class FullPage(NamedTuple):
    """A page as JSON, compressed by gzip; `listed`: of a match that everybody may find."""

    compressed: bytes
    listed: bool


@lru_cache(maxsize=conf.PAGES_IN_MEMORY)
def compressed_page(match_id: str, page: int) -> FullPage:
    """Return page `page` (from 1) of a match's events.

    Raises RequestRefused if there is no such match or if the page is not full yet; that is not remembered.
    """
    match = Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING).first()
    if match is None:
        raise RequestRefused(MATCH_UNKNOWN)
    last = page * conf.EVENTS_IN_PAGE
    if not 0 < last <= match.number:
        raise RequestRefused(MATCH_NUMBER, number=match.number)
    texts = encoded_events(match, last - conf.EVENTS_IN_PAGE, conf.EVENTS_IN_PAGE)
    raw: list[Any] = [msgspec.Raw(text.encode()) for text in texts]
    found = EventPageSchema(page, cast(list[EventSchema], raw))
    return FullPage(gzip.compress(msgspec.json.encode(found), mtime=0), match.listed)
