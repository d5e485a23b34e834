"""Putting a wanderer on a connection that is new, or moving him there (clauses WANDER-1 to WANDER-14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.features import Feature, Figure, PieceKind, Placed, Spot
from rules.decisions import Action, Offer
from rules.expansions.wanderer_mayors_office import refusals
from rules.expansions.wanderer_mayors_office.network_plan import is_access, plan
from rules.expansions.wanderer_mayors_office.networks import Gate, Network, Networks, is_city, networks
from rules.hooks import How
from rules.problems import Refusal
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.turn.deploying import may_come
from rules.turn.moving import move_figure

# The first revision of the rules in which a wanderer comes to any tile of the network (HOUSE-20).
ANYWHERE_SINCE: Final = 3


class WandererKind(PieceKind):
    """Stands on roads, whoever else does, and holds none of them (WANDER-9, WANDER-15)."""

    by_own_offer = True
    goes_home = False

    def __init__(self) -> None:
        super().__init__("wanderer", frozenset({"road"}), follower=False, strength=0)


WANDERER = WandererKind()


def wanderers(state: GameState, seat: int | None = None) -> list[Figure]:
    """Return the wanderers on roads, or those of one seat; who has stood longest comes first (HOUSE-21)."""
    walking = (f for f in state.figures_of(WANDERER) if f.feature is not None)
    return networks(state).by_arrival(f for f in walking if seat in (None, f.seat))


# Which connections give the right


def right(found: Networks, network: Network) -> Refusal | None:
    """Return why a network gives no right to a wanderer; None if a new pair in it does (WANDER-1)."""
    problems = [_pair_problem(found, one, other) for one, other in found.new_pairs(network)]
    if None in problems:
        return None
    return next(iter(problems), refusals.WANDERER_OLD())


def _pair_problem(found: Networks, one: Feature, other: Feature) -> Refusal | None:
    """Return why a new pair connected by access roads alone gives no right.

    None if it gives one (WANDER-5, -6).
    """
    tile = _only_by_access(found, one, other)
    if tile is None:
        return None
    if not (is_city(one) and is_city(other)):
        return refusals.WANDERER_ACCESS()
    if all(any(spot.placed is not tile for spot in city.spots) for city in (one, other)):
        return None
    return refusals.WANDERER_CITIES()


def _only_by_access(found: Networks, one: Feature, other: Feature) -> Placed | None:
    """Return the tile whose access roads are the only way between two places, if any (WANDER-13).

    An access road leads from a crossing to a gate and no further. So a way uses nothing else just where both
    places are reached from one and the same crossing, by access roads, and from nowhere else.
    """
    shared = found.at(one) & found.at(other)
    gates = [g for n in shared for g in n.gates if g.place.feature is one or g.place.feature is other]
    starts = {_start(gate) for gate in gates}
    return gates[0].road.placed if len(starts) == 1 and None not in starts else None


def _start(gate: Gate) -> tuple[int, int, int] | None:
    """Return the crossing from which an access road leads to a gate; None where any other road does."""
    if not is_access(gate.road.segment):
        return None
    return *gate.road.cell, plan(gate.road.placed.face.design).access[gate.road.segment.index]


def places_on(found: Networks, this: Placement, network: Network) -> list[Spot]:
    """Return where a wanderer might come to stand in games of older rules: on the tile just placed.

    There is one: a bridge on another tile meets either the tile just placed or an empty cell.
    """
    return [piece for piece in found.laid if piece.placed is this.placed and found.of(piece) is network]


class ToTheRoad(Offer):
    """What deploying and moving have in common: to any piece of one network with a new connection."""

    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str}
    # What is said to any other piece.
    no_wanderer: ClassVar[Refusal]
    # In which way the wanderer comes.
    how: ClassVar[How]

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this
        self.networks = networks(state)
        self.anywhere = state.setup.revision >= ANYWHERE_SINCE

    def takes(self, action: Action) -> bool:
        return action.get("piece") == WANDERER.name

    def missing(self) -> Refusal | None:
        """Return why the seat has no wanderer for this action; None if it has one."""
        raise NotImplementedError

    def listed(self) -> Iterable[Action]:
        if self._not_now() is None:
            for network in self.networks.changed():
                if self._network_problem(network) is None:
                    here = places_on(self.networks, self.this, network)
                    for piece in network.pieces if self.anywhere else here:
                        if self._problem_at(piece) is None:
                            yield {"piece": WANDERER.name, **piece.reference}

    def problem(self, action: Action) -> Refusal | None:
        if action["piece"] != WANDERER.name:
            return self.no_wanderer
        refusal = self._not_now()
        if refusal is not None:
            return refusal
        placed = self.state.board.tiles.get((action["x"], action["y"]))
        piece = placed.spot(action["feature"]) if placed else None
        if piece is None or piece.segment.kind != "road":
            return refusals.WANDERER_ROAD()
        if piece.placed is not self.this.placed and not self.anywhere:
            return refusals.WANDERER_TILE()
        return self._network_problem(self.networks.of(piece)) or self._problem_at(piece)

    def _problem_at(self, piece: Spot) -> Refusal | None:
        return may_come(self.state, self.this.seat, WANDERER, piece, self.how)

    def _not_now(self) -> Refusal | None:
        if "wanderer" in self.this.notes:
            return refusals.WANDERER_AGAIN()
        return self.missing()

    def _network_problem(self, network: Network) -> Refusal | None:
        mine = wanderers(self.state, self.this.seat)
        if any(self.networks.of(figure.spot) is network for figure in mine):
            return refusals.WANDERER_THERE()
        return right(self.networks, network)

    def goal(self, action: Action) -> Spot:
        """Return the spot that an accepted action names."""
        spot = self.state.board.tiles[action["x"], action["y"]].spot(action["feature"])
        assert spot is not None
        return spot

    def arrived(self, wanderer: Figure) -> None:
        """Note that a wanderer has come to its road with this placement."""
        self.networks.arrived[wanderer] = self.state.turn_number
        self.this.notes["wanderer"] = wanderer


class DeployWanderer(ToTheRoad):
    """One from the supply (WANDER-1)."""

    name = "deploy"
    how = "deploy"
    # Another piece comes to be judged here only where no figure may be deployed any more.
    no_wanderer = refusals.DEPLOY_AGAIN()

    def missing(self) -> Refusal | None:
        if self.state.seats[self.this.seat].supply[WANDERER.name]:
            return None
        return refusals.WANDERER_SUPPLY()

    def play(self, action: Action) -> None:
        self.arrived(self.state.deploy(self.this.seat, WANDERER, self.goal(action)))


class MoveWanderer(ToTheRoad):
    """The one that has stood longest (WANDER-2, HOUSE-21)."""

    name = "move"
    how = "move"
    no_wanderer = refusals.WANDERER_PIECE()

    def missing(self) -> Refusal | None:
        if wanderers(self.state, self.this.seat):
            return None
        return refusals.WANDERER_ABSENT()

    def play(self, action: Action) -> None:
        wanderer = wanderers(self.state, self.this.seat)[0]
        move_figure(self.state, wanderer, self.goal(action))
        self.arrived(wanderer)
