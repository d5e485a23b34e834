"""Where files lie: in a checkout, or in an installed package."""

from __future__ import annotations

import os
import tomllib
from importlib import metadata
from pathlib import Path

from platformdirs import user_data_path

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = ROOT / "pyproject.toml"
CHECKOUT = PYPROJECT.is_file()
# What hatch_build.py puts into the package.
BUILT = ROOT / "web" / "built"

# The front end as Vite builds it, and drawings of tiles that came with the package.
FRONTEND = ROOT / "frontend" / "dist" if CHECKOUT else BUILT / "frontend"
DRAWINGS = BUILT / "art"


def data() -> Path:
    """Return the folder for the SQLite file, the key and drawings.

    It is BASTIDE_VAR, else `var` in a checkout, else the user's data folder.
    """
    if named := os.environ.get("BASTIDE_VAR"):
        return Path(named)
    return ROOT / "var" if CHECKOUT else user_data_path("bastide", appauthor=False)


def version() -> str:
    """Return the version of the product."""
    if CHECKOUT:
        return str(tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]["version"])
    return metadata.version("bastide")
