"""Favourite settings as the browser gets them."""

from __future__ import annotations

from games.schemas.clocks import clock
from lobby.models import Favourite
from lobby.schemas.favourites import FavouriteSchema, PlaysSchema
from realtime.timestamps import stamp


def favourite_payload(favourite: Favourite) -> FavouriteSchema:
    """Return a favourite, for its player."""
    plays = PlaysSchema(**{**favourite.plays, "clock": clock(favourite.plays["clock"])})
    return FavouriteSchema(favourite.pk, favourite.name, plays, stamp(favourite.created_at))
