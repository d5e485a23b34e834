"""Spectators and players: a join storm, and many watched matches. Other checkouts can take turns."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any

from bench import moves, stores
from bench.capacity.measured import note
from bench.guests import Guest, open_match
from bench.server import Server
from bench.trees import ratios, rows, trees_of
from tools import ROOT

HELLO = '{"t":"hello","after":0}'
STORM, STORM_MATCHES, STORM_PACE = (
    500,
    10,
    0.2,
)  # spectators who join one match; matches; seconds between moves
WATCHED, WATCHING, MOVES_PER_SECOND = (
    200,
    10,
    100,
)  # matches, spectators of each, moves a second of all matches
PLAYED = 30  # moves of a match in each part of a measurement


@dataclass(frozen=True)
class Storm:
    """Milliseconds to an answer (99 %) and the longest pause (seconds) without joins, and while all join."""

    calm: float
    stormy: float
    calm_gap: float
    gap: float
    joined: float  # seconds until the last had its welcome


@dataclass(frozen=True)
class Watched:
    """Moves a second reached, and milliseconds from an event's stamp to its arrival."""

    per_second: float
    p50: float
    p99: float
    acknowledged: float  # milliseconds to a player's answer, 99 %
    missing: float


class SpectatorProcess:
    """The child process of spectators."""

    def __init__(self, **task: Any) -> None:
        words = [sys.executable, "-m", "bench.spectator_process"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        assert self.process.stdin
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()

    def joined(self) -> dict[str, float]:
        """Wait until all have their welcome; return how long it took."""
        assert self.process.stdout
        return dict(json.loads(self.process.stdout.readline()))

    def end(self) -> dict[str, float]:
        """End the process; return what arrived."""
        answer, _ = self.process.communicate(timeout=60)
        return dict(json.loads(answer))


@contextmanager
def _house(tree: Path, processes: int) -> Iterator[list[Server]]:
    with stores.private() as kept, moves.webs(tree, kept, processes) as servers:
        yield servers


def storm(tree: Path = ROOT) -> Storm:
    """Play without and with 500 spectators who join one of the matches at once; one web process."""
    with _house(tree, 1) as [web]:
        matches = [open_match(web.address) for _ in range(STORM_MATCHES)]
        task = [moves.at_one(web, *each) for each in matches]
        moves.play(task, 5, STORM_PACE)
        calm = moves.play(task, PLAYED, STORM_PACE)
        found: dict[str, float] = {}

        def join() -> None:
            sleep(1.5)
            path = f"/ws/matches/{matches[0][0]}/"
            spectators = SpectatorProcess(
                ports=[web.port], paths=[path], each=STORM, at_once=STORM, hello=HELLO
            )
            found.update(spectators.joined())
            sleep(1)
            spectators.end()

        thread = threading.Thread(target=join)
        thread.start()
        stormy = moves.play(task, PLAYED, STORM_PACE)
        thread.join()
    return Storm(calm["p99"], stormy["p99"], calm["gap"], stormy["gap"], found["joined"])


def watched(tree: Path = ROOT) -> Watched:
    """Play 200 matches with 10 spectators each, at one of two web processes."""
    with _house(tree, 2) as webs:
        pair = [Guest(webs[0].address, "Ann"), Guest(webs[0].address, "Bob")]
        matches = [open_match(webs[0].address, pair) for _ in range(WATCHED)]
        task = [moves.at_one(webs[number % 2], *each) for number, each in enumerate(matches)]
        spectators = SpectatorProcess(
            ports=[web.port for web in webs],
            paths=[each["path"] for each in task],
            each=WATCHING,
            at_once=20,
            hello=HELLO,
        )
        spectators.joined()
        sleep(1)
        played = moves.play(task, 10, WATCHED / MOVES_PER_SECOND)
        arrived = spectators.end()
    return Watched(
        played["rate"],
        arrived["p50"],
        arrived["p99"],
        played["p99"],
        arrived["missing"],
    )


def table(rounds: int, against: Path | None) -> str:
    """Measure this checkout, and another in turns with it; return both tables as Markdown."""
    return f"{storms(rounds, against)}\n\n{_watched(rounds, trees_of(against))}"


def storms(rounds: int, against: Path | None) -> str:
    """Measure the storm alone; return its table."""
    title = f"{STORM} spectators join one of {STORM_MATCHES} matches at once, medians of {rounds} rounds:\n"
    head = (
        "| version | answers, 99 % before | meanwhile | ratio | longest pause before | meanwhile | joined |"
    )
    lines = [title, head, "|---|---:|---:|---:|---:|---:|---:|"]
    runs = compare(storm, rounds, trees_of(against))
    for name, found in runs.items():
        note("storm" if name == "now" else f"storm-{name}", calm_p99=found.calm, stormy_p99=found.stormy)
        answers = f"{found.calm:.0f} ms | {found.stormy:.0f} ms | {found.stormy / found.calm:.1f}"
        pauses = f"{found.calm_gap:.1f} s | {found.gap:.1f} s | {found.joined:.1f} s"
        lines.append(f"| {name} | {answers} | {pauses} |")
    figures = {name: _storm_figures(found) for name, found in runs.items()}
    return "\n".join([*lines, *rows(ratios(figures))])


def _storm_figures(found: Storm) -> list[float]:
    return [found.calm, found.stormy, found.stormy / found.calm, found.calm_gap, found.gap, found.joined]


def _watched(rounds: int, trees: dict[str, Path]) -> str:
    title = f"{WATCHED} matches with {WATCHING} spectators each, {MOVES_PER_SECOND} moves/s offered:\n"
    head = "| version | moves/s | delivered, 50 % after | 99 % | answers, 99 % | lost |"
    lines = [title, head, "|---|---:|---:|---:|---:|---:|"]
    runs = compare(watched, rounds, trees)
    for name, found in runs.items():
        note("watched" if name == "now" else f"watched-{name}", moves_s=found.per_second, p99=found.p99)
        late = f"{found.p50:.0f} ms | {found.p99:.0f} ms | {found.acknowledged:.0f} ms"
        lines.append(f"| {name} | {found.per_second:.0f} | {late} | {found.missing:.0f} |")
    figures = {name: vars(found).values() for name, found in runs.items()}
    return "\n".join([*lines, *rows(ratios(figures))])


def compare(measure: Callable[[Path], Any], rounds: int, trees: dict[str, Path]) -> dict[str, Any]:
    """Return the medians of `measure` for each tree; the trees take turns."""
    runs: dict[str, list[Any]] = {}
    for _ in range(rounds):
        for name, tree in trees.items():
            runs.setdefault(name, []).append(measure(tree))
    return {
        name: type(found[0])(
            *(median(values) for values in zip(*(vars(each).values() for each in found), strict=True))
        )
        for name, found in runs.items()
    }
