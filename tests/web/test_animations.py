"""Animations of whole games: made in the background with progress, bounded, and true to the board."""

from __future__ import annotations

import struct
import zlib
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from games.models import Match
from rules import art
from tests.games import play
from web.models import Animation
from web.pictures import animate, animation
from web.pictures.apng import Frame, animated, size

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def at_once(settings: Any, tmp_path: Path) -> None:
    """Tasks run when they are asked for. The drawings of tiles are those that other tests have made."""
    (settings.VAR / "art").mkdir(parents=True, exist_ok=True)
    (tmp_path / "art").symlink_to(settings.VAR / "art")
    settings.VAR = tmp_path
    settings.TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}


@pytest.fixture
def over() -> Match:
    return play.play_out(play.running())


def chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    """Return the chunks of a PNG, and check each sum."""
    at, found = 8, []
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        (crc,) = struct.unpack(">I", png[at + 8 + length : at + 12 + length])
        assert crc == zlib.crc32(kind + data)
        found.append((kind, data))
        at += 12 + length
    return found


def test_animation_is_made_with_progress_and_sent(over: Match) -> None:
    path = f"/pictures/{over.public_id}/animation"
    assert Client().get(path).json() == {"state": "none", "drawn": 0, "frames": 0, "size": 0}
    assert Client().get(f"{path}.png").status_code == 404
    said = Client().post(path).json()
    assert said["state"] == "ready"
    assert said["drawn"] == said["frames"] > 10
    answer = Client().get(f"{path}.png")
    assert answer["Content-Type"] == "image/png"
    assert len(answer.content) == said["size"] <= animate.MOST_BYTES
    parts = chunks(answer.content)
    (control,) = [data for kind, data in parts if kind == b"acTL"]
    assert struct.unpack(">II", control) == (said["frames"], 0)
    numbers = [struct.unpack(">I", data[:4])[0] for kind, data in parts if kind in {b"fcTL", b"fdAT"}]
    assert numbers == list(range(len(numbers)))
    wide, high = size(answer.content)
    for kind, data in parts:
        if kind == b"fcTL":
            _, w, h, left, top, *_ = struct.unpack(">IIIIIHHBB", data)
            assert left + w <= wide
            assert top + h <= high


def test_second_request_makes_no_second_one(over: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[int] = []
    monkeypatch.setattr(
        animation, "_run", lambda _record, target, _row: runs.append(target.write_bytes(b"x"))
    )
    for _ in range(3):
        assert Client().post(f"/pictures/{over.public_id}/animation").json()["state"] == "ready"
    assert runs == [1]


def test_failed_one_is_said_and_may_be_asked_for_again(over: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/pictures/{over.public_id}/animation"
    monkeypatch.setattr(animation, "_run", fail)
    assert Client().post(path).json()["state"] == "failed"
    monkeypatch.setattr(animation, "_run", lambda _record, target, _row: target.write_bytes(b"x"))
    assert Client().post(path).json()["state"] == "ready"


def fail(_record: str, _target: Path, _row: int) -> None:
    raise OSError("the disk is full")


def test_running_match_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    assert Client().post(f"/pictures/{match.public_id}/animation").status_code == 403


def test_number_of_those_kept_and_of_those_being_made_is_bounded(
    over: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(animation, "MOST", 1)
    monkeypatch.setattr(animation, "WAITING", 1)
    monkeypatch.setattr(animation, "_run", lambda _record, target, _row: target.write_bytes(b"x"))
    now = timezone.now()
    other = play.running()
    waiting = Animation.objects.create(match=other, drawings=art.digest(), begun_at=now, asked_at=now)
    assert Client().post(f"/pictures/{over.public_id}/animation").status_code == 503
    Animation.objects.filter(pk=waiting.pk).update(begun_at=now - animation.LOST - timedelta(minutes=1))
    assert Client().post(f"/pictures/{over.public_id}/animation").json()["state"] == "ready"
    assert list(Animation.objects.values_list("match", flat=True)) == [over.pk]


def test_only_changed_cells_are_drawn_anew() -> None:
    tile = {"tile": "ba-RCr", "x": 0, "y": 0, "rotation": 0}
    before = {"tiles": [tile], "pieces": [], "seats": [{"score": 0}]}
    after = {
        "tiles": [tile, {**tile, "x": 3}],
        "pieces": [{"seat": 0, "x": 0, "y": 0}],
        "seats": [{"score": 4}],
    }
    assert animate.changed(before, after) == {(3, 0), (0, 0)}
    assert animate.changed(after, after) == set()


def test_pictures_of_different_kinds_do_not_fit_together() -> None:
    header = struct.pack(">IIBBBBB", 4, 4, 8, 6, 0, 0, 0)
    one, other = (b"\x89PNG\r\n\x1a\n" + bytes(8) + data for data in (header, header[:9] + b"\2\0\0\0"))
    with pytest.raises(ValueError, match="colour"):
        animated([Frame(one), Frame(other)])
