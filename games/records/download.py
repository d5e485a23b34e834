"""Download of the game file of a match that is over."""

from __future__ import annotations

import hashlib

import rules
from games.event_log.read import read_live
from games.models import Match
from games.payloads import unsealed
from games.refusals import MATCH_NOT_OVER
from realtime.refusals import RequestRefused


def download(match: Match) -> str:
    """Return the record of a finished match as text, as `python -m rules verify` accepts it.

    Raises RequestRefused while the match runs.
    """
    if not unsealed(match):
        raise RequestRefused(MATCH_NOT_OVER, number=match.number)
    seed = match.seed or None
    record: rules.Record = read_live(match, lambda live: rules.record_of(live.game, seed, match.salts))
    if match.status == Match.Status.OVER:
        record.result = [
            {"seat": seat.index, "name": seat.name, "score": seat.score, "rank": seat.rank}
            for seat in match.seats.order_by("index")
        ]
    return rules.with_hashes(record).to_json()


def filename(match: Match, text: str) -> str:
    """Return the file name of the download. It has a digest, so two records get different names."""
    return f"bastide-{match.public_id}-{hashlib.sha256(text.encode()).hexdigest()[:6]}.json"
