"""Tables of hooks and steps in docs/architecture.md. `make fmt` fills in the modules that use each today."""

from __future__ import annotations

import re

from rules.expansions import registry
from rules.hooks import HOOKS, RuleModule
from rules.state.steps import STEP_ROWS
from tools import ROOT

PATH = ROOT / "docs" / "architecture.md"
# A row with five cells; the fourth names the modules.
ROW = re.compile(r"^(\| `(\w+)` \|(?:[^|]*\|){2})[^|]*(\|[^|]*\|)$", re.MULTILINE)


def users(name: str) -> list[str]:
    """Return the modules that override a hook, or have something to do at a step, in module order."""
    if name in STEP_ROWS:
        return [m.name for m in registry.modules() if any(step.at == name for step in m.steps)]
    return [m.name for m in registry.modules() if getattr(type(m), name) is not getattr(RuleModule, name)]


def written() -> str:
    """Return the page with the fourth column of both tables as the rules engine has it now."""
    return ROW.sub(_filled, PATH.read_text(encoding="utf-8"))


def _filled(row: re.Match[str]) -> str:
    known = row[2] in HOOKS or row[2] in STEP_ROWS
    return f"{row[1]} {', '.join(users(row[2])) or '–'} {row[3]}" if known else row[0]
