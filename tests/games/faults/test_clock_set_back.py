"""The clock of the machine is set back while people connect: they still get an answer."""

from __future__ import annotations

import threading
import time
import urllib.request
from pathlib import Path

from tests.faults.server import fresh_installation
from tests.soak.processes import Processes, running

BACK_S = -90.0
PATIENCE_S = 5.0


class Visitor(threading.Thread):
    """Asks one thing after another, each over a new connection. `waited`: the longest time, in seconds."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address, self.waited, self.over = address, 0.0, threading.Event()

    def run(self) -> None:
        while not self.over.is_set():
            asked = time.monotonic()
            with urllib.request.urlopen(f"http://{self.address}/livez", timeout=PATIENCE_S) as answer:
                answer.read()
            self.waited = max(self.waited, time.monotonic() - asked)


def _set_back(processes: Processes) -> None:
    for _ in range(4):
        processes.jump(0, BACK_S)
        time.sleep(0.4)
        processes.jump(0, 0)
        time.sleep(0.2)


def test_people_connect_while_the_clock_is_set_back(tmp_path: Path) -> None:
    with fresh_installation(tmp_path, "", "") as place, running(place, 1) as processes:
        visitors = [Visitor(processes.addresses[0]) for _ in range(3)]
        for visitor in visitors:
            visitor.start()
        _set_back(processes)
        for visitor in visitors:
            visitor.over.set()
            visitor.join()
    assert max(visitor.waited for visitor in visitors) < PATIENCE_S
    assert min(visitor.waited for visitor in visitors) > 0  # each had answers
