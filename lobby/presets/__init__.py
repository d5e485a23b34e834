"""Presets: sets of expansions to choose with one press, and how long a game with each of them takes."""

from lobby.presets.lengths import game_lengths
from lobby.presets.sets import PRESETS, expansions_of

__all__ = ["PRESETS", "expansions_of", "game_lengths"]
