"""The checks: all that can be said without running the product."""

from __future__ import annotations

import sys

from tools import environment, frontend, generated, import_graph, tracked
from tools.parts import Part

PYTHON = sys.executable


def parts() -> list[Part]:
    """The checks in order, quick ones first."""
    return [
        Part("ruff check", [PYTHON, "-m", "ruff", "check", "."]),
        Part("ruff format", [PYTHON, "-m", "ruff", "format", "--check", "."]),
        Part("no registry hosts or machine paths in tracked files", function=tracked.problems),
        Part(f"no source file above {tracked.LONGEST} lines", function=tracked.long_files),
        Part("clauses: each has a test or an exemption", [PYTHON, "-m", "tools.clauses", "--quiet"]),
        Part("no part of an expansion is missing", [PYTHON, "-m", "rules", "expansions", "--check"]),
        Part("rules/data/ledgers.json is fresh", function=generated.lawbook_problems),
        Part("frontend/tests/expansions.json is fresh", function=generated.expansion_list_problems),
        Part("docs/options.md is fresh", function=generated.options_problems),
        Part("docs/architecture.md names who uses each hook", function=generated.hook_table_problems),
        Part("imports go down only", [str(environment.VENV / "bin" / "lint-imports"), "--no-cache"]),
        Part("no circle of imports, short chains, small folders", function=import_graph.problems),
        Part("migrations are up to date", [PYTHON, "manage.py", "makemigrations", "--check", "--dry-run"]),
        Part("system check", [PYTHON, "manage.py", "check", "--fail-level", "WARNING"]),
        Part("docs/openapi.yaml is valid and fresh", function=generated.openapi_problems),
        Part("TypeScript types are fresh", function=generated.types_problems),
        Part("mypy --strict", [PYTHON, "-m", "mypy"]),
        Part("svelte-check", function=lambda: npm_problems("check")),
        Part("Prettier and ESLint", function=lambda: npm_problems("lint")),
    ]


def npm_problems(script: str) -> list[str]:
    """Run a script of frontend/package.json; return its output if it fails, else nothing."""
    import subprocess

    node = frontend.ensure_packages()
    words = [*node.npm, "run", script, "--silent"]
    done = subprocess.run(
        words, cwd=frontend.FRONTEND, env=node.environ(), capture_output=True, text=True, check=False
    )
    return [f"{done.stdout}{done.stderr}".strip()] if done.returncode else []
