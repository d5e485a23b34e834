"""Matches under faults: lost messages, locks, slow readers, crowds, updates."""
