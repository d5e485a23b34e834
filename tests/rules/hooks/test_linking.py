"""Features linked at a distance and taken apart: the same as if all were joined anew."""

from __future__ import annotations

from random import Random

import pytest

from rules.board.features import Feature, Spot
from rules.board.joining import Features
from rules.state.state import GameState
from tests.rules.hooks.toys import game_with, play


def spots(state: GameState, kind: str) -> list[Spot]:
    return [s for placed in state.board.tiles.values() for s in placed.spots if s.segment.kind == kind]


def partition(state: GameState, kind: str) -> set[frozenset[int]]:
    """Return the spots of each feature of a kind, as the features say."""
    found: dict[int, set[int]] = {}
    for spot in spots(state, kind):
        found.setdefault(id(spot.feature), set()).add(id(spot))
        assert spot in spot.feature.spots
    return {frozenset(group) for group in found.values()}


def linked(plain: set[frozenset[int]], features: Features) -> set[frozenset[int]]:
    """Return the features that are to be expected: those without links, with the linked ones together."""
    groups = [set(group) for group in plain]
    for one, other in features.links:
        first = next(g for g in groups if id(one) in g)
        second = next(g for g in groups if id(other) in g)
        if first is not second:
            first |= second
            groups.remove(second)
    return {frozenset(group) for group in groups}


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("kind", ["road", "city", "field"])
def test_links_made_and_taken_apart_leave_the_features_of_a_rebuild(seed: int, kind: str) -> None:
    rng = Random(seed)
    state = play(game_with(), at_most=70, seed=seed).state
    plain, features = partition(state, kind), state.features
    figures = sum(len(f.figures) for f in {id(s.feature): s.feature for s in spots(state, kind)}.values())
    opened = {id(s): s.feature.open for s in spots(state, kind)}
    for _ in range(30):
        if features.links and rng.random() < 0.45:
            features.unlink(*rng.choice(features.links), state.board.tiles)
        else:
            features.link(*rng.sample(spots(state, kind), 2))
        assert partition(state, kind) == linked(plain, features)
    while features.links:
        features.unlink(*features.links[-1], state.board.tiles)
    assert partition(state, kind) == plain
    assert {id(s): s.feature.open for s in spots(state, kind)} == opened
    whole = {id(s.feature): s.feature for s in spots(state, kind)}.values()
    assert sum(len(f.figures) for f in whole) == figures
    assert all(figure.feature is f for f in whole for figure in f.figures)


def test_figures_go_with_the_spots_on_which_they_stand() -> None:
    state = game_with(
        start=[
            {"tile": "BA/RFr", "x": 0, "y": 0, "rotation": 0},
            {"tile": "BA/RFr", "x": 5, "y": 0, "rotation": 0},
        ]
    ).state
    one, other = (s for s in spots(state, "road"))
    features = state.features
    features.link(one, other)
    assert one.feature is other.feature
    mine = state.deploy(0, state.kinds["meeple"], one)
    theirs = state.deploy(1, state.kinds["meeple"], other)
    kept: Feature = one.feature
    first, second = features.unlink(one, other, state.board.tiles)
    assert first is kept
    assert (first.figures, second.figures) == ([mine], [theirs])
    assert (first.open, second.open) == (2, 2)
    assert {one, other} <= set(features.touched)
