"""The locks install anywhere: pinned, hashed, without an address, and all that the code imports."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest
from dependency_groups import resolve
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import ROOT

PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+) \\$", re.MULTILINE | re.IGNORECASE)
OURS = {
    "rules",
    "realtime",
    "games",
    "lobby",
    "web",
    "config",
    "bastide",
    "tools",
    "bench",
    "tests",
    "compile_rules",
}
ADDRESS = re.compile(r"https?://|file://|--(?:extra-)?index-url|--find-links|--trusted-host|\s/\w+/")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS = {name: resolve(PYPROJECT["dependency-groups"], name) for name in PYPROJECT["dependency-groups"]}
OPTIONAL = [each for extra in PYPROJECT["project"]["optional-dependencies"].values() for each in extra]
# Packages that are imported only where their extra is installed and asked for.
EXTRAS = {canonicalize_name(Requirement(requirement).name) for requirement in OPTIONAL}
WANTED = {
    "requirements": PYPROJECT["project"]["dependencies"],
    "requirements-dev": [
        *PYPROJECT["project"]["dependencies"],
        *GROUPS["dev"],
        *OPTIONAL,
    ],
    "requirements-build": GROUPS["build"],
    "requirements-node": GROUPS["node"],
}


def lock(name: str) -> str:
    return (ROOT / f"{name}.lock").read_text()


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_names_no_address(name: str) -> None:
    assert [line for line in lock(name).splitlines() if ADDRESS.search(line)] == []


@pytest.mark.parametrize("name", WANTED)
def test_every_package_of_a_lock_is_pinned_and_hashed(name: str) -> None:
    blocks = re.split(r"\n(?=[a-z0-9])", lock(name), flags=re.IGNORECASE)
    packages = [block for block in blocks if re.match(r"[a-z0-9]", block, re.IGNORECASE)]
    assert packages
    for block in packages:
        assert PIN.match(block), block.splitlines()[0]
        assert "--hash=sha256:" in block, block.splitlines()[0]


@pytest.mark.parametrize("name", WANTED)
def test_lock_has_a_version_in_the_range_of_each_dependency(name: str) -> None:
    pinned = {canonicalize_name(found): version for found, version in PIN.findall(lock(name))}
    for requirement in map(Requirement, WANTED[name]):
        assert requirement.specifier, f"{requirement.name} has no range"
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), requirement


def test_the_development_lock_has_the_versions_of_the_runtime() -> None:
    assert set(PIN.findall(lock("requirements"))) <= set(PIN.findall(lock("requirements-dev")))


def test_redis_stays_below_8() -> None:
    """From 8 on its default timeout cuts the channel layer's idle sockets every five seconds."""
    pinned = dict(PIN.findall(lock("requirements")))
    assert int(pinned["redis"].split(".")[0]) < 8


@pytest.mark.parametrize(
    ("name", "rooms"),
    [
        ("requirements", ("realtime", "games", "lobby", "web", "config", "bastide")),
        ("requirements-dev", ("tools", "bench", "tests")),
    ],
)
def test_every_import_is_in_the_lock(name: str, rooms: tuple[str, ...]) -> None:
    pinned = {canonicalize_name(found) for found, _version in PIN.findall(lock(name))} | EXTRAS
    distributions = packages_distributions()
    foreign = {top for room in rooms for top in _imports(room)} - set(sys.stdlib_module_names) - OURS
    missing = {
        top
        for top in foreign
        if not {canonicalize_name(each) for each in distributions.get(top, [top])} & pinned
    }
    assert missing == set()


def _imports(room: str) -> set[str]:
    found: set[str] = set()
    for path in (ROOT / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.split(".")[0])
    return found


def test_the_front_ends_lock_names_no_address() -> None:
    assert '"resolved"' not in (ROOT / "frontend" / "package-lock.json").read_text()
