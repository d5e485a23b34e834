"""The rulebook of the Drawbridges."""
