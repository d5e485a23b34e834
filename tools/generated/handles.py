"""The rows of docs/testing.md that say where each kind of decision is answered; `make fmt` writes them.

By default that is the element with the kind as its `data-testid`. An expansion whose components have other
handles says so in `handles.toml` in its folder of the front end, by the kind, in the words of the row.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from rules.expansions import registry
from tools import ROOT

PATH = ROOT / "docs" / "testing.md"
FOLDERS = ROOT / "frontend" / "src" / "expansions"
FILE = "handles.toml"
# What stands between the core's own rows and the one for kinds of which the page knows nothing.
ROWS = re.compile(r"(^\| kind \| .*\n(?:^\| (?:---|`place_tile`|`act`) .*\n)*)(?:^\| `.*\n)*", re.MULTILINE)


def written() -> str:
    """Return the page with a row for each kind of decision that an expansion may ask."""
    rows = "".join(f"| `{kind}` | {handle} |\n" for kind, handle in handles().items())
    text, found = ROWS.subn(lambda head: head[1] + rows, PATH.read_text(encoding="utf-8"))
    if found != 1:
        raise ValueError(f"{PATH.name} has {found} tables of kinds of decision.")
    return text


def handles(folders: Path = FOLDERS) -> dict[str, str]:
    """Return where each kind of decision is answered, in the order of the expansions."""
    found: dict[str, str] = {}
    for expansion in registry.expansions():
        path = folders / expansion.name / FILE
        own = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        for kind in sorted(own.keys() - set(expansion.decisions)):
            raise ValueError(f"{path} has {kind!r}, which is no decision of {expansion.name}.")
        found |= {kind: own.get(kind, f'`[data-testid="{kind}"]`') for kind in expansion.decisions}
    return found
