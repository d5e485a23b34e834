"""Claiming a match whose other players stay away: when it is possible, how it ends, and who comes back."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from games import conf, payloads, presence, records, service
from games.claims import claiming
from games.commands import submit_unanswered
from games.models import LoggedAction, Match, Seat
from games.payloads import listings, lobby_lists
from games.schemas.base import UNSET
from realtime.refusals import RequestRefused
from tests.games import play
from tests.games.client import cookie

pytestmark = pytest.mark.django_db(transaction=True)
DAYS = 7


def running(seats: Any = 2, days: int = DAYS, clock: dict[str, Any] | None = None) -> Match:
    wanted = [play.seat(name) for name in play.NAMES[:seats]] if isinstance(seats, int) else seats
    return service.start(
        service.open_match(), setup={}, seats=wanted, clock=clock or {"kind": "none"}, claim_days=days
    )


def ago(days: float) -> datetime:
    return timezone.now() - timedelta(days=days)


def waits(match: Match, days: float, seen: dict[int, float] | None = None) -> Match:
    """Have the match wait since so many days; the players at `seen` were there so many days ago."""
    Match.objects.filter(pk=match.pk).update(turn_since=ago(days))
    for index, last in (seen or {}).items():
        match.seats.filter(index=index).update(seen_at=ago(last))
    return play.fresh(match)


def who(match: Match, index: int) -> int:
    pk = match.seats.get(index=index).player_id
    assert pk is not None
    return pk


def claim(match: Match, index: int) -> str:
    """Claim the match; return the code of the refusal, or the status of the match after it."""
    try:
        claiming.claim(match.public_id, who(match, index))
    except RequestRefused as refused:
        return refused.refusal.code
    return play.fresh(match).status


def actions(match: Match) -> list[dict[str, Any]]:
    return list(LoggedAction.objects.filter(match=match).order_by("number").values_list("action", flat=True))


def test_player_claims_a_match_whose_other_player_stays_away() -> None:
    match = waits(running(), DAYS + 0.1, {0: DAYS + 0.1})
    assert claim(match, 1) == "over"
    assert actions(match) == [{"seat": 0, "type": "forfeit", "by": "claim"}]
    seats = list(match.seats.order_by("index").values_list("left", "absent", "rank"))
    assert seats == [(True, True, 2), (False, False, 1)]


def test_result_says_so_in_headline_lists_status_and_record() -> None:
    match = waits(running(), DAYS + 1)
    claim(match, 1)
    now = play.fresh(match)
    assert [seat.absent for seat in payloads.headline(now).seats] == [True, UNSET]
    assert [seat.absent for seat in payloads.status(now).seats] == [True, UNSET]
    _, finished = lobby_lists.running_and_finished(lobby_lists.Wanted())
    assert [seat.absent for seat in finished.matches[0].seats] == [True, UNSET]
    assert [seat.absent for seat in listings.page("over", None, 1).matches[0].seats] == [True, UNSET]
    record = json.loads(records.download(now))
    assert record["actions"] == [{"seat": 0, "type": "forfeit", "by": "claim"}]
    again = records.upload(record, play.player("Eve"))
    assert list(again.seats.order_by("index").values_list("absent", "rank")) == [(True, 2), (False, 1)]


@pytest.mark.parametrize(
    ("waiting", "seen", "code"),
    [
        (DAYS - 0.1, {}, "claim.early"),
        (DAYS + 1, {0: DAYS - 0.1}, "claim.early"),  # it waits for long, but its player has looked at it
        (DAYS + 1, {2: DAYS - 0.1}, "claim.early"),  # a player who is not awaited was there
        (DAYS + 1, {0: DAYS + 2, 2: DAYS + 2}, "over"),
    ],
)
def test_all_others_must_be_away_for_all_of_the_time(
    waiting: float, seen: dict[int, float], code: str
) -> None:
    assert claim(waits(running(3), waiting, seen), 1) == code


def test_refusal_says_for_how_long_yet() -> None:
    match = waits(running(), DAYS - 2)
    found = claiming.standing(match, who(match, 1))
    assert (found.claimable, found.seats, found.days) == (False, [0], DAYS)
    assert found.refusal is not None
    assert found.refusal.params == {"seconds": pytest.approx(2 * 86_400, abs=5)}
    assert "in 2 days" in found.refusal.sentence or "in 3 days" in found.refusal.sentence


def test_nobody_claims_a_match_that_waits_for_them() -> None:
    match = waits(running(), DAYS + 5, {1: DAYS + 5})
    assert claim(match, 0) == "claim.turn"


def test_other_matches_are_refused() -> None:
    assert claim(waits(running(days=0), 100), 1) == "claim.off"
    with_bot = running([play.seat("Ann"), play.seat("Bot", bot="random")])
    assert claim(waits(with_bot, 100), 0) == "claim.nobody"
    match = waits(running(), 100)
    with pytest.raises(RequestRefused, match="not a player"):
        claiming.claim(match.public_id, play.player("Eve").pk)
    assert claim(match, 1) == "over"
    assert claim(match, 1) == "match.not_running"


def test_clock_forfeits_by_itself_so_its_match_can_not_be_claimed() -> None:
    match = running(clock={"kind": "move", "move": 14 * 86_400_000})
    assert match.claim_days == 0
    assert claim(waits(match, 100), 1) == "claim.off"


def test_bots_are_not_people_and_the_match_ends_with_them() -> None:
    match = running([play.seat("Ann"), play.seat("Bob"), play.seat("Bot", bot="random")])
    assert claim(waits(match, DAYS + 1), 1) == "over"
    assert [action["type"] for action in actions(match)] == ["forfeit", "end_together"]
    assert match.seats.get(index=0).rank == 3
    assert list(match.seats.filter(absent=True).values_list("index", flat=True)) == [0]


def test_persons_at_one_device_claim_together() -> None:
    ann = play.player("Ann")
    ben = {**play.seat("Ben", who=ann), "companion": True}
    match = running([play.seat("Cleo"), play.seat("Ann", who=ann), ben])
    claiming.claim(waits(match, DAYS + 1).public_id, ann.pk)
    assert play.fresh(match).status == "over"
    assert list(match.seats.filter(left=True).values_list("index", flat=True)) == [0]


def test_paused_match_is_claimed_too() -> None:
    match = waits(running(), DAYS + 1)
    service.pause(match.public_id)
    assert claim(match, 1) == "over"


def test_player_who_is_connected_is_not_away() -> None:
    match = waits(running(), DAYS + 1)
    presence.store(match.pk, [0], 0)
    assert claim(match, 1) == "claim.back"
    presence.store(match.pk, [], 0)
    assert claim(match, 1) == "claim.early"  # the seat keeps that its player was there


def test_player_who_returns_while_the_match_is_claimed_stays_in(monkeypatch: pytest.MonkeyPatch) -> None:
    match = waits(running(3), DAYS + 1)
    read = claiming._is_back

    def comes_back(table: Any) -> bool:
        answer = read(table)
        if len(actions(match)) == 1:  # Ann has left; Cleo comes back after the look at who is there
            presence.store(match.pk, [2], 0)
        return answer

    monkeypatch.setattr(claiming, "_is_back", comes_back)
    assert claim(match, 1) == "claim.back"
    assert [action["seat"] for action in actions(match)] == [0]
    assert play.fresh(match).status == "running"


def test_move_that_comes_first_keeps_its_player_in(monkeypatch: pytest.MonkeyPatch) -> None:
    match = waits(running(), DAYS + 1)
    real = submit_unanswered

    def late(found: Match, kind: str, seat: int, action: dict[str, Any]) -> Any:
        if not actions(match):
            first = play.plain(play.legal(match)[0])
            service.submit_for_player(match.public_id, who(match, 0), 0, play.command(), first)
        return real(found, kind, seat, action)

    monkeypatch.setattr("games.claims.claiming.submit_unanswered", late)
    assert claim(match, 1) == "claim.back"
    assert [action["type"] for action in actions(match)] == ["place_tile"]


def test_when_players_were_there_is_kept_sparingly() -> None:
    match, off = running(), running(days=0)
    presence.store(match.pk, [0], 0)
    first = match.seats.get(index=0).seen_at
    before = play.fresh(match).answers
    presence.store(match.pk, [0], 0)
    assert (match.seats.get(index=0).seen_at, play.fresh(match).answers) == (first, before)
    match.seats.filter(index=0).update(seen_at=timezone.now() - timedelta(seconds=conf.SEEN_EVERY + 1))
    presence.store(match.pk, [0], 0)
    seen = match.seats.get(index=0).seen_at
    assert first is not None
    assert seen is not None
    assert seen >= first
    presence.store(off.pk, [0], 0)
    play.move(off)
    assert not Seat.objects.filter(match=off, seen_at__isnull=False).exists()


def test_action_over_http_says_that_its_player_is_there() -> None:
    match = running()
    first = play.plain(play.legal(match)[0])
    service.submit_for_player(match.public_id, who(match, 0), 0, play.command(), first)
    assert match.seats.get(index=0).seen_at is not None
    assert match.seats.get(index=1).seen_at is None


def test_http_says_when_and_claims(client: Client) -> None:
    match = waits(running(), DAYS - 1)
    address = f"/api/matches/{match.public_id}/abandoned"
    assert client.get(address).status_code == 403
    client.cookies.load(cookie(match.seats.get(index=1).player))
    assert client.get(address).json()["refusal"]["code"] == "claim.early"
    early = client.post(address)
    assert (early.status_code, early.json()["code"]) == (409, "claim.early")
    waits(match, DAYS + 1)
    assert client.get(address).json()["claimable"] is True
    done = client.post(address)
    assert (done.status_code, done.json()["status"]) == (200, "over")
