"""Tests of Under the Big Top."""
