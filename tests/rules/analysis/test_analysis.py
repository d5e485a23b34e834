"""Analyses of whole games: figures add up, the same record gives the same analysis, all expansions work."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from rules import Record
from rules.analysis import Analysis, TurnAnalysis, analyse
from rules.cli import run
from rules.expansions import registry
from tests.rules.analysis.conftest import LITTLE, finished, with_needs

BEGUN = finished(1, ("greedy", "beginner"), stop=80)  # some 25 turns
PLAYED = sorted(e.name for e in registry.expansions() if e.name in registry.playable())


def analysed(record: str, seed: int = 0) -> tuple[Analysis, list[TurnAnalysis]]:
    found = analyse(record, effort=LITTLE, seed=seed)
    return found, list(found)


@pytest.fixture(scope="module")
def base() -> tuple[Analysis, list[TurnAnalysis]]:
    return analysed(BEGUN)


def test_turns_come_from_the_last_one_backwards_and_cover_all_events(base: Any) -> None:
    found, turns = base
    assert len(turns) == found.turns_total
    events = [turn.to_json() for turn in reversed(turns)]
    assert events[0]["event"] == 1
    assert events[-1]["last_event"] == len(found.course.record.actions)
    for before, after in pairwise(events):
        assert after["event"] == before["last_event"] + 1


def test_chances_add_up_and_end_with_the_winner(base: Any) -> None:
    found, turns = base
    assert all(sum(turn.chances) == pytest.approx(1) for turn in turns)
    graph = found.graph()
    assert [moment["event"] for moment in graph[:-1]] == [turn.event for turn in reversed(turns)]
    final = found.course.final
    assert graph[-1]["chances"] == [1.0 if points == max(final) else 0.0 for points in final]


def test_parts_of_the_margin_add_up_exactly(base: Any) -> None:
    found, turns = base
    summary = json.loads(json.dumps(found.summary(turns).to_json()))
    assert summary["complete"]
    assert summary["margin"] == max(summary["final"]) - min(summary["final"])
    for seat in summary["seats"]:
        parts = [seat[name] for name in ("luck", "choices", "bids", "rest")]
        assert round(sum(parts), 2) == seat["margin"]
        assert seat["own_choices"] <= 0 <= seat["error"]
    assert not found.summary(turns[:5]).complete


def test_mistakes_are_above_their_error_and_counted(base: Any) -> None:
    found, turns = base
    mistakes = [turn.mistake for turn in turns if turn.mistake]
    assert mistakes
    assert all(one.points > 2 * one.error and one.played != one.best for one in mistakes)
    counts = found.summary(turns).to_json()["mistakes"]
    assert sum(sum(count.values()) for count in counts) == len(mistakes)


def test_the_same_seed_gives_the_same_analysis(base: Any) -> None:
    again = [turn.to_json() for turn in analysed(BEGUN)[1]]
    assert again == [turn.to_json() for turn in base[1]]


def test_turns_can_be_kept_as_json_and_asked_for_one_by_one(base: Any) -> None:
    found, turns = base
    kept = [TurnAnalysis.from_json(json.loads(json.dumps(turn.to_json()))) for turn in turns]
    assert [turn.to_json() for turn in kept] == [turn.to_json() for turn in turns]
    rounded, exact = found.summary(kept).to_json(), found.summary(turns).to_json()
    assert rounded["mistakes"] == exact["mistakes"]
    assert rounded["seats"][0]["luck"] == pytest.approx(exact["seats"][0]["luck"], abs=0.005 * len(turns))
    assert found.turn(3).to_json() == turns[3].to_json()


def test_turn_without_search_says_how_the_game_stood(base: Any) -> None:
    found, turns = base
    bare = found.turn(3, search=False).to_json()
    judged = turns[3].to_json()
    same = ("turn", "seat", "event", "last_event", "tile", "tiles", "chances", "expected")
    assert [bare[key] for key in same] == [judged[key] for key in same]
    assert (bare["failed"], bare["luck"], bare["choice"], bare["mistake"]) == (True, 0, 0, None)
    assert not any(bare["bids"])
    assert judged["failed"] is False


def test_record_may_leave_its_draws_to_the_seed(base: Any) -> None:
    record = json.loads(BEGUN)
    record["draws"] = []
    found, turns = analyse(record, effort=LITTLE), base[1]
    assert found.graph() == base[0].graph()
    assert found.turn(20).to_json() == turns[20].to_json()


@pytest.mark.parametrize("name", PLAYED)
def test_each_expansion_can_be_analysed(name: str) -> None:
    found, turns = analysed(finished(2, ("greedy", "random"), *with_needs(name), stop=60))
    summary = found.summary(turns).to_json()
    assert summary["complete"]
    assert all(json.dumps(turn.to_json()) for turn in turns)


def test_bids_are_counted_for_those_who_paid_and_got(capsys: pytest.CaptureFixture[str]) -> None:
    found, turns = analysed(finished(3, ("greedy", "greedy"), "bridges-castles-bazaars", stop=120))
    assert any(turn.bids != [0.0, 0.0] for turn in turns)
    assert found.summary(turns).seats[0].bids == -found.summary(turns).seats[1].bids


def test_three_seats_have_three_chances() -> None:
    found, turns = analysed(finished(4, ("greedy", "greedy", "random"), stop=60))
    assert all(len(turn.chances) == 3 for turn in turns)
    assert sum(seat.margin for seat in found.summary(turns).seats) == pytest.approx(0, abs=0.05)


def test_command_prints_turns_and_summary(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished(5, ("random", "random"), stop=8))
    assert run(["analyse", str(file), "--effort", "futures=3,draws=2"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[-1]["turns"] == len(lines) - 1
    assert lines[-1]["summary"]["final"] == Record.from_json(file.read_text()).game().scores()
    assert run(["analyse", str(file), "--effort", "luck=3"]) == 2


def test_a_seat_that_leaves_has_no_chance_from_then_on() -> None:
    data = json.loads(finished(4, ("greedy", "greedy", "random"), stop=40))
    left = {
        **data,
        "actions": [*data["actions"][:20], *({"seat": seat, "type": "forfeit"} for seat in (0, 1))],
    }
    found, turns = analysed(json.dumps(left))
    assert found.course.present == [2]
    assert found.graph()[-1]["chances"] == [0.0, 0.0, 1.0]
    assert all(turn.chances[0] > 0 for turn in turns if turn.last_event < 20)
