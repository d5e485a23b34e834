"""Matches that very many watch."""
