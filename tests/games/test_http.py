"""Matches over HTTP: reading, acting, records; and that nothing hidden is in any answer."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from django.test import Client

import rules
from games import payloads
from games.broadcasts.state import offer_and_clock
from games.game_cache import new_game
from games.models import Match
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)


def client_of(match: Match, seat: int) -> Client:
    client = Client()
    player = match.seats.get(index=seat).player
    assert player is not None
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return client


def post(client: Client, path: str, data: Any) -> Any:
    return client.post(path, json.dumps(data), content_type="application/json")


def test_events_are_read_in_pages_and_the_offer_goes_to_one_seat() -> None:
    match = play.running()
    play.move(match)
    api = f"/api/matches/{match.public_id}"
    assert Client().get(api).json()["number"] == 1
    assert [e["number"] for e in Client().get(f"{api}/events?after=0").json()["events"]] == [1]
    assert Client().get(f"{api}/events?after=1").json()["events"] == []
    assert client_of(match, 0).get(f"{api}/offer").json()["decision"]["actions"]
    for other in (client_of(match, 1), Client()):
        assert "actions" not in other.get(f"{api}/offer").json()["decision"]


def test_actions_over_http_have_the_refusals_of_the_socket() -> None:
    match = play.running()
    path = f"/api/matches/{match.public_id}/actions"
    body = {"id": "command-1", "number": 0, "action": play.plain(play.legal(match)[0])}
    assert post(Client(), path, body).status_code == 403
    assert post(client_of(match, 1), path, body).json()["code"] == "action.seat"
    for _ in range(2):
        assert post(client_of(match, 0), path, body).json() == {"number": 1}
    stale = post(client_of(match, 0), path, {**body, "id": "command-2"})
    assert (stale.status_code, stale.json()["code"], stale.json()["number"]) == (409, "match.stale", 1)
    assert post(client_of(match, 0), path, {**body, "more": 1}).status_code == 400
    assert Client().get("/api/matches/nonesuch").status_code == 404


def test_writing_needs_a_csrf_token() -> None:
    match = play.running()
    client = Client(enforce_csrf_checks=True)
    client.cookies = client_of(match, 0).cookies
    body = {"id": "command-1", "number": 0, "action": {"type": "end_turn"}}
    assert post(client, f"/api/matches/{match.public_id}/actions", body).status_code == 403


@pytest.mark.parametrize(("expansions", "moves"), [([], 30), (["river"], 12)])
def test_nothing_hidden_is_in_any_answer_of_a_running_match(
    admin_client: Client, capfd: Any, expansions: list[str], moves: int
) -> None:
    match = play.running(expansions=expansions)
    play.moves(match, moves)
    setup = rules.Setup.from_json(match.setup)
    order = setup.stacked(rules.draw_order(setup.bag(), match.seed, match.salts))
    api = f"/api/matches/{match.public_id}"
    paths = [
        api,
        *(f"{api}/{word}" for word in ("events", "offer", "record", "actions", "feature?x=0&y=0&feature=x")),
    ]
    answers = [client_of(match, seat).get(path).content.decode() for path in paths for seat in (0, 1)]
    answers += [
        post(
            client_of(match, 0), f"{api}/actions", {"id": "command-x", "number": 1, "action": {}}
        ).content.decode()
    ]
    answers += [Client().get("/api/matches").content.decode(), Client().get("/api/lobby").content.decode()]
    answers += [admin_client.get(f"/admin/games/match/{match.pk}/change/").content.decode()]
    answers += [
        offer_and_clock(match.public_id).full,
        msgspec.json.encode(payloads.status(play.fresh(match))).decode(),
        *capfd.readouterr(),
    ]
    rest = ['"' + '","'.join(order[start : start + 3]) + '"' for start in range(len(order) - 3)]
    for text in answers:
        assert match.seed not in text
        assert not [run for run in rest if run in text.replace(" ", "")]


def test_record_has_its_seed_after_the_end_verifies_and_can_be_uploaded() -> None:
    match = play.running()
    path = f"/api/matches/{match.public_id}/record"
    assert Client().get(path).json()["code"] == "match.not_over"
    play.play_out(match)
    text = Client().get(path).content.decode()
    record = rules.Record.from_json(text)
    assert record.unfair() is None
    assert record.game().over
    again = post(Client(), "/api/records", json.loads(text))
    assert again.status_code == 201
    watched = Client().get(f"/api/matches/{again.json()['id']}").json()
    scores = [seat.score for seat in match.seats.order_by("index")]
    assert [seat["score"] for seat in watched["seats"]] == scores
    assert watched["status"] == "over"


def test_a_finished_match_with_a_river_is_checked_from_its_record_and_its_stack() -> None:
    """The depths are no secret; with them the fair order is the order in which the tiles came."""
    match = play.running(expansions=["river"])
    path = f"/api/matches/{match.public_id}"
    running = Client().get(path).json()
    assert (running["stack"]["RI.2/III"], running["stack"]["RI.2/I.v"]) == (-3, -1)
    assert (running["order"], running["seed"]) == (None, None)
    play.play_out(match)
    over = Client().get(path).json()
    bag = [tile for tile, number in over["bag"].items() for _ in range(number)]
    fair = rules.draw_order(bag, over["seed"], over["salts"])
    fair.sort(key=lambda tile: over["stack"].get(tile, 0))
    record = json.loads(Client().get(f"{path}/record").content)
    assert over["order"] == fair
    assert record["draws"] == fair[: len(record["draws"])]
    assert len(record["draws"]) > 50


def test_a_record_that_cannot_be_read_or_begun_is_refused_with_code_and_sentence() -> None:
    match = play.running()
    play.play_out(match)
    data = json.loads(Client().get(f"/api/matches/{match.public_id}/record").content)
    illegal = {"seat": 0, "type": "place_tile", "x": 90, "y": 90, "rotation": 0}
    refused = post(Client(), "/api/records", {**data, "actions": [illegal, *data["actions"]]})
    assert refused.status_code == 422
    assert refused.json()["index"] == 0
    assert refused.json()["sentence"]
    long = {**data, "actions": [{"type": "end_turn"}] * 5000}
    unreadable: list[Any] = [{}, [], {"format": "bastide/1"}, long]
    for nonsense in unreadable:
        assert post(Client(), "/api/records", nonsense).status_code == 422
    big = post(Client(), "/api/records", {**data, "result": "x" * 600_000})
    assert big.json()["code"] == "record.size"


def test_a_feature_is_shown_as_it_is_and_as_it_was() -> None:
    match = play.running()
    tile = payloads.headline(match).view["tiles"][0]["tile"]
    assert tile
    path = f"/api/matches/{match.public_id}/feature?x=0&y=0&feature=city@N"
    play.moves(match, 6)
    for number in ("", "&number=0", "&number=3"):
        answer = Client().get(path + number)
        assert answer.status_code in {200, 422}
    assert Client().get(path + "&number=99").json()["code"] == "match.number"


def test_claims_are_shown_as_they_are_and_as_they_were_at_every_event() -> None:
    match = play.running()
    play.play_out(match)
    path = f"/api/matches/{match.public_id}/claims"
    newest = Client().get(path).json()
    game = rules.Record.from_json(
        Client().get(f"/api/matches/{match.public_id}/record").content.decode()
    ).game()
    assert newest == {"number": game.number, "claims": rules.claims(game)}
    assert all(claim["scored"] for claim in newest["claims"])

    for number in (0, 30, 31, 33, 12):
        past = new_game(match)
        for action in game.log[:number]:
            past.apply(action)
        assert Client().get(f"{path}?number={number}").json()["claims"] == rules.claims(past)
    assert Client().get(f"{path}?number=9999").json()["code"] == "match.number"


def test_private_matches_are_in_no_list_but_their_players_own() -> None:
    match = play.running()
    Match.objects.filter(pk=match.pk).update(listed=False)
    assert Client().get("/api/matches").json()["count"] == 0
    mine = client_of(match, 0).get("/api/matches?mine=1").json()["matches"]
    assert [line["id"] for line in mine] == [match.public_id]
    assert mine[0]["your_turn"]


def test_an_uploaded_record_is_among_the_finished_matches_of_its_uploader_alone() -> None:
    match = play.running()
    uploader, other = client_of(match, 0), client_of(match, 1)
    play.play_out(match)
    record = Client().get(f"/api/matches/{match.public_id}/record").json()
    mine = post(uploader, "/api/records", record).json()["id"]
    post(Client(), "/api/records", record)  # somebody without a name
    pages = [each.get("/api/lobby").json()["finished"] for each in (uploader, other, Client())]
    assert [page["count"] for page in pages] == [2, 1, 1]
    assert [line["id"] for line in pages[0]["matches"]] == [mine, match.public_id]
