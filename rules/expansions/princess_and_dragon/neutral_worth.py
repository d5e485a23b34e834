"""What the dragon, a princess or the fairy make of a figure on the board, in points for a bot."""

from __future__ import annotations

from rules.board.features import Figure
from rules.bots.placement import Judge
from rules.scoring.majority import majority

# What the loss of any figure counts for at least: its owner has to place it anew.
LEAST = 0.3


def loss(judge: Judge, figure: Figure) -> float:
    """Return what the owner of a figure loses if it goes home: what it would bring, less a free figure."""
    if not figure.kind.follower:
        return LEAST
    return max(LEAST, standing(judge, figure) - judge.purse.homecoming(figure.seat, figure.kind))


def standing(judge: Judge, figure: Figure) -> float:
    """Return what a follower may still bring where it stands; 0 for one that gets no share."""
    feature = figure.feature
    if feature is None or figure.seat not in majority(judge.state, feature):
        return 0.0
    if feature.kind == "field":
        cities = [judge.prospects.of(city) for city in judge.prospects.cities_beside(feature)]
        return float(judge.prospects.field_points(feature, figure.seat, cities))
    return float(judge.prospects.of(feature).points)


def to_mover(judge: Judge, figure: Figure) -> float:
    """Return what it is worth to the bot that a figure goes home: theirs is a gain, an own one a loss."""
    return -loss(judge, figure) if figure.seat == judge.seat else judge.rivalry * loss(judge, figure)
