"""What is decided before a game: seats, edition, options, expansions, tiles and supplies (clauses SETUP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from rules.problems import SetupError
from rules.refusals import SETUP_SETS, SETUP_START
from rules.setup.options import Value
from rules.tiles.catalogue import designs
from rules.tiles.kinds import BASE_KINDS, SegmentKind

# Counted up when a correction changes how an old game replays; 4 came with expansions, so that processes
# of an older version leave games with them alone. Since 5 a placement's features are scored roads first,
# since 6 a feature with two segments on its first tile is named by the first of the catalogue, since 7 no
# turn begins for a buyer at a bazaar who has left, since 8 castles and barns let nobody go before the moves.
REVISION: Final = 8
SEATS: Final = range(2, 7)
# For each hook, by its declaration in `rules.hooks`, the bodies that modules give it.
Hooks = Mapping[Callable[..., Any], tuple[Callable[..., Any], ...]]


@dataclass(frozen=True, slots=True)
class StartTile:
    """A tile that lies on the board before the first turn."""

    tile: str
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Layer:
    """Where a tile lies in the stack: all of a lower `depth` come first, 0 is where most lie.

    With `below`, it is shuffled among the tiles that lie under the first so many, by a word of its own.
    """

    depth: int = 0
    below: int = 0
    word: str = ""


@dataclass(frozen=True)
class Setup:
    """A setup with every option resolved. `rules.setup.reader` makes it and checks it.

    `without_effect` names the options that cannot make a difference with the others as they are, and those
    chosen that are retired or belong to expansions not in play; `options` leaves out the latter. `modules`
    are the modules of rules in play and `hooks` the bodies that they give hooks; `counts` are the copies of
    each tile, `layers` those of the tiles that are not shuffled among most.
    """

    seats: tuple[str, ...]
    edition: str
    expansions: tuple[str, ...]
    options: Mapping[str, Value]
    sets: Mapping[str, int]
    supply: Mapping[str, int]
    start: tuple[StartTile, ...]
    revision: int = REVISION
    without_effect: tuple[str, ...] = field(default=(), compare=False)
    modules: tuple[Any, ...] = field(default=(), compare=False, repr=False)
    hooks: Hooks = field(default_factory=dict, compare=False, repr=False)
    counts: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    layers: Mapping[str, Layer] = field(default_factory=dict, compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        """Return the whole setup, every option resolved: what a server stores and a record carries."""
        return {
            "seats": list(self.seats),
            "edition": self.edition,
            "expansions": list(self.expansions),
            "options": dict(self.options),
            "sets": dict(self.sets),
            "supply": dict(self.supply),
            "start": [{"tile": s.tile, "x": s.x, "y": s.y, "rotation": s.rotation} for s in self.start],
            "revision": self.revision,
        }

    def tiles(self) -> Counter[str]:
        """Return every tile of the sets in play with its number of copies."""
        return Counter(self.counts)

    def bag(self) -> list[str]:
        """Return the tiles face down at the start, sorted, one for each copy (BASE-SETUP-1, BASE-SETUP-3)."""
        return list(self._bag)

    @cached_property
    def _bag(self) -> tuple[str, ...]:
        left = self.tiles()
        # Of a set without copies the rules hold, so the tiles with which these begin lie on the table.
        left.subtract(s.tile for s in self.start if self.sets.get(designs()[s.tile].set, 1))
        for tile, number in left.items():
            if number < 0:
                raise SetupError(SETUP_START(detail=f"There are not enough copies of {tile} to start with."))
        if not left.total():
            raise SetupError(SETUP_SETS(detail="sets leaves no tile to draw."))
        return tuple(sorted(left.elements()))

    @cached_property
    def kinds(self) -> tuple[SegmentKind, ...]:
        """Return the kinds of segments in play: those of the base game and of the modules in play."""
        own = (kind for module in self.modules for kind in module.kinds)
        return tuple(dict.fromkeys((*BASE_KINDS, *own)))

    @cached_property
    def parts(self) -> Mapping[str, int]:
        """Return how many of each part of an expansion are played (docs/record-format.md, `sets`)."""
        parts = [part for module in self.modules for part in module.parts]
        unnamed = {part.name: part.usual if part.unnamed is None else part.unnamed for part in parts}
        return {**unnamed, **self.sets}

    def grounds(self) -> frozenset[str]:
        """Return the kinds of segments on which ordinary followers may stand (BASE-DEPLOY-1, BASE-FARM-1)."""
        return self._grounds

    @cached_property
    def _grounds(self) -> frozenset[str]:
        unfarmed = {"field"} if self.options["farm.enabled"] == "no" else set()
        return frozenset({kind.name for kind in self.kinds if kind.followers} - unfarmed)

    def stacked(self, order: Sequence[str]) -> list[str]:
        """Return the tiles in the order of the stack, the early ones on top and the rest in this order."""
        depths = self.depths()
        return sorted(order, key=lambda tile: depths.get(tile, 0)) if depths else list(order)

    def depths(self) -> dict[str, int]:
        """Return how deep each tile lies that is not shuffled among most.

        Those of a lower number come first.
        """
        return {tile: layer.depth for tile, layer in self.layers.items() if layer.depth}

    def buried(self, order: Sequence[str]) -> str | None:
        """Return a tile of the order that lies under tiles which it lacks; None if there is none."""
        if not self.layers or not order:
            return None
        depths = self.depths()
        common = [tile for tile in order if depths.get(tile, 0) >= 0]
        for place, tile in enumerate(common):
            layer = self.layers.get(tile)
            if layer is not None and place < layer.below:
                return tile
        deepest = max(order, key=lambda tile: depths.get(tile, 0))
        above = Counter(tile for tile in self.bag() if depths.get(tile, 0) < depths.get(deepest, 0))
        return deepest if above - Counter(order) else None
