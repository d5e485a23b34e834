"""Tests of the lessons over HTTP."""
