"""`make imports`: circles and chains on small graphs whose answer is known; folders with many files."""

from __future__ import annotations

from collections import Counter
from graphlib import CycleError

import pytest

from tests.expansion_guide.tree import tracked_files
from tools import ROOT
from tools.import_graph import graph_of, longest_chain, report

STRAIGHT = {"a": frozenset({"b", "c"}), "b": frozenset({"c"}), "c": frozenset("d"), "d": frozenset[str]()}
ROUND = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("b"), "d": frozenset("a")}
FILES_IN_A_FOLDER = 25
# Folders whose files are data, pictures, or named by a framework.
DATA = ("docs/rules", "rules/data", "tests/records/games", "migrations")


def test_longest_chain_of_a_straight_graph_names_each_module() -> None:
    assert longest_chain(STRAIGHT) == ["a", "b", "c", "d"]
    assert report("x", STRAIGHT) == ("x: 4 modules, longest chain a > b > c > d", True)


def test_circle_is_a_problem_that_names_its_modules() -> None:
    with pytest.raises(CycleError):
        longest_chain(ROUND)
    problem, fine = report("x", ROUND)
    assert not fine
    assert problem.startswith("x: a circle of imports: ")
    assert {"b", "c"} <= set(problem.replace(">", "").split())


def test_chain_above_the_limit_is_a_problem() -> None:
    names = [f"m{number:02}" for number in range(14)]
    graph = {name: frozenset(names[number + 1 : number + 2]) for number, name in enumerate(names)}
    assert report("rules", graph) == ("rules: a chain of 14 imports, at most 12", False)


def test_graph_of_a_package_holds_its_own_modules_only() -> None:
    graph = graph_of("config")
    assert "config.settings" in graph
    assert all(name.split(".")[0] == "config" for found in graph.values() for name in found)


def test_no_folder_has_too_many_files() -> None:
    folders = [path.relative_to(ROOT).parent.as_posix() for path in tracked_files()]
    counted = Counter(folder for folder in folders if not any(name in folder for name in DATA))
    assert {folder: count for folder, count in counted.items() if count > FILES_IN_A_FOLDER} == {}
