"""The benchmarks as simulations: as many matches, sockets and pauses, each the median of some runs."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from bench.capacity.costs import PLAYERS, Costs
from bench.capacity.house import House
from bench.capacity.machine import JOIN, MOVE

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
    house = House(costs, costs.sqlite_ms, seed=seed)
    ends: list[float] = []

    def play(now: float) -> None:
        if len(ends) < rounds:
            house.move("web", lambda: PLAYERS + size, lambda end: over(now, end))

    def over(began: float, end: float) -> None:
        ends.append(end - began)
        play(end)

    play(0.0)
    house.machine.run()
    times = house.arrivals
    return {
        "deliveries_s": size * rounds / sum(ends) * 1000,
        "p50": percentile(times, 0.5),
        "p99": percentile(times, 0.99),
        "memory_mib": costs.process_mib + size * costs.socket_kib / 1024,
    }


def fast(costs: Costs, web_ms: float, stores_ms: float, webs: int, seed: int) -> Figures:
    """Play 20 matches as fast as they can: bench/moves.py."""
    house, matches, moves = House(costs, web_ms, stores_ms, seed), 20, 60
    work = house.machine.work

    def play(match: int, left: int) -> None:
        def command(_: float) -> None:
            house.move(f"web {match % webs}", lambda: PLAYERS, lambda _: play(match, left - 1))

        if left:
            work("players", MOVE, costs.player_ms, command)

    for match in range(matches):
        play(match, moves)
    house.machine.run()
    return {"moves_s": matches * moves / house.machine.now * 1000}


def paced(house: House, web: str, times: tuple[float, float, int], sockets: Callable[[], int]) -> None:
    """Play a match: first at a time, then after each pause, so many moves."""
    at, pause, moves = times

    def play(_: float) -> None:
        house.move(web, sockets, lambda _: None)
        if moves > 1:
            paced(house, web, (max(at + pause, house.machine.now), pause, moves - 1), sockets)

    def command(_: float) -> None:
        house.machine.work("players", MOVE, house.costs.player_ms, play)

    house.machine.at(at, command)


def storm(costs: Costs, joins: int, seed: int) -> Figures:
    """Play 10 matches at one process while so many join one of them: bench/audience.py."""
    house, pause = House(costs, costs.web_ms, costs.stores_ms, seed), 200.0
    here = [0]

    def players() -> int:
        return PLAYERS

    def players_and_crowd() -> int:
        return PLAYERS + here[0]

    def joined(_: float) -> None:
        here[0] += 1

    for match in range(10):
        start = house.random.uniform(0, pause)
        paced(house, "web", (start, pause, 30), players if match else players_and_crowd)
    for _ in range(joins):
        house.machine.at(1500, lambda _: house.join("web", 0, joined))
    house.machine.run()
    return {"p99": percentile(house.answers, 0.99)}


def watched(costs: Costs, seed: int) -> Figures:
    """Play 200 matches with 10 spectators each: bench/audience.py. First all players join."""
    house, matches, pause, moves = House(costs, costs.web_ms, costs.stores_ms, seed), 200, 2000.0, 10
    for match in range(matches):
        _arrive(house, f"web {match % 2}", (house.random.uniform(0, pause), pause, moves))
    house.machine.run()
    seconds = (house.machine.now + pause) / 1000  # a match ends when its next move would be due
    return {"moves_s": matches * moves / seconds, "p99": percentile(house.events, 0.99)}


def _arrive(house: House, web: str, times: tuple[float, float, int]) -> None:
    costs, away = house.costs, [True] * PLAYERS

    def joined(now: float) -> None:
        away.pop()
        if not away:
            paced(house, web, (max(times[0], now), *times[1:]), lambda: PLAYERS + 10)
            house.machine.at(now + 500, lambda _: house.report(web))

    def connected(_: float) -> None:
        house.join(web, costs.join_statements, joined)

    for _ in range(PLAYERS):
        house.machine.work("players", JOIN, costs.player_ms, connected)
