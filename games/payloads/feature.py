"""The payload of one feature on the board, now or after an earlier event."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any

import rules
from games.event_log.read import read_live, standing_actions
from games.game_cache import order_of
from games.models import Match
from realtime.refusals import RequestRefused


def feature(match: Match, x: int, y: int, name: str, number: int | None) -> dict[str, Any]:
    """The whole feature under a spot after event `number`; raises RequestRefused where there is none."""
    if number is None or number == match.number:
        found = read_live(match, lambda live: rules.feature(live.game, x, y, name))
    elif 0 <= number < match.number:
        found = rules.feature(_past(match, number), x, y, name)
    else:
        raise RequestRefused("match.number", "The match has no such event.", number=match.number)
    if found is None:
        raise RequestRefused("feature.unknown", "There is no such feature on that tile.", number=match.number)
    return found


_PAST: OrderedDict[tuple[str, int], rules.Game] = OrderedDict()
_PAST_LOCK = Lock()


def _past(match: Match, number: int) -> rules.Game:
    """The game as it was after an event; the last few are kept, since people hover while they step."""
    with _PAST_LOCK:
        key = (match.public_id, number)
        if key not in _PAST:
            _PAST[key] = rules.Game.replay(
                rules.Setup.from_json(match.setup), order_of(match), standing_actions(match, number)
            )
            while len(_PAST) > 16:
                _PAST.popitem(last=False)
        _PAST.move_to_end(key)
        return _PAST[key]
