"""What changed since the branch left main, and the files of tests that it concerns, for `make quick`.

A test file is concerned if it changed, if it imports a changed module, or if it lies in the folder of tests
that mirrors the module's package.
"""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 12  # files of tests that did not change themselves, so that `make quick` stays quick
PACKAGES = ("rules", "realtime", "games", "lobby", "web", "config", "bastide", "tools", "bench", "tests")


def base() -> str:
    """Return the commit at which this branch left main; HEAD where there is no main."""
    for name in ("origin/main", "main"):
        words = ["git", "merge-base", "HEAD", name]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
        if not done.returncode:
            return done.stdout.strip()
    return "HEAD"


def changed_files() -> list[str]:
    """Return the changed and the new files that exist, relative to the project."""
    names: set[str] = set()
    for words in (["diff", "--name-only", base()], ["ls-files", "--others", "--exclude-standard"]):
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        names |= set(done.stdout.splitlines())
    return sorted(name for name in names if (ROOT / name).is_file())


def concerned(changed: list[str], most: int = MOST) -> tuple[list[str], int]:
    """Return the files of tests that these files concern, nearest first, and how many more there are."""
    ranks: dict[str, int] = {}
    for test in sorted((ROOT / "tests").rglob("test_*.py")):
        name = test.relative_to(ROOT).as_posix()
        if name in changed:
            ranks[name] = 0
        elif found := [rank for file in changed if (rank := _rank(name, file)) is not None]:
            ranks[name] = min(found)
    wanted = sorted(ranks, key=lambda name: (ranks[name], name))
    kept = wanted[: sum(rank == 0 for rank in ranks.values()) + most]
    return kept, len(wanted) - len(kept)


def _rank(test: str, changed: str) -> int | None:
    """Return 1 if a test imports a changed module, 2 if it lies in the folder that mirrors it, else None."""
    path = Path(changed)
    if path.suffix != ".py" or path.parts[0] not in PACKAGES:
        return None
    module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    if module in _imports(test):
        return 1
    return 2 if (ROOT / test).parent == _mirror(path) else None


def _mirror(path: Path) -> Path:
    """Return the folder of the tests of a module; the rules' core is tested with the base game."""
    folders = [part for part in path.parent.parts if part != "expansions"]
    found = ROOT / "tests" / folders[0]
    for folder in folders[1:]:
        found = found / folder if (found / folder).is_dir() else found
    return found / "base" if found.name == "rules" else found


@cache
def _imports(test: str) -> frozenset[str]:
    """Return the names of all modules, and of what is taken from them, that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / test).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)
