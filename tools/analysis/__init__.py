"""Where the figures of analyses come from: games between bots, a fit, and a check on other games."""
