"""What a figure is worth in the hand, and what it would earn on a spot."""

from __future__ import annotations

from typing import Protocol

from rules.board.features import PieceKind
from rules.bots.prospect import Prospect
from rules.bots.weights import Weights
from rules.state.state import GameState

# Kinds of ground an ordinary follower can stand on; a figure that can stand on fewer is missed less.
GROUNDS = 4


class Horizon(Protocol):
    """What a purse asks of the outlook (`rules.bots.outlook.Outlook`)."""

    turns_left: float
    weights: Weights


class Purse:
    """What figures are worth to their owners at this moment."""

    def __init__(self, state: GameState, outlook: Horizon) -> None:
        self.state = state
        self.turns_left = outlook.turns_left
        self.weights = outlook.weights
        # How much a figure that is away is missed: little near the end, more in a long game.
        further = max(0, len(state.present()) - 2)
        last = self.weights.last_turns * (1.0 + self.weights.crowd * further)
        late = min(1.0, self.turns_left / last)
        length = max(1.0, self.turns_left / self.weights.horizon)
        self.missed = late * float(length**self.weights.long_game)
        # What a figure that cannot come home would have earned until the end.
        self.forgone = self.weights.stuck * min(self.turns_left, self.weights.stuck_turns)
        self._prices: dict[tuple[int, str], float] = {}

    def price(self, seat: int, kind: PieceKind) -> float:
        """Return what parting with one figure of this kind costs.

        More when few are left, less near the end.
        """
        key = (seat, kind.name)
        known = self._prices.get(key)
        if known is None:
            known = self._prices[key] = self._worth(seat, kind, max(0, self._held(seat, kind) - 1))
        return known

    def _worth(self, seat: int, kind: PieceKind, others: int) -> float:
        """Return what a figure is worth in the hand beside so many others that can do the same."""
        scale, own = self.weights.last_figures, self.state.seats[seat].supply.get(kind.name, 0)
        breadth = min(1.0, len(kind.stands_on) / GROUNDS)
        special = self.weights.special if own < 2 and self._held(seat, kind) > own else 0.0
        return (scale[min(others, len(scale) - 1)] * breadth + special) * self.missed

    def _held(self, seat: int, kind: PieceKind) -> int:
        """Return how many followers a seat holds that can stand wherever this kind can, itself among them."""
        kinds, supply = self.state.kinds, self.state.seats[seat].supply
        able = (k for k in kinds.values() if k is kind or (k.follower and k.stands_on >= kind.stands_on))
        return sum(supply.get(k.name, 0) for k in able)

    def token(self, seat: int, name: str) -> float:
        """Return what parting with a token costs: more when few are left, less near the end."""
        after = max(0, self.state.seats[seat].supply.get(name, 0) - 1)
        scale = self.weights.last_tokens
        return scale[min(after, len(scale) - 1)] * min(1.0, self.turns_left / self.weights.last_turns)

    def homecoming(self, seat: int, kind: PieceKind) -> float:
        """Return what getting one such figure back is worth.

        The price of the next one to go is lower then.
        """
        return self._worth(seat, kind, self._held(seat, kind))

    def freed(self, seat: int, kind: PieceKind) -> float:
        """Return the same for one that would else stand where it is for the rest of the game."""
        return self.homecoming(seat, kind) + self.forgone

    def gain(self, seat: int, kind: PieceKind, prospect: Prospect) -> float:
        """Return what deploying brings, points less the price.

        A finished feature gives the figure back at once.
        """
        if prospect.done:
            return prospect.points
        away = (1.0 - prospect.chance) * self.forgone
        return prospect.points - self.price(seat, kind) - away

    def farmer_gain(self, seat: int, kind: PieceKind, points: float) -> float:
        """Return the same for a farmer, who never comes home."""
        return points - self.price(seat, kind) - self.forgone
