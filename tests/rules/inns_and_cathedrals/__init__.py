"""The rulebook of Inns and Cathedrals."""
