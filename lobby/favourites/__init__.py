"""Favourites: table settings that a player saves under a name and applies to other tables."""

from lobby.favourites.applying import LeftOut, apply
from lobby.favourites.storage import MOST, find, rename, save, transfer

__all__ = ["MOST", "LeftOut", "apply", "find", "rename", "save", "transfer"]
