"""What judges of places leave of the spots of features, where many are listed (`rules.hooks`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.board.features import Feature, Spot
from rules.problems import Refusal


class OnlyOn:
    """A judge of the spots of a ground that refuses none but on a few features.

    `left` returns those features, each with its spots that the judge does not refuse. It is called where many
    spots are listed; there the judge is asked about no spot by itself.
    """

    __slots__ = ("judge", "left")

    def __init__(
        self, left: Callable[[], Mapping[Feature, list[Spot]]], judge: Callable[[Any], Refusal | None]
    ) -> None:
        self.left = left
        self.judge = judge

    def __call__(self, at: Any) -> Refusal | None:
        """Return why a piece may not come to a spot; None if it may."""
        return self.judge(at)


def let_in(features: Sequence[Feature], judges: Sequence[Callable[[Any], Refusal | None]]) -> list[Spot]:
    """Return the spots of features that the judges of their ground let through."""
    left: dict[Feature, list[Spot]] = {}
    for judge in judges:
        if isinstance(judge, OnlyOn):
            for feature, spots in judge.left().items():
                known = left.get(feature)
                left[feature] = spots if known is None else [at for at in known if at in spots]
    found = [spot for feature in features for spot in left.get(feature, feature.spots)]
    for judge in judges:
        if not isinstance(judge, OnlyOn):
            found = [at for at in found if judge(at) is None]
    return found
