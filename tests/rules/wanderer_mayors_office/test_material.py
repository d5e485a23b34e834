"""Chapter WMO: what comes with the expansion."""

from __future__ import annotations

import pytest

from rules import Setup, catalogue
from rules.expansions.wanderer_mayors_office.network_plan import is_access, plan
from rules.problems import SetupError
from tests.clauses import clause
from tests.rules.wanderer_mayors_office.stage import EXPANSION, EXPANSIONS, stage

TILES = catalogue()[EXPANSION].designs


@clause("WMO-1", "WMO-3", "WMO-4")
@pytest.mark.parametrize("seats", [2, 6])
def test_tiles_wanderers_and_offices(seats: int) -> None:
    setup = Setup.from_json(
        {"seats": ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:seats], "expansions": EXPANSIONS}
    )
    assert sum(tile.startswith("WM/") for tile in setup.bag()) == 8
    scene = stage(seats=seats)
    for piece in ("mayor", "wanderer", "office"):
        assert scene.supply(piece) == [1] * seats


@clause("WMO-2")
def test_expansion_needs_abbey_and_mayor() -> None:
    with pytest.raises(SetupError) as refused:
        Setup.from_json({"seats": ["Ann", "Bob"], "expansions": [EXPANSION]})
    assert refused.value.code == "setup.needs"
    assert {"mayor", "wanderer", "office"} <= stage().game.state.kinds.keys()


@clause("WMO-5", "INT-71")
def test_wanderer_and_office_are_pieces_of_their_own() -> None:
    """Nobody takes a wagon or a barn for them."""
    scene = stage().place()
    kinds = scene.game.state.kinds
    assert len({id(kinds[name]) for name in ("wanderer", "office", "wagon", "barn")}) == 4
    assert scene.supply("wagon") == scene.supply("barn") == [1, 1]
    for piece in ("wagon", "barn"):
        refusal = scene.refuses(type="move", piece=piece, x=1, y=0, feature="road@E")
        assert refusal.clause == "WANDER-2"
    listed = {a["piece"] for a in scene.game.legal() if a["type"] == "deploy" and a["feature"] == "road@E"}
    assert listed == {"meeple", "wagon", "wanderer"}


@clause("WMO-6")
def test_at_least_one_tile_of_each_kind() -> None:
    """All roads access roads; a well; one ordinary road; a monastery that an access road reaches."""
    roads = {d.id: [s for s in d.segments if s.kind == "road"] for d in TILES}
    assert any(all(map(is_access, found)) for name, found in roads.items() if "monastery" not in _kinds(name))
    assert any(s.data.get("well") for found in roads.values() for s in found)
    assert any(len([s for s in found if not is_access(s)]) == 1 for found in roads.values())
    assert any(
        d.segments[place].kind == "monastery" and is_access(d.segments[road])
        for d in TILES
        for road, place in plan(d).gates
    )


def _kinds(name: str) -> set[str]:
    return {segment.kind for d in TILES if d.id == name for segment in d.segments}
