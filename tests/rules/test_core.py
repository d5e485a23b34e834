"""No module outside `rules/expansions/` names an expansion; folders meet in modules named after the other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rules
from rules.expansions import registry

ROOT = Path(rules.__file__).parent
EXPANSIONS = ROOT / "expansions"
# All of the engine but the folders of expansions, and the drawings of those that have no rules yet.
CORE = sorted(
    path
    for path in ROOT.rglob("*.py")
    if path.parent.parent != EXPANSIONS and path.parent != ROOT / "art" / "coming"
)
# Kinds of feature that the format of tiles knows without any rules about them; an order of bytes; and what is
# also a plain word for how many.
KNOWN = {"river", "garden", "big", "count"}
# Modules that every folder may have.
ANY = {"__init__", "art", "options", "refusals"}


@cache
def expansion_words() -> set[str]:
    """Names of expansions, their files, modules, pieces and marks, singular."""
    found = registry.expansions()
    names = {path.stem for path in EXPANSIONS.glob("*/*.py")} - ANY
    names |= {name for e in found for name in (e.folder, *e.figures, *e.tokens, *e.marks)}
    names |= {module.name for e in found for module in e.modules}
    return {name.lower().removesuffix("s") for name in names} - KNOWN


def words(tree: ast.Module) -> Iterator[str]:
    """Yield every identifier and every string that is no docstring."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        for field in ("id", "attr", "name", "arg", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value


def names_an_expansion(text: str) -> bool:
    """Return whether one of the names stands in it as a word: an inn, but not an inner end."""
    parts = {part.removesuffix("s") for part in re.split(r"[^a-z]+", text)}
    return any(name in parts or ("_" in name and name in text) for name in expansion_words())


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_core_names_no_expansion(path: Path) -> None:
    said = [word.lower() for word in words(ast.parse(path.read_text(encoding="utf-8")))]
    assert [word for word in said if names_an_expansion(word)] == []


def test_the_words_are_those_of_the_expansions() -> None:
    assert "abbot" in expansion_words()
    assert names_an_expansion("deploy_abbots")
    assert not names_an_expansion("an inner end")


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
    own = {path.stem for path in (EXPANSIONS / folder).glob("*.py")} | set(expansions[folder].places)
    for path in (EXPANSIONS / folder).glob("*.py"):
        if path.stem in ANY:
            continue
        heads = {re.split(r"[.@]", text)[0] for text in texts(ast.parse(path.read_text(encoding="utf-8")))}
        for name, other in expansions.items():
            if name == folder or name in expansions[folder].needs or path.stem in (name, f"{name}_advice"):
                continue
            theirs = {*other.figures, *other.tokens, *other.marks, *(m.name for m in other.modules)} - own
            assert heads & theirs == set(), (path, name)


def texts(tree: ast.Module) -> list[str]:
    """Return every string that is no docstring."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    return [node.value for node in constants if isinstance(node.value, str)]
