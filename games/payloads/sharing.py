"""What is shared of a match: with everybody of a listed one, with its players alone of a private one."""

from __future__ import annotations

from typing import Any

from games.models import Match, held_seats
from games.payloads.match import match_of
from games.refusals import MATCH_UNKNOWN
from realtime.refusals import RequestRefused


def shown_match(match_id: str, viewer: Any) -> Match:
    """Return the match if this viewer may have its pictures and frames.

    Raises RequestRefused for a private match of others as for an unknown one. `viewer` is a request's user.
    """
    return shown_to(match_of(match_id), viewer)


def shown_to(match: Match, viewer: Any) -> Match:
    """Return the match. Raises RequestRefused as `shown_match`."""
    if match.listed:
        return match
    if viewer.is_authenticated and (held_seats(match, viewer.pk) or match.uploader_id == viewer.pk):
        return match
    raise RequestRefused(MATCH_UNKNOWN)
