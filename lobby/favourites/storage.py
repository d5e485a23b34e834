"""Saves, renames and transfers favourites."""

from __future__ import annotations

from dataclasses import asdict

from django.db import transaction

from lobby import names
from lobby.models import Favourite, Player, Table
from lobby.refusals import FAVOURITE_MISSING, FAVOURITE_TAKEN, FAVOURITE_TOO_MANY
from lobby.tables import settings
from realtime.refusals import RequestRefused

MOST = 20
# Settings that belong to one table and are not saved.
NOT_SAVED = ("name", "private")


def save(player: Player, name: str, table: Table) -> Favourite:
    """Save the settings of a table under a name.

    Raises RequestRefused for an invalid or known name, and above the limit of favourites.
    """
    with transaction.atomic():
        player = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        name = _clean_name(player, name)
        if player.favourites.count() >= MOST:
            raise RequestRefused(FAVOURITE_TOO_MANY, most=MOST)
        plays = {k: v for k, v in asdict(settings.of(table)).items() if k not in NOT_SAVED}
        return Favourite.objects.create(player=player, name=name, plays=plays)


def find(player: Player, favourite_id: str) -> Favourite:
    """Return the player's favourite with this id. Raises RequestRefused if there is none."""
    if favourite := player.favourites.filter(pk=favourite_id).first():
        return favourite
    raise RequestRefused(FAVOURITE_MISSING)


def rename(player: Player, favourite_id: str, name: str) -> Favourite:
    """Rename a favourite."""
    with transaction.atomic():
        player = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        favourite = find(player, favourite_id)
        favourite.name = _clean_name(player, name, exclude=favourite)
        favourite.save(update_fields=["name"])
    return favourite


def _clean_name(player: Player, name: str, exclude: Favourite | None = None) -> str:
    name = names.normalize(name)
    if problem := names.validation_error(name, names.LONGEST_TABLE):
        raise problem
    others = player.favourites.filter(name__iexact=name).exclude(pk=exclude.pk if exclude else "")
    if others.exists():
        raise RequestRefused(FAVOURITE_TAKEN, name=name)
    return name


def transfer(guest: Player, account: Player) -> None:
    """Transfer a guest's favourites to an account. A name that the account uses already gets a number."""
    taken = {name.casefold() for name in account.favourites.values_list("name", flat=True)}
    for favourite in guest.favourites.all():
        name, number = favourite.name, 2
        while name.casefold() in taken:
            name, number = f"{favourite.name[: names.LONGEST_TABLE - 4]} {number}", number + 1
        taken.add(name.casefold())
        favourite.player, favourite.name = account, name
        favourite.save(update_fields=["player", "name"])
