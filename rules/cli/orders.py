"""Steps of two expansions that may ask at the same row: `of_steps()` names them.

Which of them comes first would be left to the order of the folders, and no rule says that.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.expansions import registry
from rules.expansions.manifest import Expansion
from rules.state.steps import Step


def of_steps(*drafts: Expansion) -> Iterator[str]:
    """Yield steps that may ask at the same row as one of another expansion, where no manifest orders the two.

    By default of all expansions that can be played, else of these drafts beside them.
    """
    played = [found for found in registry.expansions() if not found.draft]
    for one, other in combinations([*played, *drafts], 2):
        if drafts and other not in drafts:
            continue
        if not _ordered(one, other):
            for row in sorted(_asking(one) & _asking(other)):
                yield _sentence(one, other, *row)


def _ordered(one: Expansion, other: Expansion) -> bool:
    """Return whether the manifest of one of the two names the other."""
    return one.folder in (*other.after, *other.needs) or other.folder in (*one.after, *one.needs)


def _asking(expansion: Expansion) -> set[tuple[str, str]]:
    """Return the moments and rows of the steps at which an expansion may ask."""
    return {(s.at, s.row) for module in expansion.modules for s in module.rules.steps if _may_ask(s)}


def _may_ask(step: Step) -> bool:
    """Return whether what a step does is a flow, as the annotation of its function says."""
    return "Flow" in str(getattr(step.run, "__annotations__", {}).get("return", ""))


def _sentence(one: Expansion, other: Expansion, moment: str, row: str) -> str:
    return (
        f"rules/expansions: steps of {one.folder} and {other.folder} may both ask at {moment!r}, row {row}: "
        f"give the newer one a row of its own ({row}.1 comes behind), or name the other in its `after`."
    )
