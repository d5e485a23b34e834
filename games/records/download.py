"""Download of the game file of a match that is over."""

from __future__ import annotations

import hashlib
from typing import Any

import rules
from games.event_log.read import read_live
from games.models import Match
from games.payloads import unsealed
from games.refusals import MATCH_NOT_OVER
from realtime.refusals import RequestRefused


def download(match: Match) -> str:
    """Return the record of a finished match as text, as `python -m rules verify` accepts it.

    Of an uploaded record it is the part that was replayed; its `result` says so. Raises RequestRefused while
    the match runs.
    """
    if not unsealed(match):
        raise RequestRefused(MATCH_NOT_OVER, number=match.number)
    seed = match.seed or None
    record: rules.Record = read_live(match, lambda live: rules.record_of(live.game, seed, match.salts))
    if match.replay_note:
        record.result = _noted(match)
    elif match.status == Match.Status.OVER:
        record.result = [
            {"seat": seat.index, "name": seat.name, "score": seat.score, "rank": seat.rank}
            for seat in match.seats.order_by("index")
        ]
    return rules.with_hashes(record).to_json()


def _noted(match: Match) -> dict[str, Any]:
    """Return the result of a part of a record: the note why it is a part, scores, and ranks at an end."""
    rows = list(match.seats.order_by("index"))
    result: dict[str, Any] = {"note": match.replay_note, "scores": [row.score for row in rows]}
    return result | ({"ranks": [row.rank for row in rows]} if match.status == Match.Status.OVER else {})


def filename(match: Match, text: str) -> str:
    """Return the file name of the download. It has a digest, so two records get different names."""
    return f"bastide-{match.public_id}-{hashlib.sha256(text.encode()).hexdigest()[:6]}.json"
