"""What can still close an end of a city or road."""

from __future__ import annotations

import pytest

from rules.board.fitting import at
from tests.rules.scene import on_board

NORTH, WEST = 0, 3


@pytest.mark.parametrize(
    ("board", "tile", "closes"),
    [
        ("*CFc.1 ??", "BA/C", True),
        ("*CFc.1 ??", "BA/CFc.1", False),
        ("*CFc.1 ?? CFc.1", "BA/CFc.1", True),
        ("*CFc.1 ??", "BA/L", False),
        ("*RFr ??", "BA/RRR", True),
        ("*RFr ??", "BA/RFr", False),
    ],
)
def test_a_tile_closes_what_it_leads_nowhere_empty(board: str, tile: str, closes: bool) -> None:
    """Asked twice: what is known already is the same."""
    scene = on_board(board)
    known = scene.game.state.board
    need = known.frontier[scene.cell("??")]
    assert [known.ends(tile)[at(need, WEST)] for _ in range(2)] == [closes, closes]


@pytest.mark.parametrize("edges", [(NORTH, WEST), (WEST, NORTH)])
def test_each_edge_has_an_answer_of_its_own(edges: tuple[int, int]) -> None:
    """A tile with a cap and a road: the city ends there, and the road goes on."""
    scene = on_board(". RFr@90\n*CFc.1 ??")
    known = scene.game.state.board
    need = known.frontier[scene.cell("??")]
    assert [known.ends("BA/CRr")[at(need, edge)] for edge in edges] == [edge == WEST for edge in edges]
