"""Two web processes over one database and one Redis: a change in one is broadcast by the other."""

from __future__ import annotations

import http.cookiejar
import json
import os
import secrets
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bench.server import Server, free_port
from tests.empty_database import put_empty_database

pytestmark = [pytest.mark.redis, pytest.mark.slow]


SOCKETS = 4  # that a player may hold open


class ProcessClient:
    """A browser at one of the processes, over the network."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.call("GET", "/api/me")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Return the JSON of an answer. Raise for a refusal."""
        kept = {each.name: each.value or "" for each in self.cookies}
        headers = {"Content-Type": "application/json", "X-CSRFToken": kept.get("csrftoken", "")}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method, headers=headers
        )
        if method != "GET":
            request.data = json.dumps(body or {}).encode()
        with self.opener.open(request, timeout=20) as answer:
            return json.loads(answer.read())

    @contextmanager
    def socket(self, path: str) -> Iterator[ClientConnection]:
        """Yield a socket with this browser's session."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        origin: Any = f"http://127.0.0.1:{self.port}"
        headers = {"Cookie": cookie}
        with connect(f"ws://127.0.0.1:{self.port}{path}", origin=origin, additional_headers=headers) as line:
            yield line


def receive(line: ClientConnection, kind: str) -> Any:
    """Return the next message of that kind."""
    while True:
        message = json.loads(line.recv(timeout=10))
        if message["t"] == kind:
            return message


@pytest.fixture(scope="module")
def processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Yield two servers over one SQLite file, with a database of Redis of their own.

    Other tests clear theirs.
    """
    folder: Path = tmp_path_factory.mktemp("two")
    shared = urlsplit(os.environ["REDIS_URL"])
    number = int(shared.path.strip("/") or 0)
    redis = urlunsplit(shared._replace(path=f"/{(number + 8) % 16}"))
    environ = {
        "BASTIDE_VAR": str(folder),
        "DATABASE_URL": "",
        "REDIS_URL": redis,
        "SECRET_KEY": secrets.token_hex(32),
        "SOCKETS_PER_PLAYER": str(SOCKETS),
    }
    put_empty_database(folder)
    servers = [Server("127.0.0.1", free_port(), environ, folder / f"{index}.log") for index in range(2)]
    try:
        for server in servers:
            server.wait_until_up()
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.stop()


@pytest.fixture
def ann(processes: tuple[Server, Server]) -> ProcessClient:
    client = ProcessClient(processes[0].port)
    client.call("POST", "/api/me/guest", {"name": "Ann"})
    return client


@pytest.fixture
def bob(processes: tuple[Server, Server]) -> ProcessClient:
    client = ProcessClient(processes[1].port)
    client.call("POST", "/api/me/guest", {"name": "Bob"})
    return client


def test_table_opened_in_one_process_is_broadcast_by_the_other(
    ann: ProcessClient, bob: ProcessClient
) -> None:
    with ann.socket("/ws/lobby/") as line:
        receive(line, "lobby")
        table = bob.call("POST", "/api/tables", {"size": 2})["id"]
        assert receive(line, "table")["table"]["id"] == table
        with bob.socket(f"/ws/tables/{table}/") as company:
            receive(company, "table")
            ann.call("POST", f"/api/tables/{table}/join", {"salt": secrets.token_hex(16)})
            while receive(company, "table")["table"]["seats"][1] is None:
                pass
            match = bob.call("POST", f"/api/tables/{table}/start")["match"]
            assert receive(company, "started")["match"] == match
        assert receive(line, "gone")["table"] == table


def test_players_of_two_processes_are_paired(ann: ProcessClient, bob: ProcessClient) -> None:
    with ann.socket("/ws/lobby/") as line:
        receive(line, "lobby")
        assert ann.call("POST", "/api/quick", {"seats": 2, "salt": secrets.token_hex(16)})["match"] is None
        match = bob.call("POST", "/api/quick", {"seats": 2, "salt": secrets.token_hex(16)})["match"]
        assert receive(line, "paired")["match"] == match
        assert ann.call("POST", "/api/quick", {"seats": 2})["match"] == match


def test_log_out_in_one_process_closes_sockets_of_the_other(
    ann: ProcessClient, processes: tuple[Server, Server]
) -> None:
    with ann.socket("/ws/lobby/") as line:
        receive(line, "lobby")
        elsewhere = ProcessClient(processes[1].port)
        elsewhere.cookies = ann.cookies
        elsewhere.opener = ann.opener
        with pytest.raises(urllib.error.HTTPError, match="401"):
            elsewhere.call("DELETE", "/_allauth/browser/v1/auth/session")
        with pytest.raises(ConnectionClosed) as closed:
            receive(line, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


def test_sockets_of_a_player_are_counted_over_both_processes(
    ann: ProcessClient, processes: tuple[Server, Server]
) -> None:
    """Each process stores its counts every ten seconds."""
    elsewhere = ProcessClient(processes[1].port)
    elsewhere.cookies, elsewhere.opener = ann.cookies, ann.opener
    with ExitStack() as opened:
        for _ in range(SOCKETS):
            receive(opened.enter_context(ann.socket("/ws/lobby/")), "lobby")
        _until(lambda: _first(elsewhere)["t"] == "refused")
        assert (_first(elsewhere)["code"], _first(elsewhere)["params"]) == (
            "socket.too_many",
            {"most": SOCKETS},
        )
    _until(lambda: _first(elsewhere)["t"] == "lobby")


def _first(client: ProcessClient) -> Any:
    """Return the first message of a new socket at the lobby."""
    with client.socket("/ws/lobby/") as line:
        return json.loads(line.recv(timeout=10))


def _until(done: Callable[[], bool]) -> None:
    end = monotonic() + 45
    while not done():
        assert monotonic() < end
        sleep(0.5)


def test_an_idle_socket_stays_open(ann: ProcessClient) -> None:
    """Longer than the five seconds after which a Redis client of another version would have closed it."""
    with ann.socket("/ws/lobby/") as line:
        receive(line, "lobby")
        until = monotonic() + 12
        with suppress(TimeoutError):  # the lobby may have news of other tables meanwhile
            while (left := until - monotonic()) > 0:
                line.recv(timeout=left)
        line.send('{"t":"ping"}')
        assert receive(line, "pong") == {"t": "pong"}


def test_stopping_server_announces_it_to_all_sockets(
    bob: ProcessClient, processes: tuple[Server, Server]
) -> None:
    with bob.socket("/ws/lobby/") as line:
        receive(line, "lobby")
        processes[1].process.terminate()
        assert receive(line, "restart")["in"] > 0
        with pytest.raises(ConnectionClosed) as closed:
            receive(line, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000
