"""Matches on a simulated machine: moves, what is sent for them, and joins, in the order of a web process."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable

from bench.capacity.costs import Costs
from bench.capacity.machine import JOIN, MOVE, SEND, TURN_MS, Machine, Then

JOINS_AT_ONCE = 2  # AT_ONCE of games/connections/joins.py
PATIENCE_MS = 10.0  # PATIENCE_S of games/connections/joins.py
LOOK_MS = 0.5  # between looks whether a move is under way
PARTS = 3  # CPU of a move varies as the sum of so many exponential times: by the 99 % of calm answers
Join = tuple[float, float, Then]  # ms in the web process, ms in the stores, what follows


class Service:
    """Web processes, stores and players on one machine."""

    def __init__(self, costs: Costs, web_ms: float, stores_ms: float = 0.0, seed: int = 1) -> None:
        self.costs, self.web_ms, self.stores_ms = costs, web_ms, stores_ms
        self.machine = Machine(costs.cores)
        self.random = random.Random(seed)
        self.answers: list[float] = []  # ms from a command to its answer
        self.arrivals: list[float] = []  # ms from a command to each socket
        self.events: list[float] = []  # ms from the time in the event to each socket
        self._under_way: Counter[str] = Counter()  # moves that are not stored yet, by web process
        self._joins: dict[str, deque[Join]] = {}

    def move(self, web: str, sockets: Callable[[], int], then: Then) -> None:
        """Play a move that arrives now at a web process; `then` follows its last socket."""
        sent, taken = self.machine.now, self._some(self.web_ms)
        self._under_way[web] += 1

        def played(now: float) -> None:
            self.machine.at(now + self.costs.wait_ms, lambda _: store(now - taken))

        def store(stamp: float) -> None:
            self.machine.work("", MOVE, self._some(self.stores_ms), lambda _: stored(stamp))

        def stored(stamp: float) -> None:
            self._under_way[web] -= 1
            self.machine.work(web, MOVE, 0.0, lambda now: answered(now, stamp))

        def answered(now: float, stamp: float) -> None:
            self.answers.append(now - sent)
            self._send(web, sockets(), (sent, stamp), then)

        self.machine.work(web, MOVE, taken, played)

    def _send(self, web: str, left: int, since: tuple[float, float], then: Then) -> None:
        each = self.costs.send_ms
        count = min(left, max(1, int(TURN_MS / each)))

        def sent(now: float) -> None:
            times = [now - number * each for number in range(count)]
            self.arrivals += [time - since[0] for time in times]
            self.events += [time - since[1] for time in times]
            if left > count:
                self._send(web, left - count, since, then)
            else:
                then(now)

        self.machine.work(web, SEND, count * each, sent)

    def join(self, web: str, statements: float, then: Then) -> None:
        """Let a socket join; `statements`: those that it does not share with others."""
        costs = self.costs
        waiting = self._joins.setdefault(web, deque())
        web_ms = costs.join_ms + statements * costs.statement_web_ms
        waiting.append((web_ms, statements * costs.statement_store_ms, then))
        if len(waiting) == 1:
            self._next_joins(web, self.machine.now)

    def _next_joins(self, web: str, since: float) -> None:
        """Serve the next few in one turn, when no move is under way or patience is over."""
        if self._under_way[web] and self.machine.now < since + PATIENCE_MS:
            self.machine.at(self.machine.now + LOOK_MS, lambda _: self._next_joins(web, since))
            return
        waiting = self._joins[web]
        few = [waiting[number] for number in range(min(JOINS_AT_ONCE, len(waiting)))]

        def served(now: float) -> None:
            for _, store_ms, then in few:
                waiting.popleft()
                self.machine.work("", JOIN, store_ms, then)
            if waiting:
                self._next_joins(web, now)

        self.machine.work(web, JOIN, sum(web_ms for web_ms, _, _ in few), served)

    def report(self, web: str) -> None:
        """Store who is here."""
        costs, statements = self.costs, self.costs.report_statements
        self.machine.work(
            web, JOIN, statements * costs.statement_web_ms,
            lambda _: self.machine.work("", JOIN, statements * costs.statement_store_ms, lambda _: None),
        )  # fmt: skip

    def _some(self, ms: float) -> float:
        return self.random.gammavariate(PARTS, ms / PARTS) if ms else 0.0
