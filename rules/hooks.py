"""Where an expansion can join in.

A module of rules is a subclass of `Expansion`; it overrides the few methods that it needs. A setup holds for
each hook the bound methods of the modules in play that override it, in the order of the registry, so an
empty hook costs nothing. Where two expansions meet, the later one's folder owns the code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Concatenate, ParamSpec, Protocol, TypeVar

from rules.board.features import Feature, PieceKind, Spot
from rules.decisions import Flow, Offer
from rules.problems import Refusal, SetupError
from rules.setup.options import BoxPart, Option
from rules.setup.setup import Setup, StartTile
from rules.state.placement import Placement
from rules.state.points import Parts
from rules.state.state import Table
from rules.tiles.design import Design, Segment
from rules.tiles.geometry import Cell

P = ParamSpec("P")
R = TypeVar("R")

# What runs at a named point of the turn: a coroutine, or what asks nobody anything and returns None.
Step = Callable[[Table, Any], Flow | None]
# Named points of the turn at which a coroutine of an expansion may ask its own decisions (BASE-TS).
STEPS = (
    "before_draw",  # TS-1: a tile of the player's own instead of a draw; gets the `Half`
    "before_placing",  # TS-3: a last look at the board without the tile; gets the `Half`
    "after_placement",  # TS-4: what a placement forces
    "on_completed",  # TS-7: before anything is scored
    "on_scored",  # TS-8: what follows from the points just given, while all figures still stand
    "after_scoring",  # TS-9: what takes its value from the features scored
    "crossing",  # TS-10, first: followers that go over from a scored feature to another
    "moving_on",  # TS-10, then: figures that move on instead of going home
    "after_return",  # TS-10, last: figures that have nothing left to stand for
    "after_placing",  # TS-11, TS-12: auctions, the second half of a double turn
    "after_last_tile",  # the bag is empty and the last turn over
    "end_of_game",  # before final scoring
)


class Expansion:
    """One expansion, or one module of it. Instances hold no state; state lives in `table.slots[name]`."""

    name: ClassVar[str]
    # What follows is set by the manifest of the expansion (`rules.expansions.manifest`).
    # The box of the catalogue in which this module comes; "base" for what any game may switch on.
    box: str
    # Boxes that have to be in play with it.
    needs: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    # The parts of the box, where one can play with some of them (`sets` of a setup).
    parts: tuple[BoxPart, ...] = ()
    # For each reason for which it awards points: the clause that explains it.
    reasons: Mapping[str, str] = {}
    # The pieces that it deals to every seat; a setup may say how many (`supply`).
    deals: tuple[str, ...] = ()
    # The Python module that advises bots about its decisions.
    advised_by: str | None = None

    def belongs_to(self, boxes: tuple[str, ...]) -> bool:
        """Whether a setup with these boxes has this module's options."""
        return self.box == "base" or self.box in boxes

    def in_play(self, setup: Setup) -> bool:
        """Whether this module takes part in a game with that setup."""
        return self.belongs_to(setup.expansions)

    def start(self, setup: Setup) -> StartTile | None:
        """The tile to begin with, where a setup names none; None to leave that to others."""
        return None

    def left_out(self, setup: Setup) -> Iterable[str]:
        """Tiles of the sets in play that stay in the box, one entry for each copy."""
        return ()

    def refuses(self, setup: Setup) -> SetupError | None:
        """Why no game can be played from a setup that is right in all else; None if one can."""
        return None

    def depth(self, design: Design) -> int:
        """Where a tile lies in the stack: all of a lower number come first, 0 is where most lie."""
        return 0

    def prepare(self, table: Table) -> None:
        """Deal supplies and make the slot, before the first turn."""

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        """The kinds of figures that this expansion brings."""
        return ()

    def segments(self, design: Design) -> Sequence[Segment]:
        """Features that this expansion sees on a tile besides those of the catalogue (marks that act now)."""
        return ()

    def forbids(self, table: Table, tile: str, cell: Cell, rotation: int) -> Refusal | None:
        """Why a placement that fits is not allowed all the same; None if it is."""
        return None

    def mends(self, table: Table, tile: str, cell: Cell, rotation: int) -> str | None:
        """What makes a placement legal that does not fit by itself (the `needs` of its action), or None."""
        return None

    def mended(self, table: Table, tile: str) -> Iterable[tuple[int, int, int, str]]:
        """Every (x, y, rotation, need) for which `mends` has an answer."""
        return ()

    def help_for(self, table: Table, tile: str, cell: Cell, rotation: int) -> dict[str, Any]:
        """What the help named by `mends` would be, as keys for viewers of that placement."""
        return {}

    def lies_next(self, table: Table) -> str | None:
        """The tile that all know to come next, since they saw it go back into the stack; None if none."""
        return None

    def puts_back(self, table: Table, tile: str) -> bool:
        """Put a drawn tile that fits nowhere back; False if it leaves the game (BASE-DRAW-2)."""
        return False

    def hinders(self, table: Table, seat: int, kind: PieceKind, spot: Spot) -> Refusal | None:
        """Why a figure may not be deployed where by the common rule it could stand; None if it may."""
        return None

    def offers(self, table: Table, placement: Placement) -> Iterable[Offer]:
        """Optional actions between the placement of a tile and `end_turn`."""
        return ()

    def not_offered(self, table: Table, action_type: str) -> Refusal | None:
        """Why an action of a type of this module is not possible in a decision that has no offer of it."""
        return None

    def perform(self, table: Table, placement: Placement, action: dict[str, Any]) -> bool:
        """Carry out an accepted optional action; False if it is another module's."""
        return False

    def step(self, name: str) -> Step | None:
        """What to run at one of the `STEPS`, or None: a coroutine, or a plain function where nobody is asked.

        It gets the `Placement`; before there is one, the `Half` of the turn; None when no turn is under way.
        """
        return None

    def worth(self, table: Table, feature: Feature, parts: Parts, final: bool) -> None:
        """Change the parts of a feature's value."""

    def fed(self, table: Table, feature: Feature) -> int | None:
        """What a feature at a field brings beyond a completed city; None if it counts for nothing there."""
        return None

    def farm_rate(self, table: Table, field: Feature, seat: int, rate: int) -> int:
        """What a seat gets for each city at a field."""
        return rate

    def final(self, table: Table) -> None:
        """Score what this expansion scores after roads, cities and buildings, before the fields."""

    def seat_view(self, table: Table, seat: int) -> dict[str, Any]:
        """Keys to add to what viewers see of a seat."""
        return {}

    def feature_view(self, table: Table, spot: Spot) -> dict[str, Any]:
        """Keys to add to what viewers see who ask about the feature at a spot."""
        return {}

    def turn_view(self, table: Table) -> dict[str, Any]:
        """Keys to add to what viewers see of the turn under way."""
        return {}

    def view(self, table: Table) -> dict[str, Any]:
        """Keys to add to the state that viewers see."""
        return {}


class HasHooks(Protocol):
    """A setup or a state: both hold the hooks of the modules in play."""

    @property
    def hooks(self) -> Mapping[str, tuple[Callable[..., Any], ...]]: ...


def implemented(source: HasHooks, hook: Callable[Concatenate[Expansion, P], R]) -> tuple[Callable[P, R], ...]:
    """The bodies that the modules in play give a hook, bound to their modules, in module order."""
    return source.hooks.get(hook.__name__, ())


def run_steps(table: Table, name: str, placement: Any = None) -> Flow:
    """Run what the modules do at a named point of the turn."""
    for step_of in implemented(table, Expansion.step):
        step = step_of(name)
        flow = None if step is None else step(table, placement)
        if flow is not None:
            yield from flow


@cache
def hooks_of(modules: tuple[Expansion, ...]) -> Mapping[str, tuple[Callable[..., Any], ...]]:
    """For each hook that a module overrides the bodies of all modules that do."""
    names = [name for name, value in vars(Expansion).items() if callable(value) and not name.startswith("_")]
    found = {name: tuple(getattr(m, name) for m in modules if _overrides(m, name)) for name in names}
    return {name: bodies for name, bodies in found.items() if bodies}


def _overrides(module: Expansion, hook: str) -> bool:
    return getattr(type(module), hook) is not getattr(Expansion, hook)
