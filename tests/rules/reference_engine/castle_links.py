"""Castles that may name a linked castle instead of a feature of their own (CASTLE-36, `free-choice`).

Shared by both reference engines that know castles. Castles and features are any objects, compared by `id`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple


class Choice(NamedTuple):
    """A castle has to choose; `possible` are the features that the options may come to in the end."""

    castle: Any
    options: list[Any]
    possible: list[Any]


class Score(NamedTuple):
    """A castle takes the value of a completed feature."""

    castle: Any
    source: Any


# It is sent the option chosen, or None where nobody was asked.
Links = Generator[Choice | Score, Any, None]


class Chain:
    """The castles of one round of scoring, in the order in which they choose."""

    def __init__(
        self, castles: Sequence[Any], near: dict[int, list[Any]], beside: Callable[[Any, Any], bool]
    ) -> None:
        self.castles = castles
        # The completed features beside each castle, and the castles beside it.
        self.near = near
        self.links = {id(c): [q for q in castles if q is not c and beside(c, q)] for c in castles}
        self.waits: dict[int, Any] = {}
        self.source: dict[int, Any] = {}
        # The castles that take their values at the same time, once all with own features have chosen.
        self.ready: list[Any] = []

    def run(self) -> Links:
        for castle in [c for c in self.castles if self.near[id(c)]]:
            linked = [q for q in self.links[id(castle)] if self._settles(q, [castle])]
            own = self.near[id(castle)]
            possible = [leaf for option in [*own, *linked] for leaf in self._leaves(option, [castle])]
            chosen = yield Choice(castle, [*own, *linked], possible)
            chosen = min(own, key=lambda area: area.cells) if chosen is None else chosen
            if any(chosen is q for q in linked) and id(chosen) not in self.source:
                self.waits[id(castle)] = chosen
            else:
                yield from self._take(castle, chosen)
        while True:
            self.ready = [c for c in self.castles if id(c) not in self.source and self._sources(c)]
            if not self.ready:
                return
            for castle, options in [(c, self._sources(c)) for c in self.ready]:
                chosen = yield Choice(castle, options, [self.source[id(q)] for q in options])
                first = min(options, key=lambda area: area.cells)
                yield from self._take(castle, first if chosen is None else chosen)

    def _take(self, castle: Any, chosen: Any) -> Links:
        self.source[id(castle)] = self.source.get(id(chosen), chosen)
        yield Score(castle, self.source[id(castle)])

    def _before(self, castle: Any) -> list[Any]:
        """Return the castles whose value this one may yet take."""
        return [self.waits[id(castle)]] if id(castle) in self.waits else self.links[id(castle)]

    def _sources(self, castle: Any) -> list[Any]:
        return [q for q in self._before(castle) if id(q) in self.source]

    def _settles(self, castle: Any, path: list[Any]) -> bool:
        """Return whether a castle gets a value by a way that leads past none of those on the path."""
        if any(castle is one for one in path):
            return False
        if self.near[id(castle)] and id(castle) not in self.waits:
            return True
        return any(self._settles(q, [*path, castle]) for q in self._before(castle))

    def _leaves(self, option: Any, path: list[Any]) -> list[Any]:
        """Return the completed features that an option may come to."""
        if id(option) in self.source:
            return [self.source[id(option)]]
        if id(option) not in self.links:
            return [option]
        if any(option is one for one in path):
            return []
        own = [] if id(option) in self.waits else self.near[id(option)]
        further = [leaf for q in self._before(option) for leaf in self._leaves(q, [*path, option])]
        return [*own, *further]
