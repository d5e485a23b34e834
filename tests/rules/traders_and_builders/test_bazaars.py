"""Double turns and bazaars: which comes first, and what waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules import Game, Record, describe_options, record_of, view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import auction, bridges, build
from tests.rules.scene import Scene, entries
from tests.rules.traders_and_builders.stage import ABBEYS, BRIDGES, at_work, first_fit, halves, stage

FREE = {"bazaar.free_variant": "on"}
BEFORE = {**FREE, "bazaar.builder_turn": "before"}
# The road of seat 0's builder, and another one.
BOARD = "*LR@270 ?a ?b\nLR@270 ?c ?d\n. . ."
# A bazaar tile that ends the road which enters it.
BAZAAR = "BB/RFR.b"


def market(then: Sequence[str], options: dict[str, str] | None = None, **keys: Any) -> Scene:
    """Seat 0 has just placed a bazaar tile on its builder's road, and ended that."""
    scene = stage(BOARD, expansions=[BRIDGES], hand=[BAZAAR, *then], options=options or FREE, **keys)
    return at_work(scene).turn("?a", 90)


def choose(scene: Scene, tile: int) -> Scene:
    return scene.act(type="choose_tile", tile=tile)


def tiles(scene: Scene) -> list[str | None]:
    return [place["tile"] for place in auction(scene)["row"]]


def quiet(scene: Scene) -> bool:
    """Return whether no sale is to be seen."""
    return view(scene.game)["auction"] is None


@clause("BUILDER-10", "X8-BUILDER-2", "INT-46")
def test_the_bazaar_and_all_its_placements_come_first() -> None:
    scene = market(["L", "L", "RFr", "C"])
    assert (scene.scores, scene.supply("builder")) == ([2, 0], [1, 1])
    assert (scene.kind, scene.seat, auction(scene)["host"]) == ("choose_tile", 1, 0)
    first_fit(choose(scene, 0))
    assert (scene.seat, scene.hand, halves(scene)) == (0, "BA/L", (0, 1, 1))
    first_fit(scene)
    assert (scene.seat, scene.hand, halves(scene), quiet(scene)) == (0, "BA/RFr", (0, 2, 2), True)
    first_fit(scene)
    assert (scene.seat, scene.hand, halves(scene)) == (1, "BA/C", (1, 1, 1))


@clause("BUILDER-10", "X8-BUILDER-2")
def test_waiting_bazaars_come_before_the_second_half_too() -> None:
    """Seat 1's tile fits nowhere, the one drawn for it is a bazaar: held before seat 0 goes on building."""
    scene = market(["Cccc+", "L", "BB/F.b", "L", "L", "RFr", "C"])
    choose(scene, 0)
    assert scene.hand == "BB/F.b"
    first_fit(first_fit(scene))
    assert (auction(scene)["host"], scene.kind, scene.seat) == (1, "choose_tile", 0)
    first_fit(first_fit(choose(scene, 0)))
    assert (scene.seat, scene.hand, halves(scene)) == (0, "BA/RFr", (0, 2, 2))


@clause("X8-BUILDER-2", "HOUSE-2")
def test_a_host_who_leaves_in_the_bazaar_has_no_second_half() -> None:
    scene = market(["L", "L", "L", "RFr", "C"], seats=3).forfeit(0)
    first_fit(choose(first_fit(choose(scene, 0)), 1))
    assert (scene.seat, scene.hand, halves(scene)) == (1, "BA/RFr", (1, 1, 1))


@clause("BRIDGE-2", "X8-BUILDER-2")
@pytest.mark.parametrize("mine", [True, False])
def test_one_bridge_a_turn_is_counted_across_the_bazaar(mine: bool) -> None:
    """What is built with the tiles got in between belongs to their turns."""
    options = {**FREE, "bridge.per": "turn"}
    scene = stage(BOARD, expansions=[BRIDGES], hand=[BAZAAR, "L", "L", "L", "L"], options=options)
    at_work(scene).place("?a", 90)
    if mine:
        build(scene, 1, 0, "ns")
    choose(scene.end(), 0).place((-1, 0))
    build(scene, -1, 0, "ns").end().place((0, -1))
    build(scene, 0, -1, "ew").end()
    assert halves(scene) == (0, 2, 2)
    scene.place((0, 2))
    assert bool(bridges(scene)) != mine


# Second half first.


@clause("X8-BUILDER-3")
def test_second_part_of_a_turn_may_come_before_the_reveal() -> None:
    scene = market(["L", "C", "RFr", "Rr", "CFc.1"], BEFORE)
    assert (scene.seat, scene.kind, scene.hand, quiet(scene)) == (0, "place_tile", "BA/RFr", True)
    assert view(scene.game)["turn"] == {"seat": 0, "tile": "BA/RFr", "half": 2, "halves": 2, "set_aside": 2}
    # Bazaar tile, two tiles aside, and the one in hand: none of these is face down in the stack.
    assert view(scene.game)["left"] == len(scene.game.setup.bag()) - 4
    scene.turn("?c")
    assert (tiles(scene), scene.seat) == (["BA/L", "BA/C"], 1)
    assert view(scene.game)["left"] == len(scene.game.setup.bag()) - 4
    assert "set_aside" not in view(scene.game)["turn"]
    first_fit(first_fit(choose(scene, 0)))
    assert (scene.seat, scene.hand, halves(scene)) == (1, "BA/Rr", (1, 1, 1))


@clause("X8-BUILDER-3")
def test_nobody_sees_what_is_set_aside() -> None:
    """Two orders that differ only there look the same to everybody until the tiles are revealed."""
    here = market(["L", "C", "RFr", "Rr"], BEFORE)
    there = market(["RCr", "CFc.1", "RFr", "Rr"], BEFORE)
    for seat in (None, 0, 1):
        assert view(here.game, seat) == view(there.game, seat)
    assert here.turn("?c").game.state.bag != there.turn("?c").game.state.bag


@clause("X8-BUILDER-3", "BASE-TS-4")
def test_the_second_half_can_be_undone_and_the_log_replayed() -> None:
    """From real play: the builder's road, a bazaar on it, and all that follows."""
    hand = ["RFr", "L", "RFr", "L", BAZAAR, "L", "C", "RFr", "L", "L"]
    board = "*LR@270 ?a ?b ?c\n. . . ."
    scene = stage(board, expansions=[BRIDGES], hand=hand, options=BEFORE)
    scene.turn("?a", deploy="road@E").turn((0, -1)).turn("?b", deploy="road@E", piece="builder")
    scene.turn((0, -2)).turn("?c", 90)
    before = view(scene.game)
    scene.game.apply(next(a for a in scene.game.legal() if "needs" not in a))
    scene.game.undo(0)
    assert view(scene.game) == before
    # A record of the game so far has the tiles set aside among its draws, and stands where the game stands.
    assert view(Record.from_json(record_of(scene.game).to_json()).game()) == before
    first_fit(scene)
    first_fit(first_fit(choose(scene, 1)))
    again = Game.replay(scene.game.setup, [f"BA/{t}" if "/" not in t else t for t in hand], scene.game.log)
    assert view(again) == view(scene.game)


@clause("X8-BUILDER-3", "BAZAAR-6")
def test_when_nothing_is_left_the_second_half_is_lost() -> None:
    scene = market(["L", "L"], BEFORE, last=True)
    assert (scene.kind, scene.seat, tiles(scene)) == ("choose_tile", 1, ["BA/L", "BA/L"])
    first_fit(first_fit(choose(scene, 0)))
    assert scene.game.over
    assert scene.game.state.tiles_left == scene.game.state.bag.total() == 0


@clause("X8-BUILDER-3", "BAZAAR-5")
@pytest.mark.parametrize("order", ["before", "after"])
def test_too_few_tiles_are_not_set_aside(order: str) -> None:
    scene = market(["RFr"], {**FREE, "bazaar.builder_turn": order}, last=True)
    assert (scene.hand, halves(scene), quiet(scene)) == ("BA/RFr", (0, 2, 2), True)
    assert "set_aside" not in view(scene.game)["turn"]
    assert first_fit(scene).game.over


@clause("X8-BUILDER-3", "X8-BUILDER-5")
def test_a_bazaar_met_in_that_second_half_waits_for_the_end_of_the_round() -> None:
    scene = market(["L", "L", "BB/F.b", "C", "Rr", "L", "L"], BEFORE)
    assert scene.hand == "BB/F.b"
    first_fit(scene)
    assert tiles(scene) == ["BA/L", "BA/L"]
    first_fit(first_fit(choose(scene, 0)))
    assert (tiles(scene), auction(scene)["host"], scene.seat) == (["BA/C", "BA/Rr"], 0, 1)
    first_fit(first_fit(choose(scene, 0)))
    assert (scene.seat, scene.hand, halves(scene)) == (1, "BA/L", (1, 1, 1))


@clause("X8-BUILDER-3", "HOUSE-2")
def test_seat_that_leaves_in_the_second_part_leaves_the_bazaar_to_the_others() -> None:
    scene = market(["L", "C", "Rr", "RFr", "L"], BEFORE, seats=3)
    assert (scene.seat, scene.hand) == (0, "BA/RFr")
    scene.forfeit(0)
    assert (scene.seat, tiles(scene)) == (1, ["BA/L", "BA/C", "BA/Rr"])
    assert view(scene.game)["discarded"] == ["BA/RFr"]
    first_fit(choose(first_fit(choose(scene, 0)), 1))
    assert (scene.seat, scene.hand, quiet(scene)) == (1, "BA/L", True)


@clause("X8-BUILDER-3", "HOUSE-4")
def test_when_all_but_one_leave_the_tiles_aside_stay_face_down() -> None:
    scene = market(["L", "C", "RFr", "L"], BEFORE).forfeit(1)
    assert scene.game.over
    state = scene.game.state
    assert state.tiles_left == state.bag.total()


@clause("X8-BUILDER-3", "BRIDGE-16")
def test_a_tile_given_up_there_is_replaced_from_below_those_set_aside() -> None:
    """Four roads meet nothing but fields."""
    hand = ["BB/R.bi", "L", "C", "RRRR", "RFr", "L"]
    scene = stage("*LR@270 ?a", expansions=[BRIDGES], hand=hand, options=BEFORE, edition="hig-2010")
    at_work(scene).turn("?a", 90)
    assert (scene.hand, scene.game.legal()[0]["type"]) == ("BA/RRRR", "discard_tile")
    scene.act(type="discard_tile")
    assert (scene.hand, halves(scene)) == ("BA/RFr", (0, 2, 2))
    assert tiles(first_fit(scene)) == ["BA/L", "BA/C"]


@clause("X8-BUILDER-3", "X8-ABBEY-1", "ABBEY-11")
@pytest.mark.parametrize(("left", "other"), [(1, "draw_tile"), (0, "pass")])
def test_an_abbey_may_stand_for_the_tile_below_those_set_aside(left: int, other: str) -> None:
    """Also when there is none: only the draw is lost."""
    board = BOARD + "\n.  .  .  .  L  .\n.  .  .  L  .  L\n.  .  .  .  L  ."
    hand = [BAZAAR, "L", "C", "RFr"][: 3 + left]
    scene = stage(board, expansions=[BRIDGES, ABBEYS], hand=hand, options=BEFORE, last=True)
    at_work(scene).act(type="draw_tile").turn("?a", 90)
    assert [a["type"] for a in scene.game.legal()] == sorted([other, "place_abbey"])
    assert view(scene.game)["left"] == left
    scene.act(type="place_abbey", x=4, y=4).end()
    assert tiles(scene) == ["BA/L", "BA/C"]


@clause("X8-BUILDER-3")
def test_only_a_tile_that_calls_a_bazaar_is_played_so() -> None:
    scene = stage(BOARD, expansions=[BRIDGES], hand=["RFr", "L", "C"], options=BEFORE)
    at_work(scene).turn("?a")
    assert (scene.hand, halves(scene), "set_aside" in view(scene.game)["turn"]) == ("BA/L", (0, 2, 2), False)


@clause("X8-BUILDER-2", "X8-BUILDER-3")
def test_the_order_is_an_option() -> None:
    row = next(o for o in describe_options()["options"] if o["name"] == "bazaar.builder_turn")
    assert row["values"] == ["after", "before"]
    assert set(row["presets"].values()) == {"after"}


# Bought tiles.


def bought(then: Sequence[str], **keys: Any) -> Scene:
    """Seat 0's bazaar earned nothing; seat 1 takes the tile with which it goes on with its own road."""
    scene = stage(BOARD, expansions=[BRIDGES], hand=["BB/F.b", "RFr", "L", *then], options=FREE, **keys)
    scene.stand(1, "road@E").stand(1, "road@E", piece="builder")
    return choose(scene.turn((-1, 0)), 0).turn("?a")


@clause("BUILDER-11", "X8-BUILDER-4", "INT-46")
@pytest.mark.parametrize("order", ["after", "before"])
def test_a_bought_tile_earns_its_second_half_at_once(order: str) -> None:
    options = {**FREE, "bazaar.builder_turn": order}
    scene = stage(BOARD, expansions=[BRIDGES], hand=["BB/F.b", "RFr", "L", "C", "Rr"], options=options)
    scene.stand(1, "road@E").stand(1, "road@E", piece="builder")
    choose(scene.turn((-1, 0)), 0).turn("?a")
    assert (scene.seat, scene.hand, halves(scene)) == (1, "BA/C", (1, 2, 2))
    first_fit(scene)
    assert (scene.seat, scene.hand, halves(scene)) == (0, "BA/L", (0, 1, 1))
    first_fit(scene)
    assert (scene.seat, scene.hand, quiet(scene)) == (1, "BA/Rr", True)


@clause("BUILDER-11", "X8-BUILDER-5")
def test_a_bazaar_met_there_waits_for_the_last_tile_of_the_round() -> None:
    scene = bought(["BB/CFR.b", "L", "C", "L"])
    assert scene.hand == "BB/CFR.b"
    first_fit(scene)
    assert (scene.seat, scene.hand, auction(scene)["host"]) == (0, "BA/L", 0)
    first_fit(scene)
    assert (auction(scene)["host"], scene.seat, tiles(scene)) == (1, 0, ["BA/L", "BA/C"])


@clause("BUILDER-11", "BUILDER-6")
def test_two_double_turns_in_one_another() -> None:
    """Seat 1 goes on building in the bazaar that comes between the halves of seat 0's turn."""
    scene = stage(BOARD, expansions=[BRIDGES], hand=[BAZAAR, "RFr", "L", "C", "Rr", "L"], options=FREE)
    at_work(scene).stand(1, "road@E", (0, 1)).stand(1, "road@E", (0, 1), "builder")
    choose(scene.turn("?a", 90), 0).turn("?c")
    assert (scene.hand, halves(scene)) == ("BA/C", (1, 2, 2))
    first_fit(scene)
    assert (scene.hand, halves(scene)) == ("BA/L", (0, 1, 1))
    first_fit(scene)
    assert (scene.hand, halves(scene)) == ("BA/Rr", (0, 2, 2))
    first_fit(scene)
    assert (scene.hand, halves(scene)) == ("BA/L", (1, 1, 1))
    assert entries(scene) == [(0, "road", 2)]
