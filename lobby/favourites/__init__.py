"""Favourites: table settings that a player saves under a name."""

from lobby.favourites.applying import MOST, apply, find, fitting, inherit, rename, save

__all__ = ["MOST", "apply", "find", "fitting", "inherit", "rename", "save"]
