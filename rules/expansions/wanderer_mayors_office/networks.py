"""The network of roads: which roads hang together, what they connect, and what is new about it (clauses NET).

Kept beside the features, since roads that end at one crossing are several roads and one network. Pieces of
road are the spots of kind road, bridges among them. Networks only ever grow together, so each piece knows
by a chain of hand-overs where it belongs now, and where it belonged before the placement under way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice
from typing import NamedTuple

from rules.board.board import Board
from rules.board.features import Feature, Figure, Placed, Spot
from rules.expansions.wanderer_mayors_office.bridges_castles_bazaars import bridges, is_castle
from rules.expansions.wanderer_mayors_office.network_plan import WALLED, is_access, plan
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.tiles.geometry import STEPS, opposite
from rules.turn.deploying import may_come


class Gate(NamedTuple):
    """Where a network ends at a city or building: the piece of road, and the spot that it reaches."""

    road: Spot
    place: Spot


class Network:
    """Pieces of road that hang together, and the gates at their ends (NET-9, NET-10).

    One that was handed over to a larger one (`into`, by the placement numbered `joined`) is kept only to
    remember that. `unfinished` are pieces and places not known to be complete.
    """

    __slots__ = ("gates", "into", "joined", "pieces", "since", "unfinished")

    def __init__(self, piece: Spot, since: int) -> None:
        self.pieces = [piece]
        self.gates: list[Gate] = []
        # An access road is never completed and is not waited for (ACCESS-9, WANDER-25).
        self.unfinished = [] if is_access(piece.segment) else [piece]
        self.since = since
        self.into: Network | None = None
        self.joined = 0

    @property
    def terminals(self) -> list[Feature]:
        """The distinct cities and buildings that it connects, in the order of first contact (NET-10)."""
        return list({id(gate.place.feature): gate.place.feature for gate in self.gates}.values())


class Networks:
    """The slot: all networks of a board, brought up to date with `follow` and `catch_up`."""

    def __init__(self) -> None:
        self._of: dict[Spot, Network] = {}
        # For each spot of a city or building the pieces of road that end there.
        self._ending: dict[Spot, list[Spot]] = {}
        self._tiles = 0
        self._laid_over = 0
        # The placement under way, its number, and the pieces of road that came with it.
        self._placement: Placement | None = None
        self._number = 0
        self.laid: list[Spot] = []
        # For each wanderer and office on the board, the number of the turn in which it came to its place.
        self.arrived: dict[Figure, int] = {}

    # Keeping up

    def follow(self, state: GameState, this: Placement) -> None:
        """Bring the networks up to date; from the first call for a placement on, `before` means before it."""
        if self._placement is not this:
            self.catch_up(state, but=1)
            self._placement = this
            self._number += 1
            self.laid = []
        self.catch_up(state)

    def catch_up(self, state: GameState, *, but: int = 0) -> None:
        """Take in what has been laid since, without the newest `but` tiles."""
        tiles = state.board.tiles
        count = len(tiles) - but - self._tiles
        if count > 0:
            for placed in list(islice(reversed(tiles.values()), but, but + count))[::-1]:
                self._add_tile(state.board, placed)
            self._tiles += count
        for piece in () if but else bridges(state, self._laid_over):
            self._add_laid_over(state.board, piece)
            self._laid_over += 1

    def _add_tile(self, board: Board, placed: Placed) -> None:
        pieces = [spot for spot in placed.spots if spot.segment.kind == "road"]
        for piece in pieces:
            self._add(piece)
        design = plan(placed.face.design)
        for roads in design.joined:
            for road in roads[1:]:
                self._join(placed.spots[roads[0]], placed.spots[road])
        for road, place in design.gates:
            gate = Gate(placed.spots[road], placed.spots[place])
            network = self.of(gate.road)
            network.gates.append(gate)
            network.unfinished.append(gate.place)
            self._ending.setdefault(gate.place, []).append(gate.road)
        for piece in pieces:
            self._meet(board, piece)

    def _add_laid_over(self, board: Board, piece: Spot) -> None:
        # One that lay there when its tile was taken in came with the tile.
        if piece not in self._of:
            self._add(piece)
            self._meet(board, piece)

    def _add(self, piece: Spot) -> None:
        self._of[piece] = Network(piece, self._number)
        self.laid.append(piece)

    def _meet(self, board: Board, piece: Spot) -> None:
        """Join a piece to those beyond its edges (NET-3, NET-18)."""
        x, y = piece.cell
        for edge in piece.segment.ends:
            other = board.tiles.get((x + STEPS[edge][0], y + STEPS[edge][1]))
            for spot in other.at(opposite(edge)) if other else ():
                if spot in self._of:
                    self._join(piece, spot)

    def _join(self, one: Spot, other: Spot) -> None:
        large, small = self.of(one), self.of(other)
        if large is small:
            return
        if len(large.pieces) < len(small.pieces):
            large, small = small, large
        large.pieces += small.pieces
        large.gates += small.gates
        large.unfinished += small.unfinished
        small.into, small.joined = large, self._number
        small.pieces, small.gates, small.unfinished = [], [], []

    # Asking

    def knows(self, piece: Spot) -> bool:
        """Return whether a piece of road has been taken in: not before the placement that laid it goes on."""
        return piece in self._of

    def of(self, piece: Spot) -> Network:
        """Return the network of a piece of road."""
        network = self._of[piece]
        while network.into is not None:
            network = network.into
        return network

    def before(self, piece: Spot) -> Network | None:
        """Return what stands for the piece's network before this placement.

        None if the piece came with it.
        """
        network = self._of[piece]
        if network.since == self._number:
            return None
        while network.into is not None and network.joined < self._number:
            network = network.into
        return network

    def roads_to(self, place: Feature) -> Iterator[Spot]:
        """Yield the pieces of road that end at a city or building."""
        for spot in place.spots:
            yield from self._ending.get(spot, ())

    def ending_at(self, place: Feature) -> list[Network]:
        """Return the networks that end at a city or building, always in the same order."""
        return list(dict.fromkeys(map(self.of, self.roads_to(place))))

    def at(self, place: Feature) -> set[Network]:
        """Return the same as a set, to compare."""
        return set(map(self.of, self.roads_to(place)))

    def ended_at(self, place: Feature) -> set[Network]:
        """Return the keys of networks that ended at a predecessor of it before this placement (NET-15)."""
        return {network for road in self.roads_to(place) if (network := self.before(road)) is not None}

    def walk(self, board: Board, start: Spot, barred: set[Spot]) -> list[Spot]:
        """Return the pieces of road that hang together with one, without those that bar the way (NET-24)."""
        found = [start]
        for piece in found:
            for other in self._next_to(board, piece):
                if other not in barred and other not in found:
                    found.append(other)
        return found

    def _next_to(self, board: Board, piece: Spot) -> Iterator[Spot]:
        """Yield the pieces that hang together with one on its tile and beyond its edges."""
        for roads in plan(piece.placed.face.design).joined:
            if piece.segment.index in roads:
                yield from (piece.placed.spots[road] for road in roads)
        x, y = piece.cell
        for edge in piece.segment.ends:
            other = board.tiles.get((x + STEPS[edge][0], y + STEPS[edge][1]))
            yield from (spot for spot in (other.at(opposite(edge)) if other else ()) if spot in self._of)

    def by_arrival(self, figures: Iterable[Figure]) -> list[Figure]:
        """Return wanderers or offices by the turn in which they came to where they stand."""
        return sorted(figures, key=lambda figure: self.arrived.get(figure, 0))

    def connected(self, one: Feature, other: Feature) -> bool:
        """Return whether a network has both for terminals (NET-11)."""
        return one is not other and not self.at(one).isdisjoint(self.at(other))

    def were_connected(self, one: Feature, other: Feature) -> bool:
        """Return whether any of their predecessors were connected before this placement (NET-12, NET-15)."""
        return not self.ended_at(one).isdisjoint(self.ended_at(other))

    def changed(self) -> list[Network]:
        """Return the networks to which this placement has added a piece; only they can connect anew."""
        return list({id(network): network for network in map(self.of, self.laid)}.values())

    def new_pairs(self, network: Network) -> list[tuple[Feature, Feature]]:
        """Return the counting pairs that were not connected before this placement (NET-12 to NET-15)."""
        ended = [(place, self.ended_at(place)) for place in network.terminals]
        return [
            (one, other)
            for (one, here), (other, there) in combinations(ended, 2)
            if (is_city(one) or is_city(other)) and here.isdisjoint(there)
        ]


def is_city(place: Feature) -> bool:
    """Return whether a terminal counts as a city for new connections: castles too (NET-13, -21, -23)."""
    return place.kind in ("city", WALLED) or is_castle(place)


def networks(state: GameState) -> Networks:
    """Return the networks of a table; how fresh they are is for the caller to know."""
    slot: Networks = state.slots["networks"]
    return slot


def reach(state: GameState, start: Spot) -> list[Spot]:
    """Return the pieces of road to which a wanderer can walk from one, that one among them (NET-24).

    From the tile on which it stands it may leave, whatever is there.
    """
    found, wanderer = networks(state), state.kinds["wanderer"]
    pieces = found.of(start).pieces
    barred = {
        piece
        for piece in pieces
        if piece.cell != start.cell and may_come(state, None, wanderer, piece, "walk") is not None
    }
    return found.walk(state.board, start, barred) if barred else list(pieces)
