"""Answers in advance in a match: given, played, taken back, and secret until they are used."""
