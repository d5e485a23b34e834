"""The board: features, the figures on them, and where a tile fits."""
