"""Reports: what is kept with them, and that one is made once."""

from __future__ import annotations

import pytest

from lobby.models import Report
from tests.lobby.browser import Browser
from tests.lobby.moderation.scene import match_of, says

pytestmark = pytest.mark.django_db


def test_a_reported_message_is_kept_with_the_lines_around_it_and_the_move(ann: Browser, bob: Browser) -> None:
    match = match_of(ann, bob)
    for number in range(13):
        says(ann, match, f"before {number}")
    bob_line = says(bob, match, "you fool")
    for number in range(13, 15):
        says(ann, match, f"before {number}")
    body = {
        "player": bob.player.public_id,
        "reason": "insults",
        "words": "  He called me names. ",
        "match": match,
        "message": bob_line,
    }
    assert ann.post("/api/reports", body).status == 201
    made = Report.objects.get()
    assert (made.match, made.number, made.words) == (match, 0, "He called me names.")
    texts = [line["text"] for line in made.lines]
    assert texts[10] == "you fool"
    assert made.lines[10]["reported"] is True
    assert texts[:10] == [f"before {number}" for number in range(3, 13)]
    assert texts[11:] == ["before 13", "before 14"]


def test_a_player_is_reported_without_a_match(ann: Browser, bob: Browser) -> None:
    body = {"player": bob.player.public_id, "reason": "name"}
    assert ann.post("/api/reports", body).status == 201
    assert Report.objects.get().reported == bob.player


def test_the_same_report_again_is_refused_until_the_first_is_closed(ann: Browser, bob: Browser) -> None:
    body = {"player": bob.player.public_id, "reason": "spam"}
    assert ann.post("/api/reports", body).status == 201
    assert ann.post("/api/reports", {**body, "reason": "hate"}).code == "report.already"
    Report.objects.update(status=Report.Status.HANDLED)
    assert ann.post("/api/reports", body).status == 201


def test_what_can_not_be_reported_is_refused(ann: Browser, bob: Browser, stranger: Browser) -> None:
    match = match_of(ann, bob)
    own = says(ann, match, "hello")
    about_bob = {"player": bob.player.public_id, "reason": "spam"}
    assert ann.post("/api/reports", {"player": ann.player.public_id, "reason": "spam"}).code == "player.self"
    assert ann.post("/api/reports", {"player": "p-nobody22", "reason": "spam"}).code == "player.missing"
    assert ann.post("/api/reports", {**about_bob, "reason": "other"}).code == "report.words"
    assert ann.post("/api/reports", {**about_bob, "match": "nowhere"}).code == "match.unknown"
    wrong = {**about_bob, "match": match, "message": own}
    assert ann.post("/api/reports", wrong).code == "report.message"
    stranger.get("/api/me")
    assert stranger.post("/api/reports", about_bob).code == "me.nobody"
    assert not Report.objects.exists()


def test_reports_are_limited_and_the_refusal_says_for_how_long(ann: Browser, bob: Browser) -> None:
    for reason in range(5):  # a new guest's five in an hour
        ann.post("/api/reports", {"player": bob.player.public_id, "reason": "spam"})
        Report.objects.update(status=Report.Status.DISMISSED)
        assert Report.objects.count() == reason + 1
    refused = ann.post("/api/reports", {"player": bob.player.public_id, "reason": "spam"})
    assert refused.status == 429
    assert refused.code == "http.throttled"
    assert 3500 < refused["params"]["seconds"] <= 3600
    assert "1 hour" in refused["sentence"]
