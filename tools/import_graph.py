"""`make imports`: circles of imports, the longest chain within each package, and folders with many files.

Imports for types and imports inside functions count too. The exit status is 1 when a limit is broken.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tools import environment
from tools.say import Stop, leave, say
from tools.stamps import ROOT
from tools.tracked import tracked_files

PACKAGES = ("rules", "realtime", "games", "lobby", "web", "config")
LONGEST_CHAIN = {"rules": 12}
FILES_IN_A_FOLDER = 25
# Folders whose files are data, pictures, or named by a framework.
DATA = ("docs/rules", "rules/data", "tests/records/games", "migrations")

Graph = Mapping[str, frozenset[str]]


def graph_of(package: str) -> Graph:
    """Each module of a package with the modules of the same package that it imports."""
    import grimp  # installed in .venv, where `main` enters first

    graph = grimp.build_graph(package)
    return {
        module: frozenset(graph.find_modules_directly_imported_by(module)) - {module}
        for module in graph.modules
    }


def circles(graph: Graph) -> list[list[str]]:
    """The groups of modules that import each other, directly or through others, largest first."""
    reach = {module: _reachable(graph, module) for module in graph}
    groups = {frozenset(m for m in reach[module] if module in reach[m]) for module in graph}
    return sorted((sorted(group) for group in groups if group), key=len, reverse=True)


def _reachable(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += graph[module]
    return found


def longest_chain(graph: Graph) -> list[str]:
    """The longest chain of modules in which each imports the next; the graph must have no circle."""
    best: dict[str, list[str]] = {}

    def chain(module: str) -> list[str]:
        if module not in best:
            longest = max((chain(other) for other in sorted(graph[module])), key=len, default=[])
            best[module] = [module, *longest]
        return best[module]

    return max((chain(module) for module in sorted(graph)), key=len, default=[])


def crowded_folders() -> list[tuple[str, int]]:
    """The folders of ours with more than `FILES_IN_A_FOLDER` files that are no data, largest first."""
    folders = [path.relative_to(ROOT).parent for path in tracked_files()]
    counted = Counter(folder.as_posix() for folder in folders if not _holds_data(folder))
    return [(folder, count) for folder, count in counted.most_common() if count > FILES_IN_A_FOLDER]


def _holds_data(folder: Path) -> bool:
    return any(name in folder.as_posix() for name in DATA)


def report() -> list[str]:
    """Modules, circles and the longest chain of each package (no chain where there is a circle)."""
    lines: list[str] = []
    for package in PACKAGES:
        graph = graph_of(package)
        rounds = circles(graph)
        chain = [] if rounds else longest_chain(graph)
        lines.append(f"{package}: {len(graph)} modules, {len(rounds)} circles, longest chain {len(chain)}")
        lines.append(f"  {' > '.join(name.removeprefix(package + '.') for name in chain)}")
    return lines


def problems() -> list[str]:
    """One line for each broken limit; empty when all hold."""
    found: list[str] = []
    for package in PACKAGES:
        graph = graph_of(package)
        rounds = circles(graph)
        chain = [] if rounds else longest_chain(graph)
        found += [
            f"{package}: {len(group)} modules import each other: {', '.join(group)}" for group in rounds
        ]
        if len(chain) > LONGEST_CHAIN.get(package, len(chain)):
            found.append(f"{package}: a chain of {len(chain)} imports, at most {LONGEST_CHAIN[package]}")
    return found + [
        f"{folder}: {count} files in one folder, at most {FILES_IN_A_FOLDER}"
        for folder, count in crowded_folders()
    ]


def main() -> int:
    """Print the graph and what is wrong with it; return the exit status."""
    try:
        environment.enter("tools.import_graph")
    except Stop as problem:
        leave(problem)
    found = problems()
    for line in (*report(), *found):
        say(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
