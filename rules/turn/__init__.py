"""The course of a turn: placing, deploying, and what follows."""
