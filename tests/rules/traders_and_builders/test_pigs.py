"""Chapter PIG."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import found, span
from tests.rules.scene import entries, on_board
from tests.rules.traders_and_builders.stage import BRIDGES, FARM, farmed, stage


@clause("PIG-1")
def test_pig_joins_a_farmer_of_its_owner() -> None:
    scene = stage("*RFr ??", hand=["RFr", "L"]).stand(0, "field@NL").place("??")
    assert scene.can_deploy("pig") == ["field@NL"]
    scene.deploy("field@NL", "pig")
    assert (scene.supply("pig"), scene.supply()) == ([0, 1], [6, 7])
    assert [a["type"] for a in scene.game.legal()] == ["end_turn"]


@clause("PIG-1")
def test_pig_on_a_farm_of_others_alone_is_refused() -> None:
    scene = stage("*RFr ??", hand=["RFr", "L"]).stand(1, "field@NL").place("??")
    refusal = scene.refuses_deploy("field@NL", "pig")
    assert (refusal.code, refusal.clause) == ("deploy.alone", "PIG-1")
    assert scene.can_deploy("pig") == []


@clause("PIG-1")
def test_pig_may_join_a_shared_farm() -> None:
    scene = stage("*RFr ??", hand=["RFr", "L"]).stand(1, "field@NL").stand(0, "field@NL").place("??")
    assert scene.can_deploy("pig") == ["field@NL"]
    assert scene.refuses_deploy("field@NL").clause == "BASE-DEPLOY-2"


@clause("PIG-1")
def test_pig_elsewhere_than_in_a_field_of_the_tile_just_placed_is_refused() -> None:
    scene = stage("*RFr ??", hand=["RFr", "L"]).stand(0, "field@NL").stand(0, "road@E").place("??")
    refusal = scene.refuses_deploy("road@W", "pig")
    assert (refusal.code, refusal.clause) == ("deploy.kind", "PIG-1")
    older = scene.refuses(type="deploy", piece="pig", x=0, y=0, feature="field@NL")
    assert older.code == "deploy.tile"


@clause("PIG-1")
def test_pig_beside_a_knight_is_refused() -> None:
    scene = stage("*C@90 ??", hand=["CFc.1", "L"]).stand(0, "city@E").place("??")
    refusal = scene.refuses_deploy("city@E", "pig")
    assert (refusal.code, refusal.clause) == ("deploy.kind", "PIG-1")


@clause("PIG-1")
def test_second_pig_is_refused() -> None:
    scene = farmed(stage("*RFr ??", hand=["RFr", "L"])).place("??")
    assert scene.refuses_deploy("field@NL", "pig").clause == "BASE-DEPLOY-5"


@clause("PIG-3")
def test_farm_with_pig_and_three_cities_brings_twelve() -> None:
    scene = farmed(stage(FARM)).finish()
    assert entries(scene) == [(0, "field", 12)]
    assert view(scene.game)["seats"][0]["supply"]["pig"] == 1


@clause("PIG-2")
def test_pig_does_not_count_for_the_majority() -> None:
    scene = farmed(stage(FARM)).stand(1, "field@NL").stand(1, "field@NL").finish()
    assert entries(scene) == [(1, "field", 9)]


@clause("PIG-4")
def test_pig_gives_others_nothing() -> None:
    scene = farmed(stage(FARM)).stand(1, "field@NL").finish()
    assert entries(scene) == [(0, "field", 12), (1, "field", 9)]


@clause("PIG-3")
def test_farm_of_a_big_follower_without_a_pig_brings_nine() -> None:
    scene = stage(FARM, expansions=["inns-and-cathedrals"]).stand(0, "field@NL", piece="big").finish()
    assert entries(scene) == [(0, "field", 9)]


@clause("PIG-5", "X8-PIG-1", "INT-27")
def test_a_castle_on_the_farm_brings_five() -> None:
    """Two cities and a castle: 4 + 4 + 5. Other tests have barns and herds of pigs."""
    scene = found(stage(FARM, expansions=[BRIDGES]), 1, 0, -1, "N")
    farmed(scene).stand(1, "field@NL").finish()
    assert entries(scene) == [(0, "field", 13), (1, "field", 10)]


@clause("PIG-6")
def test_pig_stays_while_a_farmer_of_its_owner_is_there() -> None:
    scene = farmed(stage(FARM, hand=["L", "L", "L"])).stand(0, "field@NL").stand(1, "field@NL")
    state = scene.game.state
    mine = [f for f in state.figures if f.kind.name == "meeple" and f.seat == 0]
    state.take_home(mine[0])
    scene.turn("??")
    assert scene.supply("pig") == [0, 1]
    state.take_home(mine[1])
    scene.turn((0, 2))
    assert scene.supply("pig") == [1, 1]


@clause("PIG-6")
def test_pigs_of_two_players_without_farmers_go_together() -> None:
    scene = farmed(farmed(stage(FARM, hand=["L", "L"])), 1)
    for farmer in [f for f in scene.game.state.figures if f.kind.name == "meeple"]:
        scene.game.state.take_home(farmer)
    assert scene.turn("??").supply("pig") == [1, 1]


@clause("PIG-7")
@pytest.mark.parametrize(("scoring", "points"), [("per-city-4", 5), ("per-farm-3-once", 4)])
def test_pig_counts_in_older_field_scoring(scoring: str, points: int) -> None:
    scene = farmed(stage(FARM, options={"farm.scoring": scoring})).stand(1, "field@NL").finish()
    assert scene.scores == [3 * points, 3 * (points - 1)]


@clause("PIG-7")
def test_pig_in_the_oldest_field_scoring_counts_at_its_own_field() -> None:
    """The farmer beyond the western city brings its 4 points, and the pig makes 5 of them all the same."""
    scene = farmed(stage(FARM, options={"farm.scoring": "per-city-4"}))
    scene.stand(0, "field@NL", (-2, 0)).stand(1, "field@NL", (2, 0))
    assert scene.look(-2, 0, "field@NL")["tiles"] == 1
    scene.finish()
    assert sorted(entries(scene)) == [(0, "field", 5), (0, "field", 5), (0, "field", 5), (1, "field", 4)]


@clause("INT-10")
def test_a_bridge_does_not_part_it_from_its_farmer() -> None:
    """Nor would it part a barn from anything: what lies under a bridge is one field."""
    scene = span(stage("*L ??", expansions=[BRIDGES], hand=["RFr", "L"]), 0, 0, "ns")
    scene.stand(0, "field@WL").place("??", 90)
    assert set(scene.can_deploy("pig")) == {"field@NL"}


@clause("BASE-FARM-8", "PIG-3")
@pytest.mark.parametrize(("pig", "points"), [((0, 0), 4), ((0, 1), 3)])
def test_a_city_that_pays_once_pays_with_the_first_field(pig: tuple[int, int], points: int) -> None:
    scene = on_board(
        "*C@180\nC",
        expansions=["traders-and-builders"],
        hand=["L"],
        options={"farm.scoring": "per-farm-3-once"},
    )
    for cell in ((0, 0), (0, 1)):
        scene.stand(0, "field@WL", cell)
    scene.stand(0, "field@WL", pig, "pig").finish()
    assert scene.scores == [points, 0]
