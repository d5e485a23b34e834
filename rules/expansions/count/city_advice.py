"""What bots think of the City of Carcassonne (see `rules.bots.advice`): who leaves, who enters, the count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.board.features import Figure
from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.count.city_quarters import QUARTERS, in_city, quarter_of, stands_with
from rules.scoring.majority import strength_at

# What a follower in a quarter brings by the end of a game that has just begun: less and less towards the end.
INSIDE = 4.0
# The market opens at the end only, the castle for the most points.
OPENNESS: Mapping[str, float] = {"castle": 1.0, "blacksmith": 0.8, "cathedral": 0.6, "market": 0.9}
# What it is worth to bar a follower of another, and less a follower of mine.
BARRED = 0.5


def advice(judge: Judge, action: Action) -> float | None:
    """Return what a follower gains where he is sent, or may gain from his quarter."""
    if action["type"] == "leave_city":
        return sent(judge, action)
    if action["type"] == "enter_city":
        return put_in(judge, action)
    return barring(judge, action["quarter"]) if action["type"] == "move_count" else None


def sent(judge: Judge, action: Action) -> float | None:
    """Return what a follower in a feature changes: the points of all who lead there with and without him.

    Several may be needed, so what all of mine in that quarter could change counts.
    """
    goal = next((g for g in judge.decision.shown["goals"] if _is_of(judge, g, action)), None)
    if goal is None or goal["value"] is None:
        return None
    spot = judge.state.board.spot(action)
    assert spot is not None
    heads = Counter(dict(goal["heads"]))
    able = (f for f in in_city(judge.state, judge.seat) if _could(f, action))
    strength = [strength_at(judge.state, judge.seat, f.kind, spot) for f in able]
    best = worth(judge, heads, goal["value"])
    gained = 0.0
    for number in range(1, len(strength) + 1):
        more = heads + Counter({judge.seat: sum(strength[:number])})
        gained = max(gained, worth(judge, more, goal["value"]) - best)
    return gained - _kept(judge)


def _is_of(judge: Judge, goal: Mapping[str, Any], action: Action) -> bool:
    """Return whether an action goes to a goal: to the feature that has its first tile."""
    one, other = judge.state.board.spot(goal), judge.state.board.spot(action)
    return one is not None and other is not None and one.feature is other.feature


def _could(figure: Figure, action: Action) -> bool:
    return quarter_of(figure) == str(action["quarter"])


def worth(judge: Judge, heads: Counter[int], value: int) -> float:
    """Return the points of a feature as its leaders get them: mine less what those of others hurt."""
    most = max(heads.values(), default=0)
    leading = [seat for seat, number in heads.items() if number == most and most > 0]
    return sum(value if seat == judge.seat else -judge.rivalry * value for seat in leading)


def _kept(judge: Judge) -> float:
    """Return what a follower who stays in the city may still bring; nothing at the very end."""
    youth: float = judge.outlook.youth
    return 0.0 if judge.decision.about else INSIDE / 2 * youth


def put_in(judge: Judge, action: Action) -> float:
    """Return what a follower is worth in a quarter, less his price."""
    quarter = action["quarter"]
    kind = judge.state.kinds[action["piece"]]
    own = sum(quarter_of(figure) == quarter for figure in in_city(judge.state, judge.seat))
    hope: float = INSIDE * OPENNESS[quarter] / (1 + own)
    price: float = judge.purse.price(judge.seat, kind)
    return hope - price


def barring(judge: Judge, quarter: str) -> float:
    """Return what it changes to have the count in that quarter and no longer where he is."""
    return _barred(judge, quarter) - _barred(judge, stands_with(judge.state))


def _barred(judge: Judge, quarter: str) -> float:
    assert quarter in QUARTERS
    there = [figure.seat for figure in in_city(judge.state) if quarter_of(figure) == quarter]
    mine = sum(seat == judge.seat for seat in there)
    rivalry: float = judge.rivalry
    return BARRED * OPENNESS[quarter] * (rivalry * (len(there) - mine) - mine)
