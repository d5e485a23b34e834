"""The holders of features, drawn on the picture of a board; and pieces that lie on no tile."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules import art
from rules.art import board
from rules.art.board import SEATS
from rules.art.geometry import line, outline
from rules.art.tile.data import by_id

# A road from north to south, a monastery, and a city with three sides.
TILES: list[dict[str, Any]] = [
    {"tile": "BA/RFr", "x": 2, "y": -1, "rotation": 90},
    {"tile": "BA/L", "x": 3, "y": -1, "rotation": 0},
    {"tile": "BA/CccR", "x": 2, "y": 0, "rotation": 0},
]


def held(kind: str, feature: str, *holders: int, x: int = 2, y: int = -1) -> dict[str, Any]:
    spot = {"x": x, "y": y, "feature": feature}
    return {"kind": kind, "spots": [spot], "holders": list(holders), "scored": True, "complete": True}


def lines(*claims: dict[str, Any]) -> str:
    """Return what claims add to the picture."""
    state = {"tiles": TILES, "pieces": []}
    bare, drawn = art.picture(state), art.picture({**state, "claims": list(claims)})
    assert bare == art.picture({**state, "claims": []})
    start = next(at for at, (one, other) in enumerate(zip(bare, drawn, strict=False)) if one != other)
    return drawn[start - 40 : len(drawn) - (len(bare) - start)]


def test_road_is_lined_in_its_holders_colour_where_its_tile_lies() -> None:
    drawn = lines(held("road", "road@N", 2))
    middle = line(by_id()["BA/RFr"], 0)
    assert f'<path d="{middle}" transform="translate(200 -100)rotate(90 50 50)"/>' in drawn
    assert drawn.count(SEATS[2]) == 1


def test_city_is_lined_along_its_walls_and_a_monastery_round_its_yard() -> None:
    drawn = lines(held("city", "city@W", 0, y=0), held("monastery", "monastery", 1, x=3))
    assert f'd="{line(by_id()["BA/CccR"], 0)}"' in drawn
    yard = next(i for i, s in enumerate(by_id()["BA/L"].segments) if s.kind == "monastery")
    assert f'd="{outline(by_id()["BA/L"], yard)}"' in drawn


def test_holders_of_one_feature_have_parts_of_its_line_in_turn() -> None:
    drawn = lines(held("road", "road@S", 0, 1))
    parts = re.findall(r'stroke="(#[0-9a-f]+)" stroke-width="5.4" ([^>]*)>', drawn)
    assert parts == [
        (SEATS[0], 'stroke-dasharray="16 16" stroke-dashoffset="0"'),
        (SEATS[1], 'stroke-dasharray="16 16" stroke-dashoffset="-16"'),
    ]


def test_field_and_what_is_no_segment_have_no_line() -> None:
    state = {"tiles": TILES, "pieces": []}
    claims = [held("field", "field@EL", 0), held("castle", "castle@N", 0)]
    assert art.picture({**state, "claims": claims}) == art.picture(state)


def test_board_with_towers_is_drawn_while_pieces_lie_on_no_tile() -> None:
    tower = {"tile": "TO/F", "x": 0, "y": 0, "rotation": 0}
    state = {
        "tiles": [tower],
        "towers": [{"x": 0, "y": 0, "height": 2}],
        "pieces": [{"seat": 0, "piece": "meeple", "at": "prison"}],
    }
    assert ">2</text>" in art.picture(state)


def test_designs_that_were_drawn_before_are_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = {"tiles": TILES, "pieces": []}
    whole = art.on_table(state, 300, 200)
    pages = {by_id()[t["tile"]].symbol: art.design(by_id()[t["tile"]].symbol) for t in TILES}
    monkeypatch.setattr(board, "symbol", None)
    assert art.on_table(state, 300, 200, drawn=lambda symbol: art.cut(pages[symbol] or "")) == whole
