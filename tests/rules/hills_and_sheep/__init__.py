"""Tests of Hills and Sheep."""
