"""What the log says of things that are no errors of the server."""

from __future__ import annotations

import logging

import pytest
from redis.exceptions import ConnectionError as LostConnection

PUBSUB = logging.getLogger("channels_redis.pubsub")


def test_lost_connection_to_redis_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise LostConnection("Connection closed by server.")
    except LostConnection:
        PUBSUB.exception("Unexpected exception in receive task")
    (line,) = caplog.records
    assert (line.levelname, line.exc_info) == ("WARNING", None)
    assert line.getMessage() == "Redis is unavailable: Connection closed by server."


def test_other_error_keeps_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError
    except ValueError:
        PUBSUB.exception("Unexpected exception in receive task")
    (line,) = caplog.records
    assert line.levelname == "ERROR"
    assert line.exc_info
