"""Chapter ABBOT: the abbot and his gardens."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Setup, view
from rules.tiles.catalogue import catalogue
from tests.clauses import clause
from tests.rules.scene import Scene, entries, on_board

# Five neighbours around the garden at (0, 0) once a tile lies at ??.
FIVE = """
L  ??     L
L  *CG@90 C@270
"""
# Eight of them.
RING = """
L   L       L
L   *CG@90  C@270
L   ??      L
"""


def with_abbot(text: str, **keys: Any) -> Scene:
    options = {"abbot.enabled": "yes", **keys.pop("options", {})}
    return on_board(text, options=options, **keys)


def recall(x: int = 0, y: int = 0, name: str = "garden", piece: str = "abbot") -> dict[str, Any]:
    return {"type": "recall", "piece": piece, "x": x, "y": y, "feature": name}


@clause("BASE-ABBOT-1")
def test_each_player_gets_an_abbot_besides_the_seven() -> None:
    scene = with_abbot("*L", seats=6)
    assert view(scene.game)["seats"][0]["supply"] == {"meeple": 7, "abbot": 1}
    assert scene.supply("abbot") == [1] * 6
    assert "abbot" not in view(on_board("*L").game)["seats"][0]["supply"]


@clause("BASE-ABBOT-1")
def test_eight_tiles_of_the_new_edition_show_a_garden() -> None:
    gardens = {d.id for d in catalogue()["base"].designs if "garden" in d.marks}
    for edition, number in (("new-2018", 8), ("hig-2010", 0), ("zmg-2014", 0)):
        tiles = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition}).tiles()
        assert sum(tiles[tile] for tile in gardens) == number


@clause("BASE-ABBOT-2")
def test_the_abbot_goes_on_a_monastery_or_garden_instead_of_a_follower() -> None:
    scene = with_abbot("*L ?? ?a", hand=["LR", "CG"]).place("??")
    assert scene.can_deploy("abbot") == ["monastery"]
    scene.deploy("monastery", "abbot")
    assert scene.refuses_deploy("field@NL").code == "figure.used"
    assert (scene.supply(), scene.supply("abbot")) == ([7, 7], [0, 1])
    scene.end().place("?a")
    assert scene.can_deploy("abbot") == ["garden"]


@clause("BASE-ABBOT-2")
@pytest.mark.parametrize("name", ["road@S", "field@NL", "field@SR"])
def test_the_abbot_goes_nowhere_else(name: str) -> None:
    scene = with_abbot("*L ??", hand=["LR"]).place("??")
    refusal = scene.refuses_deploy(name, "abbot")
    assert (refusal.code, refusal.clause) == ("deploy.kind", "BASE-ABBOT-2")


@clause("BASE-ABBOT-2", "BASE-DEPLOY-2")
def test_occupied_building_and_second_abbot_are_refused() -> None:
    scene = with_abbot("*L ?? ?a ?b", hand=["L", "L", "L"]).turn("??", deploy="monastery", piece="abbot")
    scene.turn("?a").place("?b")
    assert scene.refuses_deploy("monastery", "abbot").clause == "BASE-DEPLOY-5"


@clause("BASE-ABBOT-3")
def test_followers_never_take_gardens() -> None:
    scene = with_abbot("*L ??", hand=["CG"]).place("??")
    assert "garden" not in scene.can_deploy()
    refusal = scene.refuses_deploy("garden")
    assert (refusal.code, refusal.clause) == ("deploy.kind", "BASE-ABBOT-3")


@clause("BASE-ABBOT-3")
def test_followers_may_take_monasteries() -> None:
    assert "monastery" in with_abbot("*L ??", hand=["L"]).place("??").can_deploy()


@clause("BASE-ABBOT-4")
def test_a_garden_with_eight_tiles_around_it_brings_9() -> None:
    scene = with_abbot(RING, hand=["L"])
    scene.stand(1, "garden", piece="abbot").turn("??")
    assert entries(scene) == [(1, "garden", 9)]
    assert scene.supply("abbot") == [1, 1]


@clause("BASE-ABBOT-4")
def test_garden_at_the_end_brings_1_and_its_neighbours() -> None:
    scene = with_abbot("L *CG@180 L").stand(0, "garden", piece="abbot").finish()
    assert entries(scene) == [(0, "garden", 3)]
    assert scene.supply("abbot") == [1, 1]


@clause("BASE-ABBOT-5")
def test_the_abbot_comes_home_for_what_his_garden_is_worth_now() -> None:
    """Five neighbours, this turn's tile among them: 6 points."""
    scene = with_abbot(FIVE, hand=["L", "L"]).stand(0, "garden", piece="abbot")
    scene.place("??")
    assert recall() | {"seat": 0} in scene.game.legal()
    scene.act(**recall())
    assert scene.supply("abbot") == [1, 1]
    assert scene.end().scores == [6, 0]
    assert entries(scene) == [(0, "garden", 6)]


@clause("BASE-ABBOT-5", "BASE-TS-4")
def test_points_of_a_recalled_abbot_come_with_the_end_of_the_turn() -> None:
    scene = with_abbot("*L ?? ?a", hand=["L", "L", "L"]).turn("??", deploy="monastery", piece="abbot")
    scene.turn("?a")
    scene.place((0, 1))
    before = view(scene.game, 0)
    scene.act(**recall(1, 0, "monastery"))
    assert (scene.scores, scene.supply("abbot")) == ([0, 0], [1, 1])
    scene.game.undo(0)
    assert view(scene.game, 0) == before
    scene.act(**recall(1, 0, "monastery")).end()
    assert entries(scene) == [(0, "monastery", 4)]


@clause("BASE-ABBOT-5")
def test_recall_names_the_own_abbot_where_he_stands() -> None:
    scene = with_abbot("*CG@180 L ??", hand=["L"]).stand(1, "garden", piece="abbot")
    scene.stand(0, "monastery", (1, 0), "abbot").place("??")
    assert [a for a in scene.game.legal() if a["type"] == "recall"] == [
        {"seat": 0, **recall(1, 0, "monastery")}
    ]
    for wrong in (recall(), recall(1, 0), recall(1, 0, "monastery", "meeple"), recall(2, 0, "monastery")):
        refusal = scene.refuses(**wrong)
        assert (refusal.code, refusal.clause) == ("recall.absent", "BASE-ABBOT-5")


@clause("BASE-ABBOT-5")
def test_of_two_abbots_the_one_named_comes_home() -> None:
    scene = with_abbot("*CG@180 L ??", hand=["L"], supply={"abbot": 2}).stand(0, "garden", piece="abbot")
    scene.stand(0, "monastery", (1, 0), "abbot").place("??").act(**recall(1, 0, "monastery"))
    assert [f.spot.segment.names[0] for f in scene.game.state.figures] == ["garden"]
    assert scene.end().scores == [3, 0]


@clause("BASE-ABBOT-5")
def test_recall_before_placing_the_tile_is_refused() -> None:
    scene = with_abbot("*CG@180 ??", hand=["L"]).stand(0, "garden", piece="abbot")
    assert scene.refuses(**recall()).clause == "BASE-TURN-1"


@clause("BASE-ABBOT-6")
def test_recall_excludes_deploying() -> None:
    scene = with_abbot("*CG@180 ??", hand=["L"]).stand(0, "garden", piece="abbot").place("??").act(**recall())
    assert scene.game.legal() == [{"seat": 0, "type": "end_turn"}]
    for piece in ("meeple", "abbot"):
        assert scene.refuses_deploy("monastery", piece).code == "figure.used"


@clause("BASE-ABBOT-6")
def test_deploying_excludes_recall() -> None:
    scene = (
        with_abbot("*CG@180 ??", hand=["L"]).stand(0, "garden", piece="abbot").place("??").deploy("monastery")
    )
    assert scene.game.legal() == [{"seat": 0, "type": "end_turn"}]
    assert scene.refuses(**recall()).code == "figure.used"


@clause("BASE-ABBOT-7")
def test_recall_completes_nothing() -> None:
    scene = with_abbot(FIVE, hand=["L"]).stand(0, "garden", piece="abbot").place("??").act(**recall()).end()
    assert not scene.look(0, 0, "garden")["complete"]
    assert scene.look(0, 0, "garden")["open"] == 3


@clause("BASE-ABBOT-5")
def test_abbot_cannot_be_taken_back_from_a_building_that_this_tile_completes() -> None:
    """It scores as completed, and leaves the figure action to another figure."""
    scene = with_abbot(RING, hand=["L"]).stand(0, "garden", piece="abbot").place("??")
    assert "recall" not in {action["type"] for action in scene.game.legal()}
    refusal = scene.refuses(**recall())
    assert (refusal.code, refusal.clause) == ("recall.complete", "BASE-ABBOT-5")
    assert entries(scene.deploy("monastery").end()) == [(0, "garden", 9)]


@clause("BASE-ABBOT-5", "BASE-ABBOT-7", "BASE-DONE-6")
@pytest.mark.parametrize("keys", [{"options": {"abbot.recall": "any"}}, {"revision": 2}])
def test_abbot_recalled_from_a_completed_building_scores_once(keys: dict[str, Any]) -> None:
    """By the option, and in games older than it."""
    scene = with_abbot(RING, hand=["L"], **keys).stand(0, "garden", piece="abbot")
    scene.place("??").act(**recall()).end()
    assert entries(scene) == [(0, "garden", 9)]


@clause("BASE-ABBOT-8")
def test_without_the_option_there_is_no_abbot() -> None:
    scene = on_board("*L ??", hand=["CG"]).place("??")
    assert scene.refuses_deploy("garden", "abbot").code == "deploy.piece"
    assert scene.refuses(**recall()).code == "type.now"
