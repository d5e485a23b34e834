"""Generated files that are kept in git: the API description, its TypeScript types, the rulebook as data, the
page of options, and the list of expansions that the front end is checked against.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tools import frontend
from tools.generated import expansion_list, hook_table, lawbook, options_page
from tools.say import Stop
from tools.stamps import ROOT

OPENAPI = ROOT / "docs" / "openapi.yaml"
TYPES = ROOT / "frontend" / "src" / "api" / "schema.d.ts"


def _openapi(target: Path) -> None:
    words = [
        sys.executable,
        "manage.py",
        "spectacular",
        "--validate",
        "--fail-on-warn",
        "--file",
        str(target),
    ]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Stop(f"The API description is not valid:\n{done.stdout}{done.stderr}".rstrip())


def _types(source: Path, target: Path) -> None:
    node = frontend.ensure_packages()
    words = ["node_modules/.bin/openapi-typescript", str(source), "-o", str(target)]
    done = subprocess.run(
        words, cwd=frontend.FRONTEND, env=node.environ(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Stop(f"The TypeScript types could not be made:\n{done.stdout}{done.stderr}".rstrip())


def write_lists() -> None:
    """Write what needs neither Django nor Node: options, hooks, rulebook as data, list of expansions."""
    hook_table.PAGE.write_text(hook_table.written(), encoding="utf-8")
    options_page.PAGE.write_text(options_page.written(), encoding="utf-8")
    lawbook.LAWBOOK.write_text(lawbook.written(), encoding="utf-8")
    expansion_list.LIST.write_text(expansion_list.written(), encoding="utf-8")


def write() -> None:
    """Write all generated files. Raises Stop if the API description is not valid."""
    write_lists()
    _openapi(OPENAPI)
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    _types(OPENAPI, TYPES)


def lawbook_problems() -> list[str]:
    """Why the rules of the page in the browser are not those of docs/rules; empty when they are."""
    return _stale(lawbook.LAWBOOK, lawbook.written(), "docs/rules")


def expansion_list_problems() -> list[str]:
    """Why the front end is not checked against the expansions of the rules engine; empty when it is."""
    return _stale(expansion_list.LIST, expansion_list.written(), "rules/expansions")


def options_problems() -> list[str]:
    """Why docs/options.md does not show the options of the rules engine; empty when it does."""
    return _stale(options_page.PAGE, options_page.written(), "the options of the rules engine")


def hook_table_problems() -> list[str]:
    """Why docs/architecture.md does not show which modules use each hook; empty when it does."""
    return _stale(hook_table.PAGE, hook_table.written(), "rules/expansions")


def _stale(kept: Path, text: str, source: str) -> list[str]:
    if kept.is_file() and kept.read_text(encoding="utf-8") == text:
        return []
    return [f"{kept.relative_to(ROOT)} is not what {source} says now: run `make fmt` and commit it"]


def openapi_problems() -> list[str]:
    """Why the committed description is not the one of the code; empty when it is."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / OPENAPI.name
        try:
            _openapi(fresh)
        except Stop as problem:
            return [str(problem)]
        return _difference(OPENAPI, fresh)


def types_problems() -> list[str]:
    """Why the committed types are not those of the committed description; empty when they are."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / TYPES.name
        try:
            _types(OPENAPI, fresh)
        except Stop as problem:
            return [str(problem)]
        return _difference(TYPES, fresh)


def _difference(kept: Path, fresh: Path) -> list[str]:
    if kept.is_file() and kept.read_bytes() == fresh.read_bytes():
        return []
    what = "is not there" if not kept.is_file() else "is not what the code says now"
    return [f"{kept.relative_to(ROOT)} {what}: run `make fmt` and commit it"]
