"""Calls of push services. Browsers name the addresses, so no call may reach a machine inside.

Only https to the usual port is called, and only addresses of the public internet: they are checked when the
name is resolved, and the call goes to the very address that was checked. Redirects are not followed and the
body of an answer is not read. `PUSH_LOOPBACK` lets tests call a stand-in on this machine instead.
"""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from re import fullmatch
from socket import SHUT_RDWR, SOCK_STREAM, create_connection, getaddrinfo, socket
from threading import Event, Timer
from urllib.parse import SplitResult, urlsplit

from django.conf import settings

LONGEST = 1000  # characters
TRANSLATED = IPv6Network("64:ff9b::/96")  # leads to the IPv4 address in its last four bytes


class NotAllowedError(Exception):
    """The address is none that this server may call."""


class NoAnswerError(Exception):
    """The push service did not answer in time, or not with HTTP."""


def check(endpoint: str) -> SplitResult:
    """Return the parts of an endpoint's address. Raises NotAllowedError for one that is never called."""
    if len(endpoint) > LONGEST or not fullmatch(r"[\x21-\x7e]+", endpoint):
        raise NotAllowedError
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise NotAllowedError from error
    if settings.PUSH_LOOPBACK and parts.hostname in {"127.0.0.1", "localhost"}:
        return parts
    if parts.scheme != "https" or port not in {None, 443} or "@" in parts.netloc:
        raise NotAllowedError
    if not fullmatch(r"([a-z0-9-]+\.)+[a-z][a-z0-9-]+", parts.hostname or ""):
        raise NotAllowedError
    return parts


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address belongs to the public internet, also the one inside an IPv6 address."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def post(endpoint: str, headers: dict[str, str], body: bytes, seconds: float) -> int:
    """Send a request and return the status of the answer; all in `seconds`.

    Raises NotAllowedError before anything is sent, and NoAnswerError.
    """
    parts = check(endpoint)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        with _connected(parts, seconds) as connection:
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
    except (OSError, HTTPException, UnicodeError) as error:
        raise NoAnswerError(type(error).__name__) from error


@contextmanager
def _connected(parts: SplitResult, seconds: float) -> Iterator[HTTPConnection]:
    """Open a connection to a checked address; after `seconds` it is cut, whatever it is doing."""
    secure, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    raw = create_connection((_checked_address(host, port), port), timeout=seconds)
    shared = raw.dup()  # the same connection, also after TLS has taken the first socket
    late = Event()
    timer = Timer(seconds, _cut, [shared, late])
    timer.start()
    kind = HTTPSConnection if secure else HTTPConnection
    connection = kind(host, port, timeout=seconds)
    connection.auto_open = 0
    try:
        connection.sock = _with_tls(raw, host) if secure else raw
        yield connection
        if late.is_set():  # what was read until then may look like a whole answer
            raise NoAnswerError("TimeoutError")
    finally:
        timer.cancel()
        connection.close()
        raw.close()
        shared.close()


def _with_tls(raw: socket, host: str) -> socket:
    return ssl.create_default_context().wrap_socket(raw, server_hostname=host)


def _checked_address(host: str, port: int) -> str:
    """Return an address of the host that may be called. Raises NotAllowedError if there is none."""
    found = [str(each[4][0]) for each in getaddrinfo(host, port, type=SOCK_STREAM)]
    if settings.PUSH_LOOPBACK and host in {"127.0.0.1", "localhost"}:
        return "127.0.0.1"
    public = [text for text in found if is_public(ip_address(text))]
    # One address inside is enough to refuse the host: its owner means it to be used.
    if not public or len(public) < len(found):
        raise NotAllowedError
    return public[0]


def _cut(connection: socket, late: Event) -> None:
    late.set()  # before the reader can see an end
    with suppress(OSError):
        connection.shutdown(SHUT_RDWR)
