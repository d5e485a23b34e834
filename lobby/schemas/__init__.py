"""Shapes of the lobby's answers and messages; see games/schemas."""
