"""Tests of the matches."""
