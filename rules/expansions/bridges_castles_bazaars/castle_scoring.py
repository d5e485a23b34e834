"""What castles score: the value of what was completed beside them, and chains of castles (CASTLE-17..38)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import ClassVar

from rules.board.features import Feature, place_of
from rules.decisions import Action, Decision, Flow, Offer
from rules.expansions.bridges_castles_bazaars.abbot import may_take
from rules.expansions.bridges_castles_bazaars.castle import Castle, around, named, occupiers
from rules.problems import Refusal
from rules.scoring.values import worth
from rules.state.placement import Placement
from rules.state.points import Part, total
from rules.state.state import Table


class ChooseFeature(Offer):
    """Which of several features a castle takes (CASTLE-28, CASTLE-29)."""

    name = "choose_feature"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "feature": str}

    def __init__(self, table: Table, features: list[Feature]) -> None:
        self.table = table
        self.features = features

    def listed(self) -> Iterable[Action]:
        for feature in self.features:
            yield dict(feature.home.reference)

    def problem(self, action: Action) -> Refusal | None:
        if any(named(self.table, action) is feature for feature in self.features):
            return None
        return Refusal("castle.feature", "CASTLE-28", "That feature was not completed beside this castle.")


def score_castles(table: Table, this: Placement | None) -> Flow:
    """TS-9: castles that stood before take the value of what was completed beside them, then pass it on."""
    assert this is not None
    waiting: list[Castle] = this.notes["castles"]
    wave = [(castle, hits) for castle in waiting if (hits := direct_hits(table, castle, this.completed))]
    values = {id(f): total(worth(table, f, final=False)) for f in this.completed}
    sources: dict[int, Feature] = {}
    if table.options["castle.chain_vs_direct"] == "free-choice":
        wave = [(castle, _reached(castle, waiting, wave)) for castle, _ in wave]
    scored: list[Castle] = []
    while wave:
        for castle, features in sorted(wave, key=lambda pair: _turn_of(table, pair[0])):
            chosen = yield from choose(table, castle, features, values)
            castle.points = values[id(chosen)]
            castle.source = sources.get(id(chosen), chosen)
            sources[id(castle.feature)] = castle.source
            values[id(castle.feature)] = castle.points
            award(table, castle, chosen)
        scored += [castle for castle, _ in wave]
        waiting = [castle for castle in waiting if castle not in scored]
        reached = [(castle, [q.feature for q in scored if touches(castle, q)]) for castle in waiting]
        wave = [(castle, features) for castle, features in reached if features]
    for castle in scored:
        for figure in list(castle.feature.figures):
            table.take_home(figure)


def _turn_of(table: Table, castle: Castle) -> tuple[int, list[tuple[int, int]]]:
    return table.clockwise(chooser(table, castle)), place_of(castle.feature)


def chooser(table: Table, castle: Castle) -> int:
    """Who picks for a castle: of those who share it the first clockwise (HOUSE-24)."""
    return min(castle.sharing or occupiers(castle.feature), key=table.clockwise)


def direct_hits(table: Table, castle: Castle, completed: list[Feature]) -> list[Feature]:
    """The completed features with a tile in the castle's vicinity (CASTLE-19, CASTLE-20)."""
    return [f for f in completed if may_take(table, f) and not castle.vicinity.isdisjoint(f.cells)]


def touches(castle: Castle, other: Castle) -> bool:
    """Whether another castle's scoring triggers this one; it can be one-way (CASTLE-35)."""
    return not castle.vicinity.isdisjoint(other.cells)


def _reached(
    castle: Castle, waiting: list[Castle], wave: list[tuple[Castle, list[Feature]]]
) -> list[Feature]:
    """With free choice: the own features and those of castles linked to this one (CASTLE-36)."""
    found, linked = dict[int, Feature](), [castle]
    for other in linked:
        hits = next((features for c, features in wave if c is other), [])
        found.update((id(f), f) for f in hits)
        linked += [c for c in waiting if c not in linked and touches(other, c)]
    return list(found.values())


def choose(
    table: Table, castle: Castle, features: list[Feature], values: dict[int, int]
) -> Generator[Decision, Action | None, Feature]:
    """The occupier picks one; he is asked only if values differ (CASTLE-32, HOUSE-23)."""
    if len({values[id(f)] for f in features}) == 1:
        return min(features, key=place_of)
    offers = (ChooseFeature(table, features),)
    seat = chooser(table, castle)
    worths = [{**feature.home.reference, "value": values[id(feature)]} for feature in features]
    about = {**castle.reference, "vicinity": around(castle.cells), "values": worths}
    action = yield Decision(seat, "choose_feature", offers, about=about)
    if action is None:
        return max(features, key=lambda f: values[id(f)])
    return next(f for f in features if named(table, action) is f)


def award(table: Table, castle: Castle, chosen: Feature) -> None:
    """All who share the castle get the full value; a mayor alone gets nothing (CASTLE-24, X8-MAYOR-1)."""
    assert castle.points is not None
    parts = [Part(chosen.kind, 1, castle.points)]
    for seat in castle.scorers:
        table.award(seat, "castle", castle.reference, parts)
