"""Refusals of the lobby: each has a code, a sentence for the player and an HTTP status."""

from __future__ import annotations

from http import HTTPStatus

from realtime.refusals import RequestRefused


class LobbyRefused(RequestRefused):
    """A request about players or tables was refused. Nothing has changed."""

    def __init__(self, code: str, sentence: str, status: HTTPStatus) -> None:
        super().__init__(code, sentence)
        self.status_code = status


def conflict(code: str, sentence: str) -> LobbyRefused:
    """Return a refusal of a valid request that the present state forbids (409)."""
    return LobbyRefused(code, sentence, HTTPStatus.CONFLICT)


def bad_request(code: str, sentence: str) -> LobbyRefused:
    """Return a refusal of invalid input (400)."""
    return LobbyRefused(code, sentence, HTTPStatus.BAD_REQUEST)


def forbidden(code: str, sentence: str) -> LobbyRefused:
    """Return a refusal of a request that another player may make (403)."""
    return LobbyRefused(code, sentence, HTTPStatus.FORBIDDEN)


def table_not_found() -> LobbyRefused:
    """Return the refusal for an unknown table and for one that the player may not see (404).

    Both get the same answer, so that guessing ids reveals nothing.
    """
    return LobbyRefused("table.missing", "There is no such table.", HTTPStatus.NOT_FOUND)


def favourite_not_found() -> LobbyRefused:
    """Return the refusal for an unknown favourite and for one of another player (404)."""
    return LobbyRefused("favourite.missing", "You have no such favourite.", HTTPStatus.NOT_FOUND)


def rulebook_not_found() -> LobbyRefused:
    """Return the refusal for an unknown rulebook (404)."""
    return LobbyRefused("rules.missing", "There are no rules of that name.", HTTPStatus.NOT_FOUND)


def not_host() -> LobbyRefused:
    """Return the refusal for a player who tries what only the host may do."""
    return forbidden("table.host", "Only the host of the table can do that.")


def not_open() -> LobbyRefused:
    """Return the refusal for a change to a table that has started or is closed."""
    return conflict("table.not_open", "This table is not open any more.")
