"""The kinds of segments: what tile files may call a part of a tile, and what each kind is.

The base game's are declared here; an expansion declares its own in its manifest (`Expansion.kinds`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Final, Literal, TypeVar

F = TypeVar("F", bound=Callable[[], object])


@dataclass(frozen=True)
class SegmentKind:
    """One kind of segment; `name` stands for it in tile files and in references to features.

    `touches` says where it reaches the rim: by `edges`, with no ground beside it if it `fills` them, or by
    half-edges (`halves`). What touches `nothing` is on a tile at most once and is named without a spot.
    `completed_by` is what completes it: nothing open at its `edges`, the `surroundings` of its tile, or None.
    `followers`: ordinary followers may stand on it in games in which the kind is in play (`Setup.kinds`);
    other figures say so themselves (`PieceKind.stands_on`).
    """

    name: str
    _: KW_ONLY
    touches: Literal["edges", "halves", "nothing"]
    completed_by: Literal["edges", "surroundings"] | None = None
    fills: bool = False
    followers: bool = False


# What follows from the declarations, by name; asked often, so kept as sets.
LINED_KINDS: Final[set[str]] = set()
GROUND_KINDS: Final[set[str]] = set()
FILLING_KINDS: Final[set[str]] = set()
PLACELESS_KINDS: Final[set[str]] = set()
BUILDING_KINDS: Final[set[str]] = set()
NEVER_COMPLETE: Final[set[str]] = set()
# Cities and buildings of followers: a crossing of that name is the gate at which roads end there.
GATED_KINDS: Final[set[str]] = set()
# What an edge can show, by number; 0 stands for an edge that faces no neighbour, ground shows a field.
TERRAIN_NAMES: Final = ["nothing"]
TERRAIN_OF_KIND: Final[dict[str, int]] = {}
# A need of four edges is packed into one number, three bits an edge (`rules.board.fitting`).
MOST_TERRAINS: Final = 8

_KINDS: Final[dict[str, SegmentKind]] = {}
_DECLARERS: Final[list[Callable[[], object]]] = []


def declare(kind: SegmentKind) -> None:
    """Add a kind; the same one may be declared twice. Raises `ValueError` where two differ."""
    if kind.name in _KINDS:
        if _KINDS[kind.name] != kind:
            raise ValueError(f"The kind of segment {kind.name!r} exists already, with other properties.")
        return
    if kind.touches == "edges" or kind.name == "field":
        if len(TERRAIN_NAMES) == MOST_TERRAINS:
            raise ValueError(f"There is no number left for what the edges of {kind.name!r} show.")
        TERRAIN_OF_KIND[kind.name] = len(TERRAIN_NAMES)
        TERRAIN_NAMES.append(kind.name)
    _KINDS[kind.name] = kind
    touching = {"edges": LINED_KINDS, "halves": GROUND_KINDS, "nothing": PLACELESS_KINDS}
    touching[kind.touches].add(kind.name)
    if kind.fills:
        FILLING_KINDS.add(kind.name)
    if kind.completed_by == "surroundings":
        BUILDING_KINDS.add(kind.name)
    if kind.completed_by is None:
        NEVER_COMPLETE.add(kind.name)
    if kind.followers and (kind.fills or kind.completed_by == "surroundings"):
        GATED_KINDS.add(kind.name)


def declarer(load: F) -> F:
    """Register a function whose call declares more kinds; it is called before any kind is looked up."""
    _DECLARERS.append(load)
    return load


def kinds() -> Mapping[str, SegmentKind]:
    """Return every kind by its name, those of all expansions among them."""
    for load in _DECLARERS:
        load()
    return _KINDS


# The first four have the numbers of `rules.tiles.design` for what an edge shows.
BASE_KINDS: Final = (
    SegmentKind("road", touches="edges", completed_by="edges", followers=True),
    SegmentKind("city", touches="edges", completed_by="edges", fills=True, followers=True),
    SegmentKind("field", touches="halves", followers=True),
    SegmentKind("river", touches="edges"),
    SegmentKind("walled", touches="halves"),
    SegmentKind("monastery", touches="nothing", completed_by="surroundings", followers=True),
)
for _kind in BASE_KINDS:
    declare(_kind)
