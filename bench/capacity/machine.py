"""A machine with few cores and processes that share them: what is done when, in simulated milliseconds.

A process does one thing at a time (Python's interpreter lets one thread work). A core serves the processes in
turns of at most `TURN_MS`. In a process what is more urgent comes first; what has begun is not put off.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

TURN_MS = 2.0  # TURN_S of realtime/turns.py; Linux gives turns of some milliseconds, too
MOVE, SEND, JOIN = range(3)  # how urgent work is: realtime/turns.py lets moves go first
Then = Callable[[float], None]  # gets the time


@dataclass(order=True)
class Work:
    """Something that a process has to do. `ms` is left of it."""

    rank: int
    order: int
    ms: float
    then: Then


class Machine:
    """Runs work in order; no process is started, and no time passes but simulated time."""

    def __init__(self, cores: int = 2) -> None:
        self.free = cores
        self.now = self.busy_ms = 0.0
        self._order = 0
        self._events: list[tuple[float, int, Then]] = []
        self._works: dict[str, list[Work]] = {}
        self._ready: deque[str] = deque()  # processes that wait for a core, the longest waiting first

    def at(self, when: float, then: Then) -> None:
        """Call `then` at that time."""
        self._order += 1
        heapq.heappush(self._events, (when, self._order, then))

    def work(self, process: str, rank: int, ms: float, then: Then) -> None:
        """Give a process something to do; "" is a process that does this only. `then` follows its end."""
        self._order += 1
        name = process or f"only {self._order}"
        waiting = self._works.get(name)
        if waiting is None:
            waiting = self._works[name] = []
            self._ready.append(name)
        heapq.heappush(waiting, Work(rank, self._order, ms, then))

    def run(self) -> None:
        """Go on until nothing is left to do."""
        self._serve()
        while self._events:
            self.now, _, then = heapq.heappop(self._events)
            then(self.now)
            self._serve()

    def _serve(self) -> None:
        while self.free and self._ready:
            name = self._ready.popleft()
            self._begin(name, heapq.heappop(self._works[name]))

    def _begin(self, name: str, work: Work) -> None:
        turn = min(work.ms, TURN_MS)
        self.free -= 1
        self.busy_ms += turn
        self.at(self.now + turn, lambda now: self._end(name, work, turn, now))

    def _end(self, name: str, work: Work, turn: float, now: float) -> None:
        self.free += 1
        work.ms -= turn
        if work.ms > 0:
            work.rank = min(MOVE - 1, work.rank)  # it has begun
            heapq.heappush(self._works[name], work)
        else:
            work.then(now)
        if self._works[name]:
            self._ready.append(name)
        else:
            del self._works[name]
