"""Ways to use a tile, each played in imagined games by the engine's own rules, and what they leave behind."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rules.analysis.course import before_the_draw
from rules.analysis.effort import REPLAYED, Effort
from rules.analysis.estimate import believed
from rules.bots.bot_view import BotView, Playing
from rules.bots.greedy import GreedyBot
from rules.bots.search.imagined import Imagination
from rules.bots.standing import lead
from rules.bots.weights import BOLD
from rules.decisions import Action
from rules.state.state import GameState

PLACING = "place_tile"


@dataclass
class Way:
    """A way to use a tile: what the seat did, and the imagined game right before the next tile is placed."""

    actions: list[Action]
    game: Playing
    scored: int


class Table:
    """One decision about a tile, as its seat saw it: everything else is imagined."""

    def __init__(self, seen: BotView, bidding: frozenset[str], effort: Effort, rng: Random) -> None:
        self.seen = seen
        self.seat = seen.seat
        self.bidding = bidding
        self.effort = effort
        self.rng = rng
        self.player = GreedyBot(BOLD)  # for every seat; it counts what it judges
        self.imagination = Imagination(seen)
        self.replayed = 0
        self.present = seen.state.present()
        self.before = len(seen.state.scored)

    @property
    def spent(self) -> float:
        """The work done so far, in judged placements."""
        return self.player.judged + REPLAYED * self.replayed

    def imagined(self, seed: str) -> Playing:
        """Return an imagined game at this decision."""
        self.replayed += len(self.imagination.past.actions)
        return self.imagination.game(seed)

    def follow(self, actions: list[Action], seed: str) -> Way:
        """Play these actions as far as they are legal, and go on as a good bot would, up to the next tile."""
        game, done, rest = self.imagined(seed), list[Action](), list(actions)
        placed = self.seen.decision.kind != PLACING  # after its placement it ends before the next one
        while (decision := game.decision) is not None and not (placed and decision.kind == PLACING):
            mine = decision.seat == self.seat and decision.kind not in self.bidding
            action = self._next(game, rest) if mine and rest else None
            if action is None:
                rest = rest if not mine else []
                seen = BotView(game.state, decision)
                action = decision.plain(self.player.choose(seen, self.rng))
            placed = placed or decision.kind == PLACING
            game.apply(action)
            if mine:
                done.append(action)
        return Way(done, game, self.before)

    def _next(self, game: Playing, rest: list[Action]) -> Action | None:
        decision = game.decision
        assert decision is not None
        return rest.pop(0) if decision.problem(rest[0]) is None else None

    def play_on(self, way: Way, tiles: int) -> list[Action]:
        """Go on in the imagined game until so many tiles are placed; return what was played.

        A placement names its tile under `tile`.
        """
        game, course = way.game, list[Action]()
        while (decision := game.decision) is not None and (tiles > 0 or decision.kind != PLACING):
            action = decision.plain(self.player.choose(BotView(game.state, decision), self.rng))
            tiles -= decision.kind == PLACING
            shown = {**action, "tile": game.state.hand} if decision.kind == PLACING else action
            course.append(shown)
            game.apply(action)
        return course

    def lead(self, game: Playing) -> float:
        """Return what the seat has more than the others, by the bots' beliefs; at the end, in points."""
        if game.decision is None:
            return lead([float(seat.score) for seat in game.state.seats], self.seat)
        return lead(believed(before_the_draw(game.state)), self.seat)

    def figures_worth(self, state: GameState) -> float:
        """Return what the seat's figures in hand are worth."""
        return before_the_draw(state).seats[self.seat].figures
