"""Tests of Games Quarterly 11."""
