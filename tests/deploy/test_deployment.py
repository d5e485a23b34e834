"""What docker-compose.yml promises, seen from outside: people at different processes share one match."""

from __future__ import annotations

import re
import signal
import time
import urllib.error
import urllib.request
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from bench.guests import Guest, open_match
from tests.deploy.deployment import Deployment
from tests.deploy.sockets import Seat

EXPORTS = 5  # copies of one's data that a new guest may have in an hour (`RATE_EXPORT`)


def open_sockets(deployment: Deployment, name: str) -> int:
    """Return the sockets of a web process, by its own count."""
    with urllib.request.urlopen(f"{deployment.address(name)}/metrics") as answer:
        found = re.search(r"^bastide_sockets (\d+)", answer.read().decode(), re.MULTILINE)
    assert found
    return int(found[1])


def test_proxy_sends_all_sockets_of_a_match_to_one_process(deployment: Deployment) -> None:
    names = ("web-1", "web-2")
    used: set[str] = set()
    for _ in range(8):  # of so many matches, some belong to either process
        match, _guests = open_match(deployment.address())
        before = [open_sockets(deployment, name) for name in names]
        with ExitStack() as stack:
            for _ in range(4):
                stack.enter_context(Seat(deployment.address(), match)).wait_for("welcome")
            more = [open_sockets(deployment, name) - old for name, old in zip(names, before, strict=True)]
            assert sorted(more) == [0, 4]
            used.add(names[more.index(4)])
        until = time.monotonic() + 10
        while [open_sockets(deployment, name) for name in names] != before and time.monotonic() < until:
            time.sleep(0.05)
    assert used == set(names)


def test_players_at_the_wrong_process_get_the_same_events(deployment: Deployment) -> None:
    match, (ann, bob) = open_match(deployment.address())
    with (
        Seat(deployment.address("web-1"), match, ann) as at_one,
        Seat(deployment.address("web-2"), match, bob) as at_two,
        Seat(deployment.address(), match) as watching,
    ):
        number = at_one.play()
        seen = [seat.event(number) for seat in (at_one, at_two, watching)]
        assert len({event["hash"] for event in seen}) == 1
        assert seen[0]["seat"] == 0
        # A spectator finds the deciding seat in the view; another seat gets an empty offer.
        offer = at_two.newest("offer", number)
        assert offer["decision"]["seat"] == 0
        assert "actions" not in offer["decision"]


def test_calls_are_counted_once_for_all_processes(deployment: Deployment) -> None:
    ann = Guest(deployment.address("web-1"), "Ann")
    for _ in range(EXPORTS):
        ann.call("GET", "/api/me/export")
    ann.address = deployment.address("web-2")
    with pytest.raises(RuntimeError, match="429"):
        ann.call("GET", "/api/me/export")


def test_the_worker_plays_for_bots(deployment: Deployment) -> None:
    ann = Guest(deployment.address(), "Ann")
    level = ann.call("GET", "/api/setup")["bots"][0]
    table = ann.call("POST", "/api/tables", {"size": 2, "clock": {"kind": "none"}})
    ann.call("POST", f"/api/tables/{table['id']}/bots", {"level": level})
    match = ann.call("POST", f"/api/tables/{table['id']}/start")["match"]
    with Seat(deployment.address(), match, ann) as seat:
        for _ in range(4):
            seat.play()
            if seat.events(by=1):
                break
        assert seat.events(by=1) or seat.wait_for_event(by=1)
    with urllib.request.urlopen(f"{deployment.address('worker')}/metrics") as answer:
        counted = re.search(
            r'^bastide_due_tasks_total{what="bot"} (\S+)', answer.read().decode(), re.MULTILINE
        )
    assert counted
    assert float(counted[1]) >= 1


def test_killed_process_loses_no_event(deployment: Deployment) -> None:
    match, (ann, bob) = open_match(deployment.address())
    with Seat(deployment.address("web-1"), match, ann) as before:
        number = before.play()
        deployment.end("web-1", signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            before.wait_for("never")
    # The proxy goes to the other process; the move that was taken is there.
    answer = Guest(deployment.address(), "Cid").call("GET", f"/api/matches/{match}/events?after=0")
    assert [event["number"] for event in answer["events"]] == list(range(1, number + 1))
    with Seat(deployment.address(), match, ann, after=number) as after:
        assert after.play() == number + 1
        deployment.start("web-1")
        deployment.wait("web-1")
        with Seat(deployment.address("web-1"), match, bob) as back:
            assert back.event(number + 1)["hash"] == after.event(number + 1)["hash"]


def test_stop_of_a_process_is_announced_to_its_clients(deployment: Deployment) -> None:
    match, (ann, _bob) = open_match(deployment.address())
    with Seat(deployment.address("web-2"), match, ann) as seat:
        seat.wait_for("welcome")
        deployment.running["web-2"].send_signal(signal.SIGTERM)
        assert seat.wait_for("restart")["in"] >= 0
        with pytest.raises(ConnectionClosed) as closed:
            seat.wait_for("never")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4000
    deployment.end("web-2")
    deployment.start("web-2")
    deployment.wait("web-2")


def test_the_proxy_shows_the_page_with_its_headers_and_hides_what_is_for_operators(
    deployment: Deployment,
) -> None:
    with urllib.request.urlopen(f"{deployment.address()}/api/setup") as answer:
        assert answer.status == 200
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert "camera=()" in answer.headers["Permissions-Policy"]
        assert "nginx/" not in answer.headers["Server"]
    for path in ("/metrics", "/healthz", "/livez"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{deployment.address()}{path}")
        assert refused.value.code == 404
        refused.value.close()


def test_worker_stops_on_sigterm(deployment: Deployment) -> None:
    started = time.monotonic()
    assert deployment.end("worker") == 0
    assert time.monotonic() - started < 20
    deployment.start("worker")


def test_logs_have_no_errors(deployment: Deployment) -> None:
    for name in ("web-1", "web-2", "worker"):
        assert "Traceback" not in deployment.log(name), deployment.log(name)[-3000:]
        assert '"level": "error"' not in deployment.log(name), deployment.log(name)[-3000:]
