"""What a figure is worth in the hand, and what it would earn on a spot."""

from __future__ import annotations

from rules.bots.outlook import Outlook
from rules.bots.prospects import Prospect
from rules.pieces import PieceKind
from rules.table import Table

# Kinds of ground an ordinary follower can stand on; a figure that can stand on fewer is missed less.
GROUNDS = 4


class Purse:
    """What figures are worth to their owners at this moment."""

    def __init__(self, table: Table, outlook: Outlook) -> None:
        self.table = table
        self.turns = outlook.turns
        self.weights = outlook.weights
        # How much a figure that is away is missed: little near the end, more in a long game.
        further = max(0, len(table.present()) - 2)
        last = self.weights.last_turns * (1.0 + self.weights.crowd * further)
        late = min(1.0, self.turns / last)
        length = max(1.0, self.turns / self.weights.horizon)
        self.missed = late * float(length**self.weights.long_game)
        self._prices: dict[tuple[int, str], float] = {}

    def price(self, seat: int, kind: PieceKind) -> float:
        """What parting with one figure of this kind costs: more when few are left, less near the end."""
        key = (seat, kind.name)
        known = self._prices.get(key)
        if known is None:
            after = max(0, self.table.seats[seat].supply.get(kind.name, 0) - 1)
            scale = self.weights.last_figures
            breadth = min(1.0, len(kind.stands_on) / GROUNDS)
            known = self._prices[key] = scale[min(after, len(scale) - 1)] * self.missed * breadth
        return known

    def token(self, seat: int, name: str) -> float:
        """What parting with a token costs: more when few are left, less near the end."""
        after = max(0, self.table.seats[seat].supply.get(name, 0) - 1)
        scale = self.weights.last_tokens
        return scale[min(after, len(scale) - 1)] * min(1.0, self.turns / self.weights.last_turns)

    def homecoming(self, seat: int, kind: PieceKind) -> float:
        """What getting one such figure back is worth: the price of the next one to go is lower then."""
        held = self.table.seats[seat].supply.get(kind.name, 0)
        scale = self.weights.last_figures
        breadth = min(1.0, len(kind.stands_on) / GROUNDS)
        return scale[min(held, len(scale) - 1)] * self.missed * breadth

    def freed(self, seat: int, kind: PieceKind) -> float:
        """The same for one that would else stand where it is for the rest of the game."""
        return self.homecoming(seat, kind) + self.weights.stuck * self.turns

    def gain(self, seat: int, kind: PieceKind, prospect: Prospect) -> float:
        """What deploying brings, points less the price. A finished feature gives the figure back at once."""
        if prospect.done:
            return prospect.points
        away = (1.0 - prospect.chance) * self.weights.stuck * self.turns
        return prospect.points - self.price(seat, kind) - away

    def farmer_gain(self, seat: int, kind: PieceKind, points: float) -> float:
        """The same for a farmer, who never comes home."""
        return points - self.price(seat, kind) - self.weights.stuck * self.turns
