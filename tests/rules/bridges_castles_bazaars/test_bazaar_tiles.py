"""Chapter BAZAAR, sections 4.3 and 4.4: placing what was got, waiting bazaars, the free variant, the end."""

from __future__ import annotations

from typing import Any

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EDITIONS,
    FIRST,
    NEW,
    ZMAN,
    auction,
    bid,
    market,
    pick,
    sell,
    serve,
    stage,
)
from tests.rules.scene import Scene

FREE = {"bazaar.free_variant": "on"}


def choose(scene: Scene, tile: int) -> Scene:
    return scene.act(type="choose_tile", tile=tile)


def sold(scene: Scene) -> Scene:
    """Everybody gets the first open tile for nothing."""
    while scene.kind in ("auction_choose", "auction_bid"):
        scene.game.apply(next(a for a in scene.game.legal() if a["type"] in ("pass", "auction_choose")))
    return scene


@clause("BAZAAR-23")
def test_bought_tile_is_placed_as_a_full_turn() -> None:
    """Deployed on, and scored before the next player places."""
    scene = sold(market(["LR", "L", "L"], board="LR@270 ?r\n*L ??"))
    assert (scene.kind, scene.seat, scene.hand) == ("place_tile", 1, "BA/LR")
    scene.place("?r", 90)
    assert view(scene.game)["turn"] == {"seat": 1, "tile": None}
    scene.deploy("road@W").end()
    assert (scene.scores, scene.supply()) == ([0, 2, 0], [7, 7, 7])
    assert (scene.kind, scene.seat) == ("place_tile", 2)
    assert auction(scene)["row"][0]["tile"] is None


@clause("BAZAAR-23", "BASE-TS-4")
def test_a_bought_tile_can_be_taken_back_into_the_hand() -> None:
    scene = sold(market()).place((-1, 0)).deploy("monastery")
    scene.game.undo(1)
    scene.game.undo(1)
    assert (scene.kind, scene.hand, scene.game.can_undo(1)) == ("place_tile", "BA/L", False)


@clause("BAZAAR-24")
def test_bought_tile_that_fits_nowhere_is_replaced_from_the_stack() -> None:
    scene = sold(market(["Cccc+", "L", "L"], then=["RFr", "L"], scores=[0, 4, 0]))
    assert (scene.seat, scene.hand, scene.scores) == (1, "BA/RFr", [0, 4, 0])
    assert view(scene.game)["discarded"] == ["BA/Cccc+"]


@clause("BAZAAR-24", "BASE-DRAW-4")
def test_bought_tile_that_fits_nowhere_is_not_replaced_from_an_empty_stack() -> None:
    scene = stage("*L ??", hand=["BB/F.b", "Cccc+", "L", "L"], seats=3, last=True).turn("??")
    assert serve(sold(scene)) == [2, 0]
    assert scene.game.over


@clause("BAZAAR-24", "BRIDGE-16")
def test_bought_tile_that_needs_a_bridge_may_be_replaced() -> None:
    """Four roads meet nothing but fields."""
    scene = stage("*L ??", hand=["BB/F.b", "RRRR", "L", "RFr"], options=FREE).turn("??")
    choose(scene, 0)
    assert {a["type"] for a in scene.game.legal()} == {"place_tile", "discard_tile"}
    scene.act(type="discard_tile")
    assert (scene.seat, scene.hand, view(scene.game)["discarded"]) == (1, "BA/RFr", ["BA/RRRR"])


@clause("BAZAAR-25", "BAZAAR-26")
@pytest.mark.parametrize(
    ("edition", "order"), [(FIRST, [1, 2, 3, 0]), (ZMAN, [1, 2, 3, 0]), (NEW, [3, 0, 1, 2])]
)
def test_seats_place_in_the_order_of_the_edition(edition: str, order: list[int]) -> None:
    """A host, B, C, D; the first tile goes to D."""
    scene = market(seats=4, scores=[0, 0, 0, 9], edition=edition)
    pick(scene, 0).act(type="pass")
    bid(scene, 1).act(type="pass")
    assert serve(sold(sell(scene))) == order


@clause("BAZAAR-27")
@pytest.mark.parametrize("edition", [FIRST, NEW])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_play_goes_on_left_of_the_host(edition: str, seats: int) -> None:
    scene = sold(market(seats=seats, then=["L"], edition=edition))
    serve(scene)
    assert (scene.kind, scene.seat, view(scene.game)["auction"]) == ("place_tile", 1, None)


@clause("BAZAAR-28", "BAZAAR-35")
@pytest.mark.parametrize("free", ["on", "off"])
def test_a_bazaar_got_in_a_bazaar_calls_none(free: str) -> None:
    scene = market(
        ["BB/F.b", "L"],
        seats=2,
        then=["L", "L"],
        sets={"bridges-castles-bazaars": 2, "base": 2},
        options={"bazaar.free_variant": free},
    )
    if free == "on":
        choose(scene, 0).turn((-1, 0)).turn((0, 1))
    else:
        assert serve(sold(scene)) == [1, 0]
    assert (scene.kind, scene.seat, view(scene.game)["auction"]) == ("place_tile", 1, None)


@clause("BAZAAR-29", "BAZAAR-30", "BAZAAR-35", "BAZAAR-27")
@pytest.mark.parametrize("free", ["on", "off"])
def test_bazaar_tile_drawn_in_a_bazaar_waits_for_its_end(free: str) -> None:
    """Bob's tile fits nowhere, he draws a bazaar; it is held after Ann's tile, with Bob as its host."""
    scene = stage(
        "*L ??",
        hand=["BB/F.b", "Cccc+", "L", "BB/CFR.b", "L", "L", "L"],
        options={"bazaar.free_variant": free},
    ).turn("??")
    if free == "on":
        choose(scene, 0)
    else:
        sold(scene)
    assert (scene.seat, scene.hand) == (1, "BB/CFR.b")
    scene.game.apply(next(a for a in scene.game.legal() if "needs" not in a))
    scene.end()
    assert (scene.seat, scene.kind, auction(scene)["host"]) == (0, "place_tile", 0)
    scene.game.apply(scene.game.legal()[0])
    scene.end()
    assert (auction(scene)["host"], scene.seat) == (1, 0)
    assert scene.kind == ("choose_tile" if free == "on" else "auction_choose")
    while view(scene.game)["auction"]:
        if scene.kind in ("choose_tile", "auction_choose", "auction_bid"):
            scene.game.apply(scene.game.legal()[-1])
        else:
            scene.game.apply(
                next(a for a in scene.game.legal() if a["type"] == "place_tile" and "needs" not in a)
            )
            scene.end()
    # The normal turn was Ann's: Bob is next.
    assert (scene.seat, scene.kind) == (1, "place_tile")


@clause("BAZAAR-30", "BAZAAR-5", "BAZAAR-35")
def test_a_waiting_bazaar_counts_the_tiles_when_it_starts() -> None:
    scene = stage("*L ??", hand=["BB/F.b", "Cccc+", "L", "BB/CFR.b", "L"], last=True, options=FREE).turn("??")
    choose(scene, 0)
    assert scene.hand == "BB/CFR.b"
    for _ in range(2):
        scene.game.apply(next(a for a in scene.game.legal() if "needs" not in a))
        scene.end()
    assert (view(scene.game)["auction"], scene.seat, scene.kind) == (None, 1, "place_tile")


@clause("BAZAAR-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_bids_each_takes_one_and_places_it(edition: str) -> None:
    scene = market(["L", "RFr", "Rr"], then=["L"], edition=edition, options=FREE)
    assert (scene.kind, scene.seat) == ("choose_tile", 1)
    assert [a["tile"] for a in scene.game.legal()] == [0, 1, 2]
    assert (auction(scene)["tile"], auction(scene)["order"]) == (None, [1, 2, 0])
    choose(scene, 1)
    assert (scene.kind, scene.seat, scene.hand) == ("place_tile", 1, "BA/RFr")
    scene.turn((0, 1))
    assert (scene.kind, scene.seat) == ("choose_tile", 2)
    assert scene.refuses(type="choose_tile", tile=1).clause == "BAZAAR-31"
    assert scene.refuses(type="auction_choose", tile=0, bid=0).code == "auction.none"
    choose(scene, 0).turn((-1, 0))
    assert (scene.kind, scene.seat, scene.hand) == ("place_tile", 0, "BA/Rr")
    serve(scene)
    assert (scene.seat, scene.scores, view(scene.game)["auction"]) == (1, [0, 0, 0], None)


@clause("BAZAAR-31", "BAZAAR-25")
def test_the_variant_keeps_its_own_order() -> None:
    scene = market(seats=4, options=FREE, edition=NEW)
    order = []
    while view(scene.game)["auction"] is not None:
        if scene.kind == "choose_tile":
            choose(scene, scene.game.legal()[0]["tile"])
        order.append(scene.seat)
        scene.game.apply(
            next(a for a in scene.game.legal() if a["type"] == "place_tile" and "needs" not in a)
        )
        scene.end()
    assert order == [1, 2, 3, 0]


@clause("BAZAAR-31", "HOUSE-2")
def test_seat_that_leaves_before_choosing_discards_the_first_tile() -> None:
    scene = market(["L", "RFr", "Rr"], options=FREE).forfeit(1)
    assert (scene.kind, scene.seat, view(scene.game)["discarded"]) == ("choose_tile", 2, ["BA/L"])


@clause("BAZAAR-32")
@pytest.mark.parametrize(("scores", "free"), [([0, 0, 0], True), ([0, 0, 1], False), ([0, -1, 1], False)])
def test_zman_has_no_bids_while_nobody_has_a_point(scores: list[int], free: bool) -> None:
    scene = market(scores=scores, edition=ZMAN)
    assert (scene.kind == "choose_tile") == free


@clause("BAZAAR-32", "BAZAAR-31")
@pytest.mark.parametrize(
    ("edition", "option", "kind"),
    [
        (FIRST, None, "auction_choose"),
        (NEW, None, "auction_choose"),
        (NEW, "when-all-zero", "choose_tile"),
        (ZMAN, "off", "auction_choose"),
    ],
)
def test_when_the_variant_is_used(edition: str, option: str | None, kind: str) -> None:
    options = {"bazaar.free_variant": option} if option else {}
    assert market(edition=edition, options=options).kind == kind


@clause("BAZAAR-32")
@pytest.mark.parametrize(
    ("keys", "kind"),
    [
        ({"edition": ZMAN}, "choose_tile"),
        ({"edition": ZMAN, "options": {"bazaar.free_variant": "when-all-zero"}}, "auction_choose"),
        ({"edition": ZMAN, "revision": 2}, "auction_choose"),
        ({"edition": NEW, "options": {"bazaar.free_variant": "when-drawn-at-zero"}}, "choose_tile"),
    ],
)
def test_zman_counts_what_all_had_when_the_tile_was_drawn(keys: dict[str, Any], kind: str) -> None:
    """The tile that calls the bazaar also brings its player the first points of the game."""
    scene = stage("*LR@270 ??", hand=["BB/R.bi", "L", "L"], **keys).turn("??", 90, deploy="road@W")
    assert (scene.scores, scene.kind) == ([2, 0], kind)


@clause("BAZAAR-32")
def test_zman_counts_what_all_have_when_the_bazaar_is_held() -> None:
    scene = stage("*L ??", hand=["BB/F.b", "L", "L"], edition=ZMAN)
    scene.game.state.seats[1].score = 1
    scene.place("??")
    scene.game.state.seats[1].score = 0
    assert scene.end().kind == "choose_tile"


@clause("BAZAAR-33", "BAZAAR-35", "BASE-END-1")
@pytest.mark.parametrize("free", ["on", "off"])
def test_an_empty_stack_does_not_end_the_game_before_all_are_placed(free: str) -> None:
    scene = stage("*L ??", hand=["BB/F.b", "L", "L"], last=True, options={"bazaar.free_variant": free}).turn(
        "??"
    )
    if free == "on":
        choose(scene, 0)
    sold(scene)
    assert (view(scene.game)["left"], scene.seat) == (0, 1)
    scene.turn((-1, 0), deploy="monastery")
    assert scene.kind == "place_tile"
    scene.turn((0, 1))
    assert scene.game.over
    assert len(view(scene.game)["tiles"]) == 4


@clause("BAZAAR-3", "BASE-DRAW-2")
def test_bazaar_tile_that_fits_nowhere_starts_no_bazaar() -> None:
    scene = stage("*L", hand=["BB/Cccc.b", "RFr", "L", "L"])
    assert (scene.hand, view(scene.game)["discarded"]) == ("BA/RFr", ["BB/Cccc.b"])
    scene.turn((1, 0), 90)
    assert (scene.kind, scene.seat, view(scene.game)["auction"]) == ("place_tile", 1, None)
