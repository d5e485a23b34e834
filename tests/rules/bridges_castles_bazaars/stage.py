"""Scenes with expansion 8: what its players do, and what a referee arranges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import view
from rules.expansions.bridges_castles_bazaars.bridge import ends
from rules.expansions.bridges_castles_bazaars.bridges import built_on
from rules.expansions.bridges_castles_bazaars.castle import castles
from rules.expansions.bridges_castles_bazaars.castles import convert
from rules.state.placement import Placement
from rules.tiles.design import Segment
from tests.rules.scene import Scene, Where, on_board

EXPANSION = "bridges-castles-bazaars"
EDITIONS = ("hig-2010", "zmg-2014", "new-2018")
FIRST, ZMAN, NEW = EDITIONS


def stage(text: str = "*L", **keys: Any) -> Scene:
    """Return a scene with the expansion in play; keys as for `on_board`."""
    return on_board(text, expansions=[EXPANSION], **keys)


# Bridges.


def bridges(scene: Scene) -> list[tuple[int, int, str]]:
    """Return the bridges that may be built now."""
    return [(a["x"], a["y"], a["axis"]) for a in scene.game.legal() if a["type"] == "build_bridge"]


def build(scene: Scene, x: int, y: int, axis: str) -> Scene:
    return scene.act(type="build_bridge", x=x, y=y, axis=axis)


def needs(scene: Scene) -> list[tuple[int, int, int]]:
    """Return the placements that need a bridge."""
    return [(a["x"], a["y"], a["rotation"]) for a in scene.game.legal() if a.get("needs") == "bridge"]


def bridged(scene: Scene, where: Where, axis: str, rotation: int = 0) -> Scene:
    """Place a tile that needs a bridge, and build that on the tile itself."""
    x, y = scene.cell(where)
    return build(scene.place(where, rotation), x, y, axis)


def span(scene: Scene, x: int, y: int, axis: str) -> Scene:
    """Return a bridge laid by the referee, out of nobody's supply."""
    placed = scene.game.state.board.tiles[x, y]
    scene.game.state.lay_over(placed, Segment(len(placed.spots), "road", ends(axis)))
    built_on(scene.game.state)[x, y] = axis
    return scene


# Castles.


def found(scene: Scene, seat: int, x: int, y: int, edge: str) -> Scene:
    """A castle raised by the referee over the two-tile city at an edge, a follower of the seat in it."""
    scene.stand(seat, f"city@{edge}", (x, y))
    state = scene.game.state
    city = state.board.tiles[x, y].spots[state.board.tiles[x, y].named[f"city@{edge}"]].feature
    assert city.complete
    assert len(city.cells) == 2
    by_hand = Placement(seat, state.board.tiles[x, y], 0)
    by_hand.completed = [city]
    convert(state, by_hand, city, [seat])
    state.seats[seat].supply["castle"] -= 1
    return scene


def raise_it(scene: Scene) -> Scene:
    """Have the occupier of the small city at hand build the castle."""
    action = next(a for a in scene.game.legal() if a["type"] == "build_castle")
    scene.game.apply(action)
    return scene


def decline(scene: Scene) -> Scene:
    return scene.act(type="pass")


def take(scene: Scene, x: int, y: int, feature: str) -> Scene:
    return scene.act(type="choose_feature", x=x, y=y, feature=feature)


def points(scene: Scene) -> list[int | None]:
    """Return what each castle has scored, in the order in which they were built."""
    return [castle.points for castle in castles(scene.game.state)]


def choices(scene: Scene) -> list[tuple[int, int, str]]:
    """Return the features a castle may take now."""
    return [(a["x"], a["y"], a["feature"]) for a in scene.game.legal() if a["type"] == "choose_feature"]


# Bazaars.


def market(
    row: Sequence[str] = (),
    *,
    seats: int = 3,
    scores: Sequence[int] = (),
    then: Sequence[str] = (),
    board: str = "*L ??",
    **keys: Any,
) -> Scene:
    """Seat 0 has just placed an all-field bazaar tile; `row` comes up for sale, `then` are later draws."""
    hand = ["BB/F.b", *(row or ["L"] * seats), *then]
    scene = stage(board, hand=hand, seats=seats, **keys)
    for seat, score in enumerate(scores):
        scene.game.state.seats[seat].score = score
    return scene.turn("??")


def pick(scene: Scene, tile: int, bid: int = 0) -> Scene:
    return scene.act(type="auction_choose", tile=tile, bid=bid)


def bid(scene: Scene, number: int) -> Scene:
    return scene.act(type="auction_bid", bid=number)


def buy(scene: Scene) -> Scene:
    return scene.act(type="auction_settle", choice="buy")


def sell(scene: Scene) -> Scene:
    return scene.act(type="auction_settle", choice="sell")


def auction(scene: Scene) -> dict[str, Any]:
    """Return the sale as a viewer sees it; there must be one."""
    seen = view(scene.game)["auction"]
    assert isinstance(seen, dict)
    return seen


def serve(scene: Scene) -> list[int]:
    """Everybody in turn places where it first fits and does no more; who, in order, while the row lasts."""
    order = []
    while scene.game.decision is not None and view(scene.game)["auction"] is not None:
        order.append(scene.seat)
        scene.game.apply(
            next(a for a in scene.game.legal() if a["type"] == "place_tile" and "needs" not in a)
        )
        scene.end()
    return order
