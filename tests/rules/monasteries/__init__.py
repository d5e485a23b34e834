"""Tests of the monasteries of a region."""
