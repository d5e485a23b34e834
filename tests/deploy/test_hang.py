"""A process that hangs holds its matches for some seconds only: its watchdog or its guard ends it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest
from websockets.exceptions import WebSocketException

from bench.guests import Guest, open_match
from tests.deploy.deployment import Deployment
from tests.deploy.sockets import Seat
from tools import ROOT

SOON_S = 12.0  # from the hang until a match moves again
RESTART_S = 15.0  # more, where there is no other worker: whatever starts the processes starts one
HANGS = """
import asyncio, time
from realtime import watchdog
async def main():
    watchdog.watch(asyncio.get_running_loop(), 1.5)
    await asyncio.sleep({lives})
    time.sleep({hangs})
asyncio.run(main())
"""


def _ended(lives: float, hangs: float) -> tuple[int, str]:
    """Return the status of a process whose loop works and is then blocked, and what it wrote."""
    script = HANGS.format(lives=lives, hangs=hangs)
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=20, check=False
    )
    return done.returncode, done.stderr


def test_a_loop_that_stands_still_ends_its_process_and_shows_where() -> None:
    started = time.monotonic()
    status, words = _ended(lives=0, hangs=15)
    assert (status, "Timeout" in words, "in main" in words) == (1, True, True)
    assert time.monotonic() - started < 8


def test_a_loop_that_works_is_left_alone() -> None:
    assert _ended(lives=3.5, hangs=0)[0] == 0


# A loop that is blocked is ended from inside, a process that was stopped as a whole by its guard.
@pytest.mark.parametrize(("hang", "status"), [(signal.SIGUSR2, 1), (signal.SIGSTOP, -signal.SIGKILL)])
def test_every_match_moves_again_soon_after_a_process_hangs(
    deployment: Deployment, hang: signal.Signals, status: int
) -> None:
    matches = [open_match(deployment.address()) for _ in range(4)]
    for match, (ann, _) in matches:
        with Seat(deployment.address(), match, ann) as seat:
            seat.play()
    deployment.running["web-1"].send_signal(hang)
    started = time.monotonic()
    for match, players in matches:
        _move(deployment, match, players)
    assert time.monotonic() - started < SOON_S
    assert deployment.running.pop("web-1").wait(15) == status
    deployment.start("web-1")
    deployment.wait("web-1")


def test_bots_move_again_soon_after_the_worker_hangs(deployment: Deployment) -> None:
    ann = Guest(deployment.address(), "Ann")
    table = ann.call("POST", "/api/tables", {"size": 2, "clock": {"kind": "none"}})
    ann.call("POST", f"/api/tables/{table['id']}/bots", {"level": "random"})
    deployment.running["worker"].send_signal(signal.SIGSTOP)
    stopped = time.monotonic()
    match = ann.call("POST", f"/api/tables/{table['id']}/start")["match"]
    assert deployment.running.pop("worker").wait(15) == -signal.SIGKILL
    deployment.start("worker")
    with Seat(deployment.address(), match, ann) as seat:
        bot = 1 - seat.wait_for("welcome")["you"]["seat"]
        while not seat.events(by=bot):
            seat.play()
    assert time.monotonic() - stopped < SOON_S + RESTART_S


def _move(deployment: Deployment, match: str, players: list[Guest]) -> None:
    """Have one of the players move, who come back as browsers do."""
    while True:
        for player in players:
            try:
                with Seat(deployment.address(), match, player) as seat:
                    offer = seat.wait_for("offer", 4)
                    if (offer["decision"] or {}).get("actions"):
                        seat.play()
                        return
            except (OSError, WebSocketException, TimeoutError):
                time.sleep(0.25)
