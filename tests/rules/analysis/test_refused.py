"""Records that cannot be analysed are refused with their event, and nothing hidden reaches the search."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules import REVISION, Game
from rules.analysis import AnalysisError, analyse
from tests.rules.analysis.conftest import LITTLE, finished


def broken(**changes: Any) -> str:
    return json.dumps({**json.loads(finished(6, ("random", "random"), stop=20)), **changes})


def refused(record: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(AnalysisError) as error:
        analyse(record)
    return error.value.refusal.code, dict(error.value.refusal.params)


def test_an_illegal_action_is_named_by_its_event() -> None:
    actions = json.loads(broken())["actions"]
    actions[6] = {**actions[6], "seat": 1 - actions[6]["seat"]}
    code, params = refused(broken(actions=actions))
    assert (code, params["event"]) == ("analysis.replay", 7)
    assert params["why"]


def test_actions_after_the_end_are_refused() -> None:
    actions = json.loads(broken())["actions"]
    code, params = refused(broken(actions=[*actions, actions[0]]))
    assert (code, params["event"]) == ("analysis.replay", len(actions) + 1)


def test_what_is_no_record_is_refused() -> None:
    for text in ("[", "[]", "{}", broken(format="bastide/9")):
        assert refused(text)[0] == "analysis.replay"


def test_an_impossible_draw_is_refused() -> None:
    draws = json.loads(broken())["draws"]
    assert refused(broken(draws=[*draws[:4], "BA/none", *draws[5:]]))[0] == "analysis.replay"


def test_an_action_at_which_the_engine_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Game.apply

    def apply(game: Game, action: Any) -> None:
        if game.number == 3:
            raise KeyError("city")
        whole(game, action)

    record = broken()
    monkeypatch.setattr(Game, "apply", apply)
    assert refused(record) == ("analysis.replay", {"event": 4, "why": "KeyError"})


def test_newer_rules_are_named() -> None:
    setup = {**json.loads(broken())["setup"], "revision": REVISION + 1}
    assert refused(broken(setup=setup)) == ("analysis.newer", {"newest": REVISION})


def test_a_running_game_is_refused() -> None:
    actions = json.loads(broken())["actions"]
    assert refused(broken(actions=actions[:10], hashes=[]))[0] == "analysis.running"


def test_the_search_does_not_see_what_was_drawn_later() -> None:
    """Two games that are the same up to a moment are judged alike there, whatever came afterwards."""
    record = json.loads(finished(7, ("greedy", "random"), stop=40))
    setup, actions = record["setup"], record["actions"]
    end = {"seat": 0, "type": "end_together"}
    first = {**record, "actions": [*actions[:30], end]}
    other = {key: value for key, value in first.items() if key not in ("seed", "salts", "commitment")}
    other["draws"] = record["draws"][:14] + sorted(record["draws"][14:])
    one = {turn.event: turn.to_json() for turn in analyse(first, effort=LITTLE)}
    two = {turn.event: turn.to_json() for turn in analyse(other, effort=LITTLE)}
    early = [event for event in one if event <= 20]
    assert len(early) > 5
    assert setup == record["setup"]
    assert all(one[event] == two[event] for event in early)
