"""`make new-expansion NAME=…` writes the skeleton of an expansion; `make drafts` lists its open points."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Template

from rules.cli.completeness import problems
from rules.expansions import registry
from tests.rules.pairs.table import names
from tools import environment, skeleton
from tools.say import Stop, leave, say
from tools.stamps import ROOT

NAME = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def write(box: str, root: Path = ROOT) -> list[str]:
    """Write or move every file of the skeleton; their paths. Stop if the name is wrong or in use."""
    folder = box.replace("-", "_")
    if not NAME.fullmatch(box):
        raise Stop(f"{box!r} is no name for an expansion: small letters with hyphens between words.")
    if (root / "rules" / "expansions" / folder).exists():
        raise Stop(f"rules/expansions/{folder} exists already.")
    words = _words(box, folder, root)
    written = []
    for path, text in list(_files(words)):
        written.append(path)
        source = _source(path, words, root)
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if source is not None:
            source.rename(target)
        else:
            target.write_text(text, encoding="utf-8")
    return written


def _words(box: str, folder: str, root: Path) -> dict[str, str]:
    """What stands for each placeholder."""
    sheet = root / "rules" / "data" / f"{box}.toml"
    head = tomllib.loads(sheet.read_text(encoding="utf-8"))["set"] if sheet.is_file() else {}
    parts = box.split("-")
    title = str(head.get("name") or f"The {' '.join(part.capitalize() for part in parts)}")
    return {
        "box": box,
        "folder": folder,
        "title": title,
        "cls": "".join(part.capitalize() for part in parts),
        "prefix": "".join(part[0] for part in parts).upper() if len(parts) > 2 else "".join(parts).upper(),
    }


def _files(words: dict[str, str]) -> Iterator[tuple[str, str]]:
    for path, text in skeleton.FILES.items():
        yield Template(path).substitute(words), Template(text).substitute(words)
    yield (
        f"tests/rules/{words['folder']}/pairs.py",
        Template(skeleton.PAIRS_HEAD).substitute(words) + _pairs(words),
    )
    for locale in skeleton.LOCALES:
        text = Template(skeleton.WORDS).substitute(words, locale=locale)
        yield f"frontend/src/expansions/{words['box']}/words.{locale}.ts", text


def _pairs(words: dict[str, str]) -> str:
    """A line for every expansion that can be played."""
    return "".join(f'    ("{words["box"]}", "{name}"): None,\n' for name in names()) + "}\n"


def _source(path: str, words: dict[str, str], root: Path) -> Path | None:
    """A file that waits for this expansion: its sheet of tiles, its drawings."""
    for target, source in skeleton.PLACED.items():
        if Template(target).substitute(words) == path:
            found = root / Template(source).substitute(words)
            return found if found.is_file() else None
    return None


def open_points(root: Path = ROOT) -> Iterator[str]:
    """What is still to be written in drafts: `file:line: text`, and the parts that are missing."""
    for expansion in registry.expansions():
        if expansion.draft:
            folders = (
                root / "rules" / "expansions" / expansion.folder,
                root / "tests" / "rules" / expansion.folder,
                root / "frontend" / "src" / "expansions" / expansion.box,
            )
            files = [root / "docs" / "rules" / f"{expansion.box}.md"]
            files += [path for folder in folders for path in sorted(folder.glob("*.*")) if path.is_file()]
            for path in files:
                yield from _todos(path, root)
            yield from problems(expansion)


def _todos(path: Path, root: Path) -> Iterator[str]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if "TODO" in line:
            yield f"{path.relative_to(root)}:{number}: {line.strip()}"


def _format(paths: list[str]) -> None:
    """Sort imports and wrap lines, because both depend on the name."""
    for words in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *words, *paths], cwd=ROOT, check=True)


def main() -> int:
    """The command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="tools.new_expansion")
    parser.add_argument("name", nargs="?", help="the new expansion, such as hills-and-sheep")
    try:
        environment.enter("tools.new_expansion")
        name = parser.parse_args().name
        if name:
            written = write(name)
            _format([path for path in written if path.endswith(".py")])
            # In a process of its own, because the expansions of this one were found before.
            subprocess.run([sys.executable, "-m", "tools.generated"], cwd=ROOT, check=True)
            say("\n".join(["Written:", *written]))
            say("`make drafts` lists what is still to be written; docs/expansion.md shows how.")
        else:
            points = list(open_points())
            print("\n".join(points) if points else "No draft has an open point.")
    except Stop as problem:
        leave(problem)
    return 0


if __name__ == "__main__":
    sys.exit(main())
