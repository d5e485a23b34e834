"""Settings that a player keeps under a name: saved from a table, applied to another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from django.db import transaction

from games.problems import Refused
from lobby import names
from lobby.models import Favourite, Player, Table
from lobby.refusals import no_favourite, refused, wrong
from lobby.tables import creation, settings
from lobby.tables.access import locked_for_host
from lobby.tables.settings import TableSettings
from rules import describe_options

MOST = 20
# What belongs to the table and not to what it plays.
OF_THE_TABLE = ("name", "private")
# In this order, since what comes later depends on what came before.
FIRST = ("edition", "expansions")


@dataclass(frozen=True)
class LeftOut:
    """Something of a favourite that can't be played (any more): `what` kind of setting, its name, and why."""

    what: str
    name: str
    sentence: str


def save(player: Player, name: str, table: Table) -> Favourite:
    """Keeps what the table plays. Refuses an unfit or known name, and one favourite too many."""
    with transaction.atomic():
        player = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        name = _checked(player, name)
        if player.favourites.count() >= MOST:
            raise refused("favourite.too_many", f"You have {MOST} favourites already. Delete one first.")
        plays = {k: v for k, v in asdict(settings.of(table)).items() if k not in OF_THE_TABLE}
        return Favourite.objects.create(player=player, name=name, plays=plays)


def find(player: Player, favourite_id: str) -> Favourite:
    """The player's favourite with this id; refuses where there is none."""
    if favourite := player.favourites.filter(pk=favourite_id).first():
        return favourite
    raise no_favourite()


def rename(player: Player, favourite_id: str, name: str) -> Favourite:
    """Gives a favourite another name."""
    with transaction.atomic():
        player = Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        favourite = find(player, favourite_id)
        favourite.name = _checked(player, name, but=favourite)
        favourite.save(update_fields=["name"])
    return favourite


def _checked(player: Player, name: str, but: Favourite | None = None) -> str:
    name = names.tidy(name)
    if problem := names.problem(name, names.LONGEST_TABLE, "name"):
        raise wrong("favourite.name", problem)
    others = player.favourites.filter(name__iexact=name).exclude(pk=but.pk if but else "")
    if others.exists():
        raise refused("favourite.taken", f"You have a favourite called {name} already.")
    return name


def apply(player: Player, favourite_id: str, table: Table) -> tuple[Table, list[LeftOut]]:
    """The table with the favourite's settings as far as they can be played; and what was left out."""
    with transaction.atomic():
        favourite = find(player, favourite_id)
        table = locked_for_host(table, player)
        wanted, left_out = fitting(favourite.plays, table)
        return creation.change(table, player, asdict(wanted)), left_out


def fitting(plays: dict[str, Any], table: Table) -> tuple[TableSettings, list[LeftOut]]:
    """The settings of a favourite that this table can have: the law is asked about each."""
    seated = table.seats.count()
    draft = TableSettings(
        name=table.name,
        private=table.private,
        size=max(seated, 2),
        edition=describe_options()["default_edition"],
    )
    left_out: list[LeftOut] = []
    known = asdict(draft).keys() - set(OF_THE_TABLE)
    for key in (*FIRST, *sorted(known - set(FIRST), reverse=True)):
        if key == "size" and plays.get("size", seated) < seated:
            sentence = f"{seated} sit here already, so the table stays that large."
            left_out.append(LeftOut("size", str(plays["size"]), sentence))
        elif key in plays:
            draft, lost = _with(draft, key, plays[key])
            left_out += lost
    return draft, left_out


def _with(draft: TableSettings, key: str, value: Any) -> tuple[TableSettings, list[LeftOut]]:
    """The draft with a setting, or with the parts of it that can be played."""
    whole = replace(draft, **{key: value})
    if (why := _problem(whole)) is None:
        return whole, []
    if key == "clock" or not isinstance(value, list | dict):
        return draft, [LeftOut(key, str(value), why)]
    waiting = list(value.items()) if isinstance(value, dict) else list(value)
    while fit := next(_those_that_fit(draft, key, waiting), None):
        draft, part = fit
        waiting.remove(part)
    lost = [(part, _problem(_plus(draft, key, part)) or "") for part in waiting]
    return draft, [LeftOut(key, part if isinstance(part, str) else part[0], why) for part, why in lost]


def _those_that_fit(draft: TableSettings, key: str, parts: list[Any]) -> Iterator[tuple[TableSettings, Any]]:
    """The draft with one more of the parts, for each that can be added now."""
    for part in parts:
        more = _plus(draft, key, part)
        if _problem(more) is None:
            yield more, part


def _plus(draft: TableSettings, key: str, part: Any) -> TableSettings:
    held = getattr(draft, key)
    more: Any = {**held, part[0]: part[1]} if isinstance(held, dict) else [*held, part]
    return replace(draft, **{key: more})


def _problem(draft: TableSettings) -> str | None:
    """Why a table can't play this; None when it can."""
    try:
        draft.checked()
    except Refused as refusal:
        return refusal.problem.sentence
    return None


def inherit(guest: Player, account: Player) -> None:
    """Gives a guest's favourites to an account, with a number after a name that it has already."""
    taken = {name.casefold() for name in account.favourites.values_list("name", flat=True)}
    for favourite in guest.favourites.all():
        name, number = favourite.name, 2
        while name.casefold() in taken:
            name, number = f"{favourite.name[: names.LONGEST_TABLE - 4]} {number}", number + 1
        taken.add(name.casefold())
        favourite.player, favourite.name = account, name
        favourite.save(update_fields=["player", "name"])
