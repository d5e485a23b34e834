"""Tests of The Princess and the Dragon."""
