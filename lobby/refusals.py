"""What the lobby refuses, in plain sentences."""

from __future__ import annotations

from http import HTTPStatus

from games.problems import Refused


class LobbyRefused(Refused):
    """Something about people or tables is not possible; nothing has changed."""

    def __init__(self, code: str, sentence: str, status: HTTPStatus) -> None:
        super().__init__(code, sentence)
        self._status = status

    @property
    def status(self) -> HTTPStatus:
        """The status over HTTP."""
        return self._status


def refused(code: str, sentence: str) -> LobbyRefused:
    """The request is understood, but what is at the table forbids it (409)."""
    return LobbyRefused(code, sentence, HTTPStatus.CONFLICT)


def wrong(code: str, sentence: str) -> LobbyRefused:
    """What was sent can't be used (400)."""
    return LobbyRefused(code, sentence, HTTPStatus.BAD_REQUEST)


def forbidden(code: str, sentence: str) -> LobbyRefused:
    """Somebody else may do this (403)."""
    return LobbyRefused(code, sentence, HTTPStatus.FORBIDDEN)


def missing() -> LobbyRefused:
    """There is no such table, or it is none of theirs: one answer, so that guessing tells nothing (404)."""
    return LobbyRefused("table.missing", "There is no such table.", HTTPStatus.NOT_FOUND)


def no_favourite() -> LobbyRefused:
    """There is no such favourite, or it is somebody else's (404)."""
    return LobbyRefused("favourite.missing", "You have no such favourite.", HTTPStatus.NOT_FOUND)


def no_ledger() -> LobbyRefused:
    """There are no such rules (404)."""
    return LobbyRefused("rules.missing", "There are no rules of that name.", HTTPStatus.NOT_FOUND)


def not_host() -> LobbyRefused:
    """A guest at the table tried what the host does."""
    return forbidden("table.host", "Only the host of the table can do that.")


def not_open() -> LobbyRefused:
    """The table has started or is closed."""
    return refused("table.not_open", "This table is not open any more.")
