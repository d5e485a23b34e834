"""What only this project has: its rulebook and clauses, generated files, import graph, new expansions."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
