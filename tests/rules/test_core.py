"""No module outside `rules/expansions/` names an expansion; folders meet in modules named after the other."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rules
from rules.cli import clashes
from rules.expansions import registry

ROOT = Path(rules.__file__).parent
EXPANSIONS = ROOT / "expansions"
CORE = clashes.core()


def names() -> dict[str, str]:
    """Return the names of expansions, and where each is."""
    return clashes.names_of(registry.expansions())


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_core_names_no_expansion(path: Path) -> None:
    known = names()
    said = [word for word in clashes.said_in(path) if any(True for _ in clashes.named_in(word, known))]
    assert [clashes.what_to_do(path, word, known) for word in said] == []


def test_the_words_are_those_of_the_expansions() -> None:
    known = names()
    assert "abbot" in known
    assert [*clashes.named_in("deploy_abbots", known)] == ["abbot"]
    assert [*clashes.named_in("an inner end", known)] == []
    said = clashes.what_to_do(ROOT / "game.py", "deploy_abbots", known)
    assert said.startswith("rules/game.py says 'deploy_abbots', which abbot/")


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_core_imports_no_expansion_but_the_list_of_them(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    modules += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    own = {"rules.expansions.registry", "rules.expansions.manifest"}
    assert {m for m in modules if m.startswith("rules.expansions.")} <= own


FOLDERS = [expansion.folder for expansion in registry.expansions()]


def imported_folders(path: Path) -> set[str]:
    """Return the other folders of expansions from which a module imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    folders = {m.split(".")[2] for m in modules if m.startswith("rules.expansions.")}
    return folders & set(FOLDERS) - {path.parent.name}


@pytest.mark.parametrize("folder", FOLDERS)
def test_folders_import_earlier_ones_in_modules_named_after_them(folder: str) -> None:
    for path in (EXPANSIONS / folder).glob("*.py"):
        for other in imported_folders(path):
            assert FOLDERS.index(other) < FOLDERS.index(folder), path
            assert path.stem in (other, f"{other}_advice"), path


@pytest.mark.parametrize("folder", FOLDERS)
def test_words_of_another_expansion_stand_in_modules_named_after_it(folder: str) -> None:
    """Keys of notes and slots, kinds of feature and options: none of another folder's but where they meet."""
    expansions = {e.folder: e for e in registry.expansions()}
    for other in expansions.values():
        for path, word in clashes.others_words(expansions[folder], other):
            pytest.fail(clashes.what_to_move(path, word, other))
