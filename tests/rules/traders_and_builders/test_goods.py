"""Chapter GOODS, and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Setup, catalogue, view
from rules.expansions.traders_and_builders.goods import goods as tokens
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import decline, raise_it
from tests.rules.scene import Scene, entries
from tests.rules.traders_and_builders.stage import ABBEYS, BRIDGES, EXPANSION, at_work, goods, stage

# A city of four tiles with two symbols of wine, its last tile still to come.
WINE = "C@90 *TB/CFc.w TB/CRc.w ??"
# A city with wine beside a cell that is a hole once a tile lies north of it.
HOLE = """
.     .           .          ?n  L
C@90  *TB/CFc.w   TB/CRc.w   ??  L
.     .           .          L   .
"""
# A city of two tiles: its other open side has been closed by an abbey.
SMALL = ".  ??\n.  *TB/Cc.g"


@clause("TB-1")
@pytest.mark.parametrize("edition", ["hig-2010", "zmg-2014", "new-2018"])
def test_expansion_has_its_pieces_and_tiles(edition: str) -> None:
    plain = Setup.from_json({"seats": ["A", "B"], "edition": edition})
    expanded = Setup.from_json({"seats": ["A", "B"], "edition": edition, "expansions": [EXPANSION]})
    assert len(expanded.bag()) == len(plain.bag()) + 24
    symbols = Counter[str]()
    for design in catalogue()[EXPANSION].designs:
        for segment in design.segments:
            if "goods" in segment.data:
                symbols[segment.data["goods"]] += design.count(edition == "new-2018")
    assert symbols == {"wine": 9, "grain": 6, "cloth": 5}
    scene = stage(edition=edition, seats=3)
    assert (scene.supply("builder"), scene.supply("pig")) == ([1, 1, 1], [1, 1, 1])
    assert goods(scene) == [{}, {}, {}]


@clause("GOODS-1", "GOODS-2")
def test_red_scores_and_blue_takes_the_wine() -> None:
    scene = stage(WINE, hand=["C", "L"]).stand(1, "city@E")
    scene.turn("??", 270)
    assert entries(scene) == [(1, "city", 8)]
    assert goods(scene) == [{"wine": 2}, {}]


@clause("GOODS-2")
def test_empty_city_yields_goods() -> None:
    scene = stage(WINE, hand=["C", "L"]).turn("??", 270)
    assert (entries(scene), goods(scene)) == ([], [{"wine": 2}, {}])


@clause("GOODS-1")
def test_an_open_city_yields_nothing_and_tokens_add_up() -> None:
    assert goods(stage("*TB/CFc.w ?a", hand=["TB/CRc.g", "L"]).turn("?a")) == [{}, {}]
    scene = stage("C@90 *TB/CFc.w ?w\nC@90 TB/CRc.g ?g", hand=["C", "L", "C", "L"])
    scene.turn("?w", 270).turn((2, 0)).turn("?g", 270)
    assert goods(scene) == [{"wine": 1, "grain": 1}, {}]


@clause("GOODS-1", "BASE-TS-4")
def test_goods_are_taken_when_the_turn_ends() -> None:
    scene = stage(WINE, hand=["C", "L"]).place("??", 270)
    assert goods(scene) == [{}, {}]
    assert goods(scene.end()) == [{"wine": 2}, {}]


def held(*seats: dict[str, int]) -> Scene:
    """Return a game just before its end, in which the seats hold these tokens."""
    scene = stage(hand=["L", "L"], seats=max(2, len(seats)))
    for seat, tokens_held in enumerate(seats):
        tokens(scene.game.state)[seat].update(tokens_held)
    return scene.finish()


@clause("GOODS-3")
def test_most_of_a_kind_bring_ten() -> None:
    scene = held({"wine": 5, "grain": 1}, {"wine": 4, "grain": 2, "cloth": 1})
    assert scene.scores == [10, 20]
    assert entries(scene) == [(0, "goods", 10), (1, "goods", 10), (1, "goods", 10)]
    assert scene.game.state.scored[0]["parts"] == [{"what": "wine", "count": 5, "points": 10}]


@clause("GOODS-3")
@pytest.mark.parametrize(("third", "scores"), [(3, [10, 10, 0]), (4, [10, 10, 10])])
def test_tied_seats_get_ten_each(third: int, scores: list[int]) -> None:
    assert held({"wine": 4}, {"wine": 4}, {"wine": third}).scores == scores


@clause("GOODS-3")
def test_kind_of_goods_without_owner_brings_nothing() -> None:
    assert entries(held({}, {})) == []


@clause("GOODS-3")
def test_every_kind_of_goods_is_shown_also_without_a_token() -> None:
    seats = view(held({"wine": 2}, {}).game)["seats"]
    assert [seat["goods"] for seat in seats] == [
        {"wine": 2, "grain": 0, "cloth": 0},
        {"wine": 0, "grain": 0, "cloth": 0},
    ]


@clause("GOODS-4", "ABBEY-13")
def test_city_closed_with_an_abbey_gives_its_goods() -> None:
    scene = stage(HOLE, expansions=[ABBEYS], hand=["L", "L"]).stand(0, "city@E").turn("?n")
    scene.act(type="place_abbey", x=2, y=0).end()
    assert entries(scene) == [(0, "city", 6)]
    assert goods(scene) == [{}, {"wine": 2}]


def small_city(*others: int) -> Scene:
    """Seat 0 has a knight in it and closes it; others may have one too."""
    scene = stage(SMALL, expansions=[BRIDGES], hand=["C", "L"])
    scene.game.state.put("AM/A", (-1, 0), 0)
    for seat in others:
        scene.stand(seat, "city@N")
    return at_work(scene, name="city@N").turn("??", 180)


@clause("GOODS-5", "INT-40")
def test_a_castle_yields_nothing() -> None:
    scene = raise_it(small_city())
    assert (entries(scene), goods(scene)) == ([], [{}, {}])


@clause("GOODS-5")
def test_scored_small_city_yields_goods() -> None:
    scene = decline(small_city())
    assert (entries(scene), goods(scene)) == ([(0, "city", 4)], [{"grain": 1}, {}])


@clause("GOODS-5", "INT-32")
def test_small_city_scored_by_one_of_two_seats_yields_goods() -> None:
    """Seat 0 builds, seat 1 scores; seat 0 has placed the tile."""
    scene = decline(raise_it(small_city(1)))
    assert (entries(scene), goods(scene)) == ([(1, "city", 4)], [{"grain": 1}, {}])


@clause("BUILDER-15")
def test_the_builder_does_not_stay_in_a_castle() -> None:
    scene = raise_it(small_city())
    assert scene.supply("builder") == [1, 1]
    assert [(f.kind.name, f.spot.feature.kind) for f in scene.game.state.figures] == [("meeple", "castle")]
