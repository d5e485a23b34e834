"""What bots think of drawbridges (see `rules.bots.advice`): a knight more, or a follower home."""

from __future__ import annotations

from rules.board.features import Feature, Figure, Spot
from rules.bots.placement import Judge
from rules.decisions import Action


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about crossing: the gain of the seat's share of the city, less what it loses at home."""
    if action["type"] != "cross_drawbridge":
        return None
    there = action["to"]
    spot = judge.state.board.tiles[there["x"], there["y"]].spot(there["feature"])
    assert spot is not None
    return gained(judge, Figure(judge.seat, judge.state.kinds[action["piece"]], spot), spot)


def gained(judge: Judge, knight: Figure, spot: Spot) -> float:
    """Return what a further knight brings the seat, in points, less the price of his staying away."""
    city, purse = spot.feature, judge.purse
    prospect = judge.prospects.of(city)
    joined = Feature(city.kind, spot, city.open)
    joined.spots, joined.figures = city.spots, [*city.figures, knight]
    share = judge.share(joined) - judge.share(city)
    if not city.occupied:
        share += judge.weights.left_open * judge.rivalry
    away = (1.0 - prospect.chance) * purse.forgone
    return share * prospect.points - purse.homecoming(judge.seat, knight.kind) - away
