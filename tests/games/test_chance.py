"""A match with an expansion that throws a die: on the server, in its records, and secret until it happens."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from django.test import Client

import rules
from games import records
from games.bots import runner
from games.event_log.read import read_live
from games.game_cache import CACHE, opening
from games.matches.recovery import first_difference
from games.models import Match
from realtime.refusals import RequestRefused
from rules.decisions import Chance, Flow
from rules.expansions import registry
from rules.fairness import Shuffler
from rules.hooks import View
from rules.state.state import GameState
from rules.state.steps import Step
from rules.verification import problem_of
from tests.games import play
from tests.games.client import cookie
from tests.rules.hooks.toys import Toy

pytestmark = pytest.mark.django_db(transaction=True)

SIDES = (1, 2, 3)


def throw(state: GameState, part: Any) -> Flow:
    answer = yield Chance(part.seat, "die", SIDES)
    if answer is not None:
        state.slots["die"].append(answer["outcome"])


class Dice(Toy):
    """A die is thrown at the end of each turn; everybody sees what was thrown."""

    streams = ("die",)
    steps = (Step("ended", "6.4", throw),)

    def prepare(self, state: GameState) -> None:
        state.slots["die"] = []

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        view["rolls"] = list(state.slots["die"])


@pytest.fixture(autouse=True)
def _dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has the die."""
    real, toy = registry.modules, Dice()
    monkeypatch.setattr(registry, "modules", lambda: (*real(), toy))


def rolls(match: Match) -> list[int]:
    return read_live(play.fresh(match), lambda live: list(live.seen["rolls"]))


def fair(match: Match, count: int) -> list[int]:
    """Return what seed and salts of a match say of the first throws."""
    shuffler = Shuffler(match.seed, match.salts)
    return [SIDES[shuffler.below(len(SIDES), f"die|{number}")] for number in range(count)]


def test_running_match_throws_what_its_seed_and_salts_say_and_replays_to_the_same() -> None:
    match = play.running(2)
    play.moves(match, 40)
    thrown = rolls(match)
    assert len(thrown) > 5
    assert thrown == fair(play.fresh(match), len(thrown))
    CACHE.forget()
    assert rolls(match) == thrown
    assert first_difference(play.fresh(match)) is None


def test_bot_decides_in_a_match_with_a_die() -> None:
    match = play.running([play.seat("Ann"), play.seat("Bot", bot="greedy")])
    while play.fresh(match).turn_seat == 0:
        play.move(match)
    now = play.fresh(match)
    assert rolls(match) == fair(now, 1)
    action = runner.choose(match.public_id, 1, now.number)
    assert action is not None
    play.move(match, action)


@pytest.fixture
def record() -> dict[str, Any]:
    """Return the game file of a match that was played to its end."""
    match = play.play_out(play.running(2))
    assert match.status == Match.Status.OVER
    found: dict[str, Any] = json.loads(records.download(match))
    assert found["chance"] == {"die": fair(match, len(found["chance"]["die"]))}
    return found


def test_downloaded_record_verifies_and_comes_back_by_upload(record: dict[str, Any]) -> None:
    assert problem_of(rules.Record.from_data(record)) is None
    match = records.upload(record)
    assert match.chance == record["chance"]
    assert rolls(match) == record["chance"]["die"]
    assert json.loads(records.download(match))["chance"] == record["chance"]
    # Results that the record does not name follow from its seed. Without a seed the game waits.
    short = {**record, "chance": {"die": record["chance"]["die"][:4]}}
    assert rolls(records.upload(short)) == record["chance"]["die"]
    del short["seed"], short["hashes"], short["result"], short["commitment"]
    waits = records.upload(short)
    assert rolls(waits) == record["chance"]["die"][:4]
    assert waits.replay_note is not None
    live = opening(records.upload({**short, "actions": []})).start()
    assert not live.over


def test_verify_names_the_result_that_is_wrong(record: dict[str, Any]) -> None:
    thrown = record["chance"]["die"]
    thrown[7] = other = next(side for side in SIDES if side != thrown[7])
    said = problem_of(rules.Record.from_data({**record, "hashes": []}))
    assert said is not None
    assert said.startswith(f"Result 7 of die is {other}; seed and salts say ")


def test_record_with_results_left_over_is_refused(record: dict[str, Any]) -> None:
    record["chance"]["die"].append(1)
    with pytest.raises(RequestRefused, match="results of chance that the game has not had") as refused:
        records.upload({**record, "hashes": []})
    assert refused.value.refusal.code == "record.form"


def test_record_with_a_result_that_cannot_be_is_shown_up_to_there(record: dict[str, Any]) -> None:
    record["chance"]["die"][2] = 9
    match = records.upload(record)
    assert rolls(match) == record["chance"]["die"][:2]
    note = match.replay_note
    assert note is not None
    assert note["stopped"] == match.number + 1
    assert note["refusal"]["code"] == "record.draw"
    assert "Result 2 of die cannot be 9" in note["refusal"]["sentence"]


def test_record_with_a_stream_that_is_not_in_play_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(RequestRefused, match="'cards'"):
        records.upload({**record, "chance": {"cards": []}})


TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)")


def answers(match: Match, who: Any) -> list[str]:
    """Return all answers about a match that a player can get, without ids and times."""
    path, client = f"/api/matches/{match.public_id}", Client(headers={"cookie": cookie(who)})
    said = []
    for word in ("", "/events", "/offer", "/record", "/tryout?tile=BA%2FL"):
        text = client.get(path + word).content.decode()
        assert match.seed not in text
        plain = text.replace(match.public_id, "MATCH").replace(match.commitment, "COMMITMENT")
        said.append(TIME.sub("TIME", plain))
    return said


def test_answers_do_not_depend_on_results_to_come() -> None:
    """Two matches look the same that differ in their seeds alone, so in all results after the fourth."""
    players = [play.player("Ann"), play.player("Bob")]
    seats = [play.seat(who.name, who=who) for who in players]
    matches = [play.running(seats), play.running(seats)]
    bag = rules.Setup.from_json(matches[0].setup).bag()
    for match in matches:
        Match.objects.filter(pk=match.pk).update(draws=bag, chance={"die": [3, 1, 2, 2]})
    CACHE.forget()
    while len(rolls(matches[0])) < 4:
        action = play.plain(play.legal(matches[0])[0])
        for match in matches:
            play.move(match, action)
    one, other = (play.fresh(match) for match in matches)
    assert fair(one, 30) != fair(other, 30)
    for who in players:
        assert answers(one, who) == answers(other, who)
