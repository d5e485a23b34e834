"""The lobby under abuse and over time: floods, guesses of passwords, old rows."""
