"""`make imports`: circles and chains, counted on small graphs whose answer is known."""

from __future__ import annotations

from tools.import_graph import circles, crowded_folders, graph_of, longest_chain

STRAIGHT = {"a": frozenset({"b", "c"}), "b": frozenset({"c"}), "c": frozenset("d"), "d": frozenset[str]()}
ROUND = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("b"), "d": frozenset("a")}


def test_longest_chain_of_a_straight_graph_names_each_module() -> None:
    assert longest_chain(STRAIGHT) == ["a", "b", "c", "d"]


def test_circles_of_a_graph_are_its_groups_that_reach_themselves() -> None:
    assert circles(STRAIGHT) == []
    assert circles(ROUND) == [["b", "c"]]


def test_graph_of_a_package_holds_its_own_modules_only() -> None:
    graph = graph_of("config")
    assert "config.settings" in graph
    assert all(name.split(".")[0] == "config" for found in graph.values() for name in found)


def test_crowded_folders_leave_out_data() -> None:
    assert all(
        not folder.startswith(("docs/rules", "tests/records/games")) for folder, _ in crowded_folders()
    )
