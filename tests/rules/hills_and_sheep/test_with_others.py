"""Hills, vineyards and shepherds with other expansions, each in play with them."""

from __future__ import annotations

from random import Random

from rules import Game, Setup, view
from rules.expansions.hills_and_sheep.flocks import SHEPHERD
from rules.turn.deploying import may_come
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import raise_barn
from tests.rules.bridges_castles_bazaars.stage import found, points, raise_it
from tests.rules.drawbridges.gate import cross, crossings
from tests.rules.hills_and_sheep.stage import (
    ABBEYS,
    BAG,
    BRIDGES,
    EXPANSION,
    TOWN,
    bag,
    flock,
    grow,
    herd,
    stage,
)
from tests.rules.princess_and_dragon.stage import EXPANSION as DRAGON
from tests.rules.princess_and_dragon.stage import MOVES, dragon_on, knights, step
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import EXPANSIONS as WANDERERS
from tests.rules.wanderer_mayors_office.stage import earned, office_sites, settle

DRAWBRIDGES, REGION, PHANTOM = "drawbridges", "monasteries", "phantom"
# A small city on a hill that a tile at ?? closes.
SMALL = "??\n*HS/CRr.h"


# Castles.


@clause("HILL-13", "X8-FLYER-1")
def test_the_tied_one_on_a_hill_decides_alone_about_a_small_city() -> None:
    scene = stage(SMALL, BRIDGES, hand=["C", "L", "L"], seats=3).stand(1, "city@N").stand(2, "city@N")
    move_up(scene.place("??", 180), 2)
    scene.end()
    assert (scene.kind, scene.seat) == ("castle", 1)
    raise_it(scene)
    assert (scene.kind, scene.supply()) == ("place_tile", [7, 6, 7])


def move_up(scene: Scene, seat: int) -> None:
    """Move the follower of a seat in the small city from the hill to the tile just placed."""
    figure = next(f for f in scene.game.state.figures if f.seat == seat)
    spot = scene.game.state.board.tiles[scene.newest].spot("city@S")
    assert spot is not None
    scene.game.state.move(figure, spot)


@clause("HILL-14")
def test_in_a_castle_nobody_stands_on_a_hill() -> None:
    scene = stage("C@180 . .\n*HS/CRr.h . .", BRIDGES, hand=["L", "L"])
    found(scene, 0, 0, 0, "N")
    assert "on_hills" not in scene.look(0, 0, "castle@N")
    # Followers in a castle are named by its first tile, here that of the hill.
    scene = stage("HS/CRr.h@180 . .\n*C . .", BRIDGES, hand=["L", "L"])
    found(scene, 0, 0, 0, "N")
    assert "on_hills" not in scene.look(0, -1, "castle@S")


@clause("INT-35", "X8-VINE-1", "VINE-6")
def test_castle_takes_what_a_monastery_brought_with_its_vineyards() -> None:
    """The castle lies beside the monastery, which a tile at ?? completes."""
    text = """
    C@180        C      HS/C!.v
    C            *L     ??
    HS/C!.v@180  C@180  HS/Cc.v@180
    """
    scene = stage(text, BRIDGES, hand=["C", "L", "L"], edition="new-2018")
    found(scene, 1, -1, 0, "N").stand(0, "monastery").turn("??", 90)
    assert entries(scene) == [(0, "monastery", 18), (1, "castle", 18)]
    assert points(scene) == [18]


# Drawbridges.


@clause("HILL-13", "DRAW-22", "DRAW-24")
def test_tie_that_a_hill_breaks_is_none_for_a_drawbridge() -> None:
    for tile, scores, kind in ("HS/CRr.h", [0, 3], "drawbridge"), ("CRr", [3, 3], "place_tile"):
        text = f"*DB/CFR.d .\n{tile}@270 ??"
        scene = stage(text, DRAWBRIDGES, hand=["LR", "L", "L"], edition="hig-2010")
        scene.stand(0, "road@S").stand(1, "road@N", (0, 1)).turn("??", 90)
        assert (scene.scores, scene.kind, scene.seat) == (scores, kind, 1)
        if kind == "drawbridge":
            assert crossings(scene) == [("meeple", (0, 1, "road@N"), (0, 0, "city@N"))]


@clause("HILL-12")
def test_follower_over_a_drawbridge_stands_on_the_tile_to_which_he_was_sent() -> None:
    for goal, counted in ((0, -1, "city@E"), {"0": 1}), ((0, 0, "city@N"), None):
        text = "HS/Cc.h.1@180\n*DB/CFR.d\n??"
        scene = stage(text, DRAWBRIDGES, hand=["LR", "L", "L"], edition="hig-2010").stand(0, "road@S")
        cross(scene.turn("??", 180), (0, 0, "road@S"), goal)
        assert scene.look(0, 0, "city@N").get("on_hills") == counted


# Wanderers and offices.


@clause("INT-70")
def test_hills_vineyards_and_sheep_change_nothing_for_a_wanderer() -> None:
    scene = stage("*AM/RC@180 HS/CFR.h@90 ??", *WANDERERS, hand=["C", "L"], supply={"abbey": 0})
    settle(scene, 0, "road@E")
    herd(scene, 1, 3, name="field@SL", where=(1, 0)).turn("??", 270)
    assert earned(scene) == [(0, "wanderer", 2)]


@clause("HILL-13", "OFFICE-4")
def test_tied_mayor_on_a_hill_alone_may_establish_an_office() -> None:
    town = TOWN.replace("CFc.1@90", "CFc+@90")
    for text, seats in (town, [1]), (town.replace("HS/CRr.h", "CRr"), [0, 1]):
        scene = stage(text, *WANDERERS, hand=["C", "L", "L"], supply={"abbey": 0})
        scene.stand(0, "city@N", (0, 0), "mayor").stand(1, "city@N", (0, 1), "mayor").turn("??", 180)
        asked = []
        while scene.kind == "office":
            assert office_sites(scene)
            asked.append(scene.seat)
            scene.act(type="pass")
        assert asked == seats


# Barns, builders, the phantom.


@clause("SHEEP-22")
def test_barn_and_shepherd_share_a_field() -> None:
    scene = herd(stage("L L\n*L ??", ABBEYS, supply={"abbey": 0}), 1, 3)
    scene.stand(0, "field@NL", (0, -1))
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert (flock(scene), scene.supply()) == ([(1, [3])], [7, 7])
    again = stage("L L\n*L L\n?? .", ABBEYS, supply={"abbey": 0}, sheep=[2])
    again.stand(1, "field@NL", (1, 0), "barn").place("??")
    assert again.can_deploy() == ["monastery"]
    again.deploy("field@NL", "shepherd").end()
    assert flock(again) == [(0, [2])]


@clause("SHEEP-4", "BARN-3")
def test_barn_with_a_shepherd_alone_drives_nobody_off() -> None:
    scene = herd(stage("L L\n*L ??", ABBEYS, supply={"abbey": 0}), 1, 3)
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert (flock(scene), entries(scene)) == ([(1, [3])], [])


@clause("PHANTOM-7")
def test_phantom_may_follow_a_shepherd_in_the_same_turn() -> None:
    scene = stage("*RFr ??", PHANTOM, hand=["RFr", "L"], sheep=[2]).place("??").deploy("field@NL", "shepherd")
    assert "road@E" in scene.can_deploy("phantom")
    assert scene.can_deploy() == []


# River.


@clause("HILL-15")
def test_river_lies_before_hills_come_and_the_tile_comes_from_the_stack() -> None:
    setup = Setup.from_json(
        {"seats": ["Ann", "Bob"], "expansions": [EXPANSION, "river"], "options": {"hs.sheep": "off"}}
    )
    order, rng = setup.bag(), Random(3)
    rng.shuffle(order)
    game = Game(setup, order)
    while not game.state.slots["hills"]:
        game.apply(rng.choice(game.legal()))
    assert game.draws[-1] == "?"
    assert not [tile for tile, number in game.state.bag.items() if number and tile.startswith("RI/")]


# Regional monasteries.


@clause("MONAS-22")
def test_hill_never_decides_among_lying_abbots() -> None:
    """They lie on one tile: none is on a hill, or all are."""
    scene = stage("*MO/M1", REGION, options={"monasteries.base": "keep"})
    scene.stand(0, "abbacy").stand(1, "abbacy")
    assert scene.look(0, 0, "abbacy")["holders"] == [0, 1]
    assert "on_hills" not in scene.look(0, 0, "abbacy")


# The dragon.

WALK = """
*DG/F.v  L    L
LR@270   RFr  ??
L        L    L
"""


@clause("SHEEP-23")
def test_dragon_sends_a_shepherd_home_and_his_flock_into_the_bag() -> None:
    scene = herd(stage(WALK, DRAGON, hand=[MOVES, "L", "L"]), 1, 3, where=(1, 0))
    dragon_on(scene, (0, 0)).turn("??")
    assert scene.kind == "dragon"
    step(scene, (1, 0))
    assert (flock(scene), bag(scene), scene.supply("shepherd")) == ([], BAG, [1, 1])
    assert entries(scene) == []


@clause("SHEEP-17", "SHEEP-23", "DRAGON-15")
def test_a_flock_is_asked_about_before_the_dragon_moves() -> None:
    board = "DG/F.v *L ?a"
    scene = herd(stage(board, DRAGON, hand=["DG/C.d", "L"], edition="hig-2010", sheep=[3]), 0, 2)
    dragon_on(scene, (-1, 0)).turn("?a")
    assert flock(grow(scene)) == [(0, [2, 3])]
    assert (flock(step(scene, (0, 0))), bag(scene), entries(scene)) == ([], BAG, [])


@clause("SHEEP-23")
def test_no_shepherd_comes_to_the_dragon_and_no_princess_touches_him() -> None:
    scene = dragon_on(stage("*DG/F.v ?a", DRAGON, hand=["L", "L"]), (0, 0))
    refusal = may_come(scene.game.state, 0, SHEPHERD, scene.game.state.board.tiles[0, 0].spots[0], "deploy")
    assert refusal is not None
    assert refusal.code == "dragon.here"
    assert knights(herd(scene, 0, 1)) == []


@clause("HILL-16")
def test_dragon_walks_over_hills_as_over_any_tile() -> None:
    board = WALK.replace("L    L\nLR", "L    HS/CC.h.2@90\nLR")
    scene = dragon_on(stage(board, DRAGON, hand=[MOVES, "L", "L"]), (0, 0)).turn("??")
    step(scene, (1, 0), (2, 0))
    assert view(scene.game)["dragon"]["x"] == 2
