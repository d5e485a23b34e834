"""Workers claim questions for ideas one by one: none is claimed twice, and one that is held delays none."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games.hints import jobs
from games.models import Hint
from tests.games import play
from tests.games.faults.held_rows import held_elsewhere

pytestmark = pytest.mark.django_db(transaction=True)


def asked(count: int) -> list[int]:
    """Have questions wait, the oldest first; return their keys."""
    match, now = play.running(), timezone.now()
    times = [now - timedelta(seconds=count - number) for number in range(count)]
    rows = [Hint(match=match, number=number, seat=0, asked_at=at) for number, at in enumerate(times)]
    return [row.pk for row in Hint.objects.bulk_create(rows)]


def claimed(most: int = 9) -> list[int]:
    return [job.pk for job in jobs.claim(timezone.now(), most)]


def test_each_claim_is_a_transaction_about_one_question() -> None:
    keys = asked(3)
    with CaptureQueriesContext(connection) as queries:
        assert claimed() == keys
    claims = [each["sql"].partition(" WHERE ")[2] for each in queries if each["sql"].startswith("UPDATE")]
    assert [[int(key) for key in re.findall(r"\d+", where)] for where in claims] == [[pk] for pk in keys]


def test_a_worker_passes_over_what_another_claims_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    keys, claim = asked(4), jobs._claim

    def late(pk: int, now: datetime) -> bool:
        monkeypatch.setattr(jobs, "_claim", claim)
        assert claimed(2) == keys[:2]
        return claim(pk, now)

    monkeypatch.setattr(jobs, "_claim", late)
    assert claimed(2) == keys[2:]


def test_a_question_that_was_answered_meanwhile_is_not_claimed() -> None:
    (pk,) = asked(1)
    Hint.objects.update(done_at=timezone.now())
    assert not jobs._claim(pk, timezone.now())


def test_a_question_that_is_held_delays_no_other() -> None:
    """SQLite has one lock for all rows; there this shows that nothing is left behind."""
    keys = asked(2)
    if connection.vendor == "postgresql":
        with held_elsewhere(lambda: Hint.objects.select_for_update().get(pk=keys[0])):
            assert claimed() == keys[1:]
        keys = keys[:1]
    assert claimed() == keys
