"""Knights that a princess sends home (clauses PRINCESS)."""

from __future__ import annotations

from tests.rules.reference_engine.sheet import Raw
from tests.rules.reference_engine.sieges import leave_alone
from tests.rules.reference_engine.state import GameState, Placement


def knights(state: GameState, this: Placement) -> list[Raw]:
    """PRINCESS-1, PRINCESS-7 to PRINCESS-9: every knight of the city that her tile continues."""
    if not state.dragons:
        return []
    land = state.board.land()
    cities = {
        id(land.area[node]): land.area[node]
        for node, part in land.parts.items()
        if node[:2] == this.cell and part.raw.get("princess")
    }
    found = {(f.seat, f.piece, f.node) for area in cities.values() for f in area.followers}
    return [
        {
            "type": "remove_knight",
            "owner": seat,
            "piece": piece,
            "x": n[0],
            "y": n[1],
            "feature": land.name(n),
        }
        for seat, piece, n in found
    ]


def send_home(state: GameState, answer: Raw) -> None:
    """PRINCESS-1, PRINCESS-12."""
    wanted = (answer["owner"], answer["piece"], state.board.land().spot(answer))
    state.home(next(f for f in state.board.figures if (f.seat, f.piece, f.node) == wanted))
    leave_alone(state)
