"""Aids of a match: a tournament gets none from the server until it is over; other matches get all."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from django.db import connection
from django.test import Client

from games import payloads, service
from games.aids import unmarked
from games.event_log.read import read_live
from games.models import Match
from tests.games import play
from tests.games.test_http import client_of

pytestmark = pytest.mark.django_db(transaction=True)


def begun(aids: str, **setup: Any) -> Match:
    match = service.open_match()
    seats = [play.seat("Ann"), play.seat("Bob")]
    return service.start(match, setup=setup, seats=seats, clock={"kind": "none"}, aids=aids)


def asked(match: Match, what: str, **query: Any) -> tuple[int, str]:
    answer = client_of(match, 0).get(f"/api/matches/{match.public_id}/{what}", query)
    return answer.status_code, answer.json().get("code", "")


def offered(match: Match) -> list[dict[str, Any]]:
    sent = payloads.offer(play.fresh(match), play.fresh(match).turn_seat)
    assert sent is not None
    return list(msgspec.json.decode(sent["text"])["decision"]["actions"])


def claimed(match: Match, number: int | None = None) -> set[str]:
    return {claim["kind"] for claim in msgspec.to_builtins(payloads.claims(match, number))["claims"]}


def farmed(match: Match) -> tuple[Match, dict[str, Any]]:
    """Play until somebody has a farmer, and return where."""
    for _ in range(200):
        fields = [a for a in play.legal(match) if str(a.get("feature", "")).startswith("field")]
        if fields:
            play.move(match, play.plain(fields[0]))
            figures = read_live(play.fresh(match), lambda live: live.seen["pieces"])
            field = next(f for f in figures if f["feature"].startswith("field"))
            return play.fresh(match), {key: field[key] for key in ("x", "y", "feature")}
        play.move(match)
    raise AssertionError("no field was ever free")


@pytest.mark.parametrize("aids", ["beginner", "usual"])
def test_other_matches_get_every_aid(aids: str) -> None:
    match, field = farmed(begun(aids))
    assert asked(match, "projection") == (200, "")
    assert asked(match, "feature", **field) == (200, "")
    headline = Client().get(f"/api/matches/{match.public_id}").json()
    assert (headline["aids"], bool(headline["bag"])) == (aids, True)
    assert "field" in claimed(match)


def test_tournament_refuses_projections_and_tries_to_players_and_spectators() -> None:
    match, field = farmed(begun("tournament"))
    tile = {"tile": str(read_live(match, lambda live: live.game.state.hand))}
    asks: tuple[tuple[str, dict[str, Any]], ...] = (
        ("projection", {}),
        ("fitting", {"x": 0, "y": 1}),
        ("tryout", tile),
        ("outcome", {**tile, "x": 1, "y": 0, "rotation": 0}),
        ("feature", field),
    )
    for what, query in asks:
        assert asked(match, what, **query) == (403, "aids.tournament"), what
        spectator = Client().get(f"/api/matches/{match.public_id}/{what}", query)
        assert spectator.status_code == 403, what


def test_tournament_gives_features_without_worth_and_claims_without_fields() -> None:
    match, _ = farmed(begun("tournament"))
    spots = [
        (tile["x"], tile["y"], f"{kind}@{side}")
        for tile in read_live(match, lambda live: live.seen["tiles"])
        for kind in ("road", "city")
        for side in "NESW"
    ]
    found = []
    for x, y, name in spots:
        query = {"x": x, "y": y, "feature": name}
        answer = Client().get(f"/api/matches/{match.public_id}/feature", query)
        if answer.status_code == 200:
            found.append(answer.json())
    assert found
    assert {(each["value"], each["finished"]) for each in found} == {(None, None)}
    for number in (None, match.number - 1, match.number):
        assert "field" not in claimed(match, number)


def test_tournament_headline_has_no_bag_until_the_match_is_over() -> None:
    match = begun("tournament", expansions=["river"])
    running = payloads.headline(match)
    assert (running.aids, running.bag, running.stack) == ("tournament", {}, {})
    over = play.play_out(match)
    ended = payloads.headline(over)
    assert ended.bag
    assert ended.stack
    assert asked(over, "projection") == (200, "")


def test_offer_of_a_tournament_lists_all_free_cells_and_what_fits_is_still_played() -> None:
    match = begun("tournament")
    actions = offered(match)
    assert len(actions) == 16, "four cells beside the start tile, each way round"
    fitting = [{k: a[k] for k in ("x", "y", "rotation")} for a in play.legal(match)]
    wrong = next(a for a in actions if {k: a[k] for k in ("x", "y", "rotation")} not in fitting)
    with pytest.raises(Exception, match="fit"):
        play.move(match, wrong)
    right = next(a for a in actions if {k: a[k] for k in ("x", "y", "rotation")} in fitting)
    play.move(match, right)
    assert {a["type"] for a in offered(match)}.isdisjoint({"place_tile"})


def test_usual_offer_lists_what_fits() -> None:
    match = begun("usual")
    assert offered(match) == play.legal(match)


def test_other_actions_stay_beside_the_free_cells() -> None:
    legal = [
        {"seat": 1, "type": "discard_tile"},
        {"seat": 1, "type": "place_tile", "x": 0, "y": 1, "rotation": 90, "needs": "bridge"},
    ]
    found = unmarked(legal, [{"x": 0, "y": 0}, {"x": 1, "y": 0}])
    assert len(found) == 6 * 4 + 1
    assert {"seat": 1, "type": "place_tile", "x": 2, "y": 0, "rotation": 270} in found
    assert {"seat": 1, "type": "discard_tile"} in found
    assert not [action for action in found if "needs" in action]


def test_match_that_an_older_process_stores_plays_as_usual() -> None:
    match = begun("tournament")
    columns = [f.column for f in Match._meta.concrete_fields if f.name not in ("id", "public_id", "aids")]
    names = ", ".join(f'"{name}"' for name in columns)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO games_match (public_id, {names}) SELECT 'elder', {names} FROM games_match"  # noqa: S608
            " WHERE id = %s",
            [match.pk],
        )
    assert Match.objects.get(public_id="elder").aids == Match.Aids.USUAL


def test_fields_are_given_for_any_event_but_not_in_a_tournament() -> None:
    match, field = farmed(begun("usual"))
    answer = Client().get(f"/api/matches/{match.public_id}/fields")
    assert answer.status_code == 200
    assert answer.json()["number"] == match.number
    assert [each["holders"] for each in answer.json()["fields"] if field in each["spots"]] == [[0]]
    earlier = Client().get(f"/api/matches/{match.public_id}/fields", {"number": match.number - 1}).json()
    assert [each for each in earlier["fields"] if field in each["spots"] and each["holders"]] == []
    assert asked(match, "fields", number=match.number + 1)[1] == "match.number"
    strict, _ = farmed(begun("tournament"))
    assert asked(strict, "fields") == (403, "aids.tournament")
