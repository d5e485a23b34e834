"""Wanderers: they walk networks of roads and earn by what is completed at the ends (ledger WANDER)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from rules.board.features import PieceKind, Spot
from rules.decisions import Offer
from rules.expansions.wanderer_mayors_office.bridges_castles_bazaars import ask_before_castles_take
from rules.expansions.wanderer_mayors_office.network_plan import is_access
from rules.expansions.wanderer_mayors_office.network_points import (
    finished,
    minds,
    place,
    score_castles,
    score_completed,
    shown,
)
from rules.expansions.wanderer_mayors_office.networks import Networks, networks
from rules.expansions.wanderer_mayors_office.wanderer_offers import (
    WANDERER,
    DeployWanderer,
    MoveWanderer,
    wanderers,
)
from rules.hooks import Expansion, Step
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import Table


def look(table: Table, _: object) -> None:
    """TS-1, TS-3: take in what lies on the board before the tile of this turn."""
    networks(table).catch_up(table)


def earn(table: Table, this: Placement | None) -> None:
    """TS-8: the points of wanderers and offices, after those of the features (WANDER-42)."""
    assert this is not None
    score_completed(table, this)
    ask_before_castles_take(this, partial(minds, table))


def earn_at_castles(table: Table, this: Placement | None) -> None:
    """TS-9: the same for castles that have scored."""
    assert this is not None
    score_castles(table, this)


def return_idle(table: Table, _: object) -> None:
    """TS-10: a wanderer on whose roads nothing is left to complete goes home (WANDER-24, WANDER-25)."""
    found = networks(table)
    for wanderer in wanderers(table):
        if finished(table, found.of(wanderer.spot)):
            del found.arrived[wanderer]
            table.take_home(wanderer)


def send_home(table: Table, _: object) -> None:
    """At the end wanderers and offices bring nothing (WANDER-36, OFFICE-9)."""
    found = networks(table)
    for figure in list(found.arrived):
        table.take_home(figure)
    found.arrived.clear()


STEPS: Final[dict[str, Step]] = {
    "before_draw": look,
    "before_placing": look,
    "on_scored": earn,
    "after_scoring": earn_at_castles,
    "after_return": return_idle,
    "end_of_game": send_home,
}


class WanderersModule(Expansion):
    """The wanderers of the box, the roads they walk, and its access roads."""

    name = "wanderers"

    def prepare(self, table: Table) -> None:
        table.deal("wanderer", 1)
        table.slots["networks"] = Networks()

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (WANDERER,)

    def hinders(self, table: Table, seat: int, kind: PieceKind, spot: Spot) -> Refusal | None:
        if not is_access(spot.segment):
            return None
        clause = "ACCESS-2" if kind.name == "meeple" else "ACCESS-8"
        return Refusal("deploy.access", clause, "Nobody may be placed on an access road.")

    def offers(self, table: Table, placement: Placement) -> Iterable[Offer]:
        networks(table).follow(table, placement)
        return (DeployWanderer(table, placement), MoveWanderer(table, placement))

    def perform(self, table: Table, placement: Placement, action: dict[str, Any]) -> bool:
        if action.get("piece") != WANDERER.name:
            return False
        spot = table.board.tiles[action["x"], action["y"]].spot(action["feature"])
        assert spot is not None
        if action["type"] == "deploy":
            wanderer = table.deploy(placement.seat, WANDERER, spot)
        else:
            wanderer = wanderers(table, placement.seat)[0]
            table.move(wanderer, spot)
        networks(table).arrived[wanderer] = table.turns
        placement.notes["wanderer"] = wanderer
        return True

    def step(self, name: str) -> Step | None:
        return STEPS.get(name)

    def feature_view(self, table: Table, spot: Spot) -> dict[str, Any]:
        found, seen = networks(table), dict[str, Any]()
        here = [found.of(spot)] if found.knows(spot) else found.ending_at(spot.feature)
        if here:
            seen["networks"] = [shown(table, network) for network in sorted(here, key=place)]
        if is_access(spot.segment):
            seen.update(open=0, value=None)  # no road to complete or to score (ACCESS-9)
        return seen
