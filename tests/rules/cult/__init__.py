"""Tests of The Cult (shrines)."""
