"""What a bot is shown: the table, the question, the seat it plays for. Never the game.

Everything on the table is public (BASE-GEN-5). The order of the bag is known to the `Game` alone, so a bot
that holds a `BotView` cannot reach it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.decisions import Action, Decision
from rules.state.state import GameState


@dataclass(frozen=True, slots=True)
class BotView:
    """The table as it lies, and the decision that this seat has to take. Bots change neither."""

    state: GameState
    decision: Decision

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.decision.seat

    def actions(self) -> list[Action]:
        """Return every legal action, sorted, as the view of the deciding seat lists them."""
        return self.decision.actions()
