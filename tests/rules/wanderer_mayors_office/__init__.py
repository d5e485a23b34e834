"""The rulebook of Wanderer and Mayor's Office."""
