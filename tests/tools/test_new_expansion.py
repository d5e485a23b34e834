"""Skeletons of expansions: they pass the checks, nobody can play them, and their open points are listed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.expansion_guide import page
from tests.expansion_guide.tree import Tree
from tools import new_expansion

# One without anything, one whose tiles and drawings are here already.
NEW, KNOWN = "lanterns", "ferries"
OPTIONS = "from rules import describe_options; print([e['name'] for e in describe_options()['expansions']])"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    copy = Tree(tmp_path_factory.mktemp("skeleton") / "bastide")
    for name in (NEW, KNOWN):
        copy.python("tools.new_expansion", name)
    return copy


def folders(tree: Tree) -> list[str]:
    """Return the folders with Python of both skeletons."""
    return [f"{place}/{name}" for place in ("rules/expansions", "tests/rules") for name in (NEW, KNOWN)]


def test_skeleton_moves_tiles_and_drawings_and_edits_nothing(tree: Tree) -> None:
    assert tree.deleted() == {"rules/data/ferries.toml", "rules/art/coming/ferries.py"}
    assert tree.changed() - tree.deleted() <= page.generated()


def test_skeleton_passes_lint_types_clauses_and_tests(tree: Tree) -> None:
    tree.python("ruff", "check", *folders(tree))
    tree.python("ruff", "format", "--check", *folders(tree))
    tree.python("mypy", "--cache-dir", str(tree.root / ".mypy"), *folders(tree))
    tree.python("tools.clauses", "--quiet")
    tests = [f"tests/rules/{name}" for name in (NEW, KNOWN)]
    tests += [f"tests/rules/test_{name}.py" for name in ("expansions", "describe")]
    tree.python("pytest", "-q", *tests, "-k", "not missing_part")  # of another expansion


def test_skeleton_passes_the_checks_of_the_front_end(tree: Tree) -> None:
    programs = tree.root / "frontend" / "node_modules" / ".bin"
    if not all((programs / name).exists() for name in ("prettier", "eslint", "vitest")):
        pytest.skip("frontend/node_modules is not there or too old: run `make check`")
    commands = [
        f"prettier --check src/expansions/{NEW} src/expansions/{KNOWN}",
        f"eslint src/expansions/{NEW} src/expansions/{KNOWN}",
        "vitest run tests/catalogues.test.ts tests/expansions.test.ts src/table/settings",
    ]
    words = " && ".join(f"node_modules/.bin/{command}" for command in commands)
    tree.run("sh", "-c", f"cd frontend && {words}")


def test_draft_is_not_offered_to_players(tree: Tree) -> None:
    offered = tree.run(str(tree.root / ".venv" / "bin" / "python"), "-c", OPTIONS)
    assert "river" in offered
    assert NEW not in offered
    assert KNOWN not in offered


def test_open_points_of_drafts_are_listed(tree: Tree) -> None:
    listed = tree.python("rules", "expansions", "--drafts").splitlines()
    assert any(line.startswith(f"docs/rules/{NEW}.md:") for line in listed)
    assert any(line.startswith(f"docs/rules/summary/{NEW}.pl.md:") for line in listed)
    assert any(line.startswith(f"frontend/src/expansions/{KNOWN}/words.pl.ts:") for line in listed)


@pytest.mark.parametrize("name", ["Tower", "a_b", "river"])
def test_bad_or_used_name_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "rules" / "expansions" / "river").mkdir(parents=True)
    with pytest.raises(SystemExit):
        new_expansion.write(name, tmp_path)


def test_bad_name_comes_back_as_a_good_one(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="such as sea-lanterns"):
        new_expansion.write("Sea_Lanterns", tmp_path)
