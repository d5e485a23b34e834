"""What every viewer sees of the lobby."""

from __future__ import annotations

from dataclasses import dataclass

from games.payloads.lobby_lists import Wanted, running_and_finished
from games.schemas.matches import LobbyLineSchema, LobbyPageSchema
from lobby import cleanup, players
from lobby.payloads.tables import table_card, with_seats
from lobby.schemas.tables import TableCardSchema
from lobby.tables.listing import one_page, open_tables
from realtime.timestamps import stamp


@dataclass(frozen=True)
class PublicLobby:
    """The lists that all share, and how many players are online."""

    tables: list[TableCardSchema]
    newest_table: str | None
    next_tables: str | None
    running: list[LobbyLineSchema]
    finished: LobbyPageSchema
    online: int


FIRST_PAGE = Wanted()


def read_public_lobby(wanted: Wanted = FIRST_PAGE) -> PublicLobby:
    """Read the lists in two statements, after expired tables and queue entries are removed."""
    cleanup.expire_if_due()
    found = with_seats(open_tables()).annotate(online=players.online_subquery())
    shown, last = one_page(found)
    running, finished = running_and_finished(wanted)
    return PublicLobby(
        tables=[table_card(table) for table in shown],
        newest_table=stamp(shown[0].created_at) if shown else None,  # of all, by their order
        next_tables=None if last is None else str(last),
        running=running,
        finished=finished,
        online=shown[0].online if shown else players.online_count(),  # type: ignore[attr-defined]  # annotated
    )
