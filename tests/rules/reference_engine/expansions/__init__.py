"""What expansions bring to the reference engine."""
