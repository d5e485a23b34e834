"""The barn: it ends the farming of others on a farm, and at the end the farm is its owner's (ledger BARN)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.features import Feature, PieceKind, Place, Placed, Spot
from rules.decisions import Action, Offer
from rules.hooks import How, RuleModule, notify
from rules.problems import Refusal
from rules.scoring.farming import score_field
from rules.scoring.fields import PER_CITY, fed_by, field_value
from rules.scoring.majority import majority
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.points import total
from rules.state.state import Table
from rules.state.steps import Step
from rules.tiles.geometry import HALVES, PORT_OF, Cell

# What a city brings: farmers whom a barn drives off, farmers who come to a barn, and the barn itself.
DRIVEN_OFF, JOINED, FOR_BARNS = PER_CITY, 1, 4
# Each corner of a tile: its two half-edges there, and the way to the tile across the point.
CORNERS: Final[Mapping[str, tuple[tuple[int, int], Cell]]] = {
    "NW": ((PORT_OF["NL"], PORT_OF["WR"]), (-1, -1)),
    "NE": ((PORT_OF["NR"], PORT_OF["EL"]), (1, -1)),
    "SE": ((PORT_OF["ER"], PORT_OF["SL"]), (1, 1)),
    "SW": ((PORT_OF["SR"], PORT_OF["WL"]), (-1, 1)),
}


class BarnKind(PieceKind):
    """No follower: it holds nothing by its number and is never counted among farmers (BARN-9)."""

    by_own_offer = True

    def __init__(self) -> None:
        super().__init__("barn", frozenset({"field"}), follower=False, strength=0)


BARN = BarnKind()


def has_barn(farm: Feature) -> bool:
    return any(figure.kind is BARN for figure in farm.figures)


def ground_at(placed: Placed, corner: str) -> Spot | None:
    """The field in which a corner of a tile lies; None where that is no field (BARN-12).

    Where two fields meet at a corner, a city reaches into it between them (HOUSE-15).
    """
    one, other = (placed.named.get(f"field@{HALVES[port - 4]}") for port in CORNERS[corner][0])
    return None if one is None or one != other else placed.spots[one]


def around(cell: Cell, corner: str) -> list[tuple[Cell, str]]:
    """The four cells at a corner point of a cell, each with the corner that it has there."""
    (x, y), (dx, dy) = cell, CORNERS[corner][1]
    cells = [(x + sx, y + sy) for sy in {0, dy} for sx in {0, dx}]
    point = (x + max(dx, 0), y + max(dy, 0))
    return [(c, ("N" if c[1] == point[1] else "S") + ("W" if c[0] == point[0] else "E")) for c in cells]


def corner_problem(table: Table, placed: Placed, corner: str) -> Refusal | None:
    """Why no barn can stand at a corner of a tile; None if one can (BARN-1, BARN-2)."""
    for cell, part in around(placed.cell, corner):
        beside = table.board.tiles.get(cell)
        if beside is None:
            return Refusal("barn.four", "BARN-1", "A barn stands where four tiles meet.")
        if ground_at(beside, part) is None:
            return Refusal("barn.ground", "BARN-12", "All four corners must show field.")
    farm = ground_at(placed, corner)
    assert farm is not None
    if has_barn(farm.feature):
        return Refusal("barn.second", "BARN-2", "There is a barn on that farm already.")
    return None


class DeployBarn(Offer):
    """Put the barn on a corner of the tile just placed, instead of a follower (BARN-1)."""

    name = "deploy"
    figure_action = True
    fields: ClassVar[Mapping[str, type]] = {"piece": str, "x": int, "y": int, "feature": str, "corner": str}

    def __init__(self, table: Table, this: Placement) -> None:
        self.table = table
        self.this = this
        self.seat = this.seat
        self.placed = this.placed

    def takes(self, action: Action) -> bool:
        return action.get("piece") == BARN.name

    def listed(self) -> Iterable[Action]:
        if self.table.seats[self.seat].supply[BARN.name]:
            for corner in sorted(CORNERS):
                ground = ground_at(self.placed, corner)
                if ground is not None and corner_problem(self.table, self.placed, corner) is None:
                    yield {"piece": BARN.name, **ground.reference, "corner": corner}

    def problem(self, action: Action) -> Refusal | None:
        corner = action["corner"]
        if action["piece"] != BARN.name or corner not in CORNERS:
            return Refusal("barn.corner", "BARN-1", "A barn stands on a corner NW, NE, SE or SW.")
        if (action["x"], action["y"]) != self.placed.cell:
            return Refusal("barn.tile", "BARN-1", "A barn stands on a corner of the tile just placed.")
        if not self.table.seats[self.seat].supply[BARN.name]:
            return Refusal("deploy.supply", "BASE-DEPLOY-5", "You have no barn left.")
        refusal = corner_problem(self.table, self.placed, corner)
        if refusal is None and self.placed.spot(action["feature"]) is not ground_at(self.placed, corner):
            return Refusal("barn.field", "BARN-1", f"That corner does not lie in {action['feature']}.")
        return refusal

    def play(self, action: Action) -> None:
        spot = self.placed.spot(action["feature"])
        assert spot is not None
        self.table.deploy(self.seat, BARN, spot).where = {"corner": action["corner"]}
        self.this.notes["barn"] = spot.feature


def drive_off(table: Table, this: Placement | None) -> None:
    """TS-8: farmers on a farm with a barn are scored and go home, and the pigs with them (BARN-3, BARN-5)."""
    assert this is not None
    farms = {id(s.feature): s.feature for s in this.placed.spots if s.segment.kind == "field"}
    for farm in farms.values():
        if has_barn(farm) and any(figure.kind is not BARN for figure in farm.figures):
            rate = DRIVEN_OFF if this.notes.get("barn") is farm else JOINED
            fed = fed_by(table, farm)
            points = {seat: score_field(table, farm, seat, fed, rate) for seat in majority(table, farm)}
            notify(RuleModule.feature_scored, table, farm, points, False)
            for figure in [figure for figure in farm.figures if figure.kind is not BARN]:
                table.take_home(figure)
                notify(RuleModule.figure_left, table, figure, figure.at, "scored")


def score_barns(table: Table, _: object) -> None:
    """Every owner of a barn gets the whole farm, each farm by itself (BARN-7, BARN-8, HOUSE-14)."""
    for farm in table.occupied("field"):
        parts = field_value(table, farm, fed_by(table, farm), FOR_BARNS)
        owners = sorted({figure.seat for figure in farm.figures if figure.kind is BARN})
        for seat in owners:
            table.award(seat, "barn", farm.home.reference, parts)
        if owners:
            notify(RuleModule.feature_scored, table, farm, dict.fromkeys(owners, total(parts)), True)


class BarnsModule(RuleModule):
    """The barns of the box; without farmers they stay there (HOUSE-13)."""

    name = "barns"
    steps = (Step("on_scored", "8.2.2", drive_off), Step("final_scoring", "E.7.2", score_barns))

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["farm.enabled"] == "yes"

    def prepare(self, table: Table) -> None:
        table.deal("barn", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (BARN,)

    def refuse_presence(
        self, state: Table, seat: int | None, kind: PieceKind, at: Spot | Place, how: How
    ) -> Refusal | None:
        if how != "deploy" or not isinstance(at, Spot):
            return None
        if at.segment.kind == "field" and kind.follower and has_barn(at.feature):
            return Refusal("deploy.barn", "BARN-4", "No farmer may be placed on a farm with a barn.")
        return None

    def offers(self, state: Table, placement: Placement) -> Iterable[Offer]:
        return (DeployBarn(state, placement),)
