"""The expansion that docs/expansion.md walks through, built from the page and played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.expansion_guide import page
from tests.expansion_guide.tree import Tree

MOST = 8
RULES, TESTS = f"rules/expansions/{page.NAME}", f"tests/rules/{page.NAME}"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Return the copy with the expansion in it, after what `make fmt` does for rules and page."""
    copy = Tree(tmp_path_factory.mktemp("guide") / "bastide")
    assert page.write(copy.root) == []
    with (copy.root / RULES / "pairs.toml").open("a", encoding="utf-8") as file:
        file.writelines(f"{name} = []\n" for name in page.unknown())
    copy.python("tools.generated")
    return copy


def test_page_edits_no_existing_file(tree: Tree) -> None:
    """Everything that changes besides the new files is generated, and named on the page."""
    changed = tree.changed()
    edited = changed - page.generated()
    print(f"\nexisting files edited: {len(edited)}, generated anew: {sorted(changed & page.generated())}")
    assert (len(edited), edited) == (page.edited(), set())
    assert page.edited() <= MOST


def test_page_is_formatted_and_typed(tree: Tree) -> None:
    tree.python("ruff", "format", "--check", RULES, TESTS)
    tree.python("ruff", "check", RULES, TESTS)
    tree.python("mypy", "--cache-dir", str(tree.root / ".mypy"), RULES, TESTS)


def test_clauses_have_tests_and_tests_pass(tree: Tree) -> None:
    tree.python("tools.clauses", "--quiet")
    tree.python("pytest", "-q", "-x", TESTS)
    tree.python("pytest", "-q", "-x", "tests/rules/lessons", "-k", page.NAME)
    tree.python(
        "pytest", "-q", "-x", "tests/rules/pairs", "-k", f"{page.NAME} and (cited or new-2018) or line"
    )


def test_no_part_of_the_expansion_is_missing(tree: Tree) -> None:
    assert tree.python("rules", "expansions", "--check") == ""
    assert f"\n{page.NAME}\n" in tree.python("rules", "expansions")


def test_bots_play_a_whole_match_with_songs(tree: Tree) -> None:
    words = ["play", "--seats", "3", "--seed", "7", "--expansions", page.NAME, "--bots", "greedy"]
    record = json.loads(tree.python("rules", *words))
    types = [action["type"] for action in record["actions"]]
    assert "play_song" in types
    kept = tree.root / "match.json"
    kept.write_text(json.dumps(record), encoding="utf-8")
    assert tree.python("rules", "replay", str(kept))


def test_front_end_passes_the_tests_that_the_page_names(tree: Tree) -> None:
    programs = tree.root / "frontend" / "node_modules" / ".bin"
    if not (programs / "vitest").exists():
        pytest.skip("frontend/node_modules is not there: run `make check`")
    tests = page.front_end_tests()
    assert {"tests/catalogues.test.ts", "tests/core-names-no-expansion.test.ts"} <= {*tests}
    words = f"cd frontend && exec {programs}/vitest run {' '.join(tests)}"
    tree.run("sh", "-c", words)


def test_expansion_that_the_page_does_not_know_gets_its_line() -> None:
    assert page.unknown(["bridges", "caravans", "ringmaster"]) == ["caravans"]


def test_paths_stand_over_blocks() -> None:
    text = "`a/b.py`\n\n```python\nx = 1\n```\n\n```python\nno = 'path'\n```\n"
    assert page.files(text) == {"a/b.py": "x = 1\n"}
    assert all(not Path(name).is_absolute() for name in page.files())
