"""How long `make run` takes until somebody sees the page."""

from bench.start.measure import table

__all__ = ["table"]
