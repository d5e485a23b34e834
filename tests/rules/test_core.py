"""The core of the law names no expansion: what a box adds lives in its module alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from rules.expansions import registry

ROOT = Path(rules.__file__).parent
CORE_PACKAGES = ("tiles", "board", "setup", "state", "scoring", "turn")
CORE = sorted([*ROOT.glob("*.py"), *(path for name in CORE_PACKAGES for path in (ROOT / name).glob("*.py"))])
# A kind of terrain that the core knows without any rules about it; and an order of bytes.
KNOWN = {"river", "big"}
# Modules of `rules/expansions` beside the folders, and of every folder.
APART = {"__init__", "registry", "manifest", "options", "__pycache__"}


def expansion_words() -> set[str]:
    """Names of expansions, their files and their pieces, singular."""
    names = {path.stem for path in (ROOT / "expansions").rglob("*.py")} - APART
    names |= {path.name for path in (ROOT / "expansions").iterdir() if path.is_dir()} - APART
    names |= {module.name for module in registry.modules()}
    names |= {piece for module in registry.modules() for piece in module.deals}
    return {name.lower().removesuffix("s") for name in names} - KNOWN


def words(tree: ast.Module) -> Iterator[str]:
    """Every identifier and every string that is no docstring."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        for field in ("id", "attr", "name", "arg", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value


def names_an_expansion(text: str) -> bool:
    """Whether one of the names stands in it as a word: an inn, but not an inner end."""
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
    assert [m for m in modules if m.startswith("rules.expansions.") and not m.endswith(".registry")] == []
