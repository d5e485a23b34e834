"""PD-1 to PD-6 and DRAGON-1 to DRAGON-13: the tiles, volcanoes, and dragon tiles that lie aside."""

from __future__ import annotations

import pytest

from rules import Game, Setup, view
from rules.chance import Results
from rules.expansions.princess_and_dragon.dragon_and_fairy import dragon_of, shows
from rules.fairness import Shuffler
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import FARM, barns
from tests.rules.bridges_castles_bazaars.stage import auction
from tests.rules.princess_and_dragon.stage import (
    ABBEYS,
    BRIDGES,
    EXPANSION,
    FIRST,
    MOVES,
    NEW,
    TRADERS,
    dragon,
    dragon_on,
    fairy_on,
    offered,
    places,
    stage,
)
from tests.rules.scene import Scene, on_board
from tests.rules.traders_and_builders.stage import at_work

SEED = "5" * 64


def setup(edition: str = NEW, *more: str, seats: int = 2) -> Setup:
    names = ["Ann", "Bob", "Cid", "Dot"][:seats]
    return Setup.from_json({"seats": names, "edition": edition, "expansions": [EXPANSION, *more]})


@clause("PD-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_thirty_tiles_are_shuffled_in_and_dragon_and_fairy_stand_beside(edition: str) -> None:
    found = setup(edition)
    assert len(found.bag()) == 101
    marks = {mark: sum(shows(tile, mark) for tile in found.bag()) for mark in ("volcano", "dragon", "portal")}
    assert marks == {"volcano": 6, "dragon": 12, "portal": 6}
    seen = view(Game(found, found.bag()))
    assert "dragon" not in seen
    assert "fairy" not in seen
    assert seen["pieces"] == []


@clause("PD-2")
def test_in_the_new_edition_two_of_the_tiles_show_a_garden() -> None:
    gardens = {"DG/C.dG", "DG/Cc.pG"}
    assert gardens <= set(setup(NEW).bag())
    assert gardens.isdisjoint(setup(FIRST).bag())
    assert len(setup(NEW).bag()) == len(setup(FIRST).bag())


@clause("PD-3")
def test_monk_and_knights_of_a_monastery_in_a_city_do_not_hinder_each_other() -> None:
    scene = stage("*C@90 ?? . . DG/F.v", hand=["DG/LCcc.d", "L"]).stand(1, "city@E").place("??")
    assert scene.can_deploy() == ["field@SL", "monastery"]
    assert scene.look(1, 0, "monastery")["open"] == 7
    assert not scene.look(1, 0, "city@W")["complete"]


@clause("PD-4")
def test_the_tunnel_is_one_road_and_the_fields_beside_the_city_are_two() -> None:
    scene = stage("*DG/CRcr.d", hand=["L"])
    assert scene.look(0, 0, "road@N")["home"] == scene.look(0, 0, "road@S")["home"]
    north, south = scene.look(0, 0, "field@NL"), scene.look(0, 0, "field@SR")
    assert scene.look(0, 0, "field@NR")["home"] == north["home"] != south["home"]


@clause("PD-5", "DRAGON-37")
def test_the_volcano_at_the_lake_of_the_second_river_brings_the_dragon() -> None:
    scene = stage("*RI/s", "river", hand=["RI.2/I.v", MOVES], last=True)
    x, y, rotation = scene.can_place()[0]
    assert dragon(scene.place((x, y), rotation)) == {"x": x, "y": y}
    assert scene.end().hand == MOVES


@clause("PD-5")
def test_without_the_expansion_the_symbols_are_decoration() -> None:
    scene = on_board("*RI/s", expansions=["river"], hand=["RI.2/I.v"], last=True)
    x, y, rotation = scene.can_place()[0]
    assert dragon(scene.place((x, y), rotation)) is None
    assert scene.can_deploy() != []


@clause("PD-6")
def test_dragon_and_fairy_count_for_nobody_and_hinder_no_tile() -> None:
    scene = fairy_on(dragon_on(stage("*LR@270 ??", hand=["RFr", "L"]), (0, 0)), (0, 0)).place("??")
    assert (scene.look(0, 0, "road@E")["figures"], scene.look(0, 0, "road@E")["holders"]) == ([], [])
    assert "road@E" in scene.can_deploy()


@clause("DRAGON-1", "DRAGON-4")
def test_the_dragon_is_put_on_a_volcano_just_placed_and_eats_nobody() -> None:
    scene = stage("*DG/F.v L ??", hand=["DG/F.v", "L"]).stand(1, "monastery", (1, 0)).place("??")
    assert dragon(scene) == {"x": 2, "y": 0}
    assert scene.kind == "act"
    assert scene.end().kind == "place_tile"
    assert scene.supply() == [7, 6]


@clause("DRAGON-1")
def test_the_first_volcano_brings_it_from_beside_the_board() -> None:
    scene = stage("*L ??", hand=["DG/F.v", "L"])
    assert dragon(scene) is None
    assert dragon(scene.place("??")) == {"x": 1, "y": 0}


@clause("DRAGON-2", "PHANTOM-14")
@pytest.mark.parametrize("piece", ["meeple", "builder", "pig", "phantom"])
def test_nothing_is_deployed_on_the_volcano_just_placed(piece: str) -> None:
    scene = stage("*RFr ??", TRADERS, "phantom", hand=["DG/RFr.v", "L"])
    scene.stand(0, "road@E").stand(0, "field@NL").place("??")
    assert scene.can_deploy(piece) == []
    spot = "field@NL" if piece == "pig" else "road@W"
    if piece in ("builder", "pig"):
        refusal = scene.refuses_deploy(spot, piece)
        assert (refusal.code, refusal.clause) == ("dragon.here", "DRAGON-2")
    assert offered(scene) == {"end_turn", "move_fairy"}


@clause("DRAGON-3", "FAIRY-3")
def test_on_a_volcano_turn_fairy_bridge_and_recall_are_open() -> None:
    options = {"abbot.enabled": "yes"}
    scene = stage("*LR@270 ?? LR@90", BRIDGES, hand=["DG/F.v", "L"], options=options)
    scene.stand(0, "monastery", piece="abbot").place("??")
    scene.act(type="build_bridge", x=1, y=0, axis="ew")
    assert offered(scene) == {"end_turn", "move_fairy", "recall"}


@clause("DRAGON-3", "DRAGON-5")
def test_a_barn_may_stand_at_a_corner_of_the_volcano() -> None:
    scene = stage(FARM, ABBEYS, hand=["DG/F.v", "L"]).place("??")
    assert barns(scene) == [("NW", "field@NL")]
    assert scene.can_deploy() == []


@clause("DRAGON-6", "PORTAL-11")
def test_a_volcano_without_the_dragon_is_like_any_other_tile() -> None:
    scene = dragon_on(stage("*DG/F.v L ??", hand=["DG/RRR.g", "L"]), (1, 0)).place("??", 270)
    assert (0, 0, "field@NL") in places(scene)
    assert {place[:2] for place in places(scene)} == {(0, 0), (2, 0)}


@clause("DRAGON-7", "DRAGON-9")
def test_dragon_tiles_before_the_first_volcano_are_set_aside_and_others_drawn() -> None:
    scene = stage("*L", hand=["DG/Rr.d", MOVES, "L", "L"])
    seen = view(scene.game)
    assert (seen["aside"], seen["turn"]["tile"], seen["discarded"]) == (["DG/Rr.d", MOVES], "BA/L", [])
    assert seen["left"] == len(scene.game.setup.bag()) - 3


@clause("DRAGON-8", "DRAGON-10")
def test_with_the_first_volcano_they_are_shuffled_into_the_stack() -> None:
    found = setup()
    order = ["DG/Rr.d", MOVES, "DG/F.v"]
    game = Game(found, order, Results(None, Shuffler(SEED, ["a", "b"])))
    before = game.state.tiles_left
    place = next(a for a in game.legal() if a["type"] == "place_tile")
    game.apply(place)
    assert game.state.tiles_left == before + 2
    assert "aside" not in view(game)
    rest = sorted(game.state.bag.elements())
    expected = Shuffler(SEED, ["a", "b"]).order(rest, "volcano")
    game.apply({"seat": 0, "type": "end_turn"})
    drawn = game.draws[len(order) :]
    assert list(drawn) == expected[: len(drawn)] != []


@clause("DRAGON-10")
def test_with_nothing_aside_the_order_stays() -> None:
    shuffler = Shuffler(SEED, ["a", "b"])
    found = setup()
    game = Game(found, ["DG/F.v"], Results(None, shuffler))
    plain = shuffler.order(found.bag())
    plain.remove("DG/F.v")
    game.apply(game.legal()[0])
    game.apply({"seat": 0, "type": "end_turn"})
    assert list(game.draws[1:]) == plain[: len(game.draws) - 1] != []


@clause("DRAGON-10", "BASE-TS-4")
def test_the_first_volcano_can_be_undone_and_gives_the_same_order_wherever_it_goes() -> None:
    found: list[tuple[str | None, tuple[str, ...]]] = []
    for first, then in ((0, 0), (1, 1), (0, 1)):
        game = Game(setup(), ["DG/Rr.d", "DG/F.v"], Results(None, Shuffler(SEED, ["a", "b"])))
        start, legal = view(game), game.legal()
        game.apply(legal[first])
        assert view(game) != start
        game.undo(0)
        assert view(game) == start
        assert view(game)["aside"] == ["DG/Rr.d"]
        game.apply(legal[then])
        game.apply({"seat": 0, "type": "end_turn"})
        found.append((game.state.hand, game.draws))
    assert found[0] == found[1] == found[2]


@clause("DRAGON-9", "DRAGON-10")
def test_after_an_undone_volcano_that_is_given_up_the_stack_lies_as_before() -> None:
    shuffler = Shuffler(SEED, ["a", "b"])
    found = Setup.from_json(
        {
            "seats": ["Ann", "Bob"],
            "expansions": [BRIDGES, EXPANSION],
            "start": [{"tile": "BA/RRRR", "x": 0, "y": 0, "rotation": 0}],
        }
    )
    game = Game(found, ["DG/Rr.d", "DG/F.v"], Results(None, shuffler))
    assert {action.get("needs") for action in game.legal() if action["type"] == "place_tile"} == {"bridge"}
    game.apply(next(action for action in game.legal() if action["type"] == "place_tile"))
    game.undo(0)
    game.apply({"seat": 0, "type": "discard_tile"})
    plain = shuffler.order(found.bag())
    plain.remove("DG/Rr.d")
    plain.remove("DG/F.v")
    assert list(game.draws[2:]) == plain[: len(game.draws) - 2] != []
    assert dragon_of(game.state) is None


@clause("DRAGON-11")
def test_tiles_aside_stay_out_when_the_stack_is_empty() -> None:
    scene = stage("*L ??", hand=["L", MOVES], last=True)
    scene.turn("??")
    assert scene.game.over
    assert view(scene.game)["aside"] == [MOVES]


@clause("DRAGON-11")
def test_a_volcano_as_the_last_tile_brings_them_back_and_the_game_goes_on() -> None:
    scene = stage("*RFr ??", hand=[MOVES, "DG/RFr.v"], last=True)
    scene.game = Game(scene.game.setup, [MOVES, "DG/RFr.v", MOVES])
    assert (view(scene.game)["left"], scene.hand) == (0, "DG/RFr.v")
    scene.turn("??")
    assert (scene.hand, scene.seat, view(scene.game)["left"]) == (MOVES, 1, 0)


def row(scene: Scene) -> list[str]:
    """Return the tiles on offer."""
    return [place["tile"] for place in auction(scene)["row"]]


@clause("DRAGON-12")
def test_a_dragon_tile_turned_up_for_a_sale_is_set_aside_and_the_next_turned_up() -> None:
    scene = stage("*L ??", BRIDGES, hand=["BB/F.b", MOVES, "DG/F.v", "L", "L"]).turn("??")
    assert row(scene) == ["DG/F.v", "BA/L"]
    assert view(scene.game)["aside"] == [MOVES]


@clause("DRAGON-12", "BAZAAR-5", "BAZAAR-6")
@pytest.mark.parametrize(("others", "held"), [(1, False), (2, True)])
def test_dragon_tiles_nobody_has_seen_are_not_counted_for_a_sale(others: int, held: bool) -> None:
    hand = ["BB/F.b", *["L"] * others, MOVES, MOVES]
    scene = stage("*L ??", BRIDGES, hand=hand, last=True).turn("??")
    assert (view(scene.game)["auction"] is not None) == held


@clause("DRAGON-12", "BAZAAR-5")
def test_once_the_dragon_is_in_play_its_tiles_count_for_a_sale() -> None:
    scene = stage("*DG/F.v ??", BRIDGES, hand=["BB/F.b", MOVES, MOVES], last=True).turn("??")
    assert view(scene.game)["auction"] is not None


@clause("DRAGON-12", "BAZAAR-5")
def test_a_dragon_tile_is_set_aside_while_just_enough_tiles_for_the_sale_are_left() -> None:
    scene = stage("*L ??", BRIDGES, hand=["BB/F.b", "L", MOVES, "L"], last=True).turn("??")
    assert row(scene) == ["BA/L", "BA/L"]
    assert view(scene.game)["aside"] == [MOVES]


@clause("DRAGON-12", "BAZAAR-24")
@pytest.mark.parametrize("volcano", [False, True])
def test_a_dragon_tile_that_nothing_replaces_stays_on_offer_until_its_buyer_places(volcano: bool) -> None:
    options = {"bazaar.builder_turn": "before", "bazaar.free_variant": "on"}
    text = "*LR@270 ?a ?b\nLR@270 RFr ??\n. . ."
    hand = ["BB/RFR.b", MOVES, "DG/F.v" if volcano else "BA/L", "L"]
    scene = at_work(stage(text, BRIDGES, TRADERS, hand=hand, last=True, options=options)).turn("?a", 90)
    assert (scene.hand, view(scene.game)["left"]) == ("BA/L", 0)
    scene.turn((-1, 0))
    assert row(scene) == [MOVES, hand[2]]
    if volcano:
        scene.act(type="choose_tile", tile=1).turn((-1, 1))
        assert (scene.seat, scene.hand) == (0, MOVES)
    else:
        scene.act(type="choose_tile", tile=0)
        assert (scene.seat, scene.hand, view(scene.game)["aside"]) == (0, "BA/L", [MOVES])


@clause("DRAGON-13")
def test_a_volcano_among_the_start_tiles_has_the_dragon_on_it() -> None:
    assert dragon(stage("*DG/F.v L DG/C.v")) == {"x": 2, "y": 0}
    scene = stage("*DG/RFr.d", hand=["L"])
    assert dragon(scene) is None
    assert scene.kind == "place_tile"


@clause("DRAGON-1", "BRIDGE-16")
def test_the_dragon_is_on_the_volcano_before_the_bridge_that_its_tile_needs() -> None:
    scene = stage("*LR@270 ??", BRIDGES, hand=["DG/F.v", "L"]).place("??")
    assert offered(scene) == {"build_bridge"}
    assert dragon(scene) == {"x": 1, "y": 0}
