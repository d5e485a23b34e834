"""The bot `patient`: what `strong` finds best is played on in many imagined futures before it decides."""

from __future__ import annotations

from random import Random
from statistics import stdev

from rules.bots.bot_view import BotView
from rules.bots.opinion import Opinion
from rules.bots.search.effort import PATIENCE, Patience
from rules.bots.search.futures import Futures, Points
from rules.bots.search.imagined import seeds
from rules.bots.search.strong import MakeReplies, StrongBot
from rules.decisions import Action


class PatientBot(StrongBot):
    """An opponent for players who know the game well and do not mind waiting."""

    def __init__(
        self, greedy: Opinion, replies: MakeReplies, points: Points, effort: Patience = PATIENCE
    ) -> None:
        super().__init__(greedy, replies, effort)
        self.points = points
        self.patience = effort

    def decide(self, seen: BotView, judged: list[tuple[float, Action]], rng: Random) -> Action:
        """Return the action that does best in the futures of those that may be the best."""
        effort = self.patience
        judged = sorted(judged, key=lambda one: -one[0])
        close = [one for one in judged if one[0] >= judged[0][0] - effort.doubt][: effort.compared]
        futures = Futures(seen, self.greedy, self.points, effort, rng)
        work = effort.allowed(len(seen.state.setup.expansions))
        race = Race(close, effort)
        for seed in seeds(rng, effort.futures):
            if len(race.left) == 1 or futures.spent >= work:
                break
            race.add([futures.after(one.action, seed) for one in race.left])
        return race.best.action


class Runner:
    """An action, what it seemed to be worth, and the leads that it came to."""

    def __init__(self, seemed: float, action: Action, trust: float) -> None:
        self.action = action
        self.seemed = seemed
        self.trust = trust
        self.leads: list[float] = []

    @property
    def worth(self) -> float:
        """What it is worth, in points, to be compared with others after as many futures."""
        return (self.trust * self.seemed + sum(self.leads)) / max(1.0, self.trust + len(self.leads))


class Race:
    """Actions compared future by future; those that are surely worse are left out."""

    def __init__(self, judged: list[tuple[float, Action]], effort: Patience) -> None:
        self.effort = effort
        self.left = [Runner(seemed, action, effort.trust) for seemed, action in judged]

    @property
    def best(self) -> Runner:
        """The best of those that are left, the first one of equals."""
        return max(self.left, key=lambda one: one.worth)

    def add(self, leads: list[float]) -> None:
        """Note what one more future brought each of those that are left."""
        for one, points in zip(self.left, leads, strict=True):
            one.leads.append(points)
        best = self.best
        if len(best.leads) >= self.effort.first:
            self.left = [one for one in self.left if one is best or not self._beaten(one, best)]

    def _beaten(self, one: Runner, best: Runner) -> bool:
        """Return whether an action is surely worse, or as good as equal."""
        differences = [high - low for high, low in zip(best.leads, one.leads, strict=True)]
        error = stdev(differences) / float(len(differences) ** 0.5)
        return best.worth - one.worth >= self.effort.surely * error
