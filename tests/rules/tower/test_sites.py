"""Foundations, tower pieces, and raising towers (TOWER-1 to TOWER-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Setup
from rules.tiles.catalogue import designs
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import span
from tests.rules.scene import entries, on_board
from tests.rules.tower.stage import (
    ABBEYS,
    BRIDGES,
    EXPANSION,
    INNS,
    NONE,
    TRADERS,
    build,
    heights,
    high,
    jailed,
    offered,
    posts,
    ransoms,
    rich,
    sites,
    stage,
)


@clause("TOWER-1")
@pytest.mark.parametrize(("edition", "gardens"), [("hig-2010", 0), ("zmg-2014", 0), ("new-2018", 2)])
def test_eighteen_tiles_with_a_foundation_are_mixed_in(edition: str, gardens: int) -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition, "expansions": [EXPANSION]})
    plain = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition})
    more = list((Counter(setup.bag()) - Counter(plain.bag())).elements())
    assert len(more) == 18
    assert all("tower" in designs()[tile].marks for tile in more)
    assert sum("garden" in designs()[tile].marks for tile in more) == gardens


@clause("TOWER-2")
@pytest.mark.parametrize(("seats", "pieces"), [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)])
def test_pieces_are_dealt_by_the_number_of_players(seats: int, pieces: int) -> None:
    assert stage(seats=seats).supply("tower") == [pieces] * seats


@clause("TOWER-3")
def test_a_built_piece_comes_back_to_nobody() -> None:
    scene = build(stage().place()).end()
    assert (scene.supply("tower"), heights(scene)) == ([9, 10], {(0, 0): 1})
    scene.finish()
    assert (scene.supply("tower"), heights(scene)) == ([9, 10], {(0, 0): 1})


@clause("TOWER-4")
def test_roads_that_meet_at_a_foundation_end_there_and_it_matches_nothing() -> None:
    scene = stage("*LR@270 ??", hand=["TO/RRR", "L"]).stand(0, "road@E").turn()
    assert entries(scene) == [(0, "road", 2)]
    assert (scene.look(1, 0, "road@N")["tiles"], scene.look(1, 0, "road@N")["open"]) == (1, 1)
    assert scene.game.state.board.tiles[1, 0].spot("tower") is None


@clause("TOWER-4", "WAGON-10")
def test_no_wagon_steps_over_a_foundation() -> None:
    scene = stage("*LR@270 ??", ABBEYS, hand=["TO/RRR", "L"], supply=NONE, edition="hig-2010")
    scene.stand(0, "road@E", piece="wagon").turn()
    assert [(a["x"], a["y"]) for a in scene.game.legal() if a["type"] == "move_wagon"] == [(0, 0)]
    assert scene.refuses(type="move_wagon", x=1, y=0, feature="road@N").clause.startswith("WAGON")


@clause("TOWER-5")
def test_without_the_expansion_a_foundation_is_decoration_and_roads_end_at_it() -> None:
    scene = on_board("*LR@270 ??", hand=["TO/RRR", "L"], last=True).stand(0, "road@E")
    assert "tower" not in scene.game.state.seats[0].supply
    assert "place_tower" not in offered(scene.place())
    assert entries(scene.end()) == [(0, "road", 2)]


@clause("TOWER-6")
def test_a_piece_goes_to_any_foundation_whatever_tile_was_placed() -> None:
    scene = stage("*TO/L L L L L L L L ??").place()
    assert sites(scene) == [(0, 0)]
    assert heights(build(scene)) == {(0, 0): 1}


@clause("TOWER-6")
def test_a_piece_goes_to_the_tile_just_placed_and_to_an_open_tower_too() -> None:
    scene = high(stage("*TO/L ??", hand=["TO/L", "L"]), 2).place()
    assert sites(scene) == [(0, 0), (1, 0)]
    assert heights(build(scene, 1, 0)) == {(0, 0): 2, (1, 0): 1}


@clause("TOWER-6")
@pytest.mark.parametrize("cell", [(1, 0), (9, 9)])
def test_no_piece_is_put_where_no_foundation_is(cell: tuple[int, int]) -> None:
    refusal = stage().place().refuses(type="place_tower", x=cell[0], y=cell[1])
    assert (refusal.code, refusal.clause) == ("tower.site", "TOWER-6")


@clause("TOWER-7", "TOWER-8")
def test_every_player_raises_every_open_tower_without_limit() -> None:
    scene = build(stage().place("??")).end()
    scene = build(scene.place("?b"))
    assert (scene.seat, heights(scene), scene.supply("tower")) == (1, {(0, 0): 2}, [9, 9])
    scene = build(high(stage(), 29).place("??"))
    assert heights(scene) == {(0, 0): 30}


@clause("TOWER-9", "INT-79")
def test_with_a_piece_there_is_no_other_figure_action() -> None:
    scene = stage("*TO/L LR@270 ??", TRADERS, INNS, ABBEYS, hand=["RFr", "L"], supply=NONE)
    scene.stand(0, "road@E", (1, 0)).stand(0, "field@NL", (1, 0)).place()
    assert {"deploy", "place_tower"} <= offered(scene)
    assert offered(build(scene).act(type="pass")) == {"end_turn"}
    for piece in ("meeple", "builder", "pig", "barn", "big"):
        assert scene.refuses_deploy("road@E", piece).code
    assert scene.refuses(type="place_tower", x=0, y=0).clause == "TOWER-9"


@clause("TOWER-9", "INT-79")
def test_after_a_figure_no_piece_is_put() -> None:
    scene = stage().place().deploy("monastery")
    refusal = scene.refuses(type="place_tower", x=0, y=0)
    assert (refusal.code, refusal.clause) == ("tower.used", "TOWER-9")


@clause("TOWER-9")
def test_no_figure_is_said_to_be_used_before_the_tile_is_placed() -> None:
    refusal = stage().refuses(type="place_tower", x=0, y=0)
    assert (refusal.code, refusal.clause) == ("type.now", "BASE-TURN-1")


@clause("TOWER-9", "INT-79")
def test_abbot_recalled_or_piece_put() -> None:
    scene = stage(options={"abbot.enabled": "yes"}).stand(0, "monastery", (-1, 0), "abbot").place()
    assert {"recall", "place_tower"} <= offered(scene)
    assert "recall" not in offered(build(scene))


@clause("TOWER-10", "X8-TOWER-1", "INT-3")
def test_neither_figures_nor_a_bridge_hinder_a_piece() -> None:
    scene = stage("*TO/L L ??\n. . ?b", BRIDGES, hand=["L", "L", "L"])
    span(scene, 0, 0, "ew").stand(1, "monastery").stand(0, "road@E").place()
    assert sites(scene) == [(0, 0)]
    # And a bridge is built over a tower's tile.
    build(scene).act(type="pass").end()
    assert heights(build(scene.place("?b"))) == {(0, 0): 2}


@clause("X8-TOWER-1", "INT-3")
def test_a_bridge_is_built_over_a_tower() -> None:
    scene = high(stage("*TO/L ??", BRIDGES, hand=["LR", "L"]), 2).place("??", 90)
    scene.act(type="build_bridge", x=0, y=0, axis="ew")
    assert heights(build(scene)) == {(0, 0): 3}


@clause("TOWER-11")
def test_without_pieces_nobody_builds_but_ransom_and_guards_go_on() -> None:
    scene = rich(jailed(high(stage(supply={"tower": 0}), 1), 1, 0), 0, 3).place()
    refusal = scene.refuses(type="place_tower", x=0, y=0)
    assert (refusal.code, refusal.clause) == ("tower.supply", "TOWER-11")
    assert (posts(scene), ransoms(scene)) == ([(0, 0)], [(1, "meeple")])
