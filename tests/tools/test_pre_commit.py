"""The hooks of .pre-commit-config.yaml: what they find, and that they need no download."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import pytest
import yaml

from tests.expansion_guide.tree import Tree
from tools import ROOT

HOME, OPT = "/" + "home", "/" + "opt"
CONFIG = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())
HOOKS: dict[str, dict[str, Any]] = {hook["id"]: hook for repo in CONFIG["repos"] for hook in repo["hooks"]}
ADDRESSES = ("registry-addresses", "machine-paths")
FORBIDDEN = [re.compile(HOOKS[name]["entry"]) for name in ADDRESSES]


@pytest.mark.parametrize(
    "line",
    [
        "resolved: https://registry." + "npmjs.org/svelte",
        "--index-" + "url https://pypi" + ".org/simple",
        f"BASE = '{HOME}/ann/bastide'",
        f"find-links = {OPT}/wheels",
        "path: C:" + "\\Users\\ann",
    ],
)
def test_addresses_and_paths_are_found(line: str) -> None:
    assert any(pattern.search(line) for pattern in FORBIDDEN)


@pytest.mark.parametrize(
    "line",
    [
        "/usr/bin/chromium",
        "GET /api/matches/<id>",
        "see docs/" + "work/plan.md",
        "https://bastide.example/home/page",
        "./root/x",
    ],
)
def test_ordinary_text_is_left_alone(line: str) -> None:
    assert not any(pattern.search(line) for pattern in FORBIDDEN)


def test_hooks_need_no_other_repository() -> None:
    assert {repo["repo"] for repo in CONFIG["repos"]} == {"local"}
    assert {hook["language"] for hook in HOOKS.values()} == {"system", "pygrep"}


def test_files_of_every_kind_are_searched_for_addresses() -> None:
    assert all(not {"exclude", "files", "types_or"} & set(HOOKS[name]) for name in ADDRESSES)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Return a copy of the project with a bad file of Python and a bad one of TypeScript."""
    copy = Tree(tmp_path_factory.mktemp("hooks") / "bastide")
    lines = [
        "import os",
        f"HOME = {{ '{HOME}/ann/x' }}",
        f"INDEX = 'https://pypi{'.org'}/simple'",
        "x = 1\n" * 400,
    ]
    (copy.root / "rules" / "bad.py").write_text("\n".join(lines))
    (copy.root / "frontend" / "src" / "bad.ts").write_text("export const x = eval('1')")
    copy.run("git", "add", "--all")
    return copy


@pytest.mark.parametrize(
    ("hook", "file"),
    [
        ("ruff-check", "rules/bad.py"),
        ("ruff-format", "rules/bad.py"),
        ("registry-addresses", "rules/bad.py"),
        ("machine-paths", "rules/bad.py"),
        ("long-files", "rules/bad.py"),
        ("prettier", "frontend/src/bad.ts"),
    ],
)
def test_hook_fails_on_a_bad_file_and_passes_on_a_good_one(tree: Tree, hook: str, file: str) -> None:
    for name, status in ((file, 1), ("rules/game.py", 0), ("frontend/src/main.ts", 0)):
        words = [sys.executable, "-m", "pre_commit", "run", hook, "--files", name]
        done = subprocess.run(words, cwd=tree.root, capture_output=True, text=True, check=False)
        assert done.returncode == status, f"{name}\n{done.stdout}{done.stderr}"
