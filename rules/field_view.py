"""The fields of a board, as players count them: who leads each, and the cities that bring it points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rules.board.features import Feature, Spot
from rules.scoring.fields import field_worth, scoring_neighbours
from rules.scoring.majority import majority
from rules.state.state import GameState
from rules.views import Playing

FieldView = dict[str, Any]


def fields(game: Playing, scored: Sequence[dict[str, Any]] = ()) -> list[FieldView]:
    """Return each field where figures are or cities count, as it stands.

    Each is `{"spots", "holders", "figures", "cities", "value", "points"}`. `holders` have most followers
    there (BASE-MAJ-1), or any figure if there are no followers. `cities` are the homes of what counts there
    (BASE-FARM-4). `value` is as in `feature`. `points` are what each seat gets for the field by
    the entries `scored`, for example those of `projection`.
    """
    state = game.state
    gained = _gained(state, scored)
    return [_field(state, field, gained[id(field)]) for field in _of_interest(state)]


def _of_interest(state: GameState) -> list[Feature]:
    """Return the fields of the board where figures are or cities count, in the order of their tiles."""
    spots = (spot for placed in state.board.tiles.values() for spot in placed.spots)
    found = {id(spot.feature): spot.feature for spot in spots if spot.feature.kind == "field"}
    return [field for field in found.values() if field.figures or scoring_neighbours(state, field)]


def _field(state: GameState, field: Feature, gained: Counter[int]) -> FieldView:
    figures = Counter(figure.seat for figure in field.figures)
    return {
        "spots": [spot.reference for spot in field.spots],
        "holders": majority(state, field) or sorted(figures),
        "figures": [{"seat": seat, "count": count} for seat, count in sorted(figures.items())],
        "cities": [city.home.reference for city in scoring_neighbours(state, field)],
        "value": field_worth(state, field, majority(state, field)),
        "points": [{"seat": seat, "points": points} for seat, points in sorted(gained.items())],
    }


def _gained(state: GameState, entries: Iterable[dict[str, Any]]) -> dict[int, Counter[int]]:
    """Return what each seat would get for each field, by the field's identity."""
    gained: dict[int, Counter[int]] = {id(field): Counter() for field in _of_interest(state)}
    for entry in entries:
        spot = _spot(state, entry)
        if spot is not None and id(spot.feature) in gained:
            gained[id(spot.feature)][entry["seat"]] += entry["points"]
    return gained


def _spot(state: GameState, entry: dict[str, Any]) -> Spot | None:
    placed = state.board.tiles.get((entry["x"], entry["y"])) if "feature" in entry else None
    return placed.spot(entry["feature"]) if placed else None
