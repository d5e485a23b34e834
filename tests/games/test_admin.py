"""The admin pages of matches: what they show, what they hide, how much they read, what can be done."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission
from django.test import Client
from django.utils import timezone

import rules
from games import service
from games.game_cache import CACHE, LiveMatch
from games.matches.recovery import first_difference
from games.models import ChatMessage, LoggedAction, Match
from realtime.refusals import RequestRefused
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)
LIST = "/admin/games/match/"


def page(client: Client, match: Match, query: str = "") -> str:
    answer = client.get(f"{LIST}{match.pk}/change/{query}")
    assert answer.status_code == 200
    return answer.content.decode()


def act(client: Client, action: str, *matches: Match, **more: Any) -> Any:
    data = {"action": action, "index": 0, "_selected_action": [match.pk for match in matches], **more}
    return client.post(LIST, data, follow=True)


def frozen(monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any] | None = None) -> Match:
    """Return a match whose fourth action raises an exception in the rules engine."""
    match = play.running(clock=clock)
    play.moves(match, 3)

    def broken(_self: Any, action: dict[str, Any]) -> None:
        raise ZeroDivisionError("the order of the bag is BA/A, BA/B")

    with monkeypatch.context() as patch:
        patch.setattr(rules.Game, "apply", broken)
        with pytest.raises(RequestRefused):
            play.move(match, {"type": "end_turn"})
    return play.fresh(match)


def test_list_is_filtered_by_status_and_cause_and_searched_by_player(
    admin_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    halted, other = frozen(monkeypatch), play.running()
    for query in ("?status__exact=frozen", "?fault=ZeroDivisionError", f"?q={halted.public_id}"):
        text = admin_client.get(LIST + query).content.decode()
        assert halted.public_id in text
        assert other.public_id not in text
    assert "ZeroDivisionError" in admin_client.get(LIST).content.decode()
    assert other.public_id in admin_client.get(f"{LIST}?q=Bob").content.decode()


def test_frozen_match_shows_cause_place_and_action_without_the_message(
    admin_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = frozen(monkeypatch)
    text = page(admin_client, match)
    assert match.frozen_at is not None
    assert "ZeroDivisionError" in text
    assert "test_admin.py" in text
    assert "end_turn" in text
    assert "BA/A, BA/B" not in text
    assert 'value="try_again"' in text


def test_match_page_links_seats_players_table_and_log(admin_client: Client) -> None:
    match = play.running()
    Match.objects.filter(pk=match.pk).update(table="t-22222222", rematch="t-33333333")
    text = page(admin_client, match)
    for seat in match.seats.all():
        assert f"/admin/lobby/player/{seat.player_id}/change/" in text
    for address in ("/admin/lobby/table/t-22222222/change/", "/admin/lobby/table/t-33333333/change/"):
        assert address in text
    assert 'href="?log=1#match-log"' in text
    assert 'value="try_again"' not in text


def long_log(match: Match, events: int) -> None:
    """Rows that are only read, not replayed."""
    rows = [
        LoggedAction(
            match=match,
            number=n,
            seat=0,
            command_id=f"row-{n:06}",
            action={"type": "x"},
            hash=f"{n:016x}",
            at=timezone.now(),
        )
        for n in range(1, events + 1)
    ]
    LoggedAction.objects.bulk_create(rows)
    Match.objects.filter(pk=match.pk).update(number=events)


def test_long_log_is_read_in_pages(admin_client: Client, django_assert_max_num_queries: Any) -> None:
    match = play.running(6)
    long_log(match, 1234)
    admin_client.get(LIST)  # the session and what is cached of content types
    with django_assert_max_num_queries(14):
        last = page(admin_client, match)
    assert f"{1234:016x}" in last
    assert f"{1200:016x}" not in last
    with django_assert_max_num_queries(14):
        first = page(admin_client, match, "?log=1")
    assert f"{1:016x}" in first
    assert f"{51:016x}" not in first
    assert "page 1 of 25" in first


def test_lists_read_a_bounded_number_of_queries(
    admin_client: Client, django_assert_max_num_queries: Any
) -> None:
    player = play.player("Ann")
    for _ in range(12):
        match = play.running([play.seat("Ann", who=player), play.seat("Bob")])
        ChatMessage.objects.create(match=match, player=player, name="Ann", text="Hi", command_id="chat-0001")
    admin_client.get(LIST)
    for path in ("match", "seat", "chatmessage"):
        with django_assert_max_num_queries(10):
            assert admin_client.get(f"/admin/games/{path}/").status_code == 200
    player_seats = f"/admin/games/seat/?player__id__exact={player.pk}"
    assert match.public_id in admin_client.get(player_seats).content.decode()


def test_try_again_lets_a_match_go_on_whose_log_replays(
    admin_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = frozen(monkeypatch, clock={"kind": "move", "move": 60_000})
    assert (match.status, match.turn_seat, match.due) == ("frozen", None, None)
    text = act(admin_client, "try_again", match).content.decode()
    assert "goes on" in text
    now = play.fresh(match)
    assert (now.status, now.fault, now.frozen_at, now.freeze_report) == ("running", "", None, None)
    assert now.turn_seat is not None
    assert now.due is not None
    play.move(match)
    assert play.fresh(match).number == 4
    assert LogEntry.objects.get().object_repr == match.public_id


def test_try_again_leaves_a_match_frozen_whose_action_still_fails(
    admin_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = frozen(monkeypatch)
    played: list[dict[str, Any]] = []
    real = LiveMatch._apply

    def broken(self: LiveMatch, action: dict[str, Any]) -> Any:
        played.append(action)
        if len(played) == 4:
            raise KeyError("BA/A")
        return real(self, action)

    with monkeypatch.context() as patch:
        patch.setattr(LiveMatch, "_apply", broken)
        text = act(admin_client, "try_again", match).content.decode()
    assert "the action after event 3 still fails: KeyError" in text
    assert play.fresh(match).status == "frozen"
    assert not LogEntry.objects.exists()


def test_try_again_leaves_a_match_frozen_whose_log_leads_elsewhere(
    admin_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = frozen(monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(rules, "view_hash", lambda _view: "0" * 16)
        text = act(admin_client, "try_again", match).content.decode()
    assert "event 1 leads elsewhere" in text
    assert play.fresh(match).status == "frozen"
    assert first_difference(match) is None


def test_closed_match_offers_a_rematch_and_does_not_reopen(
    admin_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = frozen(monkeypatch)
    assert "is closed" in act(admin_client, "close", match).content.decode()
    now = play.fresh(match)
    assert (now.status, now.fault) == ("closed", "ZeroDivisionError")
    assert not service.reopen(match.public_id)
    with pytest.raises(RequestRefused) as raised:
        service.submit(match.public_id, 0, now.number, play.command(), {"type": "end_turn"})
    assert raised.value.refusal.code == "match.not_running"
    assert Client().get(f"/api/matches/{match.public_id}/offer").json()["decision"] is None
    assert "not frozen" in act(admin_client, "close", match).content.decode()


def test_actions_on_a_running_match_change_nothing(admin_client: Client) -> None:
    match = play.running()
    for action in ("try_again", "close"):
        assert "not frozen" in act(admin_client, action, match).content.decode()
    for action in ("export", "export_with_seed"):
        assert "not over yet" in act(admin_client, action, match, confirmed="1").content.decode()
    assert play.fresh(match).status == "running"


def test_export_holds_the_log_and_nothing_hidden(
    admin_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = frozen(monkeypatch)
    answer = act(admin_client, "export", match)
    assert "attachment" in answer["Content-Disposition"]
    text = answer.content.decode()
    data = json.loads(text)
    assert match.seed not in text
    assert len(data["actions"]) == 3
    assert len(data["draws"]) < 10
    CACHE.forget()
    assert rules.Record.from_json(text).game().log == data["actions"]
    assert act(admin_client, "export", match, play.running()).status_code == 200  # a page that asks for one


def test_export_with_seed_asks_first_and_is_logged(
    admin_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = frozen(monkeypatch)
    asked = act(admin_client, "export_with_seed", match)
    assert match.seed not in asked.content.decode()
    assert not LogEntry.objects.exists()
    answer = act(admin_client, "export_with_seed", match, confirmed="1")
    assert json.loads(answer.content)["seed"] == match.seed
    assert "with its seed" in LogEntry.objects.get().change_message


def test_operator_without_the_permission_only_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = frozen(monkeypatch)
    operator = play.player("Olga")
    operator.is_staff = True
    operator.save()
    operator.user_permissions.add(Permission.objects.get(codename="view_match"))
    client = Client()
    client.force_login(operator, backend="django.contrib.auth.backends.ModelBackend")
    assert 'value="try_again"' not in page(client, match)
    act(client, "try_again", match)
    assert play.fresh(match).status == "frozen"
    operator.user_permissions.add(Permission.objects.get(codename="change_match"))
    assert 'value="try_again"' in page(client, match)
    act(client, "export_with_seed", match, confirmed="1")
    assert not LogEntry.objects.exists()
    act(client, "try_again", match)
    assert play.fresh(match).status == "running"


def test_pages_of_a_running_match_show_nothing_hidden(admin_client: Client) -> None:
    match = play.running()
    play.moves(match, 10)
    for path in (f"match/{match.pk}/change/", "match/", "seat/"):
        text = admin_client.get(f"/admin/games/{path}").content.decode()
        assert match.seed not in text
        assert not [salt for salt in match.salts if salt in text]
