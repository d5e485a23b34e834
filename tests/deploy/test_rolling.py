"""A rolling update and its rollback: processes of two releases play side by side, and no match is hurt."""

from __future__ import annotations

import os
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import rules
from bench.guests import Guest, open_match
from tests.deploy.deployment import Database, Deployment
from tests.deploy.sockets import Seat
from tools import ROOT

HOOKS = ROOT / "tests" / "soak" / "hooks"
OLDER = str(rules.REVISION - 1)
UPDATING = 4003


class Releases(Deployment):
    """A deployment whose processes may be of the release before this one (`older`)."""

    def __init__(self, folder: Path, database: Database, redis: str) -> None:
        super().__init__(folder, database, redis)
        self.older = {"web-1", "web-2", "worker"}

    def _run(self, name: str, words: list[str], environ: dict[str, str]) -> None:
        hooks = {"PYTHONPATH": str(HOOKS), "SOAK_REVISION": OLDER} if name in self.older else {}
        super()._run(name, words, {**environ, **hooks})

    def replace(self, name: str, *, older: bool = False) -> None:
        """End a process and start it as the other release, as `docker compose up -d --no-deps` does."""
        (self.older.add if older else self.older.discard)(name)
        self.end(name)
        self.start(name)
        if name != "worker":
            self.wait(name)


@pytest.fixture(scope="module")
def releases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Releases]:
    database = Database(os.environ["DATABASE_URL"])
    running = Releases(tmp_path_factory.mktemp("releases"), database, os.environ["REDIS_URL"])
    try:
        running.up()
        yield running
    finally:
        running.down()
        database.drop()


def _refused(deployment: Releases, name: str, match: str) -> int:
    # The server may close before the first message is sent.
    with pytest.raises(ConnectionClosed) as closed, Seat(deployment.address(name), match) as seat:
        seat.wait_for("never")
    assert closed.value.rcvd
    return closed.value.rcvd.code


def _moves(deployment: Releases, name: str, match: str, players: list[Guest], after: int = 0) -> int:
    """Have the player whose turn it is play at this process; return the number of the event."""
    for player in players:
        with Seat(deployment.address(name), match, player, after=after) as seat:
            if (seat.wait_for("offer")["decision"] or {}).get("actions"):
                return seat.play()
    raise AssertionError("nobody may play")


def test_update_in_the_documented_order_and_rollback_leave_every_match_whole(releases: Releases) -> None:
    old, old_players = open_match(releases.address())
    number = _moves(releases, "web-1", old, old_players)
    for name in ("worker", "web-1"):
        releases.replace(name)
    # Both releases play the older match; the newer one waits for a newer process.
    assert _moves(releases, "web-1", old, old_players, number) == number + 1
    assert _moves(releases, "web-2", old, old_players, number + 1) == number + 2
    new, new_players = open_match(releases.address("web-1"))
    assert _moves(releases, "web-1", new, new_players) == 1
    assert _refused(releases, "web-2", new) == UPDATING
    releases.replace("web-2")
    assert _moves(releases, "web-2", new, new_players, 1) == 2
    # Rollback: the newer match waits, unharmed, until the newer release is back.
    for name in ("web-1", "web-2", "worker"):
        releases.replace(name, older=True)
    assert _refused(releases, "web-1", new) == UPDATING
    assert _moves(releases, "web-1", old, old_players, number + 2) == number + 3
    for name in ("worker", "web-1", "web-2"):
        releases.replace(name)
    assert _moves(releases, "web-2", new, new_players, 2) == 3
    with urllib.request.urlopen(f"{releases.address('web-1')}/metrics") as answer:
        assert b"bastide_frozen_total 0.0" in answer.read()
