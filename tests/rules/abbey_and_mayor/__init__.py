"""The rulebook of Abbey and Mayor."""
