"""The simulation of docs/scaling.md predicts what was measured, and the document has its tables."""

from __future__ import annotations

import pytest

from bench import capacity
from bench.capacity import Costs, Demand, needs, points, simulate
from tools import ROOT

WITHIN = 0.25
COSTS = Costs()


@pytest.mark.parametrize("point", points(COSTS), ids=lambda point: point.what)
def test_simulation_predicts_a_measured_point(point: capacity.Point) -> None:
    assert abs(point.error) <= WITHIN, point


def test_the_document_has_the_tables_of_the_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    capacity.main()
    page = (ROOT / "docs" / "scaling.md").read_text()
    for table in capsys.readouterr().out.split("\n\n"):
        assert table.strip() in page, "run `python -m bench.capacity` and put its tables into docs/scaling.md"


def test_one_socket_gets_a_move_after_its_work_and_its_wait() -> None:
    found = simulate(COSTS, 1, 1, 1, 1, seed=None)
    assert found.times == [pytest.approx(COSTS.web_ms + COSTS.store_ms + COSTS.send_ms)]


def test_a_full_process_makes_players_wait() -> None:
    most = 1000 / (COSTS.web_ms + 10 * COSTS.send_ms)
    quiet, full = (simulate(COSTS, 50, 10, most * share, 20) for share in (0.3, 1.3))
    assert quiet.percentile(0.99) < 60
    assert full.percentile(0.99) > 1000


def test_batches_hold_back_a_crowd_that_is_behind_and_save_sends() -> None:
    each, batched = (simulate(COSTS, 1, 2000, 30, 5, pause_ms=pause) for pause in (0, 300))
    assert len(each.times) == len(batched.times) == 2000 * 150
    assert batched.busy_ms < each.busy_ms


def test_ten_times_the_players_need_ten_times_the_log() -> None:
    small, large = needs(COSTS, Demand(1000)), needs(COSTS, Demand(10_000))
    assert large["log, GB a day"] == pytest.approx(10 * small["log, GB a day"])
    assert small["web processes"] == 1
