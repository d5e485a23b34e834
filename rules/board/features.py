"""Features on the board and the figures on them (clauses CONN, DONE, DEPLOY).

A *spot* is one segment of one placed tile. Every spot points straight at its feature; when two features
meet, the smaller one's spots are handed to the larger one. So asking is free, and a whole game costs
few hand-overs. Nothing is ever taken apart: going back means replaying the log.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.compiling import mypyc_attr
from rules.problems import Refusal
from rules.refusals import DEPLOY_KIND, DEPLOY_OCCUPIED
from rules.tiles.design import Face, Segment
from rules.tiles.geometry import Cell
from rules.tiles.kinds import NEVER_COMPLETE


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Feature:
    """One road, city, field, river or building.

    `open` counts what is missing for completion: edges that face an empty cell (roads, cities), or empty
    cells around a building (0..8). Fields have nothing to count and are never complete (BASE-DONE-6). What
    is `sealed` will not be completed either, although nothing is open.
    """

    __slots__ = ("figures", "kind", "open", "sealed", "spots")

    def __init__(self, kind: str, spot: Spot, open_ends: int) -> None:
        self.kind = kind
        self.spots: list[Spot] = [spot]
        self.open = open_ends
        self.sealed = False
        self.figures: list[Figure] = []

    @property
    def complete(self) -> bool:
        # Of what nobody completes an open count of 0 says nothing (BASE-DONE-6).
        return self.open == 0 and self.kind not in NEVER_COMPLETE and not self.sealed

    @property
    def cells(self) -> set[Cell]:
        """The distinct tiles it lies on; a tile counts once (BASE-SCORE-2)."""
        return {spot.cell for spot in self.spots}

    @property
    def occupied(self) -> bool:
        """At least one follower of anybody stands in it (BASE-DEPLOY-2)."""
        # Most features have no figure at all.
        return bool(self.figures) and any(figure.kind.follower for figure in self.figures)

    @property
    def home(self) -> Spot:
        """The spot that names the feature: smallest (y, x), there the first segment of the catalogue."""
        return min(self.spots, key=_in_order)

    def places(self) -> list[Spot]:
        """Return its first segment on each of its tiles, in reading order.

        Where a figure that goes there may stand.
        """
        spots = sorted(self.spots, key=_in_order, reverse=True)
        return list({spot.cell: spot for spot in spots}.values())[::-1]

    def bordering_cities(self) -> list[Feature]:
        """Return the cities that touch this field on some tile, in order of first contact (BASE-FARM-4)."""
        found: dict[int, Feature] = {}
        for spot in self.spots:
            for index in spot.segment.cities:
                city = spot.placed.spots[index].feature
                found[id(city)] = city
        return list(found.values())


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Spot:
    """One segment of one placed tile."""

    __slots__ = ("cell", "feature", "placed", "segment")

    def __init__(self, placed: Placed, segment: Segment) -> None:
        self.placed = placed
        self.cell = placed.cell
        self.segment = segment
        self.feature: Feature

    @property
    def reference(self) -> dict[str, object]:
        """`{"x", "y", "feature"}` as the record format writes it."""
        return {"x": self.cell[0], "y": self.cell[1], "feature": self.segment.names[0]}


def _in_order(spot: Spot) -> tuple[Any, ...]:
    segment = spot.segment
    return spot.cell[1], spot.cell[0], segment.ports if spot.placed.face.by_ports else segment.index


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Placed:
    """A tile on the board: its face and its spots, in the order of the catalogue."""

    __slots__ = ("cell", "face", "middles", "named", "sides", "spots")

    def __init__(self, cell: Cell, face: Face) -> None:
        self.cell = cell
        self.face = face
        # Shared with the face until something built on the tile changes them.
        self.sides = face.sides
        self.middles = face.middles
        self.named = face.named
        self.spots = [Spot(self, segment) for segment in face.segments]

    def add(self, segment: Segment) -> Spot:
        """Add a segment that was not printed to the tile.

        Its ends take over the middles of their edges.
        """
        spot = Spot(self, segment)
        index = len(self.spots)
        self.spots.append(spot)
        self.named = {**self.named, **dict.fromkeys(segment.names, index)}
        self.sides = tuple(
            (index, left, right) if edge in segment.ports else (middle, left, right)
            for edge, (middle, left, right) in enumerate(self.sides)
        )
        self.middles = tuple(
            (index,) if edge in segment.ports else middles for edge, middles in enumerate(self.middles)
        )
        return spot

    def at(self, edge: int) -> list[Spot]:
        """Return the spots at the middle of an edge: its owner, then those that share it."""
        spots = self.spots
        return [spots[index] for index in self.middles[edge]]

    def recast(self, spot: Spot, segment: Segment) -> None:
        """Change the kind of a segment, and its name from now on."""
        index = self.spots.index(spot)
        kept = {name: i for name, i in self.named.items() if i != index}
        self.named = {**kept, **dict.fromkeys(segment.names, index)}
        spot.segment = segment

    def spot(self, name: str) -> Spot | None:
        """Return the spot that a reference such as `road@N` names, if this tile has it."""
        index = self.named.get(name)
        return None if index is None else self.spots[index]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PieceKind:
    """A kind of figure. Expansions add kinds by making more of these, or subclasses with other rules.

    `stands_on` are the kinds of feature it may be deployed on; `follower` says whether it occupies a
    feature and counts for the majority with its `strength`. One that is not deployed as followers are
    (`by_own_offer`) comes on the board by an offer of its expansion. One that `goes_home` returns when its
    feature is scored; what doesn't is taken home by its expansion. Of a kind that is nobody's there is one
    figure, or several with numbers (`numbered`).
    """

    by_own_offer: ClassVar[bool] = False
    goes_home: ClassVar[bool] = True
    numbered: ClassVar[bool] = False

    def __init__(
        self, name: str, stands_on: frozenset[str], *, follower: bool = True, strength: int = 1
    ) -> None:
        self.name = name
        self.stands_on = stands_on
        self.follower = follower
        self._strength = strength

    def strength(self, feature: Feature) -> int:
        """Return how many heads it counts for in the majority of a feature (BASE-MAJ-1)."""
        return self._strength

    def problem(self, seat: int, spot: Spot, occupied: bool) -> Refusal | None:
        """Return why this kind may not be deployed; None if it may. The same for all spots of a feature.

        The rules in play say what is occupied. What differs between the spots of a feature, or depends on the
        state, is for the hook `refuse_presence`.
        """
        kind = spot.segment.kind
        if kind not in self.stands_on:
            clause = spot.segment.data.get("refused_by") or self.clause_for(kind)
            return DEPLOY_KIND(clause=clause, piece=self.name, kind=kind, kinds=sorted(self.stands_on))
        if occupied:
            holders = sorted({figure.seat for figure in spot.feature.figures if figure.kind.follower})
            return DEPLOY_OCCUPIED(kind=kind, players=holders)
        return None

    def clause_for(self, kind: str) -> str:
        """Return the clause that keeps this kind of figure off a kind of feature."""
        return "BASE-DEPLOY-1"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Place:
    """A place for pieces that is no feature of a tile: quarters, a counter, the top of a tower, a whole tile.

    `reference` names it as records write it; `cell` is the tile on which it lies, if it lies on one. One that
    is not `offered` is known to take nobody now: listing passes over it, and an action that names it is
    refused by the module that knows why.
    """

    # As a spot has one; asked very often, so it is an attribute here and there.
    feature: ClassVar[None] = None

    def __init__(self, reference: Mapping[str, Any], cell: Cell | None = None, offered: bool = True) -> None:
        self.reference = reference
        self.cell = cell
        self.offered = offered

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Place) or type(other) is not type(self):
            return NotImplemented
        return self.cell == other.cell and self.reference == other.reference

    def __hash__(self) -> int:
        return hash(self.cell)

    def reached_from(self, cell: Cell) -> bool:
        """Return whether a follower may come here from a tile just placed there, without a way of his own."""
        return True


def tile_at(cell: Cell) -> Place:
    """Return a whole tile as a place."""
    return Place({"x": cell[0], "y": cell[1]}, cell)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Standing:
    """A piece on the board: of what kind, and where. `where` describes the place further, for viewers.

    `spot` exists only while it stands on a feature; `at` is its spot or its place.
    """

    __slots__ = ("at", "kind", "spot", "where")
    __deletable__ = ("spot",)  # mypyc lets only these be deleted

    def __init__(self, kind: PieceKind, at: Spot | Place) -> None:
        self.kind = kind
        self.where: dict[str, object] = {}
        self.at: Spot | Place = at
        self.spot: Spot
        if isinstance(at, Spot):
            self.spot = at

    def stand(self, at: Spot | Place) -> None:
        """Put a figure on this spot."""
        self.at = at
        if isinstance(at, Spot):
            self.spot = at
        elif hasattr(self, "spot"):
            del self.spot

    @property
    def feature(self) -> Feature | None:
        """The feature on which it stands, if it stands on one."""
        return self.at.feature

    @property
    def cell(self) -> Cell | None:
        """The tile on which it stands, if it stands on one."""
        return self.at.cell

    @property
    def reference(self) -> dict[str, object]:
        """Where it stands, as records and views write it."""
        return {**self.at.reference, **self.where}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Figure(Standing):
    """A figure of a seat on the board."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, kind: PieceKind, at: Spot | Place) -> None:
        # As in `Standing`, written out for speed.
        self.kind = kind
        self.where = {}
        self.at = at
        if isinstance(at, Spot):
            self.spot = at
        self.seat = seat


def place_of(feature: Feature) -> list[Cell]:
    """Sort key among features of a kind: their tiles in reading order (BASE-END-4, BASE-TS-1)."""
    return sorted([(y, x) for x, y in feature.cells])
