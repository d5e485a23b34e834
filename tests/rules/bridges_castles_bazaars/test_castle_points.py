"""Chapter CASTLE, sections 3.2 and 3.3: the vicinity, what triggers a castle, what it brings."""

from __future__ import annotations

import pytest

from rules import view
from rules.expansions.bridges_castles_bazaars.castle import vicinity
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EDITIONS,
    FIRST,
    NEW,
    bridged,
    build,
    choices,
    decline,
    found,
    points,
    raise_it,
    stage,
    take,
)
from tests.rules.scene import Scene, entries

EAST_WEST = {(x, y) for x in (4, 5) for y in (6, 7, 8)}
NORTH_SOUTH = {(x, y) for x in (3, 4, 5) for y in (7, 8)}


@clause("CASTLE-17", "CASTLE-18")
@pytest.mark.parametrize(
    ("cells", "wanted"), [([(4, 7), (5, 7)], EAST_WEST), ([(4, 7), (4, 8)], NORTH_SOUTH)]
)
def test_six_cells_the_castle_in_the_middle(cells: list[tuple[int, int]], wanted: set[object]) -> None:
    assert vicinity(cells) == wanted


LONG_CITY = """
*C@90  C@270
C@180  .
CFc.1@90
CFc.1@90
CFc.1@90
CFc.1@90
CFc.1@90
CFc.1@90
??
"""


@clause("CASTLE-19", "CASTLE-24", "X8-GEN-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_castle_of_16_points(edition: str) -> None:
    """A city of eight tiles, one of them beside the castle: 16 for its holder, 16 for the castle."""
    scene = stage(LONG_CITY, hand=["C", "L"], edition=edition)
    found(scene, 0, 0, 0, "E").stand(1, "city@S", (0, 1)).turn("??")
    assert scene.scores == [16, 16]
    assert sorted(entries(scene)) == [(0, "castle", 16), (1, "city", 16)]
    assert scene.supply() == [7, 7]


@clause("CASTLE-27")
def test_holder_of_castle_and_feature_scores_twice() -> None:
    scene = stage("*C@90  C@270\nC@90 ??", hand=["C", "L"], supply={"castle": 0})
    scene.game.state.seats[0].supply["castle"] = 1
    found(scene, 0, 0, 0, "E").turn("??", 270, deploy="city@W")
    assert scene.scores == [8, 0]


@clause("CASTLE-19")
def test_cells_may_be_filled_later_but_not_beside_its_short_sides() -> None:
    scene = stage("LR@270 ?a . \n*C@90 C@270 ?c\n.  .  ?d", hand=["LR", "LR", "LR", "L"])
    found(scene, 1, 0, 0, "E").turn("?c", 180)
    assert points(scene) == [None]
    scene.turn("?a", 90)
    assert points(scene) == [2]
    scene = stage("*C@90 C@270 ?c\n.  .  ?d", hand=["LR", "LR", "L"])
    found(scene, 1, 0, 0, "E").turn("?c", 0).turn("?d", 180)
    assert (points(scene), scene.look(2, 0, "road@S")["complete"]) == ([None], True)


@clause("CASTLE-20")
def test_a_monastery_counts_by_its_own_tile() -> None:
    board = "L *C@90 C@270\nL L L\nL L ??"
    scene = found(stage(board, hand=["L", "L"]), 1, 0, 0, "E").stand(0, "monastery", (0, 1)).turn("??")
    assert scene.scores == [9, 9]


@clause("CASTLE-20")
def test_monastery_counts_not_by_the_tiles_around_it() -> None:
    board = ". *C@90 C@270\nRFr RFr RFr\nL L L\nL L ??"
    scene = found(stage(board, hand=["L", "L"]), 1, 0, 0, "E").stand(0, "monastery", (0, 2)).turn("??")
    assert (scene.scores, points(scene)) == ([9, 0], [None])


@clause("CASTLE-21", "CASTLE-22", "CASTLE-37")
def test_nothing_completed_with_it_or_before_it_counts() -> None:
    scene = stage(".  *C@180 .\nLR@270 ?? LR@90", hand=["RCr", "L", "L"]).stand(1, "road@E", (-1, 1))
    scene.turn("??", deploy="city@N")
    raise_it(scene)
    assert (scene.scores, points(scene)) == ([0, 3], [None])
    scene.turn((0, -1))
    assert points(scene) == [None]


@clause("CASTLE-21", "BAZAAR-23")
def test_the_tiles_of_a_bazaar_are_rounds_of_their_own() -> None:
    """The host raises a castle; the tile that the next player got completes a road beside it."""
    scene = stage(
        "*C@90 ??\nLR@270 ?r",
        hand=["BB/CFR.b", "LR", "L"],
        options={"bazaar.free_variant": "on"},
    )
    scene.turn("??", 270, deploy="city@W")
    raise_it(scene)
    assert (scene.kind, scene.seat, points(scene)) == ("choose_tile", 1, [None])
    scene.act(type="choose_tile", tile=0).turn("?r", 90)
    assert (points(scene), scene.scores) == ([2], [2, 0])


@clause("CASTLE-22")
def test_feature_completed_before_never_counts() -> None:
    scene = stage("*C@90 ??\nLR@270 LR@90", hand=["C", "L"]).turn("??", 270, deploy="city@W")
    raise_it(scene)
    scene.turn((-1, 0))
    assert points(scene) == [None]


@clause("CASTLE-23", "CASTLE-26", "CASTLE-30")
def test_the_first_feature_is_scored_however_poor() -> None:
    scene = found(stage("C@90 ?b\n*C@90 C@270\nLR@270 ?a", hand=["LR", "C", "L"]), 1, 0, 0, "E")
    scene.turn("?a", 90)
    assert (points(scene), scene.scores, scene.supply()) == ([2], [0, 2], [7, 7])
    scene.turn("?b", 270)
    assert (points(scene), scene.scores) == ([2], [0, 2])


@clause("CASTLE-25", "CASTLE-24")
@pytest.mark.parametrize(("middle", "worth"), [("CFc.1", 6), ("CFc+", 8)])
def test_pennants_are_in_the_value(middle: str, worth: int) -> None:
    scene = stage("*C@90 C@270\nC@90 ?? C@270", hand=[middle, "L"])
    found(scene, 1, 0, 0, "E").turn("??", deploy="city@W")
    assert scene.scores == [worth, worth]


@clause("CASTLE-25")
def test_deductions_of_options_are_in_the_value() -> None:
    old = {"city.small_completed": "1-per-tile"}
    scene = found(stage("*C@90 C@270\nC@90 ??", hand=["C", "L"], options=old), 1, 0, 0, "E")
    scene.turn("??", 270, deploy="city@W")
    assert decline(scene).scores == [2, 2]


@clause("CASTLE-26")
def test_an_empty_road_of_5() -> None:
    scene = stage("*C@90 C@270\nLR@270 RFr RFr RFr ??", hand=["LR", "L"])
    assert found(scene, 1, 0, 0, "E").turn("??", 90).scores == [0, 5]


@clause("CASTLE-19", "BRIDGE-24")
def test_a_road_completed_by_a_bridge_triggers_it() -> None:
    scene = found(stage("*C@90 C@270\nLR@270 ?? LR@90", hand=["L", "L"]), 1, 0, 0, "E")
    bridged(scene, "??", "ew").end()
    assert scene.scores == [0, 3]


@clause("BRIDGE-31")
def test_a_bridge_may_pass_over_a_castle_tile() -> None:
    scene = found(stage("*C@180\nC\n??", hand=["L"]), 1, 0, 0, "S")
    build(scene.place("??"), 0, 1, "ew").end()
    assert view(scene.game)["castles"][0]["seats"] == [1]
    assert scene.look(0, 1, "road@E")["open"] == 2


def beside_both(**keys: object) -> Scene:
    """One tile completes a road of 3 and a city of 6 points beside Bob's castle."""
    board = """
    .      *C@90   C@270   .
    C@90   CFc.1   ??      LR@90
    .      .       LR@180  .
    """
    return found(stage(board, hand=["RrC", "L"], **keys), 1, 0, 0, "E").turn("??", 270)


@clause("CASTLE-28", "CASTLE-29", "CASTLE-32")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("chosen", "worth"), [((1, 1, "road@E"), 3), ((-1, 1, "city@E"), 6)])
def test_of_several_the_occupier_takes_one(edition: str, chosen: tuple[int, int, str], worth: int) -> None:
    scene = beside_both(edition=edition)
    assert (scene.kind, scene.seat) == ("choose_feature", 1)
    assert sorted(choices(scene)) == [(-1, 1, "city@E"), (1, 1, "road@E")]
    about = view(scene.game)["decision"]["about"]
    assert (about["x"], about["y"], about["feature"]) == (0, 0, "castle@E")
    assert scene.refuses(type="pass").code == "type.now"
    assert scene.refuses(type="choose_feature", x=0, y=0, feature="castle@E").clause == "CASTLE-28"
    take(scene, *chosen)
    assert (scene.scores, points(scene)) == ([0, worth], [worth])


@clause("CASTLE-32", "HOUSE-2")
def test_the_castle_takes_the_highest_when_the_game_ends_before_the_answer() -> None:
    scene = beside_both()
    assert scene.kind == "choose_feature"
    assert points(scene.act(type="end_together")) == [6]


@clause("CASTLE-32")
def test_a_feature_may_be_named_by_any_of_its_spots() -> None:
    scene = take(beside_both(), 0, 1, "city@E")
    assert points(scene) == [6]


@clause("CASTLE-32", "HOUSE-2")
def test_castle_of_a_seat_that_has_left_takes_the_highest_value() -> None:
    scene = beside_both(seats=3)
    assert scene.forfeit(1).scores == [0, 6, 0]


@clause("CASTLE-32", "CASTLE-36")
@pytest.mark.parametrize("chain", ["direct-first", "free-choice"])
def test_no_seat_is_asked_where_values_are_equal(chain: str) -> None:
    options = {"castle.chain_vs_direct": chain}
    scene = stage("*C@90 C@270\nLR@270 ?? LR@90", hand=["RRR", "L"], options=options)
    found(scene, 1, 0, 0, "E").turn("??")
    assert (scene.kind, scene.scores, points(scene)) == ("place_tile", [0, 2], [2])


FOUR = """
*C@90   C@270  C@90  C@270
LR@270  RFr    RFr   ??
C@90    C@270  .     .
"""


@clause("CASTLE-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_castle_beside_it_scores(edition: str) -> None:
    """A road of 4 beside castles of Red, Red and Blue: Red +8, Blue +4."""
    scene = stage(FOUR, hand=["LR", "L"], edition=edition)
    found(found(found(scene, 0, 0, 0, "E"), 0, 2, 0, "E"), 1, 0, 2, "E").turn("??", 90)
    assert (scene.scores, points(scene)) == ([8, 4], [4, 4, 4])


@clause("CASTLE-38")
def test_a_tie_in_the_feature_changes_nothing() -> None:
    scene = stage("*C@90 C@270\nC@90 ?? C@270", hand=["CFc.1", "L"], seats=3)
    scene.stand(0, "city@E", (0, 1)).stand(1, "city@W", (2, 1))
    assert found(scene, 2, 0, 0, "E").turn("??").scores == [6, 6, 6]


GARDEN = """
L   L       ??
L   *CG@90  C@270
L   L       L
"""


def garden(choice: str | None = None, **keys: object) -> Scene:
    options = {"abbot.enabled": "yes", **({"castle.garden": choice} if choice else {})}
    return found(stage(GARDEN, hand=["L", "L", "L"], options=options, **keys), 1, 0, 0, "E")


@clause("CASTLE-46")
def test_a_garden_counts_in_the_new_edition() -> None:
    assert garden().turn("??").scores == [0, 9]
    assert garden().stand(0, "garden", piece="abbot").turn("??").scores == [9, 9]


@clause("CASTLE-46")
def test_garden_does_not_count_in_other_editions() -> None:
    scene = garden("no").stand(0, "garden", piece="abbot").turn("??")
    assert (scene.scores, points(scene)) == ([9, 0], [None])
    without = stage(GARDEN, hand=["L", "L"], edition=NEW)
    assert found(without, 1, 0, 0, "E").turn("??").scores == [0, 0]
    assert stage(edition=FIRST).game.setup.options["castle.garden"] == "no"


@clause("CASTLE-46", "BASE-ABBOT-7")
def test_recall_of_the_abbot_triggers_nothing() -> None:
    scene = garden().stand(0, "garden", piece="abbot").place((0, 2))
    scene.act(type="recall", piece="abbot", x=0, y=0, feature="garden").end()
    assert (scene.scores, points(scene)) == ([8, 0], [None])


@clause("CASTLE-47", "CASTLE-33")
@pytest.mark.parametrize("side", [0, 2])
def test_two_castles_on_one_tile_are_neighbours_both_ways(side: int) -> None:
    road = {0: "LR@180 .       .\n", 2: ".      .       LR@180\n"}[side]
    board = {0: "?r . .\n", 2: ". . ?r\n"}[side] + road + "*C@90  CFC.2@90  C@270"
    scene = stage(board, hand=["LR", "L"])
    found(found(scene, 0, 0, 0, "E"), 1, 1, 0, "E").turn("?r")
    assert (points(scene), scene.scores) == ([2, 2], [2, 2])


@clause("CASTLE-23", "CASTLE-21")
def test_a_castle_waits_as_long_as_it_takes() -> None:
    scene = stage("*C@90 ??\nLR@270 ?r", hand=["C", "L", "L", "LR", "L"]).turn("??", 270, deploy="city@W")
    raise_it(scene).turn((-1, 0)).turn((-2, 0)).turn("?r", 90)
    assert (points(scene), scene.scores) == ([2], [2, 0])
