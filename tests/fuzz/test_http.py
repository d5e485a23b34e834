"""No call of the API ends in a server error: odd paths, queries, bodies; with a session and without."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from django.conf import LazySettings
from django.conf import settings as django_settings
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.models import Match
from lobby.models import Player, Table
from tests.fuzz.values import ODD_WORDS, WORDS, fitting, operation, operations
from tests.games import play

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
EXAMPLES = 12
NO_CLOCK = {"kind": "none", "out": "forfeit"}
bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(autouse=True)
def without_limits(settings: LazySettings) -> None:
    """A refusal by a limit would hide what comes after it."""
    settings.LIMITS = {kind: {} for kind in settings.LIMITS}


@pytest.fixture
def known() -> dict[str, list[str]]:
    """Ids that exist, by the name of the parameter."""
    host = Player.objects.create(username="host", name="Host")
    table = {"host": host, "size": 2, "edition": "new-2018", "clock": NO_CLOCK}
    tables = [Table.objects.create(name=name, **table) for name in ("One", "Two")]
    match = play.running()
    play.move(match)
    paused = play.running([play.seat("Ann"), play.seat("Bob")])
    Match.objects.filter(pk=paused.pk).update(status=Match.Status.PAUSED)
    return {
        "table_id": [table.id for table in tables],
        "match_id": [match.public_id, paused.public_id],
        "player_id": [host.public_id],
        "name": ["base", "river"],
        "seat": ["0", "1"],
        "page": ["1"],
    }


def _client(data: st.DataObject) -> Client:
    """A browser with a session, or one without."""
    client = Client()
    if data.draw(st.booleans(), label="session"):
        number = Player.objects.count()
        player = Player.objects.create(username=f"fuzz-{number}", name=f"Fuzz {number}")
        client.force_login(player, backend=django_settings.AUTHENTICATION_BACKENDS[0])
    return client


def _address(
    data: st.DataObject, path: str, parameters: list[dict[str, Any]], known: dict[str, list[str]]
) -> str:
    query = {}
    for parameter in parameters:
        name, values = parameter["name"], WORDS | ODD_WORDS | fitting(parameter["schema"]).map(str)
        if parameter["in"] == "path":
            ids = st.sampled_from(known[name]) if name in known else st.just("1")
            value = data.draw(st.one_of(ids, ids, ids, values), label=name)
            path = path.replace(f"{{{name}}}", quote(value, safe="", errors="replace"))
        elif data.draw(st.booleans()):
            query[name] = data.draw(values, label=name)
    return f"{path}?{urlencode(query, errors='replace')}"


@pytest.mark.parametrize(("method", "path"), operations(), ids=lambda value: value)
@bounded
@given(data=st.data())
def test_no_call_ends_in_a_server_error(
    method: str, path: str, known: dict[str, list[str]], data: st.DataObject
) -> None:
    described = operation(method, path)
    address = _address(data, path, described.get("parameters", []), known)
    content = described.get("requestBody", {}).get("content", {})
    body = data.draw(fitting(content["application/json"]["schema"]), label="body") if content else {}
    text = data.draw(st.sampled_from([json.dumps(body)] * 5 + ["{", "[]", "\x00", "null"]), label="text")
    answer = _client(data).generic(method.upper(), address, text, content_type="application/json")
    assert answer.status_code < 500, answer.content
    if answer.status_code >= 400 and answer.headers["Content-Type"].startswith("application/json"):
        refusal = answer.json()
        assert refusal["code"]
        assert refusal["sentence"]
