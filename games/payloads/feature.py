"""The payloads of one feature on the board and of who holds which, now or after an earlier event."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar, cast

import rules
from games import aids
from games.event_log.read import read_live, standing_actions
from games.game_cache import new_game
from games.models import Match
from games.refusals import FEATURE_UNKNOWN, MATCH_NUMBER
from games.schemas.records import ClaimSchema, ClaimsSchema, FieldSchema, FieldsSchema
from realtime.refusals import RequestRefused

T = TypeVar("T")


def feature(match: Match, x: int, y: int, name: str, number: int | None) -> dict[str, Any]:
    """Return the whole feature under a spot after event `number`, or raise RequestRefused."""
    found = _look(match, number, lambda game: rules.feature(game, x, y, name))
    if found is None:
        raise RequestRefused(FEATURE_UNKNOWN, number=match.number)
    if aids.withheld(match):
        _without_aids(match, found)
    return found


def _without_aids(match: Match, found: dict[str, Any]) -> None:
    """Leave the worth out of a feature; raise RequestRefused for a field, which players find by looking."""
    if found["kind"] == "field":
        aids.must_be_given(match)
    found["value"] = found["finished"] = None


def claims(match: Match, number: int | None) -> ClaimsSchema:
    """Return who holds which feature after event `number`; raise RequestRefused if there was none."""
    found = _look(match, number, rules.claims)
    if aids.withheld(match):
        found = [claim for claim in found if claim["kind"] != "field"]
    return ClaimsSchema(match.number if number is None else number, cast(list[ClaimSchema], found))


def fields(match: Match, number: int | None) -> FieldsSchema:
    """Return who leads each field after event `number`, and the cities that count there.

    Raises RequestRefused if there was no such event, and in a match that is played without aids.
    """
    aids.must_be_given(match)
    found = _look(match, number, lambda game: rules.fields(game, rules.projection(game) or []))
    return FieldsSchema(match.number if number is None else number, cast(list[FieldSchema], found))


def view_at(match: Match, number: int) -> dict[str, Any]:
    """Return what a spectator saw after event `number`; raise RequestRefused if there was none."""
    return _look(match, number, rules.view)


def _look(match: Match, number: int | None, read: Callable[[rules.Game], T]) -> T:
    if number is None or number == match.number:
        return read_live(match, lambda live: read(live.game))
    if 0 <= number < match.number:
        with _PAST_LOCK:
            return read(_past(match, number))
    raise RequestRefused(MATCH_NUMBER, number=match.number)


# Events that a kept game is taken on by.
NEAR = 24
_PAST: OrderedDict[tuple[str, int], rules.Game] = OrderedDict()
_PAST_LOCK = Lock()


def _past(match: Match, number: int) -> rules.Game:
    """Return the game as it was after an event.

    The last few are kept, because players hover while they step. A kept game that stands a little earlier
    goes on to the event asked for: a step forward plays one action and not the whole match.
    """
    key = (match.public_id, number)
    if key not in _PAST:
        _PAST[key] = _earlier(match, number)
        while len(_PAST) > 16:
            _PAST.popitem(last=False)
    _PAST.move_to_end(key)
    return _PAST[key]


def _earlier(match: Match, number: int) -> rules.Game:
    near = [(match.public_id, before) for before in range(number - NEAR, number)]
    key = next((key for key in reversed(near) if key in _PAST), None)
    past = _PAST.pop(key) if key else new_game(match)
    actions = standing_actions(match, number)
    if past.log != actions[: past.number]:  # something was taken back since
        past = new_game(match)
    for action in actions[past.number :]:
        past.apply(action)
    return past
