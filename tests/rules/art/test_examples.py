"""The pictures of the pages for players: boards that could be played, drawn in every light."""

from __future__ import annotations

import pytest

from rules import art
from rules.art.tile.parts import arts
from rules.expansions import registry
from rules.tiles.catalogue import designs, plain_faces
from rules.tiles.design import ROAD
from rules.tiles.geometry import opposite

PLAYED = [found.folder for found in registry.expansions() if not found.draft and found.folder != "abbot"]
WITH_PAGE = ["base", *PLAYED]
# Kinds of features that come about in play, and the segment of the tile on which they lie.
DRAWN_AS = {"castle": "city", "abbacy": "monastery"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@pytest.mark.parametrize("name", WITH_PAGE)
def test_example_is_a_board_on_which_all_edges_match(name: str) -> None:
    example = arts()[name].example
    assert example is not None
    state = example.state()
    shown = {}
    for tile in state["tiles"]:
        face = plain_faces(tile["tile"])[tile["rotation"] // 90]
        wild = designs()[tile["tile"]].raw.get("wild_edges")
        shown[tile["x"], tile["y"]] = [None] * 4 if wild else list(face.terrain)
    for bridge in state.get("bridges", ()):
        ends = (1, 3) if bridge["axis"] == "ew" else (0, 2)
        for edge in ends:
            shown[bridge["x"], bridge["y"]][edge] = ROAD
    for (x, y), edges in shown.items():
        for edge, (dx, dy) in enumerate(STEPS):
            other = shown.get((x + dx, y + dy))
            if other is not None:
                assert edges[edge] == other[opposite(edge)] or None in (edges[edge], other[opposite(edge)])


@pytest.mark.parametrize("name", WITH_PAGE)
def test_pieces_of_an_example_stand_on_features_of_its_tiles(name: str) -> None:
    example = arts()[name].example
    assert example is not None
    tiles = {(x, y): plain_faces(tile)[turn // 90] for tile, x, y, turn in example.tiles}
    for _seat, piece, x, y, feature in example.pieces:
        kind = feature.split("@")[0]
        assert feature.replace(kind, DRAWN_AS.get(kind, kind)) in tiles[x, y].named
        assert any(piece in found.figures for found in arts().values())


@pytest.mark.parametrize("light", art.LIGHTS)
def test_example_has_the_colours_of_its_light(light: str) -> None:
    svg = art.example("bridges-castles-bazaars", light)
    assert svg is not None
    assert "var(" not in svg
    assert "mark-bridge" in svg
    assert (svg == art.example("bridges-castles-bazaars")) == (light == "day")


def test_expansion_without_an_example_has_no_picture() -> None:
    assert art.example("abbot") is None
    assert art.example("moon") is None
