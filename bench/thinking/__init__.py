"""How long bots think (`python -m bench.thinking`) and what analyses take (`bench.thinking.analysis`)."""
