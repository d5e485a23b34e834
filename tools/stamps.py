"""Stamp files: a step is done again only when what it reads has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / ".run" / "stamps"


def fingerprint(paths: Iterable[Path], *facts: str) -> str:
    """Hex SHA-256 of the files' names and contents and of further facts (versions, addresses)."""
    digest = hashlib.sha256("\n".join(facts).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def files_below(folder: Path, *, without: frozenset[str] = frozenset()) -> list[Path]:
    """All files below a folder, leaving out folders with one of these names."""
    found: list[Path] = []
    for path in folder.iterdir() if folder.is_dir() else []:
        if path.name in without:
            continue
        if path.is_dir():
            found += files_below(path, without=without)
        elif path.is_file():
            found.append(path)
    return found


class Stamp:
    """The fingerprint of the inputs that a step last succeeded with."""

    def __init__(self, name: str, value: str, folder: Path = STAMPS) -> None:
        self.path = folder / name
        self.value = value

    def fresh(self) -> bool:
        """Whether the step has succeeded with just these inputs."""
        return self.path.is_file() and self.path.read_text(encoding="utf-8") == self.value

    def set(self) -> None:
        """Remembers that the step succeeded."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.value, encoding="utf-8")
