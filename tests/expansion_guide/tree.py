"""A copy of the project in which a test may write, with a git repository of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools import ROOT

# What is not in git and takes long to make. npm may empty its folder, so that one is no symbolic link.
VENV: Final = ".venv"
NODE_MODULES: Final = "frontend/node_modules"
GIT: Final = ("git", "-c", "user.name=Test", "-c", "user.email=test@bastide.example")


def tracked_files() -> list[Path]:
    """Return every file that git tracks or would track, and that is there."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [ROOT / name for name in sorted(set(names)) if name and (ROOT / name).is_file()]


class Tree:
    """A copy of all tracked files."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for path in tracked_files():
            target = root / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        (root / VENV).symlink_to((ROOT / VENV).resolve())
        if (ROOT / NODE_MODULES).is_dir():
            shutil.copytree(ROOT / NODE_MODULES, root / NODE_MODULES, symlinks=True, copy_function=_link)
        for words in (("init", "--quiet"), ("add", "--all"), ("commit", "--quiet", "-m", "as it was")):
            self.run(*GIT, *words)

    def run(self, *words: str, **environ: str) -> str:
        """Run a command in the copy; its output. Fails with the output if the command does."""
        done = subprocess.run(
            words, cwd=self.root, env={**_environ(), **environ}, check=False, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}"
        return done.stdout

    def python(self, *words: str, **environ: str) -> str:
        """Run `python -m …` in the copy."""
        return self.run(str(self.root / VENV / "bin" / "python"), "-m", *words, **environ)

    def changed(self) -> set[str]:
        """Return the files of the project that are not as they were, without new ones."""
        names = self.run(*GIT, "diff", "--name-only", "HEAD").splitlines()
        return {name for name in names if (self.root / name).exists()} | self.deleted()

    def deleted(self) -> set[str]:
        """Return the files of the project that are gone."""
        return set(self.run(*GIT, "diff", "--name-only", "--diff-filter=D", "HEAD").splitlines())


def _link(source: str, target: str) -> None:
    """Make a second name for a file; a copy where the two folders are on different disks."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def _environ() -> dict[str, str]:
    """Return the environment without what a run of pytest puts there; Node may be in .venv."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "DJANGO_"))}
    return {**kept, "PATH": f"{ROOT / VENV / 'bin'}{os.pathsep}{os.environ['PATH']}"}
