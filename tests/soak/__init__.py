"""Long runs under every fault at once: `python -m tests.soak`, also `make soak`."""
