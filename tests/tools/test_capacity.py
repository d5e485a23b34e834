"""The simulation of docs/scaling.md predicts what was measured, and the document has its tables."""

from __future__ import annotations

import math
import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.capacity import measured, service
from bench.capacity.__main__ import main
from bench.capacity.costs import derive, line
from bench.capacity.demand import CONNECTIONS, REPORT_S, SITES, Demand, needs, used
from bench.capacity.machine import JOIN, MOVE, TURN_MS, Machine
from bench.capacity.points import FITTED, WITHIN, Point, points
from bench.capacity.runs import storm
from bench.capacity.service import Service
from bench.capacity.tables import PAGE, tables
from config.settings.limits import BASTIDE
from games.connections import joins, rooms
from realtime import turns
from tools import ROOT

FOUND = measured.load()
COSTS = derive(FOUND)
COSTS_ONLY = {"cpu_units", "statements", "commands", "notice_units", "bytes"}  # costs are derived from them


@pytest.fixture(scope="module")
def compared() -> list[Point]:
    return points(COSTS, FOUND)


def test_simulation_predicts_each_measured_figure(compared: list[Point]) -> None:
    assert [point for point in compared if abs(point.error) > WITHIN] == []
    named = {(point.run, point.figure) for point in compared}
    assert named == {(run, name) for run in FOUND.runs for name in FOUND.runs[run] if name not in COSTS_ONLY}
    assert len(named - FITTED) >= 10, "too few figures check the others"


@pytest.mark.parametrize(
    ("stale", "run"),
    [
        ({"send_ms": 0.0367}, "spectators-500"),
        ({"move_units": 0.35}, "storm"),
        ({"join_ms": 4 * COSTS.join_ms}, "storm"),
        ({"statement_web_ms": 4 * COSTS.statement_web_ms}, "watched"),
    ],
    ids=str,
)
def test_a_stale_cost_is_noticed(stale: dict[str, Any], run: str) -> None:
    found = replace(FOUND, runs={run: FOUND.runs[run]})
    assert any(abs(point.error) > WITHIN for point in points(replace(COSTS, **stale), found))


def test_the_document_has_the_tables_of_the_simulation() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, table in tables(COSTS, FOUND).items():
        block = f"<!-- capacity:{name} -->\n{table}\n<!-- capacity:end -->"
        assert block in page, "run `python -m bench.capacity --write`"


def test_the_arithmetic_of_the_document_has_the_costs() -> None:
    costs, page = COSTS, PAGE.read_text(encoding="utf-8")
    move = costs.web_ms - costs.noticed * costs.notice_ms
    report = [costs.report_statements * each for each in (costs.statement_web_ms, costs.statement_store_ms)]
    for words in (
        f"a unit takes {costs.unit_ms} ms",
        f"moves × {move:.2f} ms + deliveries × {costs.send_ms * 1000:.1f} µs + reports × {report[0]:.2f} ms",
        f"moves × {costs.stores_ms:.2f} ms + reports × {report[1]:.2f} ms",
        f"moves × {costs.notice_ms * 1000:.0f} µs in *each*",
        f"{costs.web_share:.0%} of {costs.move_ms:.2f} ms".replace("%", " %"),
        f"processes × {costs.notice_bytes:,.0f} bytes",
        f"{costs.process_mib:.0f} MiB + sockets × {costs.socket_kib:.1f} KiB",
        f"matches × {costs.match_kib:.0f} KiB",
        f"{costs.wait_ms + costs.sqlite_ms + 2 * costs.send_ms:.1f} ms\n  for a move",
    ):
        assert words in page


def test_each_figure_stands_in_the_benchmarks() -> None:
    page, rows = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8"), measured.rows()
    assert [name for name, row in rows.items() if row not in page] == []
    wrong = {
        (run, name): value
        for run, figures in FOUND.runs.items()
        for name, value in figures.items()
        if value not in _numbers(rows[run])
    }
    assert wrong == {}, "docs/benchmarks.md was measured anew: `--keep` the figures, and write their rows"
    units, ms = _numbers(rows["machine"])[-2:]
    assert pytest.approx(ms / units, rel=0.01) == FOUND.unit_ms


def _numbers(row: str) -> list[float]:
    return [float(each) for each in re.findall(r"\d+(?:\.\d+)?", row.replace(",", ""))]


def test_the_simulation_has_the_constants_of_the_product() -> None:
    assert turns.TURN_S * 1000 == TURN_MS
    assert joins.AT_ONCE == service.JOINS_AT_ONCE
    assert joins.PATIENCE_S * 1000 == service.PATIENCE_MS
    assert rooms.PRESENCE_REFRESH_TICKS == REPORT_S
    assert f"worker_connections {CONNECTIONS};" in (ROOT / "deploy" / "nginx.conf").read_text()
    assert {site.games for site in SITES[:2]} == {BASTIDE["tables_in_memory"]}


def test_a_process_does_one_thing_at_a_time_and_what_is_urgent_first() -> None:
    machine, ends = Machine(cores=2), list[tuple[str, float]]()
    for name, rank in (("join", JOIN), ("move", MOVE), ("second move", MOVE)):
        machine.work("web", rank, 1.0, lambda now, name=name: ends.append((name, now)))  # type: ignore[misc]
    machine.work("other", MOVE, 2.5, lambda now: ends.append(("other process", now)))
    machine.run()
    assert ends == [("move", 1.0), ("second move", 2.0), ("other process", 2.5), ("join", 3.0)]


def test_processes_share_a_core_in_turns() -> None:
    machine, ends = Machine(cores=1), dict[str, float]()
    machine.work("long", MOVE, 5.0, lambda now: ends.update(long=now))
    machine.work("short", MOVE, 1.0, lambda now: ends.update(short=now))
    machine.run()
    assert ends == {"long": 6.0, "short": 3.0}


def test_one_socket_gets_a_move_after_its_work_and_its_wait() -> None:
    site = Service(COSTS, web_ms=0.0, stores_ms=0.0)
    site.move("web", lambda: 1, lambda _: None)
    site.machine.run()
    assert site.arrivals == [pytest.approx(COSTS.wait_ms + COSTS.send_ms)]
    assert site.answers == [pytest.approx(COSTS.wait_ms)]


def test_joins_give_way_to_moves_but_not_for_ever() -> None:
    calm, stormy = (storm(COSTS, number, 1)["p99"] for number in (0, 500))
    assert calm < stormy < calm + 2 * service.JOINS_AT_ONCE * COSTS.join_ms


def test_a_line_through_points_is_found() -> None:
    assert line([(1, 5), (2, 7), (3, 9)]) == pytest.approx((3, 2))


def test_ten_times_the_players_need_ten_times_the_log() -> None:
    small, large = needs(COSTS, Demand(1000)), needs(COSTS, Demand(10_000))
    assert large["log, GB a day"] == pytest.approx(10 * small["log, GB a day"])
    assert small["web processes, each notified of all matches"] == 1


def test_notifications_of_all_matches_end_the_growth_by_more_processes() -> None:
    found = needs(COSTS, Demand(10_000)), needs(COSTS, Demand(1_000_000))
    assert [math.isinf(each["web processes, each notified of all matches"]) for each in found] == [
        False,
        True,
    ]


@pytest.mark.parametrize("site", SITES, ids=lambda site: site.name)
def test_a_limit_is_reached_at_the_number_of_players_that_is_said(site) -> None:  # type: ignore[no-untyped-def]
    for limit, share in list(used(COSTS, site).items())[:3]:
        full = replace(site, demand=Demand(site.demand.players / share))
        assert used(COSTS, full)[limit] == pytest.approx(1, rel=0.01)


def test_figures_of_another_machine_are_compared_at_its_speed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured, "_noted", {})
    monkeypatch.setattr(measured, "unit_ms", lambda: FOUND.unit_ms * 2)
    monkeypatch.setattr(os, "cpu_count", lambda: FOUND.cores)
    file = tmp_path / "points.json"
    for seconds, status in ((2, 0), (1, 1)):
        measured.note("moves-together", cpu_units=0.14, moves_s=735 / seconds)
        measured.record(file)
        assert main(["--points", str(file)]) == status
        assert "moves-together" in capsys.readouterr().out


def test_kept_figures_take_the_place_of_old_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "_noted", {})
    file, kept = tmp_path / "points.json", tmp_path / "measured.json"
    kept.write_text(measured.KEPT.read_text(encoding="utf-8"), encoding="utf-8")
    measured.note("storm", calm_p99=4.04, stormy_p99=5.7)
    measured.record(file)
    measured.keep(file, kept)
    found = measured.load(kept)
    assert found.runs["storm"] == {"calm_p99": 4.0, "stormy_p99": 6.0}
    assert found.runs["watched"] == FOUND.runs["watched"]
    assert measured.rows(kept)["storm"] == measured.rows()["storm"]
