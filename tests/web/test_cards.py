"""The card of a link: who plays and how it stands, in the reader's language, and nothing that is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from games.models import Match
from games.models.seat import DELETED_NAME
from tests.games import play
from tests.games.analyses.scene import finished
from web.pages.words import Words
from web.pictures.card import Card, Row
from web.pictures.saying import saying
from web.views import pictures

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def empty_disk(settings: Any, tmp_path: Path) -> None:
    """A data folder without pictures."""
    settings.VAR = tmp_path


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[dict[str, Any], Card]]:
    """What was drawn: views and what their cards say."""
    found: list[tuple[dict[str, Any], Card]] = []

    def draw(view: dict[str, Any], said: Card, _chances: Any) -> bytes:
        found.append((view, said))
        return b"png"

    monkeypatch.setattr(pictures, "draw", draw)
    return found


def get(match: Match, number: int, language: str = "en") -> Any:
    return Client(headers={"accept-language": language}).get(f"/pictures/{match.public_id}/{number}.png")


def test_card_of_a_running_match_says_the_move_the_points_and_who_is_to_play(asked: Any) -> None:
    match = play.running()
    play.moves(match, 5)
    get(match, 5)
    ((view, said),) = asked
    turn = play.fresh(match).turn_seat
    assert said.moment == "Move 5"
    assert said.rows == [
        Row(index, name, view["seats"][index]["score"], "to play" if index == turn else "")
        for index, name in enumerate(("Ann", "Bob"))
    ]
    assert said.played == ["Base game"]
    assert "claims" not in view


def test_card_of_a_match_that_is_over_has_the_table_by_rank_the_winners_and_the_claims(asked: Any) -> None:
    match = finished()
    Match.objects.get(pk=match.pk).seats.filter(index=0).update(rank=2)
    match.seats.filter(index=1).update(rank=1)
    get(match, match.number)
    ((view, said),) = asked
    assert view["over"]
    assert said.moment == "Final score"
    assert [(row.seat, row.note, row.won) for row in said.rows] == [(1, "wins", True), (0, "", False)]
    assert view["claims"] == Client().get(f"/api/matches/{match.public_id}/claims").json()["claims"]


def test_card_of_a_moment_does_not_say_how_the_match_ended(asked: Any) -> None:
    match = finished()
    get(match, 4)
    ((view, said),) = asked
    assert said.moment == "Move 4"
    assert not any(row.won for row in said.rows)
    assert [row.seat for row in said.rows] == [0, 1]
    assert "claims" not in view


def test_players_who_share_first_place_are_both_crowned(asked: Any) -> None:
    match = finished()
    match.seats.update(rank=1)
    get(match, match.number)
    assert {(row.note, row.won) for row in asked[0][1].rows} == {("shares first place", True)}


def test_card_speaks_the_language_of_the_reader_and_caches_know_it(asked: Any) -> None:
    match = play.running()
    answers = [get(match, 0, language) for language in ("en", "de", "pl", "de")]
    assert [said.moment for _, said in asked] == ["Move 0", "Zug 0", "Ruch 0"]
    assert {answer["Vary"] for answer in answers} == {"Accept-Language, Cookie"}
    assert {answer["Cache-Control"] for answer in answers} == {"public, max-age=3600"}


def test_name_of_a_player_who_was_deleted_is_not_on_a_card_drawn_before(asked: Any) -> None:
    match = play.running()
    get(match, 0)
    match.seats.filter(index=0).update(player=None, name=DELETED_NAME)
    get(match, 0, "de")
    assert [said.rows[0].name for _, said in asked] == ["Ann", "Gelöschter Spieler"]


def test_card_names_the_expansions_in_the_language_of_the_reader() -> None:
    match = Match(setup={"seats": [], "expansions": ["river", "the-tower", "tower"]})
    view = {"over": False, "seats": []}
    assert saying(match, [], 0, view, Words("pl")).played == ["Rzeka", "Wieża"]
