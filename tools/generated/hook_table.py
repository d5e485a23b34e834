"""Tables of hooks and steps in docs/architecture.md. `make fmt` fills in the modules that use each today."""

from __future__ import annotations

import re

from rules.expansions import registry
from rules.hooks import HOOKS, RuleModule
from rules.state.steps import STEP_ROWS
from tools.stamps import ROOT

PAGE = ROOT / "docs" / "architecture.md"
ROW = re.compile(r"^\| `(\w+)` \|(?:[^|]*\|){4}$", re.MULTILINE)
NOBODY = "–"


def users(name: str) -> list[str]:
    """The modules that override a hook, or have something to do at a step, in module order."""
    if name in STEP_ROWS:
        return [m.name for m in registry.modules() if any(step.at == name for step in m.steps)]
    return [m.name for m in registry.modules() if getattr(type(m), name) is not getattr(RuleModule, name)]


def written() -> str:
    """The page with the fourth column of both tables as the rules engine has it now."""
    return ROW.sub(_row, PAGE.read_text(encoding="utf-8"))


def _row(found: re.Match[str]) -> str:
    if found[1] not in {*HOOKS, *STEP_ROWS}:
        return found[0]
    cells = found[0].split("|")
    cells[4] = f" {', '.join(users(found[1])) or NOBODY} "
    return "|".join(cells)


def listed() -> list[str]:
    """The names of hooks and steps in the page's tables, in their order."""
    return [found[1] for found in ROW.finditer(PAGE.read_text(encoding="utf-8"))]
