"""Hatchling's build hook: the wheel carries the built front end and the drawings of the tiles.

In a checkout with npm the front end is built anew. In an unpacked source archive, and without npm (Docker
builds the front end in a stage of its own), `frontend/dist` must be there already. With `BASTIDE_COMPILED=1`
the hot modules of the rules engine are compiled as well (`compile_rules.py`): a wheel for one platform.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = os.environ.get("BASTIDE_COMPILED") == "1"


class Hook(BuildHookInterface[Any]):
    """Puts `web/built/frontend` and `web/built/art` into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what a build needs besides hatchling."""
        if not COMPILED:
            return []
        settings = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        needed: list[str] = settings["dependency-groups"]["compiling"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the archive needs. Exits with a sentence if the front end can't be built."""
        root = Path(self.root)
        front_end = build_front_end(root)
        if self.target_name == "wheel":
            self.drawings = tempfile.TemporaryDirectory(prefix="bastide-art-")
            draw(root, Path(self.drawings.name))
            build_data["force_include"] |= {
                str(front_end): "web/built/frontend",
                self.drawings.name: "web/built/art",
            }
            if COMPILED:
                self.compiled = tempfile.TemporaryDirectory(prefix="bastide-rules-")
                build_data["force_include"] |= compiled(root, Path(self.compiled.name))
                build_data |= {"pure_python": False, "infer_tag": True}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the drawings; the wheel has them now."""
        if self.target_name == "wheel":
            self.drawings.cleanup()
            if COMPILED:
                self.compiled.cleanup()


def build_front_end(root: Path) -> Path:
    """Return the folder of the built front end, after building it where that is possible."""
    folder = root / "frontend"
    npm = shutil.which("npm")
    if npm and not (root / "PKG-INFO").is_file():
        if not (folder / "node_modules").is_dir():
            subprocess.run([npm, "ci", "--loglevel=error"], cwd=folder, check=True)
        words = [npm, "run", "build", "--silent", "--", "--logLevel=warn"]
        subprocess.run(words, cwd=folder, check=True)
    if not (folder / "dist" / "index.html").is_file():
        sys.exit("There is no frontend/dist, and no npm to build it. Install Node.js 20.19 or newer.")
    return folder / "dist"


def compiled(root: Path, folder: Path) -> dict[str, str]:
    """Return the compiled modules of the rules engine, each with its place in the wheel."""
    words = [sys.executable, str(root / "compile_rules.py"), str(folder)]
    done = subprocess.run(words, text=True, stdout=subprocess.PIPE, check=True)
    return {path: Path(path).relative_to(folder).as_posix() for path in done.stdout.splitlines()}


def draw(root: Path, target: Path) -> None:
    """Write what web/drawings.py would draw: every design, the geometry of every set, and the figures."""
    sys.path.insert(0, str(root))
    from rules import art, describe_options

    folder = target / art.digest()
    folder.mkdir()
    for name in ("base", *(expansion["name"] for expansion in describe_options()["expansions"])):
        for symbol in art.symbol_names([name]):
            for level in art.LEVELS:
                (folder / f"{level}+{symbol}").write_text(art.design(symbol, level) or "", encoding="utf-8")
        geometry = json.dumps(art.geometry([name]), separators=(",", ":"))
        (folder / f"geometry+{name}").write_text(geometry, encoding="utf-8")
    (folder / "figures+").write_text(art.figures(), encoding="utf-8")
