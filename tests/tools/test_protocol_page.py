"""docs/protocol.md names every message of the sockets, and none that is not there."""

from __future__ import annotations

import re
import typing
from typing import Any

import msgspec
import pytest

from games.api.sockets import FROM_CLIENT, FROM_SERVER
from lobby.sockets.schema import FROM_LOBBY, FROM_TABLE
from tools import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    found = re.search(rf"^## {re.escape(title)}.*?(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[0]


def tags(*unions: Any) -> set[str]:
    members = [each for union in unions for each in typing.get_args(union)]
    return {str(msgspec.inspect.type_info(each).tag) for each in members}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("title", "declared"),
    [
        ("Socket of a match", tags(FROM_CLIENT, FROM_SERVER)),
        ("Lobby socket", tags(FROM_LOBBY) | {"ping"}),
        ("Socket of a table", tags(FROM_TABLE) - {"pong", "refused", "restart"}),
    ],
)
def test_page_names_the_messages_of_each_socket(title: str, declared: set[str]) -> None:
    named = set(re.findall(r'\{"t":\s?"(\w+)"', section(title)))
    assert named <= declared | {"refused", "restart"}
    assert declared - named <= {"refused", "restart"}
