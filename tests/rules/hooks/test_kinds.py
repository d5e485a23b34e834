"""A kind of segment that an expansion declares: canals are joined, completed and scored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import pytest

from rules import feature, view
from rules.board.features import PieceKind
from rules.expansions.manifest import Expansion, Module
from rules.setup.options import Value
from rules.setup.setup import Setup
from rules.state.state import GameState
from rules.tiles import kinds
from rules.tiles.check import CatalogueError, check_design
from rules.tiles.design import Design, Segment
from rules.tiles.kinds import SegmentKind
from tests.rules.hooks.toys import Toy, game_with, play, replays

CANAL = SegmentKind("canal", touches="edges", completed_by="edges")
LAKE = SegmentKind("lake", touches="edges", fills=True)
BOAT = PieceKind("boat", frozenset({"canal"}))


class Canals(Toy):
    """Straight roads are canals, on which boats alone may stand."""

    deals = (BOAT.name,)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (BOAT,)

    def prepare(self, state: GameState) -> None:
        state.deal(BOAT.name, 3)

    def segments(
        self, options: Mapping[str, Value], design: Design, segments: tuple[Segment, ...]
    ) -> tuple[Segment, ...]:
        if design.id not in ("BA/RFr", "BA/RRR"):
            return segments
        return tuple(replace(s, kind="canal") if s.kind == "road" else s for s in segments)


@pytest.fixture(autouse=True)
def _declared() -> Iterator[None]:
    """Declare the kinds in a manifest; forget them afterwards."""
    sets = (kinds.LINED_KINDS, kinds.FILLING_KINDS, kinds.NEVER_COMPLETE)
    before = [set(each) for each in sets]
    Expansion("toys", modules=(Module(Canals()),), kinds=(CANAL, LAKE))
    yield
    for each, kept in zip(sets, before, strict=True):
        each.intersection_update(kept)
    for kind in (CANAL, LAKE):
        del kinds._KINDS[kind.name], kinds.TERRAIN_OF_KIND[kind.name]
        kinds.TERRAIN_NAMES.remove(kind.name)


def test_canals_join_are_completed_and_score_for_boats_alone() -> None:
    reasons, stood = set[str](), set[tuple[str, str]]()
    for seed in range(6):
        game = game_with(Canals())
        while not game.over:
            play(game, at_most=1, seed=seed * 1000 + game.number)
            stood.update((f.kind.name, f.feature.kind) for f in game.state.figures if f.feature)
        reasons |= {entry["reason"] for entry in game.state.scored}
        spots = [spot for placed in game.state.board.tiles.values() for spot in placed.spots]
        canals = [spot for spot in spots if spot.segment.kind == "canal"]
        assert canals
        for spot in canals:
            shown = feature(game, *spot.cell, spot.segment.names[0])
            assert shown is not None
            assert (shown["kind"], shown["value"]) == ("canal", shown["tiles"])
            assert all(other.segment.kind == "canal" for other in spot.feature.spots)
        assert replays(game)
        assert view(game)["over"]
    assert "canal" in reasons
    assert {kind for piece, kind in stood if piece == "boat"} == {"canal"}
    assert not any(kind == "canal" for piece, kind in stood if piece != "boat")


def test_edge_of_a_new_kind_fits_its_like_alone() -> None:
    game = game_with(Canals(), order=["BA/RFr"])
    refused = game.check({"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0})
    assert refused is not None
    assert refused.clause == "BASE-PLACE-2"


def test_tile_files_may_use_the_word() -> None:
    tile = {
        "id": "XX/W",
        "count": 1,
        "segments": [
            {"kind": "lake", "edges": ["N"]},
            {"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"]},
        ],
    }
    check_design(tile)
    tile["segments"] = [{"kind": "moat", "edges": ["N"]}]
    with pytest.raises(CatalogueError, match="unknown kind 'moat'"):
        check_design(tile)


def test_same_kind_is_declared_twice_but_not_with_other_properties() -> None:
    kinds.declare(SegmentKind("lake", touches="edges", fills=True))
    with pytest.raises(ValueError, match="'lake' exists already"):
        kinds.declare(SegmentKind("lake", touches="halves"))


def test_there_are_numbers_for_so_many_edges_only() -> None:
    kinds.declare(SegmentKind("moor", touches="edges"))
    try:
        with pytest.raises(ValueError, match="no number left"):
            kinds.declare(SegmentKind("dike", touches="edges"))
    finally:
        del kinds._KINDS["moor"], kinds.TERRAIN_OF_KIND["moor"]
        kinds.TERRAIN_NAMES.remove("moor")
        kinds.LINED_KINDS.remove("moor")
        kinds.NEVER_COMPLETE.remove("moor")
