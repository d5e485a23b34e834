"""How an expansion advises bots about its own decisions.

An expansion whose class has some of the methods below is asked; or, where its class names a module in
`advised_by`, the functions of that module, which is loaded when the first bot asks. So bots learn a new
expansion from that expansion, and nothing here names one. What it says is measured in points for
`judge.seat`; `judge` knows the table, the decision, the prospects of features and the price of figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from rules.bots.simulation import Simulation, Span
from rules.bots.weights import Weights
from rules.decisions import Action
from rules.hooks import RuleModule
from rules.state.state import GameState


class Asks(Protocol):
    """What `Advisers` needs of the judge that it hands to the expansions (`rules.bots.placement`)."""

    state: GameState
    weights: Weights


J = TypeVar("J", bound=Asks)
J_contra = TypeVar("J_contra", contravariant=True)


@runtime_checkable
class Adviser(Protocol[J_contra]):
    """An expansion with an opinion about actions."""

    def advice(self, judge: J_contra, action: Action) -> float | None:
        """Return what a listed action is worth more than declining; None for no opinion.

        About `deploy`: what to add to the common judgement of a follower on that feature. About a listed
        action that stands for more than it shows (`at_least`): what the best of those is worth.
        """


@runtime_checkable
class Forecaster(Protocol[J_contra]):
    """An expansion that sees more in a placement than roads, cities, fields and buildings."""

    def forecast(self, judge: J_contra, sim: Simulation) -> float:
        """Return what to add to the common value of a simulated placement."""


@runtime_checkable
class PlacementAider(Protocol[J_contra]):
    """An expansion that makes placements legal which do not fit by themselves."""

    def mending(self, judge: J_contra, action: Action) -> tuple[Span, float] | None:
        """Return the road that has to be laid for a placement, and what parting with it costs.

        None if not mine.
        """


@runtime_checkable
class ActionExpander(Protocol[J_contra]):
    """An expansion some of whose listed actions stand for more than they show."""

    def expand(self, judge: J_contra, action: Action) -> Action:
        """Return the best of the legal actions that a listed one stands for.

        The same where it is not mine.
        """


class Advisers(Generic[J]):
    """The expansions in play that have something to say."""

    def __init__(self, judge: J) -> None:
        self.judge = judge
        unheard = judge.weights.unheard
        modules = tuple(one for one in judge.state.setup.modules if one.name not in unheard)
        self.advisers, self.forecasters, self.menders, self.spellers = _voices(modules)

    def on(self, action: Action) -> float | None:
        """Return the sum of all opinions on an action; None if nobody has one."""
        said = [adviser.advice(self.judge, action) for adviser in self.advisers]
        opinions = [opinion for opinion in said if opinion is not None]
        return sum(opinions) if opinions else None

    def foresee(self, sim: Simulation) -> float:
        """Return the sum of all forecasts for a placement."""
        return sum(forecaster.forecast(self.judge, sim) for forecaster in self.forecasters)

    def mending(self, action: Action) -> tuple[Span | None, float]:
        """Return what a listed placement needs besides the tile, and what that costs."""
        for mender in self.menders:
            found = mender.mending(self.judge, action)
            if found is not None:
                return found
        return None, self.judge.weights.needs

    def expand(self, action: Action) -> Action:
        """Return what to play for a listed action that has been chosen."""
        for speller in self.spellers:
            action = speller.expand(self.judge, action)
        return action


Voices = tuple[
    tuple[Adviser[Any], ...],
    tuple[Forecaster[Any], ...],
    tuple[PlacementAider[Any], ...],
    tuple[ActionExpander[Any], ...],
]


@cache
def _voices(modules: Sequence[RuleModule]) -> Voices:
    voices = [_voice(module) for module in modules]
    return (
        tuple(v for v in voices if isinstance(v, Adviser)),
        tuple(v for v in voices if isinstance(v, Forecaster)),
        tuple(v for v in voices if isinstance(v, PlacementAider)),
        tuple(v for v in voices if isinstance(v, ActionExpander)),
    )


def _voice(module: RuleModule) -> object:
    """Return the expansion itself, or the module that speaks for it."""
    return import_module(module.advised_by) if module.advised_by else module
