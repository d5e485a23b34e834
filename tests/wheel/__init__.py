"""The package as `python -m build` makes it, installed into an empty environment."""
