"""What a bot is shown: the table, the question, the seat it plays for. Never the game.

Everything on the table is public (BASE-GEN-5). The order of the bag is known to the `Game` alone, so a bot
that holds a `BotView` cannot reach it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from rules.decisions import Action, Decision
from rules.state.state import GameState


class Playing(Protocol):
    """What is taken from a game (`rules.game.Game`), which advisers of expansions may not know."""

    state: GameState
    decision: Decision | None
    log: list[Action]
    chance: dict[str, list[Any]]

    @classmethod
    def resumed(cls, setup: Any, order: Sequence[str], actions: Sequence[Action], results: Any) -> Any: ...

    @property
    def public_draws(self) -> list[str | None]: ...

    def apply(self, action: Action) -> None: ...


# Makes the game of a setup in which these tiles were drawn, these actions played and these results came.
Resume = Callable[[Any, Sequence[str], Sequence[Action], Any], Playing]


@dataclass(frozen=True, slots=True)
class Past:
    """What everybody has seen of a game: its actions, the tiles drawn so far, other results of chance.

    A tile that was passed over and still lies face down is None.
    """

    actions: Sequence[Action]
    draws: Sequence[str | None]
    chance: Mapping[str, Sequence[Any]]
    resume: Resume


@dataclass(frozen=True, slots=True)
class BotView:
    """The table as it lies, and the decision that this seat has to take. Bots change neither.

    `past` is how it came to this; a bot that does not ask for it can do without.
    """

    state: GameState
    decision: Decision
    past: Past | None = None

    @classmethod
    def of(cls, game: Playing) -> BotView:
        """Return what the seat that decides sees. Raises ValueError where nobody has anything to decide."""
        if game.decision is None or not game.decision.offers:
            raise ValueError("There is no decision for a bot to take.")
        chance = {stream: tuple(found) for stream, found in game.chance.items()}
        resume: Resume = type(game).resumed
        return cls(game.state, game.decision, Past(tuple(game.log), tuple(game.public_draws), chance, resume))

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.decision.seat

    def actions(self) -> list[Action]:
        """Return every legal action, sorted, as the view of the deciding seat lists them."""
        return self.decision.actions()


class Bot(Protocol):
    """A player: one method. It keeps nothing from one decision to the next, so any process may play on."""

    def choose(self, seen: BotView, rng: Random) -> Action:
        """Return a listed action, or a legal one that a listed one stands for.

        All chance comes from `rng`.
        """
