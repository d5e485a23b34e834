"""Why something was better, for a sentence on the page: the largest single difference that it made.

Both ways are looked at right before the next tile is placed, in imagined games with the same future. Each
feature that differs between them is one part of the difference; so are figures in hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.analysis.holdings import Holding, holdings, scored
from rules.analysis.played import Table, Way
from rules.analysis.results import Reason, ReasonCode

# The part of the whole difference that one reason has to explain.
ENOUGH = 0.5


@dataclass(frozen=True, slots=True)
class Found:
    """One part of a difference, in points of lead, and how a sentence names it."""

    points: float
    reason: Reason


def reason_for(table: Table, played: Way, best: Way, points: float) -> Reason:
    """Return the reason that explains most of the difference; `better` where none explains half of it."""
    found = [*_scores(table, played, best), *_features(table, played, best), *_figures(table, played, best)]
    most = max(found, key=lambda one: one.points, default=None)
    if most is None or most.points < ENOUGH * points:
        return Reason("better", {"points": round(points, 1)})
    return most.reason


def _scores(table: Table, played: Way, best: Way) -> Iterator[Found]:
    """Yield what is scored at once, and what others then do not score."""
    seat = table.seat
    gains = _sum(best, seat, own=True) - _sum(played, seat, own=True)
    gifts = _sum(played, seat, own=False) - _sum(best, seat, own=False)
    others = max(1, len(table.present) - 1)
    # What is scored was mostly expected before: another way has it on the board still. See `_features`.
    lost = sum(one.worth(seat) for one in _changed(table, played, best)) - sum(
        one.worth(seat) for one in _changed(table, best, played)
    )
    if gains > 0:
        yield Found(gains - max(0.0, lost), Reason("scores", {"points": gains}))
    if gifts > 0:
        yield Found(gifts / others, Reason("gives", {"points": gifts}))


def _sum(way: Way, seat: int, *, own: bool) -> int:
    entries = way.game.state.scored[way.scored :]
    return sum(entry["points"] for entry in entries if (entry["seat"] == seat) is own)


def _on_table(way: Way) -> list[Holding]:
    """Return what stands on the board after a way, and what it scored."""
    return [*holdings(way.game.state), *scored(way.game.state.scored[way.scored :])]


def _changed(table: Table, way: Way, other: Way) -> list[Holding]:
    """Return the features of a way that brought nobody the same in the other one."""
    there = {(one.spots, one.holders, round(one.points, 2)) for one in _on_table(other)}
    return [
        one for one in holdings(way.game.state) if (one.spots, one.holders, round(one.points, 2)) not in there
    ]


def _features(table: Table, played: Way, best: Way) -> Iterator[Found]:
    """Yield what differs from feature to feature."""
    seat, others = table.seat, [one for one in table.present if one != table.seat]
    before, after = _on_table(played), _on_table(best)
    for now in after:
        same = [one for one in before if one.spots & now.spots]
        mine = now.worth(seat) - sum(one.worth(seat) for one in same)
        theirs = sum(now.worth(other) - sum(one.worth(other) for one in same) for other in others)
        gain = mine - theirs / max(1, len(others))
        yield from _named(seat, now, same, mine, gain)
    for was in before:
        if seat not in was.holders and was.holders and not any(was.spots & now.spots for now in after):
            yield Found(was.points / max(1, len(others)), _reason("blocks", was, was.points, was.holders[0]))


def _named(seat: int, now: Holding, same: list[Holding], mine: float, gain: float) -> Iterator[Found]:
    """Yield the reason for one feature that the better way leaves as `now`."""
    rivals = [holder for one in same for holder in one.holders if holder != seat]
    held = any(seat in one.holders for one in same)
    if seat in now.holders and mine > 0:
        if now.kind == "field":
            yield Found(gain, Reason("farms", {"x": now.at[0], "y": now.at[1], "points": round(mine, 1)}))
        elif rivals and not held:
            code: ReasonCode = "shares" if len(now.holders) > 1 else "takes"
            yield Found(gain, _reason(code, now, now.points, rivals[0]))
        elif held:
            yield Found(gain, _reason("grows", now, mine))
        else:
            yield Found(gain, _reason("claims", now, now.points))
    elif rivals and mine <= 0 < gain:
        lost = max(one.points for one in same) - now.points
        if lost > 0:
            yield Found(gain, _reason("blocks", now, lost, rivals[0]))


def _reason(code: ReasonCode, at: Holding, points: float, seat: int | None = None) -> Reason:
    params = {"kind": at.kind, "x": at.at[0], "y": at.at[1], "points": round(points, 1)}
    return Reason(code, params if seat is None else {**params, "seat": seat})


def _figures(table: Table, played: Way, best: Way) -> Iterator[Found]:
    """Yield that more figures stay in hand or come back."""
    more = _in_hand(best, table.seat) - _in_hand(played, table.seat)
    if more > 0:
        points = table.figures_worth(best.game.state) - table.figures_worth(played.game.state)
        yield Found(points, Reason("figures", {"points": round(points, 1), "count": more}))


def _in_hand(way: Way, seat: int) -> int:
    state = way.game.state
    held = state.seats[seat].supply
    return sum(held.get(name, 0) for name, kind in state.kinds.items() if kind.follower)
