"""The locks install anywhere: pinned, hashed, without an address, and all that the code imports."""

from __future__ import annotations

import ast
import re
import sys
from importlib.metadata import packages_distributions

import pytest

from tools.lock import NAMES, addresses
from tools.stamps import ROOT

PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+) \\$", re.MULTILINE | re.IGNORECASE)
OURS = {"rules", "realtime", "games", "lobby", "web", "config", "tools", "bench", "tests", "deploy"}


def lock(name: str) -> str:
    return (ROOT / f"{name}.lock").read_text()


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", NAMES)
def test_a_lock_names_no_address(name: str) -> None:
    assert addresses(lock(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_package_of_a_lock_is_pinned_and_hashed(name: str) -> None:
    blocks = re.split(r"\n(?=[a-z0-9])", lock(name), flags=re.IGNORECASE)
    packages = [block for block in blocks if re.match(r"[a-z0-9]", block, re.IGNORECASE)]
    assert packages
    for block in packages:
        assert PIN.match(block), block.splitlines()[0]
        assert "--hash=sha256:" in block, block.splitlines()[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_lock_is_made_from_its_list(name: str) -> None:
    pinned = {canonical(found): version for found, version in PIN.findall(lock(name))}
    wanted = re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==(\S+)$", (ROOT / f"{name}.in").read_text(), re.MULTILINE)
    assert wanted
    assert {canonical(found): version for found, version in wanted}.items() <= pinned.items()


def test_the_development_lock_has_the_versions_of_the_runtime() -> None:
    assert set(PIN.findall(lock("requirements"))) <= set(PIN.findall(lock("requirements-dev")))


def test_redis_stays_below_8() -> None:
    """From 8 on its default timeout cuts the channel layer's idle sockets every five seconds."""
    pinned = dict(PIN.findall(lock("requirements")))
    assert int(pinned["redis"].split(".")[0]) < 8


@pytest.mark.parametrize(
    ("name", "rooms"),
    [
        ("requirements", ("realtime", "games", "lobby", "web", "config")),
        ("requirements-dev", ("tools", "bench", "tests")),
    ],
)
def test_every_import_is_in_the_lock(name: str, rooms: tuple[str, ...]) -> None:
    pinned = {canonical(found) for found, _version in PIN.findall(lock(name))}
    distributions = packages_distributions()
    foreign = {top for room in rooms for top in _imports(room)} - set(sys.stdlib_module_names) - OURS
    missing = {
        top for top in foreign if not {canonical(each) for each in distributions.get(top, [top])} & pinned
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
