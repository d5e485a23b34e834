"""Fit what the bot `strong` believes, from games between seats whose weights differ by chance."""
