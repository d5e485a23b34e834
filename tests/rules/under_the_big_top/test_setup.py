"""TOP-1 to TOP-8: tiles, tokens, figures, options, and the spaces on the tiles."""

from __future__ import annotations

import pytest

from rules import IllegalAction, Setup, SetupError, catalogue, view
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.scene import entries
from tests.rules.under_the_big_top.stage import (
    EXPANSION,
    FIRST,
    NEW,
    STAGE,
    TOP,
    acrobat_on,
    offered,
    pyramids,
    stage,
    stages,
    tent,
    tent_on,
)

OFF = {"top.circus": "off", "top.acrobats": "off", "top.ringmaster": "off"}


@clause("TOP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_twenty_tiles_twelve_with_a_circus_and_eight_with_acrobats(edition: str) -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition, "expansions": [EXPANSION]})
    mine = {d: setup.tiles()[d.id] for d in catalogue()[EXPANSION].designs if setup.tiles()[d.id]}
    assert sum(n for d, n in mine.items() if "circus" in d.marks) == 12
    assert sum(n for d, n in mine.items() if "acrobats" in d.marks) == 8
    assert sum(mine.values()) == 20
    # Gardens are printed for the new edition alone.
    assert any("garden" in d.marks for d in mine) is (edition == NEW)
    options = [setup.options[f"top.{part}"] for part in ("circus", "acrobats", "ringmaster")]
    assert options == ["on"] * 3


@clause("TOP-2")
@pytest.mark.parametrize("copies", [1, 2])
def test_sixteen_tokens_for_each_copy(copies: int) -> None:
    scene = stage(sets={EXPANSION: copies, "base": 1}, hand=["L"])
    numbers = {"1": 1, "3": 4, "4": 5, "5": 3, "6": 2, "7": 1}
    assert view(scene.game)["bags"] == {"animals": {n: copies * many for n, many in numbers.items()}}
    assert sum(numbers.values()) == 16


@clause("TOP-3")
def test_tent_stands_beside_the_board_and_each_has_a_ringmaster() -> None:
    scene = stage(f"*{TOP} ??", seats=3)
    assert scene.supply("ringmaster") == [1, 1, 1]
    assert tent(scene) is None
    assert "tent" not in view(scene.game)


@clause("TOP-4")
def test_part_that_is_off_leaves_its_spaces_as_places_where_roads_end() -> None:
    scene = stage(f"*{STAGE} ??", hand=[TOP, TOP, "L"], options=OFF)
    seen = view(scene.game)
    assert "bags" not in seen
    assert "ringmaster" not in seen["seats"][0]["supply"]
    assert scene.place("??").game.check({"seat": 0, "type": "score_pyramid", "x": 0, "y": 0})
    assert stages(scene) == []
    assert scene.refuses_deploy("acrobats").clause == "BASE-DEPLOY-1"
    scene.end().turn((2, 0))
    assert (entries(scene), "tent" in view(scene.game)) == ([], False)
    road = stage("*BT/frfr.bt", options=OFF)
    assert road.look(0, 0, "road@E")["open"] == road.look(0, 0, "road@W")["open"] == 1


@clause("TOP-4")
def test_one_part_alone_is_played() -> None:
    scene = acrobat_on(stage(f"*{STAGE} ??", options={**OFF, "top.acrobats": "on"}), (0, 0, 1), 0, 0)
    assert pyramids(scene.place("??")) == [(0, 0)]
    scene = tent_on(
        stage(f"*{TOP} ??", options={**OFF, "top.circus": "on"}, hand=[TOP, "L"], tokens=[4]), 0, 0
    )
    assert entries(scene.stand(1, "city@N").turn("??")) == [(1, "circus", 4)]


@clause("TOP-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_later_printing_has_two_followers_more(edition: str) -> None:
    assert stage(edition=edition).supply() == [7, 7]
    assert stage(edition=edition, options={"top.extra_followers": "2"}).supply() == [9, 9]
    with pytest.raises(SetupError):
        stage(options={"top.extra_followers": "1"})


@clause("TOP-6")
@pytest.mark.parametrize("tile", ["BT/frrr.bt", "BT/rrrf.ac"])
def test_roads_end_at_the_space(tile: str) -> None:
    scene = stage(f"*{tile}")
    roads = [spot for spot in scene.game.state.board.tiles[0, 0].spots if spot.segment.kind == "road"]
    assert len({id(spot.feature) for spot in roads}) == 3
    assert [spot.feature.open for spot in roads] == [1, 1, 1]


@clause("TOP-6", "RING-1")
@pytest.mark.parametrize("tile", [TOP, STAGE])
def test_no_figure_but_an_acrobat_stands_on_a_space(tile: str) -> None:
    scene = stage(hand=[tile, "L"]).place("??")
    for name in ("circus", "acrobats"):
        for piece in ("meeple", "ringmaster"):
            action = {"type": "deploy", "piece": piece, "x": 1, "y": 0, "feature": name}
            if (tile, name, piece) != (STAGE, "acrobats", "meeple"):
                assert scene.refuses(**action)
    assert scene.refuses_deploy("circus").clause == "BASE-DEPLOY-1"


@clause("TOP-7")
def test_garden_on_such_a_tile_is_a_garden() -> None:
    scene = stage(hand=["BT/ffff.g.ac", "L", "L"], edition=NEW, options={"abbot.enabled": "yes"}).place("??")
    assert scene.can_deploy("abbot") == ["garden"]
    assert "acrobats" in scene.can_deploy()
    scene.deploy("garden", "abbot").end()
    assert scene.look(1, 0, "garden")["figures"] == [{"seat": 0, "piece": "abbot"}]
    assert offered(scene) == {"place_tile"}


def test_without_the_expansion_its_options_are_unknown() -> None:
    with pytest.raises((SetupError, IllegalAction)):
        Setup.from_json({"seats": ["Ann", "Bob"], "edition": FIRST, "options": {"top.circus": "no"}})
