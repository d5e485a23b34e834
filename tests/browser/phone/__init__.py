"""Whole games on a phone, played with fingers only."""
