"""`make imports`: circles of imports, and the longest chain within each package.

Imports for types and imports inside functions count too. The exit status is 1 when a limit is broken.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

import grimp

# Analyses are a program on top of the engine, so their modules do not lengthen its chains.
PACKAGES = ("rules", "rules.analysis", "realtime", "games", "lobby", "web", "config", "bastide")
LONGEST_CHAIN = {"rules": 12, "rules.analysis": 8}

Graph = Mapping[str, frozenset[str]]


def graph_of(package: str) -> Graph:
    """Return each module of a package with the modules of the same package that it imports.

    Modules of a package within it that `PACKAGES` lists itself are left out.
    """
    graph = grimp.build_graph(package.partition(".")[0])
    inner = [other for other in PACKAGES if other.startswith(f"{package}.")]
    own = {
        name for name in graph.modules if within(name, package) and not any(within(name, i) for i in inner)
    }
    return {name: frozenset(graph.find_modules_directly_imported_by(name)) & own - {name} for name in own}


def within(module: str, package: str) -> bool:
    """Return whether a module is the package or lies in it."""
    return module == package or module.startswith(f"{package}.")


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
