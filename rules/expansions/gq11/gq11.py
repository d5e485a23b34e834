"""Games Quarterly 11: another spring and a herd of pigs (clauses GQ)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature
from rules.expansions.gq11.river import begin, herds_on, stays_in_the_box
from rules.hooks import RuleModule
from rules.setup.setup import Setup, StartTile
from rules.state.state import GameState


class Gq11(RuleModule):
    """The whole expansion."""

    name = "gq11"

    def start_tiles(self, setup: Setup, laid: tuple[StartTile, ...]) -> tuple[StartTile, ...]:
        return begin(setup, laid)

    def left_out(self, setup: Setup) -> Iterable[str]:
        return stays_in_the_box(setup)

    def field_rate(self, state: GameState, field: Feature, seat: int, rate: int) -> int:
        """Add a point for each city to farmers of a field with the herd (GQ-2)."""
        return rate + herds_on(field) if state.options["gq11.herd"] == "yes" else rate
