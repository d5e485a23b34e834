"""Numbers of chat messages: within their match, never given twice, in the order in which they are stored."""

from __future__ import annotations

import uuid
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.db import connection

from games import payloads
from games.models import ChatMessage, Match
from tests.games import play
from tests.games.faults.migrating import migrate, models_at

pytestmark = pytest.mark.django_db(transaction=True)
BEFORE = [("games", "0027_log_key")]
SEQUENCES = 2**32  # no sequence has come so far


def messages_before() -> Any:
    """Return the messages as the version before has them."""
    return models_at(BEFORE).get_model("games", "ChatMessage").objects


def line(match_pk: int, text: str) -> dict[str, Any]:
    """Return the columns of a message."""
    return {"match_id": match_pk, "name": "Ann", "text": text, "command_id": uuid.uuid4().hex}


def said(match: Match, after: int = 0) -> list[tuple[int, str]]:
    """Return the numbers and texts of the match's chat."""
    return [(number, each.text) for number, each in payloads.chat(match.pk, after)]


def test_each_match_counts_its_own_messages_and_no_sequence_does() -> None:
    one, other = play.running(), play.running()
    made = [ChatMessage.objects.create(**line(pk, "Hi")) for pk in (one.pk, other.pk, one.pk)]
    assert [each.number for each in made] == [1, 1, 2]
    assert all(each.pk > SEQUENCES for each in made)


def test_number_of_a_deleted_message_is_not_given_again() -> None:
    match = play.running()
    ChatMessage.objects.create(**line(match.pk, "first"))
    ChatMessage.objects.create(**line(match.pk, "abusive"))
    ChatMessage.objects.get(number=2).delete()
    ChatMessage.objects.create(**line(match.pk, "next"))
    assert said(match) == [(1, "first"), (3, "next")]
    assert said(match, after=2) == [(3, "next")]


def test_messages_of_many_at_once_have_each_a_number_of_their_own() -> None:
    match = play.running()

    def say(text: str) -> None:
        try:
            ChatMessage.objects.create(**line(match.pk, text))
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(say, [f"line {number}" for number in range(12)]))
    assert [number for number, _ in said(match)] == list(range(1, 13))


def test_messages_of_before_keep_the_number_that_clients_know(newest: Any) -> None:
    one, other = play.running(), play.running()
    migrate(BEFORE)
    keys = [messages_before().create(**line(pk, "old")).pk for pk in (one.pk, other.pk, one.pk)]
    migrate(newest)
    ChatMessage.objects.create(**line(one.pk, "new"))
    assert said(one) == [(keys[0], "old"), (keys[2], "old"), (keys[2] + 1, "new")]
    assert said(other) == [(keys[1], "old")]


def test_migration_goes_back(newest: Any) -> None:
    match = play.running()
    kept = ChatMessage.objects.create(**line(match.pk, "new"))
    migrate(BEFORE)
    assert list(messages_before().values_list("pk", "text")) == [(kept.pk, "new")]
    migrate(newest)
    assert [text for _, text in said(match)] == ["new"]


def test_process_of_the_version_before_says_something_during_an_update() -> None:
    """On SQLite nothing of it runs beside this one."""
    if connection.vendor != "postgresql":
        return
    match = play.running()
    ChatMessage.objects.create(**line(match.pk, "new"))
    for _ in range(2):
        messages_before().create(**line(match.pk, "old"))
    ChatMessage.objects.create(**line(match.pk, "new"))
    assert said(match) == [(1, "new"), (2, "old"), (3, "old"), (4, "new")]
