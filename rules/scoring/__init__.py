"""Scoring: who holds a feature, what it is worth, and fields."""
