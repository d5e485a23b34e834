"""Tests of The Count of Carcassonne."""
