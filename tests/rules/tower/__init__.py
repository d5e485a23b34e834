"""Tests of The Tower."""
