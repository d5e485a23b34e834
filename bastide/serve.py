"""The web process: Daphne with the application, in this process."""

from __future__ import annotations

import gc
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from subprocess import Popen

from config.settings import env

APPLICATION = "config.asgi:application"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
# A database thread that waits for the interpreter gets it after this time. Python's own 5 ms add up in the
# statements of a move: with 20 waits beside a busy event loop it took 71 ms in the place of 257.
SWITCH_S = 0.0005
# A message of ours has at most 16 KiB. Daphne closes a socket before it reads a longer one into memory.
LIMITS = ("--websocket-max-message-size", "65536", "--websocket-max-frame-size", "65536")


def serve(host: str, port: int, *, proxied: bool = False, prepare: bool | None = None) -> int:
    """Serve until SIGINT or SIGTERM; return the exit status. Exits with a sentence if the port is in use."""
    if not port_is_free(host, port):
        sys.exit(
            f"Port {port} is in use by another program (perhaps Bastide already runs: http://127.0.0.1:{port}).\n"
            f"Choose another: --port {port + 1}, or make run PORT={port + 1}"
        )
    if env.embedded() and host in EVERYWHERE:
        os.environ.setdefault("ALLOWED_HOSTS", "*")
    with prepared() if (env.embedded() if prepare is None else prepare) else nullcontext():
        _run_daphne(host, port, proxied)
    print("Stopped.", flush=True)  # noqa: T201 - a command's answer
    return 0


def port_is_free(host: str, port: int) -> bool:
    """Return whether a server could listen there now."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


@contextmanager
def prepared() -> Iterator[None]:
    """Bring the database to the newest migration, and have the tiles drawn that are not drawn yet.

    Those of the base game are there first. All others are drawn by a process of the lowest priority while
    people come; what it has not reached is drawn when somebody asks for it. It ends with this one.
    """
    words = ["draw_art", "--give-way", "--verbosity", "0"]
    program = [sys.executable, "-m", "bastide", "manage", *words]
    # In a session of its own: Ctrl-C is for this process, and the session has a low priority too.
    rest = None if _prepare_stores() else Popen(program, start_new_session=True)
    try:
        yield
    finally:
        if rest is not None:
            rest.terminate()
            rest.wait()


def _prepare_stores() -> bool:
    """Migrate the database and draw the base game. Return whether nothing is left to draw."""
    import django
    from django.core.management import call_command
    from django.db import connections

    with _no_collection():
        django.setup()
    from bastide.migrated import all_migrated
    from web.drawings import all_drawn

    if not all_migrated():
        call_command("migrate", interactive=False, verbosity=0)
    if not all_drawn():
        call_command("draw_art", "base", verbosity=0)
    for connection in connections.all(initialized_only=True):
        connection.close()
        if hasattr(connection, "close_pool"):
            connection.close_pool()
    return all_drawn()


@contextmanager
def _no_collection() -> Iterator[None]:
    """Look for no garbage meanwhile: what is imported is none."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _run_daphne(host: str, port: int, proxied: bool) -> None:
    from daphne.cli import CommandLineInterface
    from daphne.endpoints import build_endpoint_description_strings
    from twisted.internet import reactor

    from bastide.accepting import WAITING, PacedServer, run_timers_by_monotonic_clock

    sys.setswitchinterval(SWITCH_S)
    run_timers_by_monotonic_clock(reactor)
    command = CommandLineInterface()
    command.server_class = partial(PacedServer, ready_callable=partial(_announce, host, port))
    (endpoint,) = build_endpoint_description_strings(host, port)
    words = ["-e", f"{endpoint}:backlog={WAITING}", "-v", "0", "--no-server-name", *LIMITS]
    command.run([*words, *(["--proxy-headers"] if proxied else []), APPLICATION])


def _announce(host: str, port: int) -> None:
    shown = "127.0.0.1" if host in EVERYWHERE else host
    print(f"\n  Bastide is ready: http://{shown}:{port}\n  Stop it with Ctrl-C.\n", flush=True)  # noqa: T201
