"""Bots at their seats."""
