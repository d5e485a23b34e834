"""The rooms keep to themselves: what the linters can't say, said here."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tools import ROOT

RULES = ROOT / "rules"
# Where expansions live, and the command line, which hands dice to bots. All else in rules/ is the core.
APART = {"expansions", "bots", "art", "data", "cli"}
DICE = {"random"}
# Sets named by plain words: a kind of edge (BASE-GEN-2), a number of things, buildings of the base game.
PLAIN_WORDS = {"river", "count", "monasteries"}


def core_modules() -> list[Path]:
    """Return the modules of the rules engine that every game runs through."""
    return [path for path in sorted(RULES.rglob("*.py")) if path.relative_to(RULES).parts[0] not in APART]


def expansion_names() -> set[str]:
    """Return the file names of all expansions in the catalogue and of their modules."""
    tomls = {path.stem for path in (RULES / "data").rglob("*.toml")} - {"base"}
    folders = {path.parent.name for path in (RULES / "expansions").glob("*/__init__.py")}
    return {name.replace("_", "-") for name in tomls | folders} - PLAIN_WORDS


def imported(path: Path) -> set[str]:
    """Return the top names of what a module imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


def words_of_the_code(path: Path) -> set[str]:
    """Return every name and text in a module's code, split into words.

    Comments and docstrings may give examples.
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""
        for part in ("id", "attr", "arg", "name", "module"):
            if isinstance(name := getattr(node, part, None), str):
                found |= {name, *re.split(r"[._]", name)}
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value, *re.split(r"[^\w-]+|_", node.value)}
    return {word.replace("_", "-").lower() for word in found}


@pytest.mark.parametrize("path", core_modules(), ids=lambda path: path.relative_to(RULES).as_posix())
def test_no_core_module_names_an_expansion(path: Path) -> None:
    assert words_of_the_code(path) & expansion_names() == set()


def test_the_search_for_names_finds_them(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '"""river"""\nfrom rules.expansions import abbot\nif kind == "gold-mines": table.siege_on()\n'
    )
    assert {"abbot", "gold-mines", "siege"} <= words_of_the_code(module)
    assert "river" not in words_of_the_code(module)


@pytest.mark.parametrize(
    "path", sorted(RULES.rglob("*.py")), ids=lambda path: path.relative_to(RULES).as_posix()
)
def test_rules_package_uses_the_standard_library_only(path: Path) -> None:
    assert imported(path) - set(sys.stdlib_module_names) <= {"rules"}


def test_core_uses_no_random_source() -> None:
    # An analysis hands seeded dice to bots, as the command line does.
    core = [path for path in core_modules() if "analysis" not in path.parts[:-1]]
    assert [path.name for path in core if imported(path) & DICE] == []


def test_linters_check_the_layers() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    banned = config["tool"]["ruff"]["lint"]["flake8-tidy-imports"]["banned-api"]
    ours = {"realtime", "games", "lobby", "web", "config", "bastide"}
    assert {"django", "channels", "time", "secrets", *ours} <= set(banned)
    layers = config["tool"]["importlinter"]["contracts"][0]["layers"]
    assert layers == ["bastide", "config", "lobby | web", "games", "realtime", "rules"]
