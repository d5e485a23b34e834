"""A kind of segment that an expansion declares: canals are joined, completed and scored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest

import rules
from rules import Game, bots, feature, view
from rules.board.features import PieceKind
from rules.expansions.bridges_castles_bazaars import bazaars_advice
from rules.expansions.manifest import Expansion, Module
from rules.setup.options import Value
from rules.setup.reader import with_modules
from rules.setup.setup import Setup
from rules.state.state import GameState
from rules.tiles import kinds
from rules.tiles.check import CatalogueError, check_design
from rules.tiles.design import Design, Segment
from rules.tiles.kinds import SegmentKind
from tests.rules.hooks.toys import Toy, game_with, play, replays

# Names that no expansion has.
CANAL = SegmentKind("toy-canal", touches="edges", completed_by="edges")
POND = SegmentKind("toy-pond", touches="edges", fills=True)
BOAT = PieceKind("toy-boat", frozenset({CANAL.name}))


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
        return tuple(replace(s, kind=CANAL.name) if s.kind == "road" else s for s in segments)


@pytest.fixture(autouse=True)
def _declared() -> Iterator[None]:
    """Declare the kinds in a manifest; forget them afterwards."""
    sets = (kinds.LINED_KINDS, kinds.FILLING_KINDS, kinds.NEVER_COMPLETE)
    before = [set(each) for each in sets]
    Expansion("toys", modules=(Module(Canals()),), kinds=(CANAL, POND))
    yield
    for each, kept in zip(sets, before, strict=True):
        each.intersection_update(kept)
    for kind in (CANAL, POND):
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
        canals = [spot for spot in spots if spot.segment.kind == CANAL.name]
        assert canals
        for spot in canals:
            shown = feature(game, *spot.cell, spot.segment.names[0])
            assert shown is not None
            assert (shown["kind"], shown["value"]) == (CANAL.name, shown["tiles"])
            assert all(other.segment.kind == CANAL.name for other in spot.feature.spots)
        assert replays(game)
        assert view(game)["over"]
    assert CANAL.name in reasons
    assert {kind for piece, kind in stood if piece == BOAT.name} == {CANAL.name}
    assert not any(kind == CANAL.name for piece, kind in stood if piece != BOAT.name)


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
            {"kind": POND.name, "edges": ["N"]},
            {"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"]},
        ],
    }
    check_design(tile)
    tile["segments"] = [{"kind": "moat", "edges": ["N"]}]
    with pytest.raises(CatalogueError, match="unknown kind 'moat'"):
        check_design(tile)


def test_bots_bid_for_tiles_beside_a_new_kind_of_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    # So few that they choose among the cells, as on a large board.
    monkeypatch.setattr(bazaars_advice, "MOST_TRIALS", 4)
    setup = rules.Setup.from_json({"seats": ["Ann", "Bob"], "expansions": ["bridges-castles-bazaars"]})
    setup = with_modules(replace(setup, start=()), (*setup.modules, Canals()))
    order = setup.bag()
    rng = Random(3)
    rng.shuffle(order)
    game = Game(setup, order)
    sold = 0
    while sold < 6 and (decision := game.decision) is not None:
        sold += decision.kind.startswith("auction")
        game.apply(bots.answer("greedy", game, rng))
    assert sold == 6


def test_same_kind_is_declared_twice_but_not_with_other_properties() -> None:
    kinds.declare(SegmentKind(POND.name, touches="edges", fills=True))
    with pytest.raises(ValueError, match=f"'{POND.name}' exists already"):
        kinds.declare(SegmentKind(POND.name, touches="halves"))


def test_there_are_numbers_for_so_many_edges_only() -> None:
    # As many as the kinds of all expansions leave.
    more = [f"toy-moor-{number}" for number in range(kinds.MOST_TERRAINS - len(kinds.TERRAIN_NAMES))]
    for name in more:
        kinds.declare(SegmentKind(name, touches="edges"))
    try:
        with pytest.raises(ValueError, match="no number left"):
            kinds.declare(SegmentKind("toy-dike", touches="edges"))
    finally:
        for name in more:
            del kinds._KINDS[name], kinds.TERRAIN_OF_KIND[name]
            kinds.TERRAIN_NAMES.remove(name)
            kinds.LINED_KINDS.remove(name)
            kinds.NEVER_COMPLETE.remove(name)
