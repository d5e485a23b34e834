"""Makes the puzzles (docs/lessons.md)."""
