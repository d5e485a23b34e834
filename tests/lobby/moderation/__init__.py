"""Tests of moderation and privacy."""
