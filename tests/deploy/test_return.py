"""After a restart of the web processes everybody is back."""

from __future__ import annotations

import asyncio
import signal
import time
from typing import Any

import pytest
import redis
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.guests import Guest, open_match
from tests.deploy.deployment import Deployment

SOCKETS = 80
# From the moment the processes answer. Measured: 0.4 s at most, also with seven times more to do than cores.
BACK_S = 6.0
COUNTED_S = 5.0  # by then each process has stored how many sockets of this address it has


class Crowd:
    """Sockets at one match through nginx. Each comes back as a browser does: at once, then a bit later."""

    def __init__(self, deployment: Deployment, match: str) -> None:
        self.origin = deployment.address()
        self.address = f"{self.origin.replace('http', 'ws', 1)}/ws/matches/{match}/"
        self.open = 0

    async def stay(self) -> None:
        """One socket, until it is cancelled."""
        wait = 0.25
        while True:
            try:
                async with connect(self.address, origin=self.origin, open_timeout=4) as link:  # type: ignore[arg-type]
                    await link.send('{"t":"hello","after":0}')
                    await link.recv()
                    self.open, wait = self.open + 1, 0.25
                    try:
                        async for _ in link:
                            pass
                    finally:
                        self.open -= 1
            except (OSError, WebSocketException, TimeoutError):
                wait = min(2.0, wait * 1.5)
            await asyncio.sleep(wait)

    async def back_after(self, seconds: float) -> float:
        """After how many seconds all are there; fails if it takes longer."""
        started = time.monotonic()
        while self.open < SOCKETS:
            assert time.monotonic() - started < seconds, f"only {self.open} of {SOCKETS} are back"
            await asyncio.sleep(0.05)
        return time.monotonic() - started


def _restart(deployment: Deployment, names: tuple[str, ...]) -> None:
    for name in names:
        deployment.running[name].send_signal(signal.SIGTERM)
    for name in names:
        deployment.end(name)
    time.sleep(1)  # the crowd meets closed ports
    for name in names:
        deployment.start(name)
    for name in names:
        deployment.wait(name)


@pytest.mark.parametrize("at_once", [True, False])
async def test_all_sockets_are_back_after_a_restart(deployment: Deployment, at_once: bool) -> None:
    match, _ = await asyncio.to_thread(open_match, deployment.address())
    crowd = Crowd(deployment, match)
    tasks = [asyncio.create_task(crowd.stay()) for _ in range(SOCKETS)]
    try:
        await crowd.back_after(20)
        await asyncio.sleep(COUNTED_S)
        for names in [("web-1", "web-2")] if at_once else [("web-1",), ("web-2",)]:
            await asyncio.to_thread(_restart, deployment, names)
            await crowd.back_after(BACK_S)
        await asyncio.to_thread(Guest, deployment.address(), "Ann")  # calls pass, too
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_killed_processes_leave_nothing_in_redis(deployment: Deployment) -> None:
    store: Any = redis.from_url(deployment.environ["REDIS_URL"])

    def channels() -> int:
        """Return how many channels have a reader, once both processes are at work."""
        open_match(deployment.address("web-1"))
        open_match(deployment.address("web-2"))
        time.sleep(1)
        return len(store.pubsub_channels("bastide-*"))

    before = channels()
    for _ in range(2):
        for name in ("web-1", "web-2"):
            deployment.end(name, signal.SIGKILL)
            deployment.start(name)
            deployment.wait(name)
    assert channels() <= before
    assert not [key for key in store.keys("*") if b"group" in key or b"specific" in key]
    store.close()
