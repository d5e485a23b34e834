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
def expansion_words() -> dict[str, str]:
    """Return the names of expansions, their files, modules, pieces and marks, singular, and where each is."""
    found = registry.expansions()
    names = {path.stem: f"{path.parent.name}/{path.name}" for path in EXPANSIONS.glob("*/*.py")}
    for e in found:
        named = (e.folder, *e.figures, *e.tokens, *e.marks, *(module.name for module in e.modules))
        names |= dict.fromkeys(named, f"{e.folder}/__init__.py")
    singular = {name.lower().removesuffix("s"): where for name, where in names.items() if name not in ANY}
    return {name: where for name, where in singular.items() if name not in KNOWN}


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
    return any(True for _ in named_in(text))


def named_in(text: str) -> Iterator[str]:
    """Yield the names that stand in a text as words."""
    parts = {part.removesuffix("s") for part in re.split(r"[^a-z]+", text)}
    yield from (name for name in expansion_words() if name in parts or ("_" in name and name in text))


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_core_names_no_expansion(path: Path) -> None:
    said = {word.lower() for word in words(ast.parse(path.read_text(encoding="utf-8")))}
    assert [what_to_do(path, word) for word in sorted(said) if names_an_expansion(word)] == []


def what_to_do(path: Path, word: str) -> str:
    """Return what a core module says that an expansion calls its own, and what to do about it."""
    where = ", ".join(sorted({expansion_words()[name] for name in named_in(word)}))
    return (
        f"{path.relative_to(ROOT)} says {word!r}, which {where} names: take it out of the core. If the core "
        "had the word first, rename the mark, piece, module or file: market_square instead of market."
    )


def test_the_words_are_those_of_the_expansions() -> None:
    assert "abbot" in expansion_words()
    assert names_an_expansion("deploy_abbots")
    assert not names_an_expansion("an inner end")
    said = what_to_do(ROOT / "game.py", "deploy_abbots")
    assert said.startswith("game.py says 'deploy_abbots', which abbot/")


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
            assert heads & theirs == set(), (
                f"{path.relative_to(ROOT)} says what {name} calls its own: move it into {name}.py of its "
                "folder. If it is another thing, rename the one that came later."
            )


def texts(tree: ast.Module) -> list[str]:
    """Return every string that is no docstring."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    return [node.value for node in constants if isinstance(node.value, str)]
