"""The drawings themselves, as parts of an SVG."""
