"""Views: what they hold, how one turns into the next, and that they are nobody's but the viewer's."""

from __future__ import annotations

import copy
import hashlib
import json
from typing import Any

import pytest

from rules import apply_change, change, feature, full_state, view, view_hash
from tests.rules.scene import Scene, on_board


def busy() -> Scene:
    scene = on_board("RRR ?? RRR", hand=["RFr", "L"]).turn("??", deploy="road@E")
    return scene.stand(1, "road@S").stand(0, "field@SR")


def test_a_view_says_all_that_the_format_names() -> None:
    seen = view(busy().game, 1)
    assert set(seen) == {
        *("seq", "over", "left", "turn", "seats", "tiles"),
        *("pieces", "discarded", "scored", "decision"),
    }
    assert seen["seats"][0] == {"name": "Ann", "score": 3, "supply": {"meeple": 6}}
    assert seen["tiles"][0] == {"tile": "BA/RRR", "x": 0, "y": 0, "rotation": 0}
    assert seen["pieces"][0] == {"seat": 1, "piece": "meeple", "x": 0, "y": 0, "feature": "road@S"}
    assert seen["scored"] == [
        {
            "seq": 3,
            "seat": 0,
            "points": 3,
            "reason": "road",
            "x": 0,
            "y": 0,
            "feature": "road@E",
            "parts": [{"what": "tiles", "count": 3, "points": 3}],
        }
    ]
    assert set(seen["decision"]) == {"seat", "kind", "actions"}


def test_a_view_can_be_written_down() -> None:
    seen = view(busy().game, 1)
    assert json.loads(json.dumps(seen)) == seen


def test_only_the_seat_that_decides_is_offered_actions() -> None:
    game = busy().game
    offered = ["actions" in view(game, seat)["decision"] for seat in (0, 1, 2, -1, None)]
    assert offered == [False, True, False, False, False]
    assert full_state(game) == view(game, 1)


def test_changed_view_does_not_change_the_game() -> None:
    game = busy().game
    before = copy.deepcopy(view(game, 1))
    seen = view(game, 1)
    for key in ("seats", "tiles", "pieces"):
        seen[key][0].clear()
    for key in ("seats", "tiles", "pieces", "discarded", "scored"):
        seen[key].clear()
    seen["decision"]["actions"][0].clear()
    seen["turn"].clear()
    assert view(game, 1) == before


def test_changed_copy_of_legal_actions_does_not_change_the_game() -> None:
    game = busy().game
    before = copy.deepcopy(game.legal())
    game.legal()[0].clear()
    game.legal().clear()
    assert game.legal() == before


def test_change_sets_adds_and_drops() -> None:
    before = {"a": 1, "list": [1], "gone": 0, "same": [1, 2], "short": [1, 2], "none": []}
    after = {"a": 2, "list": [1, 2, 3], "same": [1, 2], "short": [1], "none": [1], "new": {}}
    step = change(before, after)
    assert step == {
        "set": {"a": 2, "short": [1], "none": [1], "new": {}},
        "add": {"list": [2, 3]},
        "drop": ["gone"],
    }
    kept = copy.deepcopy(before)
    assert apply_change(before, step) == after
    assert before == kept


@pytest.mark.parametrize("value", [None, 0, "", [], {}, False])
def test_value_that_becomes_null_is_a_change(value: object) -> None:
    assert apply_change({"a": [1]}, change({"a": [1]}, {"a": value})) == {"a": value}
    assert apply_change({}, change({}, {"a": value})) == {"a": value}


def test_equal_views_have_an_empty_change() -> None:
    seen = view(busy().game)
    assert change(seen, copy.deepcopy(seen)) == {}
    assert apply_change(seen, {}) == seen


def test_a_fingerprint_is_the_hash_of_the_canonical_view_without_the_offer() -> None:
    game = busy().game
    seen: dict[str, Any] = view(game)
    text = json.dumps(seen, sort_keys=True, separators=(",", ":"))
    assert view_hash(seen) == hashlib.sha256(text.encode()).hexdigest()[:16]
    assert view_hash(view(game, 1)) == view_hash(seen)
    assert "actions" in view(game, 1)["decision"]
    assert view_hash({**seen, "left": 0}) != view_hash(seen)
    assert view_hash(dict(reversed(seen.items()))) == view_hash(seen)


@pytest.mark.parametrize("where", [(9, 9, "road@E"), (0, 0, "city@E"), (0, 0, ""), (0, 0, "village")])
def test_missing_feature_is_refused(where: tuple[int, int, str]) -> None:
    assert feature(busy().game, *where) is None


def test_a_feature_from_any_of_its_spots() -> None:
    scene = on_board("*RFr RFr").stand(1, "field@NL")
    found = scene.look(0, 0, "field@NL")
    assert found == scene.look(1, 0, "field@EL")
    found["spots"].sort(key=lambda spot: spot["x"])
    assert found == {
        "kind": "field",
        "home": {"x": 0, "y": 0, "feature": "field@NL"},
        "spots": [{"x": 0, "y": 0, "feature": "field@NL"}, {"x": 1, "y": 0, "feature": "field@NL"}],
        "tiles": 2,
        "open": 0,
        "complete": False,
        "figures": [{"seat": 1, "piece": "meeple"}],
        "holders": [1],
        "value": 0,
        "cities": 0,
        "finished": None,
    }
