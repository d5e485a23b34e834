"""What must not stand in any tracked file: addresses of package registries, paths of somebody's machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tools.stamps import ROOT

# Written so that this file does not find itself.
FORBIDDEN = {
    "the address of a package registry": re.compile(
        r"registry[.](?:npmjs|yarnpkg)|pypi[.]org|files[.]pythonhosted|npm[m]irror|pypi[/]simple"
    ),
    "a path of somebody's machine": re.compile(
        r"(?<![\w.$/-])[/](?:home|Users|root|work|private)/[\w.-]+|(?<![\w.])[/]opt/(?:wheels|pypi)|C:[\\]Users"
    ),
}
LONGEST = 400
NOT_OURS = (
    ".lock",
    "package-lock.json",
    "openapi.yaml",
    "schema.d.ts",
    ".svg",
    ".png",
    ".json",
    ".md",
    ".toml",
)


def tracked_files() -> list[Path]:
    """Every file that git tracks or would track, that is there."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [ROOT / name for name in sorted(set(names)) if name and (ROOT / name).is_file()]


def _text(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def forbidden_words(text: str) -> list[tuple[int, str]]:
    """(line number, what it names) for each forbidden thing in a text."""
    return [
        (number, what)
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in FORBIDDEN.items()
        if pattern.search(line)
    ]


def problems() -> list[str]:
    """One line for each forbidden thing in the tracked files."""
    return [
        f"{path.relative_to(ROOT)}:{line}: names {what}"
        for path in tracked_files()
        for line, what in forbidden_words(_text(path) or "")
    ]


def long_files() -> list[str]:
    """Source files of ours with more than 400 lines."""
    counted = [
        (len((_text(path) or "").splitlines()), path)
        for path in tracked_files()
        if not path.name.endswith(NOT_OURS)
    ]
    return [
        f"{path.relative_to(ROOT)}: {lines} lines, at most {LONGEST}"
        for lines, path in counted
        if lines > LONGEST
    ]
