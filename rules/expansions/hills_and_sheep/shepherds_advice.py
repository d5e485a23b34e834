"""What bots think of shepherds and their flocks (see `rules.bots.advice`)."""

from __future__ import annotations

from typing import Final

from rules.board.features import Figure
from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.hills_and_sheep.flocks import SHEPHERD, WOLF, flocks, sheep_in, shepherds_in
from rules.expansions.hills_and_sheep.shepherds import is_closed

# How often one turn of a player enlarges the field of the shepherd.
ENLARGED: Final = 0.35
# What a shepherd brings who has the time to gather a flock, and the turns that this takes.
USUAL, TURNS = 4.5, 8.0


def advice(judge: Judge, action: Action) -> float | None:
    """Put the shepherd down early, let small flocks grow, and drive large ones in."""
    kind = action["type"]
    if kind == "deploy":
        return arrival(judge, action) if action["piece"] == SHEPHERD.name else None
    if kind not in ("grow_flock", "stable_flock"):
        return None
    about = judge.decision.about
    assert about is not None
    spot = judge.state.board.spot(about)
    assert spot is not None
    mine = next(f for f in shepherds_in(spot.feature) if f.seat == judge.seat)
    return stabled(judge, mine) if kind == "stable_flock" else grown(judge, mine)


def arrival(judge: Judge, action: Action) -> float:
    """Return what a shepherd on a field will bring: at once if it is closed, else what he usually gathers."""
    spot = judge.state.board.spot(action)
    assert spot is not None
    if is_closed(judge.state, spot.feature):
        return expected(judge)
    return USUAL * time_left(judge)


def time_left(judge: Judge) -> float:
    """Return how much of the time for a flock is left, at most 1."""
    return min(1.0, judge.outlook.turns_left / TURNS)


def expected(judge: Judge) -> float:
    """Return how many sheep a token brings on average, a wolf none."""
    bag = flocks(judge.state).bag
    return sum(token * number for token, number in bag.items()) / bag.total()


def wolf(judge: Judge) -> float:
    """Return how probable a wolf is."""
    bag = flocks(judge.state).bag
    return bag[WOLF] / bag.total()


def share(judge: Judge, shepherd: Figure) -> float:
    """Return how a sheep of a field counts: all who have a shepherd there get a point."""
    others = {f.seat for f in shepherds_in(shepherd.spot.feature)} - {judge.seat}
    return 1.0 - judge.rivalry * len(others)


def stabled(judge: Judge, shepherd: Figure) -> float:
    """Return what the stable brings now: the sheep, and a shepherd who may gather others."""
    sheep = sheep_in(judge.state, shepherd.spot.feature)
    return sheep * share(judge, shepherd) + (USUAL - 1.0) * time_left(judge)


def grown(judge: Judge, shepherd: Figure) -> float:
    """Return what a token more is worth: a wolf leaves nothing, and the sheep have yet to come home."""
    field = shepherd.spot.feature
    sheep = sheep_in(judge.state, field)
    home = (USUAL - 1.0) * time_left(judge)
    risk = wolf(judge)
    if is_closed(judge.state, field):
        return (sheep * (1.0 - risk) + expected(judge)) * share(judge, shepherd) + home
    # Before the end the field has to be enlarged once more, or closed.
    later = float(1.0 - (1.0 - ENLARGED) ** judge.outlook.turns_left)
    more = (sheep * (1.0 - risk) + expected(judge) + expected(judge) * later) * later
    return more * share(judge, shepherd) + risk * home
