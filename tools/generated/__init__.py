"""Generated files that are kept in git; Django and npm generate the API description and its types."""

from __future__ import annotations

import json
from collections.abc import Callable

from bastide.refusal_list import refusal_list
from rules.cli.commands.options import options_text
from rules.cli.commands.order import order_text
from rules.cli.expansion_list import expansion_list
from tools import ROOT
from tools.generated import handles, hook_table, rulebook_json


def _json(read: Callable[[], object]) -> Callable[[], str]:
    return lambda: json.dumps(read(), ensure_ascii=False, indent=1) + "\n"


# Each file, with the function that returns its text; the list of expansions needs the rulebooks.
FILES: dict[str, Callable[[], str]] = {
    "docs/architecture.md": hook_table.written,
    "docs/options.md": options_text,
    "docs/testing.md": handles.written,
    "docs/turn-order.md": order_text,
    "docs/refusals.json": _json(refusal_list),
    "rules/data/rulebooks.json": _json(rulebook_json.rulebooks),
    "frontend/tests/expansions.json": _json(expansion_list),
}


def write() -> None:
    """Write every file."""
    for name, text in FILES.items():
        (ROOT / name).write_text(text(), encoding="utf-8")


def problems() -> list[str]:
    """Return a line for each file that is not what the code and the documents say now."""
    return [
        f"{name} is out of date: run `make fmt` and commit it"
        for name, text in FILES.items()
        if not (ROOT / name).is_file() or (ROOT / name).read_text(encoding="utf-8") != text()
    ]
