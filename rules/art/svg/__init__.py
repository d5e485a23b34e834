"""Colours, tags and curves: what every drawing is made of."""
