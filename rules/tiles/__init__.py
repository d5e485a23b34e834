"""Tiles: cells and edges, the designs of the catalogue, and their faces."""
