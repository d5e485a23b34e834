"""The OpenAPI description of the matches, held against real answers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from games.event_log.read import read_live
from games.models import Match
from tests.games import play
from tests.games.test_http import client_of, post
from tests.openapi import description, validate

pytestmark = pytest.mark.django_db(transaction=True)
ONE = "/api/matches/{match_id}"


def holds(path: str, method: str, answer: Any) -> Any:
    data = json.loads(answer.content)
    validate(path, method, answer.status_code, data)
    return data


def test_every_call_of_the_matches_is_described() -> None:
    described = {path for path in description()["paths"] if path.startswith(("/api/matches", "/api/records"))}
    actions = (
        "events",
        "events/{page}",
        "events/newest",
        "offer",
        "actions",
        "feature",
        "analysis",
        "claims",
        "fields",
        "abandoned",
        "tryout",
        "outcome",
        "projection",
        "fitting",
        "hint",
        "record",
        "rematch",
    )
    assert described == {"/api/matches", ONE, *(f"{ONE}/{each}" for each in actions), "/api/records"}


def test_answers_about_a_running_match_are_as_described() -> None:
    match = play.running(clock={"kind": "bank", "bank": 600_000, "increment": 10_000, "out": "bot"})
    play.move(match)
    ann, api = client_of(match, 0), f"/api/matches/{match.public_id}"
    holds("/api/matches", "get", ann.get("/api/matches?mine=1"))
    view = holds(ONE, "get", ann.get(api))["view"]
    events = holds(f"{ONE}/events", "get", ann.get(f"{api}/events"))["events"]
    assert events[0]["number"] == 1
    for client in (ann, client_of(match, 1), Client()):
        holds(f"{ONE}/offer", "get", client.get(f"{api}/offer"))
    spot = view["tiles"][0]
    for name in ("road@E", "city@N"):
        holds(f"{ONE}/feature", "get", ann.get(f"{api}/feature?x={spot['x']}&y={spot['y']}&feature={name}"))
    holds(f"{ONE}/abandoned", "get", ann.get(f"{api}/abandoned"))
    holds(f"{ONE}/analysis", "get", ann.get(f"{api}/analysis"))
    holds(f"{ONE}/claims", "get", ann.get(f"{api}/claims?number=1"))
    tile = (view.get("turn") or {}).get("tile") or "BA/A"
    holds(f"{ONE}/fitting", "get", ann.get(f"{api}/fitting", {"x": 0, "y": 1}))
    holds(f"{ONE}/tryout", "get", ann.get(f"{api}/tryout", {"tile": tile}))
    action = play.plain(play.legal(match)[0])
    seat = play.fresh(match).turn_seat or 0
    command = {"id": "command-0001", "number": 1, "action": action}
    holds(f"{ONE}/actions", "post", post(client_of(match, seat), f"{api}/actions", command))


def test_answers_to_a_trial_are_as_described() -> None:
    match = play.running()
    place = play.legal(match)[0]
    hand = read_live(match, lambda table: str(table.game.state.hand))
    query = {"tile": hand, **{key: place[key] for key in ("x", "y", "rotation")}}
    api = f"/api/matches/{match.public_id}"
    assert holds(f"{ONE}/outcome", "get", Client().get(f"{api}/outcome", query))["features"]
    holds(f"{ONE}/projection", "get", Client().get(f"{api}/projection"))


def test_features_with_every_expansion_are_as_described() -> None:
    known = [each["name"] for each in Client().get("/api/setup").json()["expansions"]]
    match = play.running(expansions=known)
    play.moves(match, 40)
    api, number = f"/api/matches/{match.public_id}", 0
    view = Client().get(api).json()["view"]
    for event in Client().get(f"{api}/events").json()["events"]:
        view["tiles"] += event["change"].get("add", {}).get("tiles", [])
    for tile in view["tiles"]:
        for kind in ("road", "city"):
            for side in "NESW":
                query = {"x": tile["x"], "y": tile["y"], "feature": f"{kind}@{side}"}
                found = Client().get(f"{api}/feature", query)
                holds(f"{ONE}/feature", "get", found)
                number += found.status_code == 200
    assert number > 10


def test_answers_about_a_finished_match_and_refusals_are_as_described() -> None:
    match = play.running()
    api = f"/api/matches/{match.public_id}"
    ann = client_of(match, 0)
    refused = holds(f"{ONE}/record", "get", ann.get(f"{api}/record"))
    assert refused["code"] == "match.not_over"
    stale = {"id": "command-0001", "number": 7, "action": {"type": "end_turn"}}
    holds(f"{ONE}/actions", "post", post(ann, f"{api}/actions", stale))
    holds(f"{ONE}/rematch", "post", post(client_of(match, 1), f"{api}/rematch", {}))
    holds(ONE, "get", ann.get("/api/matches/nonesuch"))
    play.play_out(match)
    holds(ONE, "get", ann.get(api))
    holds(f"{ONE}/offer", "get", ann.get(f"{api}/offer"))
    record = holds(f"{ONE}/record", "get", ann.get(f"{api}/record"))
    holds("/api/records", "post", post(ann, "/api/records", record))
    illegal = {"seat": 0, "type": "place_tile", "x": 90, "y": 90, "rotation": 0}
    record["actions"][3] = illegal
    part = holds("/api/records", "post", post(ann, "/api/records", record))["id"]
    assert holds(ONE, "get", ann.get(f"/api/matches/{part}"))["replay_note"]["stopped"] == 4
    record["actions"][0] = illegal
    assert holds("/api/records", "post", post(ann, "/api/records", record))["index"] == 0
    holds("/api/matches", "get", ann.get("/api/matches?status=over"))
    Match.objects.filter(pk=match.pk).update(listed=False)
    assert holds("/api/matches", "get", Client().get("/api/matches"))["count"] == 0
