"""Expansions that meet."""
