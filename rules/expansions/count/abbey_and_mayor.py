"""The City of Carcassonne and barns: a farm whose farmers a barn drives off is a goal (COUNT-31, -36)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.expansions.abbey_and_mayor.barn import has_barn
from rules.state.placement import Placement


def farms_scored(this: Placement) -> list[Feature]:
    """Return the fields whose farmers a barn makes score in this placement (BARN-3, BARN-5)."""
    fields = {id(s.feature): s.feature for s in this.placed.spots if s.segment.kind == "field"}
    return [field for field in fields.values() if has_barn(field) and field.occupied]


def is_barred(field: Feature) -> bool:
    """Return whether a barn keeps everybody off a field at the end (COUNT-36, BARN-4)."""
    return has_barn(field)
