"""Export for operators: the game file of a match that did not come to its end."""

from __future__ import annotations

import rules
from games.event_log.read import standing_actions
from games.game_cache import EngineError, LiveMatch
from games.models import Match
from games.refusals import MATCH_NOT_OVER
from realtime.refusals import RequestRefused


def export(match: Match, *, with_seed: bool = False) -> str:
    """Return the record of a match that is not running, as text: all actions of its log, also failing ones.

    Without the seed it holds no tile that has not left the bag. Raises RequestRefused for a running match.
    """
    if match.status in {Match.Status.WAITING, Match.Status.RUNNING}:
        raise RequestRefused(MATCH_NOT_OVER)
    actions = standing_actions(match, match.number)
    live = LiveMatch(match)
    for action in actions:
        try:
            live.play(action)
        except (rules.IllegalAction, EngineError):
            break
    record = rules.record_of(live.game, (match.seed or None) if with_seed else None, match.salts)
    record.actions, record.commitment = actions, match.commitment or None
    return record.to_json()
