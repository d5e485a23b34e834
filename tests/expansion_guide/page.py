"""The files that docs/expansion.md shows: a line with the path in code, then a block of code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rules.setup import interactions
from tools import ROOT

PAGE: Final = ROOT / "docs" / "expansion.md"
NAME: Final = "minstrels"
_BLOCK: Final = re.compile(r"^`([^`\n]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_GENERATED: Final = re.compile(r"^\| `([^`]+)` \| .+ \|$", re.MULTILINE)
_FRONT_END: Final = re.compile(r"^npm --prefix frontend test -- (.+)$", re.MULTILINE)
_EDITED: Final = re.compile(r"^Existing files to edit: (\d+)\.", re.MULTILINE)


def files(text: str | None = None) -> dict[str, str]:
    """Return each file of the expansion, by its path in the project."""
    found = _BLOCK.findall(PAGE.read_text(encoding="utf-8") if text is None else text)
    assert len(dict(found)) == len(found), "a path stands over two blocks"
    return dict(found)


def edited() -> int:
    """Return the number of existing files that have to be edited, as the page says."""
    found = _EDITED.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1])


def generated() -> set[str]:
    """Return the existing files that `make fmt` writes anew, as the page says."""
    section = PAGE.read_text(encoding="utf-8").split("## Existing files that change")[1].split("\n## ")[0]
    return set(_GENERATED.findall(section))


def front_end_tests() -> list[str]:
    """Return the tests of the front end that the page names."""
    found = _FRONT_END.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    return found[1].split()


def unknown(names: Iterable[str] | None = None) -> list[str]:
    """Return the parts that can be played and have no line in the page's pairs: it is older than they are."""
    (lines,) = tomllib.loads(files()[f"rules/expansions/{NAME}/{interactions.FILE}"]).values()
    return [name for name in (interactions.part_names() if names is None else names) if name not in lines]


def write(root: Path) -> list[str]:
    """Write the files below a folder; the paths of those that were there before."""
    there = []
    for name, text in files().items():
        path = root / name
        if path.exists():
            there.append(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return there
