"""No call of the API ends in a server error, whoever calls: by docs/openapi.yaml and against it.

Schemathesis makes the calls. Each is sent with the session and the CSRF token of every role.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import yaml
from django.conf import LazySettings
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rest_framework.throttling import SimpleRateThrottle
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from config.settings import limits
from lobby.alerts.keys import make_key
from tests.fuzz.people import ROLES, People
from tools import ROOT

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
HERE = "http://localhost"
EXAMPLES = 4  # of each operation, right and wrong, for each role
BROKEN = (b"", b"{", b"[]", b"\0", b"null", b'"\xed\xa0\x80"', b"[" * 30_000, b"1" * 70_000)
bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def _without_other_keys(node: Any) -> Any:
    """Return the description with named keys only: others would be most of what is made."""
    if isinstance(node, list):
        return [_without_other_keys(each) for each in node]
    if not isinstance(node, dict):
        return node
    found = {key: _without_other_keys(value) for key, value in node.items()}
    if found.get("type") == "object" and "properties" in found:
        found["additionalProperties"] = False
    return found


def _operations() -> Iterator[APIOperation[Any, Any, Any, Any]]:
    for each in SCHEMA.get_all_operations():
        assert isinstance(each, Ok), each
        yield each.ok()


DESCRIPTION = yaml.safe_load((ROOT / "docs" / "openapi.yaml").read_text(encoding="utf-8"))
SCHEMA = schemathesis.openapi.from_dict(_without_other_keys(DESCRIPTION))
OPERATIONS = {each.label: each for each in _operations()}
# The others take nothing that could be wrong.
SPOILABLE = {
    label
    for label, each in OPERATIONS.items()
    if each.query
    or each.body
    or any(one.definition["schema"] != {"type": "string"} for one in each.path_parameters)
}
WRITING = [label for label in OPERATIONS if not label.startswith("GET")]


@pytest.fixture(autouse=True)
def everything_on(settings: LazySettings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal by a limit would hide what comes after it, and so would push messages that are off."""
    settings.LIMITS = {kind: {} for kind in settings.LIMITS}
    # A fast machine makes the calls of a minute's limit within a few tests.
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", dict.fromkeys(limits.EVERY_CALL))
    settings.PUSH_KEY, settings.PUSH_CONTACT = make_key(), "mailto:operator@example.org"


@pytest.fixture
def people() -> People:
    return People()


def _answered(answer: Any) -> None:
    assert answer.status_code < 500, answer.content
    if answer.status_code >= 400 and answer.headers["Content-Type"].startswith("application/json"):
        refusal = answer.json()
        assert refusal["code"]
        assert refusal["sentence"]


@pytest.mark.parametrize("label", OPERATIONS)
@bounded
@given(data=st.data())
def test_no_call_ends_in_a_server_error(label: str, people: People, data: st.DataObject) -> None:
    wrong = label in SPOILABLE and data.draw(st.booleans(), label="wrong")
    mode = GenerationMode.NEGATIVE if wrong else GenerationMode.POSITIVE
    case = data.draw(OPERATIONS[label].as_strategy(generation_mode=mode), label="case")
    for name in case.path_parameters:
        if data.draw(st.integers(0, 3), label="known"):
            case.path_parameters[name] = data.draw(st.sampled_from(people.ids(case.path, name)), label=name)
    sent = case.as_transport_kwargs(HERE)
    address = sent["url"].removeprefix(HERE)
    body = sent.get("data") or (json.dumps(sent["json"]) if "json" in sent else "")
    first = data.draw(st.integers(0, len(ROLES) - 1), label="first")
    for role in (*ROLES[first:], *ROLES[:first]):
        _answered(people.send(role, case.method, address, body))
    if label in WRITING:
        people.mend()


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: repr(text[:4]))
def test_no_broken_body_ends_in_a_server_error(text: bytes, people: People) -> None:
    for index, label in enumerate(WRITING):
        method, path = label.split()
        for name in (each.split("}")[0] for each in path.split("{")[1:]):
            path = path.replace(f"{{{name}}}", people.ids(path, name)[0])
        role = ROLES[(index + BROKEN.index(text)) % len(ROLES)]
        _answered(people.send(role, method, path, text))
        people.mend()
