"""The Makefile makes .venv and finds Node; what can't work is said in a sentence."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import ROOT

MAKEFILE = (ROOT / "Makefile").read_text()


def make(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run make with our Makefile in an empty folder."""
    shutil.copy(ROOT / "Makefile", folder)
    return subprocess.run(["make", *words], cwd=folder, capture_output=True, text=True, check=False)


def python_that(folder: Path, words: str) -> str:
    """Return a program that behaves as a Python would."""
    program = folder / "python"
    program.write_text(f"#!/bin/sh\n{words}\n")
    program.chmod(0o755)
    return f"PYTHON={program}"


def test_python_without_venv_is_explained(tmp_path: Path) -> None:
    broken = 'mkdir -p .venv; case "$1" in -c) exit 0;; *) exit 1;; esac'
    done = make(tmp_path, ".venv/bin/python", python_that(tmp_path, broken))
    assert done.returncode
    assert "install the package python3-venv" in done.stdout
    assert not (tmp_path / ".venv").exists()


def test_old_python_is_refused(tmp_path: Path) -> None:
    (check,) = re.findall(r"\$\(PYTHON\) -c '(.+?)'\n", MAKEFILE, re.DOTALL)
    code = check.replace("\\\n", "").replace("import sys", "import sys; sys.version_info = (3, 10)", 1)
    done = subprocess.run(
        [shutil.which("python3") or "", "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr


@pytest.mark.skipif(not shutil.which("node"), reason="the condition is JavaScript; Node came with .venv")
@pytest.mark.parametrize(
    ("version", "fine"),
    [
        ("20.19.0", True),
        ("20.18.3", False),
        ("21.7.3", False),
        ("22.11.0", False),
        ("22.12.0", True),
        ("24.19.0", True),
        ("18.20.4", False),
    ],
)
def test_which_node_is_new_enough(version: str, fine: bool) -> None:
    (condition,) = re.findall(r"node -e '(.+?)'", MAKEFILE)
    versions = f'Object.defineProperty(process, "versions", {{ value: {{ node: "{version}" }} }});'
    assert (subprocess.run(["node", "-e", versions + condition], check=False).returncode == 0) is fine


def test_packages_are_installed_again_only_when_the_lock_changed(tmp_path: Path) -> None:
    """The copy of the lock in .venv is what was installed."""
    environment = tmp_path / ".venv" / "bin"
    environment.mkdir(parents=True)
    python_that(environment, 'echo "$@" >> installed')
    lock, said = tmp_path / "requirements.lock", tmp_path / "installed"
    lock.write_text("one")
    for count, text in ((1, "one"), (1, "one"), (2, "two")):
        lock.write_text(text)
        os.utime(lock, (count, 2_000_000_000 + count))
        assert not make(tmp_path, ".venv/installed-requirements.lock").returncode
        assert len(said.read_text().splitlines()) == count
    assert "--require-hashes --only-binary :all: -r requirements.lock" in said.read_text()
