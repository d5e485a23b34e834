"""The barn: others farm no more on its farm, which is its owner's at the end (clauses BARN)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.features import PieceKind, Placed, Spot
from rules.decisions import Action, Offer
from rules.expansions.abbey_and_mayor import refusals
from rules.expansions.abbey_and_mayor.barn import BARN, has_barn
from rules.hooks import How, PlaceJudge, RuleModule, notify
from rules.problems import Refusal
from rules.scoring.farming import score_field
from rules.scoring.fields import PER_CITY, field_value, scoring_neighbours
from rules.scoring.majority import majority
from rules.scoring.values import points_for
from rules.setup.setup import Setup
from rules.state.exclusion import FIGURE
from rules.state.judges import OnlyOn
from rules.state.placement import Placement
from rules.state.points import total
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import HALVES, PORT_OF, Cell
from rules.turn.deploying import may_come
from rules.turn.moving import send_home

# What a city brings: farmers whom a barn drives off, farmers who come to a barn, and the barn itself.
DRIVEN_OFF, JOINED, FOR_BARNS = PER_CITY, 1, 4
# In the notes of a placement: who was scored beside a barn and goes home.
LEAVING: Final = "barns.leaving"
# The first revision of the rules in which they go home with all others; before, at once.
TOGETHER_SINCE: Final = 8
# Each corner of a tile: its two half-edges there, and the way to the tile across the point.
CORNERS: Final[Mapping[str, tuple[tuple[int, int], Cell]]] = {
    "NW": ((PORT_OF["NL"], PORT_OF["WR"]), (-1, -1)),
    "NE": ((PORT_OF["NR"], PORT_OF["EL"]), (1, -1)),
    "SE": ((PORT_OF["ER"], PORT_OF["SL"]), (1, 1)),
    "SW": ((PORT_OF["SR"], PORT_OF["WL"]), (-1, 1)),
}


def ground_at(placed: Placed, corner: str) -> Spot | None:
    """Return the field in which a corner of a tile lies; None where that is no field (BARN-12).

    Where two fields meet at a corner, a city reaches into it between them (HOUSE-15).
    """
    one, other = (placed.named.get(f"field@{HALVES[port - 4]}") for port in CORNERS[corner][0])
    return None if one is None or one != other else placed.spots[one]


def around(cell: Cell, corner: str) -> list[tuple[Cell, str]]:
    """Return the four cells at a corner point of a cell, each with the corner that it has there."""
    (x, y), (dx, dy) = cell, CORNERS[corner][1]
    cells = [(x + sx, y + sy) for sy in {0, dy} for sx in {0, dx}]
    point = (x + max(dx, 0), y + max(dy, 0))
    return [(c, ("N" if c[1] == point[1] else "S") + ("W" if c[0] == point[0] else "E")) for c in cells]


def corner_problem(state: GameState, placed: Placed, corner: str) -> Refusal | None:
    """Return why no barn can stand at a corner of a tile; None if one can (BARN-1, BARN-2)."""
    for cell, part in around(placed.cell, corner):
        beside = state.board.tiles.get(cell)
        if beside is None:
            return refusals.BARN_FOUR()
        if ground_at(beside, part) is None:
            return refusals.BARN_GROUND()
    farm = ground_at(placed, corner)
    assert farm is not None
    if has_barn(farm.feature):
        return refusals.BARN_SECOND()
    return None


class DeployBarn(Offer):
    """Put the barn on a corner of the tile just placed, instead of a follower (BARN-1)."""

    name = "deploy"
    counts_as = FIGURE
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str, "corner": str}

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this
        self.seat = this.seat
        self.placed = this.placed

    def takes(self, action: Action) -> bool:
        return action.get("piece") == BARN.name

    def listed(self) -> Iterable[Action]:
        if self.state.seats[self.seat].supply[BARN.name]:
            for corner in sorted(CORNERS):
                ground = ground_at(self.placed, corner)
                if ground is not None and self._problem_at(corner, ground) is None:
                    yield {"piece": BARN.name, **ground.reference, "corner": corner}

    def problem(self, action: Action) -> Refusal | None:
        corner = action["corner"]
        if action["piece"] != BARN.name or corner not in CORNERS:
            return refusals.BARN_CORNER()
        if (action["x"], action["y"]) != self.placed.cell:
            return refusals.BARN_TILE()
        if not self.state.seats[self.seat].supply[BARN.name]:
            return refusals.BARN_SUPPLY()
        ground = self.placed.spot(action["feature"])
        refusal = corner_problem(self.state, self.placed, corner)
        if refusal is None and ground is not ground_at(self.placed, corner):
            return refusals.BARN_FIELD()
        return refusal if refusal is not None or ground is None else self._problem_at(corner, ground)

    def _problem_at(self, corner: str, ground: Spot) -> Refusal | None:
        """Return why the barn may not come to a corner of that field; None if it may."""
        refusal = corner_problem(self.state, self.placed, corner)
        return refusal or may_come(self.state, self.seat, BARN, ground, "deploy")

    def play(self, action: Action) -> None:
        spot = self.placed.spot(action["feature"])
        assert spot is not None
        self.state.deploy(self.seat, BARN, spot).where = {"corner": action["corner"]}
        self.this.notes["barn"] = spot.feature


def drive_off(state: GameState, this: Placement | None) -> None:
    """Play step TS-8: score farmers on a farm with a barn and note who leaves it (BARN-3, BARN-5)."""
    assert this is not None
    farms = {id(s.feature): s.feature for s in this.placed.spots if s.segment.kind == "field"}
    for farm in farms.values():
        leaving = [f for f in farm.figures if f.kind is not BARN and f.kind.goes_home]
        if has_barn(farm) and leaving:
            rate = DRIVEN_OFF if this.notes.get("barn") is farm else JOINED
            neighbours = scoring_neighbours(state, farm)
            points = {
                seat: score_field(state, farm, seat, neighbours, rate) for seat in majority(state, farm)
            }
            notify(RuleModule.feature_scored, state, farm, points, False)
            this.notes.setdefault(LEAVING, []).extend(leaving)
            if state.setup.revision < TOGETHER_SINCE:
                driven_off_go_home(state, this)


def driven_off_go_home(state: GameState, this: Placement) -> None:
    """Return farmers driven off and their pigs, with all that are scored (BARN-3, BARN-5, DRAW-29)."""
    for figure in this.notes.pop(LEAVING, ()):
        send_home(state, figure, "scored")


def score_barns(state: GameState, _: object) -> None:
    """Score the whole farm for each owner of a barn, farm by farm (BARN-7, BARN-8, HOUSE-14)."""
    for farm in state.occupied("field"):
        value = field_value(state, farm, scoring_neighbours(state, farm), FOR_BARNS)
        points: dict[int, int] = {}
        for seat in sorted({figure.seat for figure in farm.figures if figure.kind is BARN}):
            parts = points_for(state, farm, seat, value, final=True)
            points[seat] = total(parts)
            state.award(seat, "barn", farm.home.reference, parts)
        if points:
            notify(RuleModule.feature_scored, state, farm, points, True)


class BarnsModule(RuleModule):
    """The barns of the expansion; without farmers they stay there (HOUSE-13)."""

    name = "barns"
    steps = (
        Step("on_scored", "8.2.2", drive_off),
        Step("after_return", "10.3", driven_off_go_home),
        Step("final_scoring", "E.7.2", score_barns),
    )

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["farm.enabled"] == "yes"

    def prepare(self, state: GameState) -> None:
        state.deal("barn", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (BARN,)

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        if how != "deploy" or ground != "field" or not kind.follower:
            return None
        return OnlyOn(
            lambda: {farm: [] for barn in state.figures_of(BARN) if (farm := barn.feature) is not None},
            lambda at: refusals.DEPLOY_BARN() if has_barn(at.feature) else None,
        )

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        return (DeployBarn(state, placement),)
