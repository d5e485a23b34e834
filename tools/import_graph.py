"""`make imports`: circles of imports, and the longest chain within each package.

Imports for types and imports inside functions count too. The exit status is 1 when a limit is broken.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

import grimp

PACKAGES = ("rules", "realtime", "games", "lobby", "web", "config", "bastide")
LONGEST_CHAIN = {"rules": 12}

Graph = Mapping[str, frozenset[str]]


def graph_of(package: str) -> Graph:
    """Return each module of a package with the modules of the same package that it imports."""
    graph = grimp.build_graph(package)
    return {name: frozenset(graph.find_modules_directly_imported_by(name)) - {name} for name in graph.modules}


def longest_chain(graph: Graph) -> list[str]:
    """Return the longest chain of modules in which each imports the next. Raises CycleError at a circle."""
    best: dict[str, list[str]] = {}
    for module in TopologicalSorter({each: sorted(graph[each]) for each in sorted(graph)}).static_order():
        best[module] = [module, *max((best[other] for other in sorted(graph[module])), key=len, default=[])]
    return max(best.values(), key=len, default=[])


def report(package: str, graph: Graph) -> tuple[str, bool]:
    """Return a line about a package, and whether it has neither a circle nor a chain that is too long."""
    try:
        chain = longest_chain(graph)
    except CycleError as error:
        return f"{package}: a circle of imports: {' > '.join(error.args[1])}", False
    if len(chain) > LONGEST_CHAIN.get(package, len(chain)):
        return f"{package}: a chain of {len(chain)} imports, at most {LONGEST_CHAIN[package]}", False
    return f"{package}: {len(graph)} modules, longest chain {' > '.join(chain)}", True


if __name__ == "__main__":
    reports = [report(package, graph_of(package)) for package in PACKAGES]
    print("\n".join(line for line, _fine in reports))
    sys.exit(not all(fine for _line, fine in reports))
