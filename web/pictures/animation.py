"""Animations of whole games: asked for, made by a worker with progress, kept in a bounded number."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import structlog
from django.db import transaction
from django.utils import timezone
from django_tasks import task

import rules
from games.event_log.read import read_live
from games.models import Match
from realtime.refusals import SERVICE_BUSY, RequestRefused
from rules import art
from web.models import Animation

log = structlog.get_logger("bastide.web")
MOST = 60  # animations of at most 6 MB; those asked for longest ago go first
WAITING = 6  # that are being made; further ones are refused
TIMEOUT_S = 300
LOST = timedelta(minutes=15)  # a row that is so old and not ready was left by a worker that died


class Progress(msgspec.Struct):
    """How far an animation is: `none`, `making`, `ready` or `failed`; `size` in bytes once it is ready."""

    state: str
    drawn: int = 0
    frames: int = 0
    size: int = 0


def progress(match: Match) -> Progress:
    """Return how far the animation of a match is."""
    row = _rows(match).defer("body").first()
    if row is None or (not row.size and not row.failed and row.begun_at < timezone.now() - LOST):
        return Progress("none")
    state = "failed" if row.failed else "ready" if row.size else "making"
    return Progress(state, row.drawn, row.frames, row.size)


def begin(match: Match) -> Progress:
    """Have a worker make the animation, unless it is made already. Raises RequestRefused if many wait."""
    now = timezone.now()
    with transaction.atomic():
        Match.objects.locked(match.public_id)  # two requests at once begin one
        known = progress(match)
        if known.state in {"making", "ready"}:
            return known
        making = Animation.objects.filter(size=0, failed=False, begun_at__gt=now - LOST).exclude(match=match)
        if making.count() >= WAITING:
            raise RequestRefused(SERVICE_BUSY)
        Animation.objects.filter(match=match).delete()
        Animation.objects.create(match=match, drawings=art.digest(), begun_at=now, asked_at=now)
        transaction.on_commit(lambda: make.enqueue(match.pk))
    return progress(match)


def body(match: Match) -> bytes | None:
    """Return the file of a match, or None if it is not made."""
    row = _rows(match).exclude(size=0).first()
    if row is None or row.body is None:
        return None
    Animation.objects.filter(pk=row.pk).update(asked_at=timezone.now())
    return bytes(row.body)


@task(priority=-50)  # mails and the like go first
def make(match_pk: int) -> None:
    """Make the animation of a match, in a process of its own, and store it, if somebody asks for it."""
    row = Animation.objects.filter(match_id=match_pk, size=0).select_related("match").first()
    if row is None:
        return
    record = read_live(row.match, lambda live: rules.record_of(live.game))
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "animation.png"
        try:
            _run(record.to_json(), target, row.pk)
            made: dict[str, Any] = {"body": target.read_bytes(), "size": target.stat().st_size}
        except (subprocess.SubprocessError, OSError) as error:
            log.warning("animation not made", match=row.match.public_id, error=type(error).__name__)
            made = {"failed": True}
    Animation.objects.filter(pk=row.pk).update(**made)
    _forget_oldest()


def _run(record: str, target: Path, row: int) -> None:
    """Run the process and store its progress. Raises SubprocessError if it fails or takes too long."""
    command = [sys.executable, "-m", "web.pictures.animate", str(target)]
    until = timezone.now() + timedelta(seconds=TIMEOUT_S)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            _follow(process, record, row, until)
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


def _follow(process: subprocess.Popen[str], record: str, row: int, until: datetime) -> None:
    assert process.stdin is not None  # noqa: S101 - for mypy: both are pipes
    assert process.stdout is not None  # noqa: S101
    with suppress(BrokenPipeError), process.stdin:
        process.stdin.write(record)
    for line in process.stdout:
        drawn, frames = map(int, line.split())
        Animation.objects.filter(pk=row).update(drawn=drawn, frames=frames)
        if timezone.now() > until:
            raise subprocess.TimeoutExpired(process.args, TIMEOUT_S)


def _rows(match: Match) -> Any:
    """Return the row of a match, if it shows the present drawings."""
    return Animation.objects.filter(match=match, drawings=art.digest())


def _forget_oldest() -> None:
    kept = Animation.objects.order_by("-asked_at").values_list("pk", flat=True)[:MOST]
    Animation.objects.exclude(pk__in=list(kept)).delete()
