"""`python -m bench.thinking --games 4 strong greedy`."""

from __future__ import annotations

from bench.thinking.decisions import main

main()
