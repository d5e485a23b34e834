"""A lobby with more of everything than it shows, and a player who has all that a player may have in it."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from django.utils import timezone

from games.models import LoggedAction, Match, Presence, Seat
from lobby.models import Invitation, Player, QuickEntry, QuickPool, Table, TableSeat

OPEN = RUNNING = OVER = 50
CLOCK = {"kind": "bank", "bank": 900_000, "increment": 15_000, "out": "forfeit"}
EXPANSIONS = ["inns-and-cathedrals", "river"]


def busy() -> Player:
    """Return a player who sits at two tables, is invited to a third, plays two matches and waits for another.

    The player was not seen yet, and has names of the length of people's around.
    """
    one, *others = _players(OPEN + 1)
    tables = [_table(each, number) for number, each in enumerate(others)]
    for number, table in enumerate(tables):
        pair = [others[number], others[number - 1]]
        _sit(table, pair if number > 1 else [*pair, one])
        _match(pair if number > 1 else [one, pair[0]], Match.Status.RUNNING, number)
        _match(pair, Match.Status.OVER, number)
    kinds = Invitation.Kind
    Invitation.objects.create(table=tables[0], player=others[9], kind=kinds.INVITED, index=3)
    Invitation.objects.create(table=tables[2], player=one, kind=kinds.INVITED)
    _wait(one)
    return one


def upload(player: Player) -> Match:
    """Have the player upload a record. Return it."""
    return _match([player], Match.Status.OVER, 0, uploaded=True, uploader=player, listed=False)


def _players(count: int) -> list[Player]:
    """Make players whose names differ as people's do, so that they are not compressed to nothing."""
    random = Random(1)
    names = ["".join(random.choices("aeinrstl kmod", k=12)).strip().title() for _ in range(count)]
    made = [Player(username=f"p{n}", name=name, is_guest=n % 2 == 1) for n, name in enumerate(names)]
    return Player.objects.bulk_create(made)


def _table(host: Player, number: int) -> Table:
    settings = {"size": 4, "edition": "c3.1", "expansions": EXPANSIONS, "clock": CLOCK}
    return Table.objects.create(name=f"{host.name}: number {number}", host=host, **settings)


def _sit(table: Table, players: list[Player]) -> None:
    seats = [TableSeat(table=table, index=index, player=player) for index, player in enumerate(players)]
    TableSeat.objects.bulk_create(seats)


def _match(players: list[Player], status: Match.Status, minutes: int, **more: object) -> Match:
    at, over = timezone.now() - timedelta(minutes=minutes), status == Match.Status.OVER
    setup = {"edition": "c3.1", "expansions": EXPANSIONS}
    turn, ended = None if over else 0, at if over else None
    made = Match.objects.create(
        status=status, setup=setup, clock=CLOCK, turn_seat=turn, started_at=at, ended_at=ended, **more
    )
    for index, player in enumerate(players):
        rank = index + 1 if over else None
        Seat.objects.create(match=made, index=index, name=player.name, player=player, score=47, rank=rank)
    if not over:
        LoggedAction.objects.create(match=made, number=1, seat=0, command_id="first", action={}, at=at)
        until = timezone.now() + timedelta(hours=1)
        Presence.objects.create(match=made, process="p", spectators=minutes, until=until)
    return made


def _wait(player: Player) -> None:
    now = timezone.now()
    QuickPool.objects.create(size=3, match=Match.objects.create(commitment="c" * 64))
    QuickEntry.objects.create(player=player, size=3, entered_at=now, seen_at=now)
