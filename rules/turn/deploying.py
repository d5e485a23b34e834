"""The figure action of a placement, and where pieces may come to stand (clauses DEPLOY)."""

from __future__ import annotations

from bisect import insort
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import ClassVar, Final

from rules.board.features import Feature, PieceKind, Place, Spot
from rules.compiling import mypyc_attr
from rules.decisions import Action, Offer
from rules.hooks import How, PlaceJudge, RuleModule, implemented
from rules.problems import Refusal
from rules.refusals import DEPLOY_PIECE, DEPLOY_SPOT, DEPLOY_SUPPLY, DEPLOY_TILE
from rules.state.exclusion import FIGURE
from rules.state.judges import let_in
from rules.state.placement import Placement
from rules.state.state import GameState

# How `Decision.actions` sorts deployments.
IN_ORDER: Final = itemgetter("x", "y", "feature", "piece")


def may_come(
    state: GameState, seat: int | None, kind: PieceKind, at: Spot | Place, how: How
) -> Refusal | None:
    """Return why a module refuses that a piece comes to a place in that way; None if none does."""
    ground = at.segment.kind if isinstance(at, Spot) else None
    for minds in implemented(state, RuleModule.refuse_presence):
        judge = minds(state, seat, kind, how, ground)
        if judge is not None:
            refusal = judge(at)
            if refusal is not None:
                return refusal
    return None


def place_judges(
    state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
) -> list[PlaceJudge]:
    """Return what modules judge the spots of a ground by, or places, to which a piece would come in that way.

    Few modules mind a ground, so whoever lists many places asks for the judges once.
    """
    asked = implemented(state, RuleModule.refuse_presence)
    return [judge for minds in asked if (judge := minds(state, seat, kind, how, ground)) is not None]


def open_places(
    state: GameState, seat: int | None, kind: PieceKind, feature: Feature, how: How = "move"
) -> list[Spot]:
    """Return the spots of a feature, one on each tile, to which a piece may come in that way."""
    return [spot for spot in feature.places() if may_come(state, seat, kind, spot, how) is None]


def is_occupied(state: GameState, kind: PieceKind, spot: Spot) -> bool:
    """Return whether a feature is occupied for a figure of that kind (BASE-DEPLOY-2)."""
    for say in implemented(state, RuleModule.occupied):
        answer = say(state, kind, spot)
        if answer is not None:
            return answer
    return spot.feature.occupied


def joinable(state: GameState, seat: int, kind: PieceKind, features: Iterable[Feature]) -> list[Feature]:
    """Return the features of a ground of that kind of figure that it would itself join."""
    if type(kind).problem is PieceKind.problem and not implemented(state, RuleModule.occupied):
        # By the common rule; most features have nobody on them.
        return [feature for feature in features if not feature.figures or not feature.occupied]
    return [
        feature
        for feature in features
        if kind.problem(seat, feature.spots[0], is_occupied(state, kind, feature.spots[0])) is None
    ]


def standing_problem(state: GameState, seat: int, kind: PieceKind, at: Spot | Place) -> Refusal | None:
    """Return why a figure may not be deployed on a spot or a place that is offered for that.

    None if it may.
    """
    if isinstance(at, Spot):
        # Asked only where the answer matters.
        occupied = at.segment.kind in kind.stands_on and is_occupied(state, kind, at)
        refusal = kind.problem(seat, at, occupied)
        if refusal is not None:
            return refusal
    return may_come(state, seat, kind, at, "deploy")


def may_go_anywhere(state: GameState, this: Placement, kind: PieceKind) -> bool:
    """Return whether a module lets a figure of that kind be deployed on any tile in play."""
    return any(opens(state, this, kind) for opens in implemented(state, RuleModule.deploys_anywhere))


def open_anywhere(state: GameState, seat: int, kind: PieceKind) -> list[Spot]:
    """Return every spot of the board to which a figure of that kind may be deployed by the other rules."""
    found: list[Spot] = []
    for ground, features in state.features.of_kind.items():
        if ground in kind.stands_on:
            judges = place_judges(state, seat, kind, "deploy", ground)
            found += let_in(joinable(state, seat, kind, features), judges)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Deploy(Offer):
    """Put one figure on a segment of the tile just placed, or where a module allows it (clauses DEPLOY)."""

    name = "deploy"
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str}
    counts_as = FIGURE
    sorted = True

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this
        # The place that the last action asked about names.
        self.asked: tuple[Action, Spot | Place] | None = None

    def listed(self) -> Iterable[Action]:
        for kind in self._at_hand():
            for at in self._open(kind):
                yield {"piece": kind.name, **at.reference}

    def actions(self, seat: int) -> list[Action]:
        state, this = self.state, self.this
        wide: list[tuple[str, set[Spot]]] = []
        few: list[Action] = []
        for kind in self._at_hand():
            if may_go_anywhere(state, this, kind):
                wide.append((kind.name, set(open_anywhere(state, this.seat, kind))))
                few += self._made(seat, kind.name, self._open_places(kind, self._elsewhere(kind)))
            else:
                few += self._made(seat, kind.name, self._open(kind))
        if len(few) > 1:
            few.sort(key=IN_ORDER)
        if not wide:
            return few
        wide.sort()
        found = self._made_in_order(seat, wide)
        for action in few:
            insort(found, action, key=IN_ORDER)
        return found

    def _made(self, seat: int, piece: str, places: Iterable[Spot | Place]) -> list[Action]:
        """Return the actions that bring a piece to these places."""
        name, found = self.name, list[Action]()
        for at in places:
            if isinstance(at, Spot):
                (x, y), at_name = at.cell, at.segment.names[0]
                found.append({"seat": seat, "type": name, "piece": piece, "x": x, "y": y, "feature": at_name})
            else:
                found.append({"seat": seat, "type": name, "piece": piece, **at.reference})
        return found

    def _made_in_order(self, seat: int, wide: Sequence[tuple[str, set[Spot]]]) -> list[Action]:
        """Return the actions of pieces, sorted by their names, that may come to spots all over the board."""
        name, found, state = self.name, list[Action](), self.state
        listed = set[Spot]().union(*[spots for _, spots in wide]) if len(wide) > 1 else wide[0][1]
        for at in [
            spot for spot in state.spot_order.of(state.board.tiles, state.features.changes) if spot in listed
        ]:
            (x, y), at_name = at.cell, at.segment.names[0]
            for piece, spots in wide:
                if at in spots:
                    found.append(
                        {"seat": seat, "type": name, "piece": piece, "x": x, "y": y, "feature": at_name}
                    )
        return found

    def _at_hand(self) -> list[PieceKind]:
        """Return the kinds of figures in the seat's supply that this offer deploys."""
        supply = self.state.seats[self.this.seat].supply
        return [kind for name, kind in self.state.kinds.items() if supply.get(name) and self.deploys(kind)]

    def _open(self, kind: PieceKind) -> list[Spot | Place]:
        """Return where a figure of that kind may be deployed now: `standing_problem`, for many at once."""
        state, seat, more = self.state, self.this.seat, self._elsewhere(kind)
        if may_go_anywhere(state, self.this, kind):
            return [*open_anywhere(state, seat, kind), *self._open_places(kind, more)]
        offered = [*self.this.placed.spots, *(at for at in more if isinstance(at, Spot))]
        spots = [at for at in offered if at.segment.kind in kind.stands_on]
        free = joinable(state, seat, kind, dict.fromkeys([spot.feature for spot in spots]))
        found: list[Spot | Place] = [spot for spot in spots if spot.feature in free]
        found += [at for at in more if not isinstance(at, Spot) and at.offered]
        return self._not_refused(kind, found) if implemented(state, RuleModule.refuse_presence) else found

    def _open_places(self, kind: PieceKind, offered: Iterable[Spot | Place]) -> list[Spot | Place]:
        """Return where a figure of that kind may be deployed of what is offered and is no spot."""
        places = [at for at in offered if not isinstance(at, Spot) and at.offered]
        return self._not_refused(kind, places) if places else []

    def _not_refused(self, kind: PieceKind, places: Iterable[Spot | Place]) -> list[Spot | Place]:
        """Return those to which the modules let a figure of that kind come."""
        by_ground: dict[str | None, list[Spot | Place]] = defaultdict(list)
        for at in places:
            by_ground[at.segment.kind if isinstance(at, Spot) else None].append(at)
        found: list[Spot | Place] = []
        for ground, left in by_ground.items():
            passed = left
            for judge in place_judges(self.state, self.this.seat, kind, "deploy", ground):
                passed = [at for at in passed if judge(at) is None]
            found += passed
        return found

    def _elsewhere(self, kind: PieceKind) -> list[Spot | Place]:
        """Return where modules offer to deploy a figure of that kind besides the tile just placed."""
        found: list[Spot | Place] = []
        for more in implemented(self.state, RuleModule.deploy_places):
            found += more(self.state, self.this, kind)
        return found

    def problem(self, action: Action) -> Refusal | None:
        state, seat = self.state, self.this.seat
        kind = state.kinds.get(action["piece"])
        if kind is None or not self.deploys(kind) or action["piece"] not in state.seats[seat].supply:
            return self.not_deployed(action["piece"])
        at = self.place(action)
        if isinstance(at, Refusal):
            return at
        if not state.seats[seat].supply[kind.name]:
            return DEPLOY_SUPPLY(piece=kind.name)
        self.asked = (action, at)
        return standing_problem(state, seat, kind, at)

    def place(self, action: Action) -> Spot | Place | Refusal:
        """Return the spot or place that an action names, or why it names none that is offered."""
        if (action["x"], action["y"]) == self.this.placed.cell:
            spot = self.this.placed.spot(action["feature"])
            if spot is not None:
                return spot
        kind = self.state.kinds[action["piece"]]
        if may_go_anywhere(self.state, self.this, kind):
            spot = self.state.board.spot(action)
            if spot is not None:
                return spot
        for at in self._elsewhere(kind):
            if names(at, action):
                return at
        if (action["x"], action["y"]) != self.this.placed.cell:
            return DEPLOY_TILE()
        return DEPLOY_SPOT()

    def play(self, action: Action) -> None:
        asked, at = self.asked or (None, None)
        if asked is not action or at is None:
            found = self.place(action)
            assert not isinstance(found, Refusal)
            at = found
        self.state.deploy(self.this.seat, self.state.kinds[action["piece"]], at)

    def takes(self, action: Action) -> bool:
        kind = self.state.kinds.get(str(action.get("piece")))
        return kind is None or self.deploys(kind)

    def deploys(self, kind: PieceKind) -> bool:
        """Return whether this offer deploys figures of that kind."""
        return not kind.by_own_offer

    def not_deployed(self, name: str) -> Refusal:
        """Return why this offer deploys no piece of that name."""
        return DEPLOY_PIECE(name=name)


def names(at: Spot | Place, action: Mapping[str, object]) -> bool:
    """Return whether `x y feature` of an action are those of a place, or one of those of a spot."""
    if isinstance(at, Spot):
        return (action["x"], action["y"]) == at.cell and action["feature"] in at.segment.names
    return dict(at.reference) == {key: action[key] for key in ("x", "y", "feature")}


class EndTurn(Offer):
    """End the optional actions of the turn; now the tile's completions are scored."""

    name = "end_turn"


END_TURN: Final = EndTurn()
