"""docs/tiles.md explains every key, mark, crossing and status that a tile file uses.

What an expansion declares as its own in its manifest, its rulebook explains.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from rules.expansions import registry
from rules.tiles.catalogue import sheets
from rules.tiles.kinds import BASE_KINDS
from tools import ROOT

Raw = dict[str, Any]
NAMED = set(re.findall(r"[a-z][a-z_-]*", (ROOT / "docs" / "tiles.md").read_text(encoding="utf-8")))
FILES = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sheets().values()]
# Where expansions may have words of their own.
OWNED = ("features", "segments", "kind")
TILES = [tile for file in FILES for tile in (*file.get("tile", ()), *file.get("player_tile", ()))]
OWN = {
    name for found in registry.expansions() for name in (*found.marks, *(kind.name for kind in found.kinds))
}
# A set counts the marks of its tiles, in the plural.
COUNTED = {f"{name}{ending}" for name in OWN for ending in ("s", "es")}


def keys(tables: Iterable[Raw]) -> set[str]:
    """Return every key of some tables."""
    return {key for table in tables for key in table}


def words() -> Iterator[tuple[str, set[str]]]:
    """Yield what a file may say, by the part of the file in which it stands."""
    segments = [segment for tile in TILES for segment in tile["segments"]]
    junctions = [junction for tile in TILES for junction in tile.get("junctions", ())]
    yield "[set]", keys(file["set"] for file in FILES)
    yield "status", {file["set"]["status"] for file in FILES}
    yield "[[tile]]", keys(TILES)
    yield "[[message]]", keys(message for file in FILES for message in file.get("message", ()))
    yield "features", {mark for tile in TILES for mark in tile.get("features", ())}
    yield "basis", {word for tile in TILES if "basis" in tile for word in tile["basis"].split("+")}
    yield "segments", keys(segments)
    yield "kind", {segment["kind"] for segment in segments}
    yield "junctions", keys(junctions)
    yield "crossing", {junction["crossing"] for junction in junctions}


@pytest.mark.parametrize(("part", "used"), list(words()), ids=[part for part, _ in words()])
def test_page_explains_every_word_of_a_part(part: str, used: set[str]) -> None:
    assert used
    own = COUNTED if part == "[set]" else OWN if part in OWNED else set()
    assert used - NAMED - own == set(), (
        "explain it in docs/tiles.md, or declare it in the manifest (marks, kinds)"
    )


def test_set_may_count_the_marks_that_a_manifest_declares() -> None:
    assert {"volcanoes", "inns"} <= COUNTED


def test_page_explains_the_kinds_of_the_core_and_what_the_core_reads_of_a_segment() -> None:
    assert {kind.name for kind in BASE_KINDS} | {"refused_by"} <= NAMED
    assert not OWN & {kind.name for kind in BASE_KINDS}
