"""The wheel with the compiled rules engine: it is one for this platform, and plays as pure Python does."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from compile_rules import modules
from tools import ROOT

RANDOM_GAMES = 7  # one for each set of expansions of `event_hashes`

pytestmark = [pytest.mark.wheel, pytest.mark.compiler]


def run(folder: Path, *words: str) -> str:
    """Run a Python module with the `rules/` of a folder; return what it prints."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=folder, env=environ, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as the image of the deployment gets it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    environ = {**os.environ, "BASTIDE_COMPILED": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environ, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def compiled(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked wheel."""
    folder = tmp_path_factory.mktemp("compiled")
    with zipfile.ZipFile(wheel) as package:
        package.extractall(folder)
    return folder


def test_wheel_has_each_module_compiled_and_as_source(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as package:
        names = set(package.namelist())
    for module in modules():
        assert module in names
        assert any(name.startswith(module.removesuffix("py")) and name != module for name in names), module


def test_wheel_is_for_this_python_and_platform(wheel: Path) -> None:
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{version}-{version}-" in wheel.name
    assert not wheel.stem.endswith("-any")


def test_commands_say_which_engine_runs(compiled: Path) -> None:
    assert run(compiled, "bastide", "--version").endswith("(rules engine: compiled)\n")
    assert run(compiled, "rules", "--version").endswith("(compiled)\n")
    assert run(ROOT, "bastide", "--version").endswith("(rules engine: pure Python)\n")
    assert run(ROOT, "rules", "--version").endswith("(pure Python)\n")


def test_games_have_the_same_hashes_as_in_pure_python(compiled: Path) -> None:
    """Event by event: recorded games, and random ones of several sets of expansions."""
    engine, *hashes = run(compiled, "tests.wheel.event_hashes", str(RANDOM_GAMES)).splitlines()
    assert engine == "compiled"
    assert ["pure Python", *hashes] == run(ROOT, "tests.wheel.event_hashes", str(RANDOM_GAMES)).splitlines()


def test_order_of_a_turn_is_listed_from_compiled_steps(compiled: Path) -> None:
    """Compiled functions have no docstrings, and the list is made of these."""
    assert run(compiled, "rules", "order") == run(ROOT, "rules", "order")
