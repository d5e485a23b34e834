"""Where a tile of the river may go: on from an open end, never straight back, never to an early end."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.river.stage import CURVE, IFI, LAKE, SOUTHWARD, SPRING, VOLCANO_LAKE, against, river
from tests.rules.scene import Scene

FORK, CITY_END, MONASTERY = "RI.2/III", "RI.2/IFC", "RI.2/LIFI"


def side(scene: Scene, x: int, y: int, rotation: int) -> str:
    """Return the first side at which the tile does not fit."""
    refusal = scene.refuses_place((x, y), rotation)
    assert (refusal.code, refusal.clause) == ("place.edge", "BASE-PLACE-2")
    return str(refusal.params["side"])


def refused(scene: Scene, x: int, y: int, rotation: int) -> tuple[str, str]:
    refusal = scene.refuses_place((x, y), rotation)
    return refusal.code, refusal.clause


@clause("RIVER-4")
def test_a_tile_of_the_river_carries_it_on() -> None:
    scene = river(IFI, LAKE)
    assert scene.can_place() == [(1, 0, 0), (1, 0, 180)]
    # Beside a bank of the spring it would fit as any tile does.
    assert refused(scene, 0, 1, 0) == ("river.on", "RIVER-4")
    assert side(scene, 1, 0, 90) == "W"


@clause("RIVER-4")
def test_the_other_edges_match_as_usual() -> None:
    scene = river("RI.1/CIRI", LAKE, start=(SPRING, ("BA/RFr", 1, 1, 90)))
    assert scene.can_place() == [(1, 0, 0)]
    assert side(scene, 1, 0, 180) == "S"


@clause("RIVER-4")
def test_the_land_keeps_off_an_open_end() -> None:
    scene = river("BA/L")
    assert side(scene, 1, 0, 0) == "W"
    assert (1, 0) not in {(x, y) for x, y, _ in scene.can_place()}
    assert scene.can_place()


@clause("RIVER-5")
def test_two_curves_in_the_same_sense_are_refused() -> None:
    """East, south, then west is no way for a river; east again is."""
    scene = river(CURVE, CURVE, LAKE).turn((1, 0), 0)
    assert refused(scene, 1, 1, 90) == ("river.back", "RIVER-5")
    assert scene.can_place() == [(1, 1, 180)]
    north = river(CURVE, CURVE, LAKE).turn((1, 0), 90)
    assert refused(north, 1, -1, 0) == ("river.back", "RIVER-5")
    assert north.can_place() == [(1, -1, 270)]


@clause("RIVER-5")
def test_a_straight_tile_in_between_lifts_the_ban() -> None:
    scene = river(CURVE, IFI, CURVE, LAKE).turn((1, 0), 0).turn((1, 1), 90)
    assert scene.can_place() == [(1, 2, 90), (1, 2, 180)]


@clause("HOUSE-8")
def test_a_city_may_end_a_branch_but_not_the_river() -> None:
    scene = river(FORK, CITY_END, MONASTERY, VOLCANO_LAKE).turn((1, 0), 0)
    assert {(x, y) for x, y, _ in scene.can_place()} == {(1, -1), (2, 0)}
    scene.turn((1, -1), 270)
    assert scene.hand == MONASTERY
    problem = against(scene, CITY_END, 2, 0, 0)
    assert problem is not None
    assert (problem.code, problem.clause) == ("river.end", "HOUSE-8")
    assert against(scene, VOLCANO_LAKE, 2, 0, 0) is None


@clause("HOUSE-8")
def test_the_city_that_may_not_end_the_river_waits() -> None:
    scene = river(CITY_END, MONASTERY, VOLCANO_LAKE, "BA/L")
    assert (scene.hand, scene.game.state.bag[CITY_END]) == (MONASTERY, 1)
    scene.turn((1, 0))
    # The lake ends the river, since nothing else can go there; then the city has no place any more.
    assert scene.hand == VOLCANO_LAKE
    scene.turn((2, 0))
    assert (scene.hand, scene.game.state.discarded) == ("BA/L", [CITY_END])


@clause("HOUSE-8")
def test_the_last_tile_of_all_may_end_it_as_a_city() -> None:
    assert river(CITY_END, "BA/L").can_place() == [(1, 0, 0)]


@clause("HOUSE-9")
def test_branches_do_not_meet() -> None:
    scene = river(FORK, CURVE, CURVE, IFI, LAKE).turn((1, 0), 0).turn((1, -1), 270)
    # The one branch points at (2, -1); the other may not be led there.
    assert refused(scene, 2, 0, 90) == ("river.apart", "HOUSE-9")
    assert (2, 0, 0) in scene.can_place()


@clause("HOUSE-9")
def test_no_tile_joins_two_open_ends() -> None:
    # Two springs whose rivers run towards each other.
    scene = river(IFI, LAKE, start=(SPRING, ("RI/s", 2, 0, 180)))
    assert scene.game.over or scene.hand is None or scene.can_place() == []
    problem = against(scene, IFI, 1, 0, 0)
    assert problem is not None
    assert (problem.code, problem.clause) == ("river.apart", "HOUSE-9")


@clause("HOUSE-10")
def test_a_branch_that_turns_is_a_curve() -> None:
    scene = river(FORK, CURVE, IFI, LAKE).turn((1, 0), 0)
    # North out of the fork is a turn to the left: no second one to the west; to the east it may go.
    assert refused(scene, 1, -1, 0) == ("river.back", "RIVER-5")
    assert (1, -1, 270) in scene.can_place()


@clause("HOUSE-10")
def test_a_branch_that_runs_on_is_straight() -> None:
    scene = river(FORK, CURVE, IFI, LAKE).turn((1, 0), 0)
    assert {rotation for x, y, rotation in scene.can_place() if (x, y) == (2, 0)} == {0, 90}


@clause("HOUSE-10")
def test_each_branch_of_a_fork_after_a_curve_is_judged() -> None:
    scene = river(FORK, IFI, IFI, LAKE, start=SOUTHWARD)
    # The curve turned right; no branch may turn right again, which leaves ahead and left.
    assert scene.can_place() == [(1, 1, 90)]
    assert refused(scene, 1, 1, 0) == ("river.back", "RIVER-5")
    assert refused(scene, 1, 1, 270) == ("river.back", "RIVER-5")


@clause("HOUSE-12")
def test_of_the_tiles_named_to_begin_with_the_first_is_upstream() -> None:
    scene = river(CURVE, LAKE, start=((CURVE, 1, 0, 0), (IFI, 2, 5, 0)))
    # A curve at which the river begins has no sense: both curves may follow it at either end.
    assert {p for p in scene.can_place() if p[:2] == (1, 1)} == {(1, 1, 90), (1, 1, 180)}
