"""A guest who registers keeps everything; who logs in takes their guest's games along."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.core import mail
from django.core.management import call_command
from django.http import HttpResponse
from django.test import Client, RequestFactory

from games.models import Analysis, Match, Seat
from lobby.accounts.middleware import AccountsMiddleware
from lobby.models import Invitation, Player, Table
from tests.lobby.browser import Answer, Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]

AUTH = "/_allauth/browser/v1/auth"
PASSWORD = "a long road to the abbey"


def sign_up(stranger: Browser, username: str = "annie", **more: str) -> Answer:
    stranger.get("/api/me")
    return stranger.post(f"{AUTH}/signup", {"username": username, "password": PASSWORD, **more})


def log_in(stranger: Browser, username: str = "annie", password: str = PASSWORD) -> Answer:
    stranger.get("/api/me")
    return stranger.post(f"{AUTH}/login", {"username": username, "password": password})


def test_a_guest_becomes_an_account_in_place(guest: Guest) -> None:
    ann = guest("Ann")
    before = ann.player
    table = ann.opens(name="Before")
    assert sign_up(ann).status == 200
    after = ann.get("/api/me")["player"]
    assert after["id"] == before.public_id
    assert after["guest"] is False
    assert after["username"] == "annie"
    assert after["name"] == "Ann"
    assert Player.objects.count() == 1
    assert ann.sees(table)["you"] == {"seat": 0, "host": True, "invited": False}


def test_the_games_of_a_guest_stay_theirs(guest: Guest) -> None:
    ann = guest("Ann")
    table = ann.opens(size=2)
    ann.post(f"/api/tables/{table}/bots", {"level": "random"})
    match = ann.post(f"/api/tables/{table}/start")["match"]
    sign_up(ann)
    seat = Seat.objects.get(match__public_id=match, index=0)
    assert seat.player == ann.player
    assert [mine["id"] for mine in ann.get("/api/lobby")["my_matches"]] == [match]


def test_the_session_changes_when_a_guest_registers(guest: Guest) -> None:
    ann = guest("Ann")
    before = ann.client.cookies["sessionid"].value
    sign_up(ann)
    old = Browser()
    old.client.cookies["sessionid"] = before
    assert old.get("/api/me").json == {"player": None}


def test_an_account_without_ever_being_a_guest(stranger: Browser) -> None:
    assert sign_up(stranger).status == 200
    me = stranger.get("/api/me")["player"]
    assert (me["name"], me["username"], me["guest"]) == ("annie", "annie", False)


def test_log_in_from_another_browser(guest: Guest) -> None:
    ann = guest("Ann")
    sign_up(ann)
    elsewhere = Browser()
    assert log_in(elsewhere).status == 200
    assert elsewhere.get("/api/me")["player"]["id"] == ann.get("/api/me")["player"]["id"]


def test_log_in_moves_the_guests_match_to_the_account_and_deletes_the_guest(guest: Guest) -> None:
    sign_up(guest("Ann"))
    passing = guest("Passing")
    table = passing.opens(size=2)
    passing.post(f"/api/tables/{table}/bots", {"level": "random"})
    match = passing.post(f"/api/tables/{table}/start")["match"]
    waiting = passing.opens(name="Open still")
    assert log_in(passing).status == 200
    account = Player.objects.get(username="annie")
    assert Seat.objects.get(match__public_id=match, index=0).player == account
    assert Table.objects.get(pk=waiting).host == account
    assert passing.sees(waiting)["seats"][0]["player"] == account.public_id
    assert not Player.objects.filter(name="Passing").exists()


def test_log_in_keeps_the_guests_seat_where_the_account_has_one(guest: Guest) -> None:
    ann = guest("Ann")
    sign_up(ann)
    table = ann.opens(size=2)
    passing = guest("Passing")
    passing.joins(table)
    match = ann.post(f"/api/tables/{table}/start")["match"]
    assert log_in(passing).status == 200
    seats = (
        Seat.objects.filter(match__public_id=match).order_by("index").values_list("player__name", flat=True)
    )
    assert list(seats) == ["Ann", "Passing"]


def test_log_in_moves_records_and_invitations_to_the_account(guest: Guest) -> None:
    ann, passing = guest("Ann"), guest("Passing")
    sign_up(ann)
    host, both = guest("Host").opens(), guest("Other").opens()
    record = Match.objects.create(uploaded=True, uploader=passing.player, status="over")
    asked = Analysis.objects.create(
        match=record, version=1, asked_by=passing.player, asked_at=record.created_at
    )
    for table, who in ((host, passing), (both, passing), (both, ann)):
        Invitation.objects.create(table_id=table, player=who.player, kind=Invitation.Kind.INVITED)
    assert log_in(passing).status == 200
    assert Match.objects.get(pk=record.pk).uploader == ann.player
    assert Analysis.objects.get(pk=asked.pk).asked_by == ann.player
    assert set(ann.player.invitations.values_list("table_id", flat=True)) == {host, both}
    assert not Player.objects.filter(name="Passing").exists()


def test_log_out_leaves_a_session_without_player(guest: Guest) -> None:
    ann = guest("Ann")
    sign_up(ann)
    assert ann.delete(f"{AUTH}/session").status == 401
    assert ann.get("/api/me").json == {"player": None}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"username": "an", "password": PASSWORD}, "account.username_short"),
        ({"username": "ann lee", "password": PASSWORD}, "account.username_letters"),
        ({"username": "guest-1234", "password": PASSWORD}, "account.username_guest"),
        ({"username": "admin", "password": PASSWORD}, "account.username_blacklisted"),
        ({"username": "x" * 40, "password": PASSWORD}, "name.long"),
        ({"username": "annie", "password": "12345678"}, "account.password_too_common"),
        ({"username": "annie"}, "account.required"),
        ({"username": "annie", "password": PASSWORD, "email": "no address"}, "account.invalid"),
    ],
)
def test_refused_sign_ups_say_why_and_leave_the_guest_a_guest(
    guest: Guest, body: dict[str, str], code: str
) -> None:
    ann = guest("Ann")
    assert ann.post(f"{AUTH}/signup", body).code == code
    assert ann.get("/api/me")["player"]["guest"] is True
    assert ann.player.username.startswith("guest-")


def test_a_taken_user_name_is_refused_in_any_case_of_letters(guest: Guest, stranger: Browser) -> None:
    sign_up(guest("Ann"))
    assert sign_up(stranger, "ANNIE").code == "account.username_taken"


def test_a_wrong_password_says_no_more_than_an_unknown_name(guest: Guest) -> None:
    sign_up(guest("Ann"))
    wrong, unknown = (
        log_in(Browser(), "annie", "nothing of the kind"),
        log_in(Browser(), "nobody", "nothing of the kind"),
    )
    assert wrong.code == unknown.code == "account.username_password_mismatch"
    assert wrong["sentence"] == unknown["sentence"]


def test_nobody_logs_in_as_a_guest(guest: Guest) -> None:
    ann = guest("Ann")
    assert log_in(Browser(), ann.player.username, "").status == 400
    assert log_in(Browser(), ann.player.username, "!").status == 400


def test_sign_up_while_logged_in_is_refused(guest: Guest) -> None:
    ann = guest("Ann")
    sign_up(ann)
    assert sign_up(ann, "other").code == "account.logged_in"
    assert Player.objects.count() == 1


def test_password_attempts_are_rate_limited(guest: Guest) -> None:
    sign_up(guest("Ann"))
    codes = [log_in(Browser(), "annie", f"guess number {index}").code for index in range(12)]
    assert codes[0] == "account.username_password_mismatch"
    assert codes[-1] in {"http.throttled", "account.too_many_login_attempts"}


def test_accounts_ask_for_the_token_too() -> None:
    client = Client(enforce_csrf_checks=True)
    answer = client.post(f"{AUTH}/signup", "{}", content_type="application/json")
    assert answer.status_code == 403
    assert answer.json()["code"] == "http.csrf"


def test_no_mail_is_sent_if_mail_is_not_configured(guest: Guest) -> None:
    ann = guest("Ann")
    assert sign_up(ann, email="ann@example.org").status == 200
    assert ann.get("/api/me")["player"]["email"] == "ann@example.org"
    assert mail.outbox == []


def test_the_password_can_be_changed(guest: Guest) -> None:
    ann = guest("Ann")
    sign_up(ann)
    change = {"current_password": PASSWORD, "new_password": "another road to the abbey"}
    assert ann.post("/_allauth/browser/v1/account/password/change", change).status == 200
    assert log_in(Browser(), "annie", "another road to the abbey").status == 200
    assert log_in(Browser()).status == 400


def test_superuser_has_a_name_and_gets_into_the_admin(client: Client) -> None:
    call_command("createsuperuser", username="keeper", name="Keeper", interactive=False, verbosity=0)
    keeper = Player.objects.get(username="keeper")
    assert (keeper.name, keeper.is_guest) == ("Keeper", False)
    client.force_login(keeper, backend="django.contrib.auth.backends.ModelBackend")
    assert client.get("/admin/").status_code == 200


@pytest.mark.parametrize("body", [b"", b'{"username": "Ann"}'])
def test_an_error_of_ours_is_not_blamed_on_the_body(body: bytes) -> None:
    request = RequestFactory().post("/_allauth/browser/v1/auth/login", body, content_type="application/json")
    answer = AccountsMiddleware(lambda _: HttpResponse()).process_exception(request, ValueError("ours"))
    assert answer is None
