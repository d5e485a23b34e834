"""Workers claim due matches one by one: none is claimed twice, and one that is being written delays none."""

from __future__ import annotations

from datetime import datetime

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games.models import Match
from games.scheduler import due
from tests.games import play
from tests.games.faults.held_rows import held_elsewhere

pytestmark = pytest.mark.django_db(transaction=True)


def due_matches(count: int) -> list[str]:
    """Start matches in which a bot is to move, the longest due first; return their ids."""
    return [play.running([play.seat("Ann", bot="random"), play.seat("Bob")]).public_id for _ in range(count)]


def test_each_claim_is_a_transaction_about_one_match() -> None:
    ids = due_matches(3)
    with CaptureQueriesContext(connection) as queries:
        assert [task.match_id for task in due.claim_due(timezone.now())] == ids
    claims = [each["sql"] for each in queries if each["sql"].startswith("UPDATE")]
    keys = Match.objects.filter(public_id__in=ids).values_list("pk", flat=True)
    assert [[str(pk) for pk in keys if str(pk) in sql] for sql in claims] == [
        [str(pk)] for pk in keys.order_by("due")
    ]


def test_a_worker_passes_over_what_another_claims_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    ids, claim = due_matches(4), due._claim

    def late(match: Match, now: datetime) -> bool:
        monkeypatch.setattr(due, "_claim", claim)
        assert [task.match_id for task in due.claim_due(now, most=2)] == ids[:2]
        return claim(match, now)

    monkeypatch.setattr(due, "_claim", late)
    assert [task.match_id for task in due.claim_due(timezone.now(), most=2)] == ids[2:]


def test_a_match_that_has_moved_on_is_not_claimed() -> None:
    (match_id,) = due_matches(1)
    stale = Match.objects.get(public_id=match_id)
    due.run_due()
    Match.objects.update(claimed_until=None)
    assert not due._claim(stale, timezone.now())


def test_a_match_that_is_being_written_delays_no_other() -> None:
    """SQLite has one lock for all matches; there this shows that nothing is left behind."""
    ids = due_matches(2)
    if connection.vendor == "postgresql":
        with held_elsewhere(lambda: Match.objects.locked(ids[0])):
            assert [task.match_id for task in due.claim_due(timezone.now())] == ids[1:]
        ids = ids[:1]
    assert [task.match_id for task in due.claim_due(timezone.now())] == ids
