"""Tests of King and Robber Baron."""
