"""`make new-expansion NAME=…` writes the files of a new expansion.

The templates are in tools/expansion_template: `_folder_` has underscores, `_name_` hyphens; `$title`, `$cls`
and `$prefix` are made from them. A line with TODO is an open point, which `make drafts` lists.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from string import Template

from rules.setup.interactions import part_names
from tools import ROOT

TEMPLATES = Path(__file__).parent / "expansion_template"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def write(name: str, root: Path = ROOT) -> list[str]:
    """Write or move every file; return their paths. Exits with a sentence if the name is wrong or in use."""
    folder = name.replace("-", "_")
    if not NAME.fullmatch(name):
        alike = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        instead = f", such as {alike}" if NAME.fullmatch(alike) else ""
        sys.exit(f"{name!r} is no name for an expansion: small letters with hyphens between words{instead}.")
    if (root / "rules" / "expansions" / folder).exists():
        sys.exit(f"rules/expansions/{folder} exists already.")
    # Files that may be there already, because the tiles or drawings came first.
    waiting = {"art.py": f"rules/art/coming/{folder}.py", "tiles.toml": f"rules/data/{name}.toml"}
    words = _words(name, folder, root / waiting["tiles.toml"])
    written = []
    for template in sorted(path for path in TEMPLATES.rglob("*") if path.is_file()):
        path = template.relative_to(TEMPLATES).as_posix().removesuffix(".txt")
        path = path.replace("_folder_", folder).replace("_name_", name)
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.name in waiting and (source := root / waiting[target.name]).is_file():
            source.rename(target)
        else:
            text = Template(template.read_text(encoding="utf-8")).substitute(words)
            target.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def _words(name: str, folder: str, tiles: Path) -> dict[str, str]:
    """Return the text for each placeholder."""
    head = tomllib.loads(tiles.read_text(encoding="utf-8"))["set"] if tiles.is_file() else {}
    parts = name.split("-")
    return {
        "name": name,
        "folder": folder,
        "title": str(head.get("name") or f"The {' '.join(part.capitalize() for part in parts)}"),
        "cls": "".join(part.capitalize() for part in parts),
        "prefix": "".join(part[0] for part in parts).upper() if len(parts) > 2 else "".join(parts).upper(),
        "pairs": "".join(f"{other} = []\n" for other in part_names()),
    }


if __name__ == "__main__":
    written = write("".join(sys.argv[1:]))
    # Imports and line lengths depend on the name.
    python = [path for path in written if path.endswith(".py")]
    for words in (["ruff", "check", "--fix", "--quiet", *python], ["ruff", "format", "--quiet", *python]):
        subprocess.run([sys.executable, "-m", *words], cwd=ROOT, check=True)
    # In a process of its own, because this one has found the expansions before.
    subprocess.run([sys.executable, "-m", "tools.generated"], cwd=ROOT, check=True)
    print("\n".join(["Written:", *written, "`make drafts` lists what is still to be written."]))
