"""Tests of the lessons against the rules."""
