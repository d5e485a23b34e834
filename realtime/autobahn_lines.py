"""Keeps autobahn from writing debug lines that nobody reads.

For every connection and every frame autobahn formats and colours a line for its debug log before it asks
whether the log is on. That is a third of the time of a handshake, and much of the time of a frame.
"""

from __future__ import annotations

from typing import Any

from autobahn.twisted import websocket
from autobahn.websocket import protocol

FORMATTING = ("hltype", "hlval")


def leave_out() -> None:
    """Replace the functions that format these lines. Nothing else calls them."""
    for module in (websocket, protocol):
        for name in FORMATTING:
            _replace(module, name)
    _replace(protocol, "pformat")


def _replace(module: Any, name: str) -> None:
    getattr(module, name)  # AttributeError if another version of autobahn has none
    setattr(module, name, _empty)


def _empty(*_: Any, **__: Any) -> str:
    return ""
