"""What expansions lay over the tiles of a picture: castles with flags, bridges, raised drawbridges."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from rules.art import board, picture
from rules.art.board import SEATS, Picture, use
from rules.art.tile.parts import merged
from rules.expansions.bridges_castles_bazaars.art import CASTLE
from rules.expansions.drawbridges.art import BEFORE, UP
from tools import ROOT


def used(state: dict[str, Any], name: str) -> list[str]:
    return re.findall(rf'<use href="#{name}"[^>]*>', picture(state))


def test_a_castle_flies_a_flag_for_each_of_those_who_built_it() -> None:
    tiles = [{"tile": "BA/C", "x": x, "y": 0, "rotation": turn} for x, turn in ((0, 90), (1, 270))]
    castle = {"x": 0, "y": 0, "feature": "castle@E"}
    for by in ([], [1], [1, 4]):
        flags = used({"tiles": tiles, "castles": [{**castle, "by": by}]}, "mark-castle-flag")
        assert [re.findall('color="(#[0-9a-f]+)"', flag) for flag in flags] == [[SEATS[seat]] for seat in by]


@pytest.mark.parametrize(("axis", "name"), [("ew", "mark-bridge"), ("ns", "mark-bridge-ns")])
def test_a_bridge_lies_as_it_is_drawn(axis: str, name: str) -> None:
    tile = {"tile": "BA/RRR", "x": 0, "y": 0, "rotation": 0}
    found = used({"tiles": [tile], "bridges": [{"x": 0, "y": 0, "axis": axis}]}, name)
    assert len(found) == 1
    assert "transform" not in found[0]


@pytest.mark.parametrize(("rotation", "edge", "stands"), [(0, "N", (50, 32)), (90, "E", (64, 46))])
def test_a_raised_leaf_stands_upright_before_its_gate(
    rotation: int, edge: str, stands: tuple[int, int]
) -> None:
    tile = {"tile": "DB/CFR.d", "x": 0, "y": 0, "rotation": rotation}
    gate = {"x": 0, "y": 0, "feature": "road@S", "city": f"city@{edge}", "up": True}
    (leaf,) = used({"tiles": [tile], "drawbridges": [gate]}, "mark-drawbridge-up")
    assert f'x="{stands[0] - 50}" y="{stands[1] - 50}"' in leaf
    assert "transform" not in leaf
    assert used({"tiles": [tile], "drawbridges": [{**gate, "up": False}]}, "mark-drawbridge-up") == []


def test_figures_that_the_board_of_an_expansion_uses_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A figure of nobody is none of the pieces, so the symbol is found by its use."""
    tile = {"tile": "BA/RRR", "x": 0, "y": 0, "rotation": 0}

    def caravan(on: Picture) -> str:
        row = on.state.get("caravan")
        return use("fig-abbot", on.point(row), 40, color="#c08a3e") if row else ""

    monkeypatch.setattr(board, "merged", lambda: replace(merged(), board=(caravan,)))
    bare, shown = (picture({"tiles": [tile], **key}) for key in ({}, {"caravan": {"x": 0, "y": 0}}))
    assert "fig-abbot" not in bare
    assert shown.count('<symbol id="fig-abbot"') == shown.count('href="#fig-abbot"') == 1


def test_the_page_draws_by_the_same_sizes() -> None:
    """Pictures of the server and the page's board show one game."""
    page = {
        "drawbridges/gates.ts": {"BEFORE": BEFORE, "UP": UP},
        "bridges-castles-bazaars/castles/castle.ts": {"CASTLE": CASTLE},
    }
    for name, sizes in page.items():
        text = (ROOT / "frontend" / "src" / "expansions" / name).read_text(encoding="utf-8")
        assert {size: f"const {size} = {value};" in text for size, value in sizes.items()} == dict.fromkeys(
            sizes, True
        )
