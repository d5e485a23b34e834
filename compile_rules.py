"""Compile the hot modules of the rules engine with mypyc: `python compile_rules.py FOLDER`.

It copies `rules/` into FOLDER and puts the extension modules beside their sources there, where Python takes
them first. The build hook does that for a wheel with `BASTIDE_COMPILED=1`. `pyproject.toml` lists the
modules. Needs mypy, setuptools and a C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
# What all compiled modules share lies in an extension module of this name, with `__mypyc` behind it.
SHARED = "rules.compiled"
# Nothing outside replaces its functions, so they can call each other straight: a twentieth of the time.
STRAIGHT = "-fno-semantic-interposition -fvisibility=hidden" if os.name == "posix" else ""


def modules() -> list[str]:
    """Return the paths of the modules that are compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed: list[str] = settings["tool"]["bastide"]["compiled"]
    return listed


def compile_rules(folder: Path) -> list[Path]:
    """Copy `rules/` into a folder and compile it there; return the extension modules. Exits if that fails."""
    shutil.copytree(ROOT / "rules", folder / "rules", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    words = [sys.executable, str(ROOT / "compile_rules.py"), "--here", *modules()]
    environ = {**os.environ, "PYTHONPATH": "", "CFLAGS": f"{os.environ.get('CFLAGS', '')} {STRAIGHT}"}
    done = subprocess.run(words, cwd=folder, env=environ, text=True, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"The rules engine was not compiled.\n{done.stdout}{done.stderr}")
    shutil.rmtree(folder / "build", ignore_errors=True)
    return sorted(path for path in (folder / "rules").rglob("*") if path.suffix in (".so", ".pyd"))


def _compile_here(paths: list[str]) -> None:
    """Compile modules in the working directory, as `setup.py build_ext --inplace` does."""
    from mypyc.build import mypycify
    from setuptools import setup

    # Settings of pyproject.toml are for checking the whole project, with plugins that are not there.
    words = ["--config-file=", "--cache-dir=build/mypy", *paths]
    extensions = mypycify(words, opt_level="3", debug_level="0", group_name=SHARED)
    setup(name="rules", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


def main() -> None:
    """Compile into a folder; with `--here MODULE...` compile in the working directory."""
    if sys.argv[1:2] == ["--here"]:
        _compile_here(sys.argv[2:])
    elif len(sys.argv) == 2:
        sys.stdout.writelines(f"{path}\n" for path in compile_rules(Path(sys.argv[1])))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
