"""`make run`: Bastide on this machine, from a fresh clone and Python 3.11 alone.

The first start makes .venv, builds the front end and prepares an SQLite file; later ones do what changed.
PORT and HOST choose the address, DATABASE_URL and REDIS_URL other stores.
"""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

from tools import database, drawings, environment, frontend
from tools.say import Stop, leave, say
from tools.server import Server, port_is_free

EVERYWHERE = "0.0.0.0"  # noqa: S104


def chosen_port() -> int:
    """PORT, or 8000. Stop when it is no port."""
    words = os.environ.get("PORT", "8000")
    if not words.isdecimal() or not 0 < int(words) < 65536:
        raise Stop(f"PORT={words} is no port; take a number from 1 to 65535, as in: make run PORT=8001")
    return int(words)


def check_port(host: str, port: int) -> None:
    """Stop when somebody listens there already."""
    if not port_is_free(host, port):
        raise Stop(
            f"Port {port} is in use by another program (perhaps Bastide already runs: http://127.0.0.1:{port}).\n"
            f"Choose another: make run PORT={port + 1}"
        )


def prepare() -> None:
    """Packages, front end, database: each only when something changed."""
    environment.ensure(environment.RUNTIME)
    frontend.ensure_build()
    database.ensure()
    drawings.ensure()


def serve(host: str, port: int) -> int:
    """Runs the web process until Ctrl-C or SIGTERM; returns the exit status."""
    environ = {"ALLOWED_HOSTS": os.environ.get("ALLOWED_HOSTS", "*")} if host == EVERYWHERE else {}
    server = Server(host, port, environ)
    # Ctrl-C reaches the child by itself; we wait for it. SIGTERM reaches only us and is passed on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda _number, _frame: server.process.terminate())
    server.wait_until_up()
    say(f"\n  Bastide is ready: {server.address}\n  Stop it with Ctrl-C.\n")
    status = server.process.wait()
    say("Stopped.")
    return 0 if status in (0, -signal.SIGINT, -signal.SIGTERM) else status


def _interrupted(_number: int, _frame: FrameType | None) -> None:
    raise Stop("Stopped before it was ready.")


def main() -> int:
    """The command; returns the exit status."""
    signal.signal(signal.SIGINT, _interrupted)
    host = os.environ.get("HOST", "127.0.0.1")
    try:
        port = chosen_port()
        check_port(host, port)
        prepare()
        return serve(host, port)
    except Stop as problem:
        leave(problem)


if __name__ == "__main__":
    sys.exit(main())
