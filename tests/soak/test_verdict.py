"""The verdict of a soak finds each kind of broken promise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.faults.server import Installation
from tests.soak import verdict
from tests.soak.players import Affinity, SoakPlayer, Table

ROWS = [[1, "a", "h1"], [2, "b", "h2"], [3, "c", "h3"]]
LOG = {"number": 3, "status": "running", "rows": ROWS}


class _FixedInstallation(Installation):
    """An installation whose database says what a test wants."""

    def __init__(self, log: dict[str, Any], records: list[Any]) -> None:
        super().__init__(Path(), {})
        self.answers = [{"m": log}, records]

    def python(self, script: str, *words: str) -> Any:
        return self.answers[script == verdict.RECORDS]

    def manage(self, *words: str) -> int:
        return 0


def _table() -> Table:
    player = SoakPlayer("m", "", taken={"a": 1, "c": 3}, hashes={1: "h1", 2: "h2", 3: "h3"}, number=3)
    return Table("m", [player])


def _judge(
    table: Table, log: dict[str, Any] | None = None, records: list[Any] | None = None
) -> verdict.Verdict:
    times = [("kill_web", 5.0, 9.0), ("lock", 40.0, 44.0)]
    return verdict.judge(_FixedInstallation(log or LOG, records or []), [table], {"m": 2}, times)


def test_a_match_that_kept_its_promises_is_good() -> None:
    assert _judge(_table()).good


@pytest.mark.parametrize(
    ("log", "what"),
    [
        ({**LOG, "number": 2, "rows": ROWS[:2]}, "lost"),
        ({**LOG, "rows": [*ROWS[:2], [3, "a", "h3"]]}, "doubled"),
        ({**LOG, "rows": [ROWS[0], [2, "b", "other"], ROWS[2]]}, "changed"),
        ({**LOG, "rows": [ROWS[0], ROWS[2]]}, "gaps"),
        ({**LOG, "status": "frozen"}, "frozen"),
    ],
)
def test_a_log_that_differs_from_what_was_promised_is_found(log: dict[str, Any], what: str) -> None:
    found = _judge(_table(), log)
    assert found.counts[what] == 1
    assert not found.good


def test_an_event_that_came_before_the_one_it_follows_is_found() -> None:
    table = _table()
    player = table.seats[0]
    player.number = 1
    player._note({"number": 3, "hash": "h3", "change": {}})
    assert _judge(table).counts["reordered"] == 1


def test_a_long_silence_is_found_with_the_faults_that_went_on() -> None:
    table = _table()
    table.silences = [(4.0, 3.0), (20.0, 25.0)]
    found = _judge(table)
    assert found.counts["silent"] == 1
    assert found.silences == [(25.0, ["lock"]), (3.0, ["kill_web"])]


def test_the_start_of_the_only_process_is_no_silence_of_a_match() -> None:
    table = _table()
    table.silences = [(20.0, 25.0), (60.0, 14.0)]
    installation = _FixedInstallation(LOG, [])
    found = verdict.judge(installation, [table], {"m": 2}, [], [(10.0, 24.0), (30.0, 45.0)])
    assert [seconds for seconds, _ in found.silences] == [14.0, 25.0 - 4.0 - 15.0]
    assert found.counts["silent"] == 1


def test_a_record_that_does_not_verify_is_found() -> None:
    over = {**LOG, "status": "over"}
    assert _judge(_table(), over, [["m", None]]).good
    assert _judge(_table(), over, [["m", "The scores differ."]]).counts["unverified"] == 1


def test_affinity_names_one_process_and_the_next_if_it_refuses() -> None:
    affinity = Affinity(["one", "two"])
    first = affinity.route("m")
    assert sorted(first) == ["one", "two"]
    assert all(affinity.route("m") == first for _ in range(5))
    affinity.wrong = True
    assert {affinity.route("m")[0] for _ in range(50)} == {"one", "two"}
