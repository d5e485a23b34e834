"""What is shared of a match: frames of other sites, oEmbed, and nothing of a private one."""

from __future__ import annotations

import html
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.conf import settings as site
from django.test import Client
from django.utils import timezone

from games.models import Match
from lobby.models import Player, Table
from lobby.tables.creation import open_table
from lobby.tables.settings import default_for
from rules import art
from tests.games import play
from web.models import Animation

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("built")]
UNKNOWN = "a2b3c4d5e6"


def asked(address: str, client: Client | None = None, **more: str) -> Any:
    query = {"url": f"http://testserver{address}", **more}
    return (client or Client()).get("/oembed", query)


def logged_in(player: Any) -> Client:
    client = Client()
    client.force_login(player, backend=site.AUTHENTICATION_BACKENDS[0])
    return client


def private() -> Match:
    match = play.running()
    Match.objects.filter(pk=match.pk).update(listed=False)
    return match


def shared(match_id: str) -> list[str]:
    """The addresses at which something of a match is shared."""
    return [
        f"/pictures/{match_id}/0.png",
        f"/pictures/{match_id}/0/analysis.png",
        f"/pictures/{match_id}/link.svg",
        f"/pictures/{match_id}/animation",
        f"/pictures/{match_id}/animation.png",
        f"/embed/match/{match_id}",
        *(
            f"/oembed?url=http://testserver{path}"
            for path in (f"/match/{match_id}", f"/replay/{match_id}", f"/embed/match/{match_id}")
        ),
    ]


def test_stranger_gets_the_same_404_for_a_private_match_as_for_an_unknown_one() -> None:
    match = private()
    other = logged_in(play.player("Eve"))
    for hidden, unknown in zip(shared(match.public_id), shared(UNKNOWN), strict=True):
        for client in (Client(), other):
            answers = [client.get(hidden), client.get(unknown)]
            assert [each.status_code for each in answers] == [404, 404], hidden
            bodies = [each.content.decode().replace(match.public_id, UNKNOWN) for each in answers]
            assert bodies[0] == bodies[1], hidden


def test_player_of_a_private_match_gets_what_is_shared_and_no_cache_keeps_it() -> None:
    match = play.play_out(private())
    ann = logged_in(match.seats.get(index=0).player)
    now = timezone.now()
    made = {"drawings": art.digest(), "body": b"made", "size": 4, "begun_at": now, "asked_at": now}
    Animation.objects.create(match=match, **made)
    for path in shared(match.public_id):
        answer = ann.get(path)
        assert answer.status_code == 200, path
        assert "no-store" in answer["Cache-Control"], path


def test_page_of_a_listed_match_leads_to_its_frame() -> None:
    match = play.running()
    play.moves(match, 4)
    page = Client().get(f"/replay/{match.public_id}").content.decode()
    found = re.search(r'<link rel="alternate" type="application/json\+oembed" href="([^"]+)"', page)
    assert found
    where = urlsplit(html.unescape(found[1]))
    answer = Client().get(where.path, {key: value[0] for key, value in parse_qs(where.query).items()})
    said = answer.json()
    assert (said["version"], said["type"], said["title"]) == ("1.0", "rich", "Ann and Bob")
    assert (said["width"], said["height"]) == (800, 560)
    frame = re.search(r'<iframe src="([^"]+)"', said["html"])
    assert frame
    assert frame[1] == f"http://testserver/embed/match/{match.public_id}"
    assert Client().get(urlsplit(frame[1]).path).status_code == 200
    picture = Client().get(urlsplit(said["thumbnail_url"]).path)
    assert (picture.status_code, picture["Content-Type"]) == (200, "image/png")
    assert answer["Access-Control-Allow-Origin"] == "*"


def test_frame_begins_at_the_move_of_the_link_and_fits_the_room_there_is() -> None:
    match = play.running()
    said = asked(f"/replay/{match.public_id}?n=3", maxwidth="500", maxheight="100000").json()
    assert (said["width"], said["height"]) == (500, 1200)
    assert f"/embed/match/{match.public_id}?n=3" in said["html"]
    small = asked(f"/match/{match.public_id}", maxwidth="1", maxheight="nonsense").json()
    assert (small["width"], small["height"]) == (280, 560)


@pytest.mark.parametrize(
    "url",
    ["", "nonsense", "http://[", "http://testserver/", "http://testserver/rules", "javascript:/match/{id}",
     "http://elsewhere.example/match/{id}", "http://testserver/match/{id}/more"],
)  # fmt: skip
def test_address_that_is_no_match_of_this_site_is_not_described(url: str) -> None:
    match = play.running()
    answer = Client().get("/oembed", {"url": url.format(id=match.public_id)})
    assert answer.status_code == 404


def test_xml_is_not_offered() -> None:
    assert asked("/match/x", format="xml").status_code == 501


def test_only_the_frame_of_a_replay_may_stand_in_a_page_of_another_site() -> None:
    match = play.running()
    framed = Client().get(f"/embed/match/{match.public_id}")
    assert "frame-ancestors *" in framed["Content-Security-Policy"]
    assert "X-Frame-Options" not in framed
    assert not framed.cookies
    others = ["/", f"/match/{match.public_id}", f"/replay/{match.public_id}", "/me", "/nothing", "/rules"]
    for path in [*others, f"/match/{match.public_id}/screen", "/api/setup", "/embed", "/embed/match"]:
        answer = Client().get(path)
        assert "frame-ancestors 'none'" in answer["Content-Security-Policy"], path
        assert answer["X-Frame-Options"] == "DENY", path


def test_table_that_is_missing_or_hidden_is_a_404_with_the_same_page() -> None:
    host = Player.objects.create(username="ann", name="Ann")
    table = open_table(host, default_for(host))
    title = "<title>Ann’s table · Bastide</title>"
    for path in (f"/table/{table.id}", f"/t/{table.id}"):
        assert title in Client().get(path).content.decode()
    missing = Client().get("/table/t-unknown23")
    assert missing.status_code == 404
    Table.objects.filter(pk=table.pk).update(private=True)
    hidden = Client().get(f"/table/{table.id}")
    assert hidden.status_code == 404
    assert hidden.content.decode().replace(table.id, "t-unknown23") == missing.content.decode()
    assert title in Client().get(f"/t/{table.id}?invite={table.invite}").content.decode()
    assert title in logged_in(host).get(f"/t/{table.id}").content.decode()
    assert Client().get(f"/t/{table.id}?invite=wrong").status_code == 404
