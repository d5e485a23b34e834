"""The benchmarks as simulations: as many matches, sockets and pauses, each the median of some runs."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from bench.capacity.costs import PLAYERS, Costs
from bench.capacity.machine import JOIN, MOVE
from bench.capacity.service import Service

RUNS = 9
Figures = dict[str, float]


def percentile(values: list[float], share: float) -> float:
    """Return the smallest value that at least `share` of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def medians(run: Callable[[int], Figures], runs: int = RUNS) -> Figures:
    """Return the median of each figure over some seeds."""
    found = [run(seed) for seed in range(1, runs + 1)]
    return {name: median(each[name] for each in found) for name in found[0]}


def crowd(costs: Costs, size: int, rounds: int, seed: int) -> Figures:
    """Play one move after the other to a crowd, SQLite: bench/fanout.py, bench/spectators.py."""
    service = Service(costs, costs.sqlite_ms, seed=seed)
    ends: list[float] = []

    def play(now: float) -> None:
        if len(ends) < rounds:
            service.move("web", lambda: PLAYERS + size, lambda end: over(now, end))

    def over(began: float, end: float) -> None:
        ends.append(end - began)
        play(end)

    play(0.0)
    service.machine.run()
    times = service.arrivals
    return {
        "deliveries_s": size * rounds / sum(ends) * 1000,
        "p50": percentile(times, 0.5),
        "p99": percentile(times, 0.99),
        "memory_mib": costs.process_mib + size * costs.socket_kib / 1024,
    }


def fast(costs: Costs, web_ms: float, stores_ms: float, webs: int, seed: int) -> Figures:
    """Play 20 matches as fast as they can: bench/moves.py."""
    service, matches, moves = Service(costs, web_ms, stores_ms, seed), 20, 60
    work = service.machine.work

    def play(match: int, left: int) -> None:
        def command(_: float) -> None:
            service.move(f"web {match % webs}", lambda: PLAYERS, lambda _: play(match, left - 1))

        if left:
            work("players", MOVE, costs.player_ms, command)

    for match in range(matches):
        play(match, moves)
    service.machine.run()
    return {"moves_s": matches * moves / service.machine.now * 1000}


def paced(service: Service, web: str, times: tuple[float, float, int], sockets: Callable[[], int]) -> None:
    """Play a match: first at a time, then after each pause, so many moves."""
    at, pause, moves = times

    def play(_: float) -> None:
        service.move(web, sockets, lambda _: None)
        if moves > 1:
            paced(service, web, (max(at + pause, service.machine.now), pause, moves - 1), sockets)

    def command(_: float) -> None:
        service.machine.work("players", MOVE, service.costs.player_ms, play)

    service.machine.at(at, command)


def storm(costs: Costs, joins: int, seed: int) -> Figures:
    """Play 10 matches at one process while so many join one of them: bench/audience.py."""
    service, pause = Service(costs, costs.web_ms, costs.stores_ms, seed), 200.0
    here = [0]

    def players() -> int:
        return PLAYERS

    def players_and_crowd() -> int:
        return PLAYERS + here[0]

    def joined(_: float) -> None:
        here[0] += 1

    for match in range(10):
        start = service.random.uniform(0, pause)
        paced(service, "web", (start, pause, 30), players if match else players_and_crowd)
    for _ in range(joins):
        service.machine.at(1500, lambda _: service.join("web", 0, joined))
    service.machine.run()
    return {"p99": percentile(service.answers, 0.99)}


def watched(costs: Costs, seed: int) -> Figures:
    """Play 200 matches with 10 spectators each: bench/audience.py. First all players join."""
    service, matches, pause, moves = Service(costs, costs.web_ms, costs.stores_ms, seed), 200, 2000.0, 10
    for match in range(matches):
        _arrive(service, f"web {match % 2}", (service.random.uniform(0, pause), pause, moves))
    service.machine.run()
    seconds = (service.machine.now + pause) / 1000  # a match ends when its next move would be due
    return {"moves_s": matches * moves / seconds, "p99": percentile(service.events, 0.99)}


def _arrive(service: Service, web: str, times: tuple[float, float, int]) -> None:
    costs, away = service.costs, [True] * PLAYERS

    def joined(now: float) -> None:
        away.pop()
        if not away:
            paced(service, web, (max(times[0], now), *times[1:]), lambda: PLAYERS + 10)
            service.machine.at(now + 500, lambda _: service.report(web))

    def connected(_: float) -> None:
        service.join(web, costs.join_statements, joined)

    for _ in range(PLAYERS):
        service.machine.work("players", JOIN, costs.player_ms, connected)
