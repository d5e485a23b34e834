"""Chapter OFFICE, section 6: establishing the office."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import decline, found, points, raise_it
from tests.rules.drawbridges.gate import cross
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import (
    FIRST,
    NEW,
    X8,
    earned,
    establish,
    office_sites,
    roads,
    settle,
    stage,
    standing,
)

# A city of three tiles with a coat of arms, which the next tile completes.
CITY = "*C@90  CFc+  ??"
SITE = (1, 0, "city@E")


def scored(*mayors: int, knights: tuple[int, ...] = (), board: str = CITY, **keys: object) -> Scene:
    """Ann has completed the city in which these seats have a mayor, and these a knight."""
    scene = stage(board, **{"hand": ["C", "L", "L"], **keys})
    for seat in mayors:
        scene.stand(seat, "city@W", (1, 0), "mayor")
    for seat in knights:
        scene.stand(seat, "city@W", (1, 0))
    return scene.turn("??", 270)


@clause("OFFICE-1", "OFFICE-6", "OFFICE-11", "MAYOR-10")
def test_whose_mayor_scores_a_city_may_establish_an_office() -> None:
    """Any player may have completed it; on the mayor's tile, after the points and before he goes home."""
    scene = scored(1)
    assert (scene.seat, scene.kind, scene.scores) == (1, "office", [0, 8])
    decision = view(scene.game, 1)["decision"]
    assert decision["about"] == {"x": 0, "y": 0, "feature": "city@E"}
    assert [a["type"] for a in decision["actions"]] == ["pass", "place_office"]
    assert (office_sites(scene), scene.supply("mayor")) == ([SITE], [1, 0])
    refusal = scene.refuses(type="place_office", x=0, y=0, feature="city@E")
    assert (refusal.code, refusal.clause) == ("office.tile", "OFFICE-6")
    assert scene.refuses(type="place_office", x=1, y=0, feature="field@NL").clause == "OFFICE-1"
    assert scene.refuses(type="place_office", x=9, y=0, feature="city@E").clause == "OFFICE-1"
    establish(scene)
    assert standing(scene, "office") == [(1, *SITE)]
    assert (scene.supply("office"), scene.supply("mayor"), scene.seat) == ([1, 0], [1, 1], 1)


@clause("OFFICE-1", "OFFICE-11")
def test_office_is_optional() -> None:
    scene = scored(0).act(type="pass")
    assert (standing(scene, "office"), scene.supply("office"), scene.kind) == ([], [1, 1], "place_tile")
    assert scored(knights=(0,)).kind == "place_tile"


@clause("OFFICE-2")
def test_an_office_that_stands_elsewhere_may_move() -> None:
    scene = stage(f"{CITY}\n.  .  .\nC@90  C@270  .", hand=["C", "L"])
    settle(scene, 0, "city@E", (0, 2), "office")
    scene.stand(0, "city@W", (1, 0), "mayor").turn("??", 270)
    assert office_sites(scene) == [SITE]
    establish(scene)
    assert (standing(scene, "office"), scene.supply("office")) == ([(0, *SITE)], [0, 1])


@clause("OFFICE-2")
def test_the_office_of_another_player_stays_where_it_is() -> None:
    scene = stage(f"{CITY}\n.  .  .\nC@90  C@270  .\n.  .  .\nC@90  C@270  .", hand=["C", "L"])
    settle(scene, 1, "city@E", (0, 2), "office")
    settle(scene, 0, "city@E", (0, 4), "office")
    scene.stand(0, "city@W", (1, 0), "mayor").turn("??", 270)
    establish(scene)
    assert sorted(standing(scene, "office")) == [(0, *SITE), (1, 0, 2, "city@E")]


@clause("OFFICE-2", "HOUSE-21")
def test_of_several_offices_the_oldest_moves_when_none_is_left() -> None:
    board = f"{CITY}\n.  .  .\nC@90  C@270  .\n.  .  .\nC@90  C@270  ."
    for held, moves in ((2, False), (1, True)):
        scene = stage(board, hand=["C", "L"], supply={"abbey": 0, "office": 1 + held})
        settle(scene, 0, "city@E", (0, 4), "office")
        if moves:
            settle(scene, 0, "city@E", (0, 2), "office")
        scene.stand(0, "city@W", (1, 0), "mayor")
        establish(scene.turn("??", 270))
        assert ((0, 0, 4, "city@E") in standing(scene, "office")) != moves
        assert (0, *SITE) in standing(scene, "office")


@clause("OFFICE-2", "HOUSE-21")
def test_moved_office_counts_from_its_move() -> None:
    """Two offices; the one that came to the board first has been moved since, so the other one moves."""
    board = f"{CITY}\n.  .  .\nC@90  C@270  .\n.  .  .\nC@90  C@270  ."
    scene = stage(board, hand=["C", "L"], supply={"abbey": 0, "office": 2})
    moved = settle(scene, 0, "city@E", (0, 4), "office")
    settle(scene, 0, "city@E", (0, 2), "office")
    roads(scene).arrived[moved] = scene.game.state.turn_number
    scene.stand(0, "city@W", (1, 0), "mayor")
    establish(scene.turn("??", 270))
    assert sorted(standing(scene, "office")) == [(0, 0, 4, "city@E"), (0, *SITE)]


@clause("OFFICE-2")
def test_without_an_office_there_is_nothing_to_ask() -> None:
    assert scored(0, supply={"abbey": 0, "office": 0}).kind == "place_tile"


@clause("OFFICE-3", "INT-41")
def test_points_by_a_castle_next_door_are_not_the_mayors() -> None:
    """Ann's mayor counts one, Bob's knights two; Ann's castle takes the 8 of their city."""
    scene = stage(f"{CITY}\nC@90  C@270  .", X8, hand=["C", "L"], edition=FIRST)
    found(scene, 0, 0, 1, "E")
    scene.stand(0, "city@W", (1, 0), "mayor").stand(1, "city@E").stand(1, "city@E").turn("??", 270)
    assert (points(scene), scene.scores, scene.kind) == ([8], [8, 8], "place_tile")


@clause("OFFICE-4", "OFFICE-10")
def test_a_tie_is_enough() -> None:
    scene = scored(0, knights=(1,))
    assert (scene.scores, scene.kind, scene.seat) == ([8, 8], "office", 0)
    assert establish(scene).kind == "place_tile"
    assert scored(0, knights=(1, 1)).kind == "place_tile"


@clause("OFFICE-5", "OFFICE-11", "OFFICE-12")
def test_all_tied_mayors_may_establish_an_office() -> None:
    """Clockwise from the active player, who is the second here; on one tile if it comes to that."""
    scene = stage(f"??2  .  .\n{CITY.replace('*', '')}", hand=["L", "C", "L"], seats=3)
    for seat in (0, 2):
        scene.stand(seat, "city@W", (1, 1), "mayor")
    scene.turn("??2").turn("??", 270)
    asked = []
    while scene.kind == "office":
        asked.append(scene.seat)
        establish(scene)
    assert asked == [2, 0]
    assert standing(scene, "office") == [(2, 1, 1, "city@E"), (0, 1, 1, "city@E")]


@clause("OFFICE-10")
@pytest.mark.parametrize(("tile", "asked"), [("CFc+", True), ("CFc.1", False)])
def test_the_mayor_must_count_for_something(tile: str, asked: bool) -> None:
    """Beside a knight of one's own; it isn't asked who would win without him."""
    scene = scored(0, knights=(0,), board=CITY.replace("CFc+", tile))
    assert scene.scores == [8 if asked else 6, 0]
    assert (scene.kind == "office") == asked


@clause("OFFICE-13")
def test_office_in_a_castle_is_refused() -> None:
    """The mayor in a small city with a coat of arms: converted it brings nothing, else he may."""
    scene = stage("*C@90  ??", X8, hand=["AM/C!+", "L"], edition=NEW)
    scene.place().deploy("city@W", "mayor").end()
    assert scene.kind == "castle"
    raise_it(scene)
    assert (scene.kind, scene.scores) == ("place_tile", [0, 0])
    scene = stage("*C@90  ??", X8, hand=["AM/C!+", "L"], edition=NEW)
    decline(scene.place().deploy("city@W", "mayor").end())
    assert (scene.kind, scene.scores) == ("office", [6, 0])


@clause("OFFICE-15")
def test_an_office_is_no_follower() -> None:
    scene = establish(scored(0))
    city = scene.look(0, 0, "city@E")
    assert city["figures"] == [{"seat": 0, "piece": "office"}]
    assert city["holders"] == []
    assert not scene.game.state.board.tiles[1, 0].spots[0].feature.occupied


@clause("OFFICE-9", "WANDER-36")
def test_office_is_worth_nothing_at_the_end() -> None:
    scene = establish(scored(0)).finish()
    assert entries(scene) == [(0, "city", 8)]
    assert (scene.supply("office"), standing(scene, "office")) == ([1, 1], [])


@clause("OFFICE-11")
def test_a_seat_that_leaves_establishes_nothing() -> None:
    scene = scored(1, 2, seats=3).forfeit(1)
    assert (scene.kind, scene.seat) == ("office", 2)
    establish(scene)
    assert standing(scene, "office") == [(2, *SITE)]


@clause("INT-55")
def test_a_follower_who_came_over_a_drawbridge_is_no_mayor() -> None:
    board = "??2\nCFc+@90\n*DB/CFR.d\n??"
    scene = stage(board, "drawbridges", hand=["LR", "C", "L"], edition=FIRST).stand(0, "road@S", (0, 0))
    cross(scene.turn("??", 180), (0, 0, "road@S"), (0, 0, "city@N"))
    scene.turn("??2", 180)
    assert scene.kind == "place_tile"
    assert (0, "city", 8) in entries(scene)
    assert earned(scene) == []
