"""Cells, edges and half-edges.

A cell is a pair (x, y): x grows east, y grows south. An edge is a number 0..3 for N, E, S, W.
A *port* is a place where something on a tile reaches its rim: 0..3 are the middles of the edges
(roads, cities, rivers), 4..11 the half-edges NL NR EL ER SL SR WL WR (fields). Left and right are
seen from the tile's centre looking outward, so a left half always meets a right half.
"""

from __future__ import annotations

from typing import Final

Cell = tuple[int, int]

EDGES: Final = "NESW"
HALVES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
PORTS: Final = (*EDGES, *HALVES)
PORT_OF: Final = {name: port for port, name in enumerate(PORTS)}
ROTATIONS: Final = (0, 90, 180, 270)

# Step to the neighbour across each edge, in the order N E S W.
STEPS: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND: Final[tuple[Cell, ...]] = tuple(
    (dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)
)


def opposite(edge: int) -> int:
    """Return the edge of the neighbour that meets this one."""
    return (edge + 2) % 4


def turned(port: int, rotation: int) -> int:
    """Return where a port comes to lie when its tile is turned clockwise by `rotation` degrees."""
    quarter = rotation // 90
    return (port + quarter) % 4 if port < 4 else (port - 4 + 2 * quarter) % 8 + 4


def reading_order(cell: Cell) -> Cell:
    """Sort key of a cell: the smallest (y, x) comes first (BASE-END-4)."""
    return cell[1], cell[0]
