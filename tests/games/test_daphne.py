"""The service as it runs, in a real Daphne: odd frames, close codes, idling, going away, stuck readers."""

from __future__ import annotations

import json
import os
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bench.guests import Guest, open_match
from bench.server import Server, free_port
from rules import art
from tests.empty_database import put_empty_database
from tests.games.raw_client import BINARY, TEXT, RawClient
from tools import ROOT

pytestmark = pytest.mark.slow


@contextmanager
def served(folder: Path, **settings: str) -> Iterator[Server]:
    """Yield a web process over a database of its own in `folder`."""
    rates = {f"RATE_{what}": "100000/min" for what in ("ANON", "USER", "GUEST", "TABLE", "UPLOAD")}
    environ = {
        "DATABASE_URL": "",
        "REDIS_URL": "",
        "BASTIDE_VAR": str(folder),
        "BOT_PAUSE": "0",
        **rates,
        **settings,
    }
    put_empty_database(folder)
    server = Server("127.0.0.1", free_port(), environ, folder / "server.log")
    try:
        server.wait_until_up()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(
        tmp_path_factory.mktemp("server"), SOCKETS_PER_ADDRESS="60", SOCKETS_PER_PLAYER="3"
    ) as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, list[Guest]]:
    """Return a match of two guests: its id, and they."""
    return open_match(server.address)


def at(server: Server, match: str, guest: Guest | None = None, **more: Any) -> RawClient:
    """Return a socket at the match, welcomed unless it never got in."""
    raw = RawClient(server.port, f"/ws/matches/{match}/", guest.cookie() if guest else "", **more)
    if raw.status == 101:
        raw.send(t="hello", after=0)
        raw.receive("welcome")
    return raw


def get(server: Server, path: str, **headers: str) -> tuple[int, Any, str]:
    """Return status, headers and body."""
    request = urllib.request.Request(
        server.address + path, headers={k.replace("_", "-"): v for k, v in headers.items()}
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


ACT = b'{"t":"act","id":"command-1","number":0,"action":'


@pytest.mark.parametrize(
    ("opcode", "payload", "code"),
    [
        (TEXT, b'{"t":"chat","id":"command-1","text":"' + b"x" * 17_000 + b'"}', "message.size"),
        (TEXT, b" " * 60_000, "message.size"),
        (BINARY, b"\x00\xff\xfe" * 20, "message.binary"),
        (TEXT, b"{", "message.json"),
        (TEXT, b"\xef\xbb\xbf{}", "message.json"),
        (TEXT, b'{"t":"ping","at":NaN}', "message.json"),
        (TEXT, b'{"t":"ping","at":1' + b"0" * 5000 + b"}", "message.form"),
        (TEXT, b'{"t":"seen","number":-1}', "message.form"),
        (TEXT, b'{"t":"dance"}', "message.form"),
        (TEXT, b'{"t":null}', "message.form"),
        (TEXT, b"null", "message.form"),
        (TEXT, ACT + b'{"type":' + b"[" * 7000 + b"]" * 7000 + b"}}", "message.json"),
        (TEXT, ACT + b'{"type":"place_tile","x":1e400,"y":0,"rotation":0}}', ""),
        (TEXT, ACT + b'{"type":"place_tile","x":1' + b"0" * 4000 + b',"y":0,"rotation":0}}', ""),
    ],
)  # fmt: skip
def test_malformed_frames_are_refused_and_the_socket_stays_open(
    server: Server, table: tuple[str, list[Guest]], opcode: int, payload: bytes, code: str
) -> None:
    match, guests = table
    with at(server, match, guests[0]) as raw:
        raw.frame(opcode, payload)
        refused = raw.receive("refused")
        assert refused["code"].startswith(code)
        assert refused["sentence"]
        raw.send(t="ping", at=7)
        assert raw.receive("pong") == {"t": "pong", "at": 7}


@pytest.mark.parametrize(
    ("opcode", "payload"), [(TEXT, b"x" * 70_000), (BINARY, b"x" * 70_000), (TEXT, b'{"t":"ping","at":\xff}')]
)  # fmt: skip
def test_broken_websocket_protocol_closes_that_socket_only(
    server: Server, table: tuple[str, list[Guest]], opcode: int, payload: bytes
) -> None:
    match, guests = table
    with at(server, match, guests[0]) as raw, at(server, match) as other:
        raw.frame(opcode, payload)
        with pytest.raises(ConnectionError):
            raw.closed()
        other.send(t="ping", at=1)
        other.receive("pong")


def test_unknown_match_sends_refusal_and_closes_with_4004(server: Server) -> None:
    for path in ("/ws/matches/nonesuch/", "/ws/nowhere/", "/ws/matches/%00/"):
        with RawClient(server.port, path) as raw:
            code, said = raw.closed()
            assert (code, said[0]["t"]) == (4004, "refused")


def test_logging_out_closes_with_4001_and_the_session_does_not_come_back(server: Server) -> None:
    match, guests = open_match(server.address)
    cookie = guests[0].cookie()
    with at(server, match, guests[0]) as raw:
        with pytest.raises(RuntimeError, match="401"):
            guests[0].call("DELETE", "/_allauth/browser/v1/auth/session")
        assert raw.closed()[0] == 4001
    with RawClient(server.port, f"/ws/matches/{match}/", cookie) as again:
        again.send(t="hello", after=0)
        assert again.receive("welcome")["you"] == {"seat": None}


def test_a_flood_closes_with_4008(server: Server, table: tuple[str, list[Guest]]) -> None:
    with at(server, table[0]) as raw:
        for _ in range(600):
            raw.send(t="ping", at=1)
        code, said = raw.closed()
        assert code == 4008
        assert "message.rate" in {message.get("code") for message in said}


def test_a_fourth_window_closes_with_4029(server: Server) -> None:
    match, guests = open_match(server.address)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(at(server, match, guests[0]))
        with RawClient(server.port, f"/ws/matches/{match}/", guests[0].cookie()) as fourth:
            code, said = fourth.closed()
            assert (code, said[0]["code"]) == (4029, "socket.too_many")


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1.evil.example", "null", None])
@pytest.mark.parametrize("path", ["/ws/matches/{}/", "/ws/lobby/"])
def test_a_page_of_another_site_gets_no_socket(
    server: Server, table: tuple[str, list[Guest]], origin: str | None, path: str
) -> None:
    with RawClient(server.port, path.format(table[0]), table[1][0].cookie(), origin) as raw:
        assert raw.status == 403


def test_health_metrics_and_headers(server: Server, table: tuple[str, list[Guest]]) -> None:
    status, _, body = get(server, "/healthz")
    well = {"ok": True, "degraded": False, "database": True, "layer": True}
    assert (status, json.loads(body)) == (200, well)
    with at(server, table[0]):
        status, _, body = get(server, "/metrics")
    assert status == 200
    for name in (
        "bastide_sockets ",
        "bastide_submits_total",
        "bastide_deliveries_total",
        "bastide_submit_seconds_count",
    ):
        assert name in body
    assert get(server, "/metrics", X_Forwarded_For="127.0.0.1")[0] == 404
    for path in ("/", "/m/abc", "/api/lobby", "/healthz"):
        policy = get(server, path)[1]["Content-Security-Policy"]
        assert "script-src 'self';" in policy + ";"
        assert "unsafe-eval" not in policy


def test_the_page_has_no_script_inside() -> None:
    pages = [ROOT / "frontend" / "index.html", ROOT / "frontend" / "dist" / "index.html"]
    for page in [page for page in pages if page.is_file()]:
        for script in page.read_text().split("<script")[1:]:
            attributes, _, inside = script.partition(">")
            assert "src=" in attributes
            assert not inside.split("</script>")[0].strip()
        assert " onload=" not in page.read_text()


def test_drawings_are_cached_without_expiry_under_their_digest_only(server: Server) -> None:
    for name in ("tiles.svg?sets=base", "tiles.json?sets=base", "figures.svg"):
        status, headers, body = get(server, f"/art/{art.digest()}/{name}")
        assert (status, "immutable" in headers["Cache-Control"]) == (200, True)
        assert body
        status, headers, again = get(server, f"/art/another/{name}")
        assert (status, headers["Cache-Control"], again) == (200, "no-cache", body)
    status, _, body = get(server, f"/art/{art.digest()}/tiles.svg?sets=base,dragons")
    assert (status, json.loads(body)["code"]) == (404, "art.unknown_set")


def play(raw: RawClient, other: RawClient, count: int) -> None:
    """Two sockets of a match play and acknowledge so many events. An offer may come before `taken`."""
    seats, number = [raw, other], 0
    offers: list[dict[str, Any]] = [{"number": -1}, {"number": -1}]
    while number < count:
        for each in seats:
            each.send(t="seen", number=number)
        for i, each in enumerate(seats):
            while offers[i]["number"] < number:
                offers[i] = each.receive("offer")
        mover = next(i for i, offer in enumerate(offers) if offer["decision"].get("actions"))
        action = offers[mover]["decision"]["actions"][0]
        seats[mover].send(t="act", id=f"command-{number:04}", number=number, action=action)
        while (message := json.loads(seats[mover].next()[1]))["t"] != "taken":
            if message["t"] == "offer":
                offers[mover] = message
        number = message["number"]


def rss(server: Server) -> int:
    """Return the megabytes of memory that the process holds."""
    words = Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(words[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads /proc")
def test_client_without_acks_gets_resync_then_close_and_costs_little(tmp_path: Path) -> None:
    with served(tmp_path, SOCKET_BURST="5000", SOCKET_GRACE="2") as server, ExitStack() as stack:
        match, guests = open_match(server.address)
        ann, bob = (stack.enter_context(at(server, match, guest)) for guest in guests)
        stuck = [stack.enter_context(at(server, match)) for _ in range(40)]
        before = rss(server)
        play(ann, bob, 90)
        assert rss(server) - before < 60
        stuck[0].receive("resync")
        assert stuck[0].closed(60)[0] == 4008
        ann.send(t="ping", at=1)
        ann.receive("pong")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_stopping_server_announces_it_and_closes_with_4000(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path) as server:
        match, guests = open_match(server.address)
        with at(server, match, guests[0]) as raw, RawClient(server.port, "/ws/lobby/") as lobby:
            lobby.receive("lobby")
            server.process.send_signal(number)
            for each in (raw, lobby):
                code, said = each.closed()
                assert code == 4000
                assert "restart" in {message["t"] for message in said}
            server.process.wait(10)


@pytest.mark.redis
def test_an_idle_socket_stays_open(tmp_path: Path) -> None:
    """The channel layer's blocking read must not time out: it would take every quiet socket with it."""
    with served(tmp_path, REDIS_URL=os.environ["REDIS_URL"], SECRET_KEY="for a test") as server:
        match, guests = open_match(server.address)
        with at(server, match, guests[0]) as raw, RawClient(server.port, "/ws/lobby/") as lobby:
            time.sleep(12.5)
            raw.send(t="ping", at=1)
            raw.receive("pong")
            lobby.send(t="ping")
            lobby.receive("pong")
