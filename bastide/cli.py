"""`bastide serve`, `bastide rules`, `bastide refusals` and `bastide manage`; without a word it serves."""

from __future__ import annotations

import argparse
import json
import os
import sys

from config.settings import paths
from rules.compiling import running

HELP = """\
commands:
  serve         serve the site; the default. `bastide serve --help` lists its options
  rules ...     play, replay and verify games in the terminal (`bastide rules --help`)
  refusals      every refusal that a client can get, as JSON: code, status, params, English text
  manage ...    Django's commands (`bastide manage help`)
"""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    words = (sys.argv[1:] if arguments is None else arguments) or ["serve"]
    if words[0] == "rules":
        from rules.cli import run

        return run(words[1:])
    if words[0] == "refusals":
        from bastide.refusal_list import refusal_list

        sys.stdout.write(json.dumps(refusal_list(), indent=1, ensure_ascii=False) + "\n")
        return 0
    if words[0] == "manage":
        from django.core.management import execute_from_command_line

        execute_from_command_line(["bastide manage", *words[1:]])
        return 0
    return _serve(words)


def _serve(words: list[str]) -> int:
    from bastide.serve import serve

    options = _parser().parse_args(words)
    return serve(options.host, options.port, proxied=options.proxied, prepare=options.prepare)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bastide", epilog=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=_version())
    serve = parser.add_subparsers(metavar="command", required=True).add_parser("serve")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    serve.add_argument("--port", type=_port, default=8000, help="default: %(default)s")
    serve.add_argument(
        "--proxied", action="store_true", help="a proxy is in front: trust its X-Forwarded headers"
    )
    serve.add_argument(
        "--prepare", action=argparse.BooleanOptionalAction,
        help="migrate the database and draw the tiles first (default: without DATABASE_URL and REDIS_URL)",
    )  # fmt: skip
    return parser


def _version() -> str:
    return f"Bastide {paths.version()} (rules engine: {running()})"


def _port(words: str) -> int:
    """Return a port from 1 to 65535. Raises ArgumentTypeError for anything else."""
    if not words.isdecimal() or not 0 < int(words) < 65536:
        raise argparse.ArgumentTypeError(f"{words!r} is no port; take a number from 1 to 65535")
    return int(words)
