"""What must hold of a catalogue file before anybody plays with it.

Checked each time a set is loaded: every edge and half-edge is covered exactly once, indices point
at segments of the right kind, inner road ends stop at a junction, and the copies add up to the totals
that the set declares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rules.tiles.geometry import EDGES, HALVES
from rules.tiles.kinds import FILLING_KINDS, GROUND_KINDS, LINED_KINDS, kinds

Raw = Mapping[str, Any]

# Junctions at which a road does not end.
PASSING: Final = frozenset({"branch", "well"})


class CatalogueError(ValueError):
    """A file of the catalogue contradicts itself; the message names the tile."""


def check_design(tile: Raw) -> None:
    """Raise `CatalogueError` if the tile's segments do not make one whole tile."""
    for problem in _problems(tile):
        raise CatalogueError(f"{tile.get('id', '?')}: {problem}")


def _problems(tile: Raw) -> Iterable[str]:
    malformed = list(_shape(tile))
    yield from malformed
    if malformed:
        return
    segments: Sequence[Raw] = tile["segments"]
    if not tile.get("wild_edges"):
        yield from _rim(segments)
        yield from _sharing(segments)
    yield from _borders(segments)
    yield from _road_ends(tile, segments)


def _shape(tile: Raw) -> Iterable[str]:
    """Return what is missing or of the wrong type, so that nothing else can be asked."""
    if not _is_count(tile.get("count", 0)):
        yield "its count is no number from 0"
    if not tile.get("segments"):
        yield "it has no segments"
        return
    for index, segment in enumerate(tile["segments"]):
        yield from (f"segment {index} {problem}" for problem in _segment_shape(segment))
    for junction in tile.get("junctions", ()):
        if "joins" not in junction or "crossing" not in junction:
            yield f"junction {junction} needs crossing and joins"


def _segment_shape(segment: Raw) -> Iterable[str]:
    kind = segment.get("kind")
    if kind not in kinds():
        yield f"has the unknown kind {kind!r}"
        return
    key, known = ("edges", EDGES) if kind in LINED_KINDS else ("halves", HALVES)
    if kind in LINED_KINDS or kind in GROUND_KINDS:
        if key not in segment:
            yield f"has no {key}"
        for spot in segment.get(key, ()):
            if spot not in known:
                yield f"lies on {spot}, which is none of {', '.join(known)}"
    for edge in segment.get("shares_edges", ()):
        if edge not in EDGES:
            yield f"shares {edge}, which is none of {', '.join(EDGES)}"
    if not _is_count(segment.get("pennants", 0)):
        yield "has pennants that are no number from 0"


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _rim(segments: Sequence[Raw]) -> Iterable[str]:
    lines = Counter(e for s in segments if s["kind"] in LINED_KINDS for e in s["edges"])
    filled = {e for s in segments if s["kind"] in FILLING_KINDS for e in s["edges"]}
    ground = Counter(h for s in segments if s["kind"] in GROUND_KINDS for h in s["halves"])
    for edge in EDGES:
        if lines[edge] > 1:
            yield f"edge {edge} belongs to {lines[edge]} segments"
    for half in HALVES:
        wanted = 0 if half[0] in filled else 1
        if ground[half] != wanted:
            yield f"half-edge {half} is covered {ground[half]} times instead of {wanted}"


def _sharing(segments: Sequence[Raw]) -> Iterable[str]:
    """Yield the edges that are shared with nobody, or twice, or with another kind of segment."""
    owners = {edge: i for i, s in enumerate(segments) for edge in s.get("edges", ())}
    for index, segment in enumerate(segments):
        shared: Sequence[str] = segment.get("shares_edges", ())
        for edge in dict.fromkeys(shared):
            owner = owners.get(edge, index)
            twice = shared.count(edge) > 1
            if twice or owner == index or segments[owner]["kind"] != segment["kind"]:
                yield f"segment {index} shares edge {edge}, which no other {segment['kind']} owns"


def _borders(segments: Sequence[Raw]) -> Iterable[str]:
    for index, segment in enumerate(segments):
        for city in segment.get("cities", ()):
            if not (0 <= city < len(segments)) or segments[city]["kind"] != "city":
                yield f"field {index} borders {city}, which is no city"


def _road_ends(tile: Raw, segments: Sequence[Raw]) -> Iterable[str]:
    ended: set[int] = set()
    for junction in tile.get("junctions", ()):
        if any(not 0 <= i < len(segments) for i in junction["joins"]):
            yield f"junction {junction} names a segment that does not exist"
        if junction["crossing"] not in PASSING:
            ended.update(junction["joins"])
    for index, segment in enumerate(segments):
        ends = (*segment.get("edges", ()), *segment.get("shares_edges", ()))
        if segment["kind"] == "road" and len(ends) == 1 and index not in ended:
            yield f"road {index} has an inner end without a junction"


def check_set(head: Raw, tiles: Sequence[Raw]) -> None:
    """Raise `CatalogueError` if ids repeat or the copies do not add up to the declared totals."""
    ids = Counter(tile["id"] for tile in tiles)
    for tile_id, times in ids.items():
        if times > 1:
            raise CatalogueError(f"{head['id']}: {tile_id} is listed {times} times")
    key = "copies" if "parts" in head else "count"
    for tile in tiles:
        if key not in tile:
            raise CatalogueError(f"{tile['id']}: it has no {key}")
    if "parts" in head:
        for part, wanted in head["parts"].items():
            _total(head, f"part {part}", wanted, sum(t["copies"].get(part, 0) for t in tiles))
        return
    _total(head, "total", head["total"], sum(t["count"] for t in tiles))
    new = sum(t.get("count_new", t["count"]) for t in tiles)
    _total(head, "total_new", head.get("total_new", head["total"]), new)


def _total(head: Raw, what: str, wanted: int, found: int) -> None:
    if wanted != found:
        raise CatalogueError(f"{head['id']}: {what} is {wanted}, but the tiles add up to {found}")
