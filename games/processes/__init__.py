"""Processes that only think, at the lowest priority: lines of JSON go in and come out (`parent`, `child`)."""
