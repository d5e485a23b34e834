"""Which matches can be analysed and by whom they are seen, their records, and their chances at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from django.core.cache import caches

import rules
from games.analyses.numbering import numbered_graph
from games.event_log.read import numbered_actions
from games.game_cache import opening
from games.models import Match
from games.payloads.sharing import shown_to
from games.refusals import MATCH_FROZEN, MATCH_UNKNOWN
from games.schemas.analyses import MomentSchema
from realtime.refusals import RefusalSchema, RequestRefused
from rules import analysis
from rules.refusals import ANALYSIS_NEWER, ANALYSIS_RUNNING

KEPT_S = 24 * 3600  # for which chances stay in the cache


@dataclass(frozen=True)
class Played:
    """The record of a match, and the numbers that its actions have in the log, where undone ones count."""

    record: str
    numbers: list[int]


class Outlook(msgspec.Struct):
    """The chances of a match before each turn, or why there are none."""

    graph: list[MomentSchema]
    refusal: RefusalSchema | None


def seen_match(match_id: str, viewer: Any) -> Match:
    """Return a match whose analysis this viewer may see: one whose pictures and frames are shown to them.

    Raises RequestRefused for a private match of others as for an unknown one. Matches of newer rules are
    found too, so that a reader learns why there is no analysis.
    """
    match = Match.objects.filter(public_id=match_id).exclude(status=Match.Status.WAITING).first()
    if match is None:
        raise RequestRefused(MATCH_UNKNOWN)
    return shown_to(match, viewer)


def must_be_over(match: Match) -> None:
    """Raise RequestRefused for a match that still goes on, is frozen, or was made under newer rules."""
    if match.status == Match.Status.FROZEN or match.fault:
        raise RequestRefused(MATCH_FROZEN, number=match.number)
    if match.status != Match.Status.OVER:
        raise RequestRefused(ANALYSIS_RUNNING(), number=match.number)
    if not match.known:
        raise RequestRefused(ANALYSIS_NEWER(newest=rules.REVISION), number=match.number)


def played(match: Match) -> Played:
    """Return the record of a match that is over, as its log has it. Raises RequestRefused for another one."""
    must_be_over(match)
    standing = numbered_actions(match, match.number)
    record = opening(match)
    record.actions = [action for _, action in standing]
    return Played(record.to_json(), [number for number, _ in standing])


def outlook(match: Match) -> Outlook:
    """Return the chances of a match, without any search. They are worked out once a day for all readers."""
    key = f"analysis.{analysis.VERSION}.{match.public_id}.{match.number}"
    kept = caches["results"].get(key)
    if kept is not None:
        return msgspec.json.decode(kept, type=Outlook)
    try:
        must_be_over(match)
        found = Outlook(_graph(match), None)
    except RequestRefused as refused:
        return Outlook([], refused.refusal)
    caches["results"].set(key, msgspec.json.encode(found), KEPT_S)
    return found


def has_chances(match: Match) -> bool:
    """Return whether an analysis of the match can be shown. Cheap: the match is not replayed."""
    try:
        must_be_over(match)
    except RequestRefused:
        return False
    return True


def chances_of(match: Match) -> list[MomentSchema]:
    """Return the chances of a match. Raises RequestRefused for one that has none: it goes on, for example."""
    must_replay(match)
    return outlook(match).graph


def must_replay(match: Match) -> None:
    """Raise RequestRefused for a match that can't be analysed."""
    must_be_over(match)
    if outlook(match).refusal is not None:
        _graph(match)  # raises it


def _graph(match: Match) -> list[MomentSchema]:
    """Return the chances. Raises RequestRefused for a log that does not replay."""
    game = played(match)
    try:
        found = analysis.analyse(game.record).graph()
    except analysis.AnalysisError as error:
        raise RequestRefused(error.refusal, number=match.number) from None
    return msgspec.convert(numbered_graph(found, game.numbers), list[MomentSchema])
