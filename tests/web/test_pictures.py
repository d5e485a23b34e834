"""Pictures of boards for links: drawn once, the board of that very move, bounded on disk."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from games.models import LoggedAction
from tests.games import play
from tests.games.analyses.scene import finished
from web.pictures import card, draw, store
from web.pictures.card import Card
from web.views import pictures

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def empty_disk(settings: Any, tmp_path: Path) -> None:
    """A data folder without pictures."""
    settings.VAR = tmp_path


def test_picture_is_the_board_at_its_move_and_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    play.moves(match, 5)
    drawn: list[int] = []
    really = draw.draw

    def counted(view: dict[str, Any], said: Card, chances: Any) -> bytes:
        assert chances is None
        drawn.append(len(view["tiles"]))
        return really(view, said, chances)

    monkeypatch.setattr(pictures, "draw", counted)
    first = Client().get(f"/pictures/{match.public_id}/0.png")
    later = Client().get(f"/pictures/{match.public_id}/5.png")
    again = Client().get(f"/pictures/{match.public_id}/5.png")
    assert first["Content-Type"] == "image/png"
    assert struct.unpack(">II", first.content[16:24]) == (card.WIDTH, card.HEIGHT)
    assert again.content == later.content != first.content
    laid = LoggedAction.objects.filter(match=match, number__lte=5, action__type="place_tile").count()
    assert drawn == [1, 1 + laid]


def test_move_that_was_not_played_yet_has_no_picture() -> None:
    match = play.running()
    answer = Client().get(f"/pictures/{match.public_id}/3.png")
    assert (answer.status_code, answer.json()["code"]) == (422, "match.number")


def test_second_picture_at_once_is_refused_with_a_time_to_retry() -> None:
    match = play.running()
    with pictures._drawing:
        answer = Client().get(f"/pictures/{match.public_id}/0.png")
    assert (answer.status_code, answer["Retry-After"]) == (503, "5")
    assert Client().get(f"/pictures/{match.public_id}/0.png").status_code == 200


def test_oldest_pictures_go_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(store, "MOST", 2)
    for name in ("a.png", "b.png"):
        store.keep(name, b"x")
    for path in tmp_path.rglob("*.png"):
        os.utime(path, (1, 1))
    assert store.kept("a.png")  # asked for again: now the newer one
    store.keep("c.png", b"x")
    assert [store.kept(name) for name in ("a.png", "b.png", "c.png")] == [b"x", None, b"x"]


def test_pictures_that_nobody_asked_for_in_a_month_go(tmp_path: Path) -> None:
    store.keep("old.png", b"x")
    version = store._folder().parent / "version-before" / "old.png"
    version.parent.mkdir()
    version.write_bytes(b"x")
    for path in tmp_path.rglob("*.png"):
        os.utime(path, (1, 1))
    store.keep("new.png", b"x")
    assert [path.name for path in tmp_path.rglob("*.png")] == ["new.png"]


def test_failed_drawing_is_refused_and_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = play.running()
    monkeypatch.setattr(pictures, "draw", lambda _, said, __: draw.draw({"tiles": "nonsense"}, said))
    assert Client().get(f"/pictures/{match.public_id}/0.png").status_code == 503
    assert not list(tmp_path.rglob("*.png"))


def test_picture_of_an_analysis_has_the_chances_of_that_move_and_is_drawn_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = finished()
    asked: list[dict[str, Any]] = []
    really = draw.draw

    def seen(view: dict[str, Any], said: Card, chances: dict[str, Any]) -> bytes:
        asked.append(chances)
        return really(view, said, chances)

    monkeypatch.setattr(pictures, "draw", seen)
    address = f"/pictures/{match.public_id}/2/analysis.png"
    first, again = Client().get(address), Client().get(address)
    assert first["Content-Type"] == "image/png"
    assert struct.unpack(">II", first.content[16:24]) == (card.WIDTH, card.HEIGHT)
    assert again.content == first.content != Client().get(f"/pictures/{match.public_id}/2.png").content
    (chances,) = (each for each in asked if each)
    graph = Client().get(f"/api/matches/{match.public_id}/analysis").json()["graph"]
    assert chances["points"] == [(each["event"] - 1, each["chances"]) for each in graph]
    assert (chances["moves"], chances["number"]) == (match.number, 2)


def test_match_that_goes_on_has_no_picture_of_an_analysis(tmp_path: Path) -> None:
    match = play.running()
    play.moves(match, 3)
    answer = Client().get(f"/pictures/{match.public_id}/2/analysis.png")
    assert answer.status_code == 422
    assert answer.json()["code"] == "analysis.running"
    assert not list(tmp_path.rglob("*.png"))
