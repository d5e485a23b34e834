"""Chapters X8-GEN, X8-SETUP, X8-TILE: modules, supplies, tiles."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules import Setup, SetupError, catalogue, describe_options, view
from rules.expansions.registry import modules
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import (
    EDITIONS,
    EXPANSION,
    FIRST,
    NEW,
    bridges,
    build,
    found,
    market,
    needs,
    points,
    stage,
)
from tests.rules.scene import NAMES, on_board
from tools.rulebook_parser import RULEBOOKS, clause_ids

MODULE_NAMES = ("bridges", "castles", "bazaars")


def setup(edition: str = NEW, off: tuple[str, ...] = ()) -> Setup:
    options = {f"x8.{name}": "off" for name in off}
    data = {"seats": list(NAMES[:2]), "edition": edition, "expansions": [EXPANSION], "options": options}
    return Setup.from_json(data)


@clause("X8-GEN-1")
@pytest.mark.parametrize("off", [(), ("bridges",), ("castles", "bazaars"), MODULE_NAMES])
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_module_may_be_left_out(off: tuple[str, ...], edition: str) -> None:
    made = setup(edition, off)
    names = {module.name for module in made.modules} & set(MODULE_NAMES)
    assert names == set(MODULE_NAMES) - set(off)


@clause("X8-GEN-2")
def test_the_base_game_is_in() -> None:
    assert set(setup().bag()) >= {"BA/L", "BB/F.b"}
    alone = Setup.from_json({"seats": ["Ann", "Bob"], "options": {"x8.bridges": "on"}})
    assert "x8.bridges" in alone.without_effect
    with pytest.raises(SetupError):
        Setup.from_json({"seats": ["Ann", "Bob"], "options": {"x8.bridge": "on"}})


@clause("X8-GEN-3")
@pytest.mark.parametrize("new", [True, False])
def test_twelve_tiles_eight_of_them_with_a_bazaar(new: bool) -> None:
    designs = catalogue()[EXPANSION].designs
    assert sum(d.count(new) for d in designs) == 12
    assert sum(d.count(new) for d in designs if "bazaar" in d.marks) == 8


@clause("X8-SETUP-1", "X8-TILE-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_83_tiles_in_the_stack(edition: str) -> None:
    assert len(setup(edition).bag()) == 83


@clause("X8-SETUP-2", "X8-GEN-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_bridges_and_castles_for_each(seats: int, each: int, edition: str) -> None:
    scene = stage(seats=seats, edition=edition)
    assert scene.supply("bridge") == scene.supply("castle") == [each] * seats
    assert seats * each <= 12


@clause("X8-SETUP-3")
def test_bridges_and_castles_are_not_returned() -> None:
    scene = stage("*L ??", hand=["L"], seats=5)
    build(scene.place("??"), 1, 0, "ns").end()
    assert scene.supply("bridge") == [1, 2, 2, 2, 2]


def test_a_setup_may_say_how_many() -> None:
    scene = stage(supply={"bridge": 1, "castle": 7})
    assert (scene.supply("bridge"), scene.supply("castle")) == ([1, 1], [7, 7])
    with pytest.raises(SetupError, match="bridge"):
        stage(supply={"bridge": 1}, options={"x8.bridges": "off"})


@clause("X8-GEN-4")
def test_game_without_bridges_has_none() -> None:
    scene = stage("*RFr ??", hand=["L"], options={"x8.bridges": "off"})
    assert "bridge" not in scene.game.state.seats[0].supply
    assert scene.refuses_place("??").clause == "BASE-PLACE-2"
    assert needs(scene) == []
    scene.place((0, 1))
    assert bridges(scene) == []
    assert "bridges" not in view(scene.game)


@clause("X8-GEN-4")
def test_game_without_castles_has_none() -> None:
    scene = stage("*C@90 ??", hand=["C", "L"], options={"x8.castles": "off"})
    assert "castle" not in scene.game.state.seats[0].supply
    scene.turn("??", 270, deploy="city@W")
    assert (scene.scores, scene.kind) == ([4, 0], "place_tile")


@clause("X8-GEN-4")
def test_without_bazaars_the_tile_only_stops_roads() -> None:
    scene = market(["L", "L", "L"], options={"x8.bazaars": "off"})
    assert (scene.kind, scene.seat, scene.hand) == ("place_tile", 1, "BA/L")
    scene = stage("*BB/RFR.b", options={"x8.bazaars": "off"})
    assert scene.look(0, 0, "road@N")["tiles"] == scene.look(0, 0, "road@N")["open"] == 1


def test_a_base_game_knows_nothing_of_it() -> None:
    seen = view(on_board("*L").game)
    assert {"bridges", "castles", "auction"}.isdisjoint(seen)
    assert set(seen["seats"][0]["supply"]) == {"meeple"}


@clause("X8-TILE-2")
def test_a_bazaar_stops_a_road() -> None:
    scene = stage("RRR *BB/RFR.b@90 RRR")
    roads = [scene.look(0, 0, "road@E"), scene.look(0, 0, "road@W")]
    assert [(r["tiles"], r["complete"], r["value"]) for r in roads] == [(2, True, 2)] * 2
    open_ended = stage("*BB/RFR.b@90")
    assert [open_ended.look(0, 0, f"road@{edge}")["open"] for edge in "EW"] == [1, 1]
    assert len(open_ended.look(0, 0, "road@E")["spots"]) == 1


@clause("X8-TILE-3", "INT-52")
def test_bazaar_holds_no_follower() -> None:
    scene = stage("*RFr@90 / ??".replace("/", "\n"), hand=["BB/RFR.b"]).place("??")
    assert sorted(scene.can_deploy()) == ["field@NL", "field@NR", "road@N", "road@S"]
    assert scene.refuses_deploy("bazaar").code == "deploy.spot"


@clause("X8-TILE-4")
def test_which_city_ends_are_half_circles() -> None:
    ends = {
        (design.id, segment.ports): bool(segment.data.get("semicircular"))
        for name in ("base", EXPANSION)
        for design in catalogue()[name].designs
        for segment in design.segments
        if segment.kind == "city" and len(segment.ports) == 1
    }
    other = Counter(tile for (tile, _), round_ in ends.items() if not round_)
    assert other == {"BB/CFR!": 1, "BB/CFR!G": 1}
    scene = stage("*BB/CFR!@90", edition=FIRST)
    assert [scene.look(0, 0, name)["kind"] for name in ("city@N", "road@S")] == ["city", "road"]


def test_forms_list_its_options() -> None:
    rows = [row for row in describe_options()["options"] if row["expansion"] == EXPANSION]
    assert {row["name"] for row in rows} == {
        o.name for m in modules() if m.expansion == EXPANSION for o in m.options
    }
    for row in rows:
        assert row["text"].endswith(".")
        assert len(row["text"]) > 25
        assert set(row["presets"].values()) <= set(row["values"])
        assert row["clauses"]
        assert set(row["clauses"]) <= clause_ids()


# Options that come with the expansions which give them a meaning.
WAITING = {"castle.fairy", "bazaar.builder_turn"}


def test_the_ledger_has_the_same_options_and_presets() -> None:
    rulebook = (RULEBOOKS / f"{EXPANSION}.md").read_text(encoding="utf-8")
    state = rulebook[rulebook.index("## 6. Options") : rulebook.index("## 7.")]
    rows = re.findall(r"^\| (`[^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|", state, re.MULTILINE)
    documented = {name: presets for names, *presets in rows for name in re.findall(r"`([^`]+)`", names)}
    ours = {row["name"]: row for row in describe_options()["options"] if row["expansion"] == EXPANSION}
    assert set(ours) == set(documented) - WAITING
    for name, row in ours.items():
        if name not in ("x8.supply", "castle.garden"):
            said = [text.strip().strip("`") for text in documented[name]]
            said = [said[0] if text == "same" else text for text in said]
            assert list(row["presets"].values()) == said, name


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("x8.bridges", False, "off"),
        ("bazaar.free_variant", True, "on"),
        ("castle.same_round", False, "no"),
        ("score.negative", False, "no"),
    ],
)
def test_switches_may_be_true_and_false(name: str, value: bool, word: str) -> None:
    data = {"seats": ["Ann", "Bob"], "edition": FIRST, "expansions": [EXPANSION], "options": {name: value}}
    assert Setup.from_json(data).options[name] == word


def test_castles_by_hand_are_as_built() -> None:
    """The referee's castle of other tests is the one a player would build."""
    scene = stage("*C@90 C@270")
    found(scene, 1, 0, 0, "E")
    assert view(scene.game)["castles"] == [
        {
            "x": 0,
            "y": 0,
            "feature": "castle@E",
            "seats": [1],
            "by": [1],
            "vicinity": [[0, -1], [1, -1], [0, 0], [1, 0], [0, 1], [1, 1]],
        }
    ]
    assert points(scene) == [None]
