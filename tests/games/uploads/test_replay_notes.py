"""Game files that these rules cannot replay as a whole: what is kept of them, and what is said."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

import rules
from games import records
from games.models import LoggedAction, Match
from games.records.notes import QUOTED
from rules.verification import problem_of
from tests.games import play

pytestmark = pytest.mark.django_db(transaction=True)

File = dict[str, Any]


@pytest.fixture
def file() -> File:
    """Return the game file of a match that was played to its end."""
    match = play.play_out(play.running())
    found: File = json.loads(records.download(match))
    return found


def sent(file: File) -> Match:
    answer = Client().post("/api/records", json.dumps(file), content_type="application/json")
    assert answer.status_code == 201, answer.content
    return Match.objects.get(public_id=answer.json()["id"])


def page(match: Match, path: str = "") -> Any:
    return json.loads(Client().get(f"/api/matches/{match.public_id}{path}").content)


def rechecked(match: Match) -> str:
    said = StringIO()
    call_command("recheck", match.public_id, stdout=said)
    return said.getvalue()


def test_a_whole_file_has_no_note(file: File) -> None:
    assert "replay_note" not in page(sent(file))


@pytest.mark.parametrize(
    "action", [{"type": "place_tile", "x": 90, "y": 90, "rotation": 0}, {"type": "sail"}]
)
def test_a_file_is_kept_up_to_the_action_that_is_refused(file: File, action: File) -> None:
    file["actions"][20] = {"seat": file["actions"][20]["seat"], **action}
    match = sent(file)
    assert (match.number, match.status) == (20, Match.Status.PAUSED)
    rows = LoggedAction.objects.filter(match=match).order_by("number")
    assert [row.action for row in rows] == file["actions"][:20]
    note = page(match)["replay_note"]
    with pytest.raises(rules.IllegalAction) as refused:
        rules.Record.from_data(file).game()
    why = refused.value.refusal
    assert note["stopped"] == 21
    assert note["refusal"]["code"] == why.code
    assert note["refusal"]["clause"] == why.clause
    assert note["refusal"]["sentence"] == why.sentence
    assert "newer" not in note
    assert rechecked(match) == "1 matches, 0 differ, 0 of newer rules not checked\n"


def test_the_download_of_a_part_is_a_right_record_that_says_so(file: File) -> None:
    file["actions"][20] = {"seat": 0, "type": "sail"}
    match = sent(file)
    part = rules.Record.from_data(page(match, "/record"))
    assert problem_of(part) is None
    assert part.actions == file["actions"][:20]
    assert part.result["note"] == match.replay_note
    assert part.result["scores"] == part.game().scores()
    # It comes back as a whole record of an unfinished game.
    assert sent(part.to_data()).replay_note is None


def test_a_file_of_newer_rules_is_played_by_these(file: File) -> None:
    file["setup"]["revision"] = rules.REVISION + 2
    match = sent(file)
    assert (match.revision, match.known, match.status) == (rules.REVISION, True, Match.Status.OVER)
    assert page(match)["replay_note"] == {"newer": rules.REVISION + 2, "revision": rules.REVISION}
    part = rules.Record.from_data(page(match, "/record"))
    assert problem_of(part) is None
    assert part.result["note"] == match.replay_note
    assert part.result["ranks"] == part.game().ranks()
    assert "0 differ" in rechecked(match)


def test_a_file_of_newer_rules_ends_where_these_refuse_it(file: File) -> None:
    file["setup"]["revision"] = rules.REVISION + 1
    file["actions"][4] = {"seat": 0, "type": "sail"}
    match = sent(file)
    note = page(match)["replay_note"]
    assert (match.number, note["stopped"], note["newer"]) == (4, 5, rules.REVISION + 1)


def test_a_file_whose_hashes_differ_is_shown_whole_with_the_event(file: File) -> None:
    file["hashes"][7] = "0" * 16
    match = sent(file)
    assert (match.number, match.status) == (len(file["actions"]), Match.Status.OVER)
    assert page(match)["replay_note"] == {"differs": 7, "revision": rules.REVISION}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"expansions": ["flying-carpets"]}, "'flying-carpets'"),
        ({"edition": "new-2099"}, "new-2099"),
        ({"sets": {"river-9": 1}}, "'river-9'"),
        ({"supply": {"airship": 1}}, "'airship'"),
    ],
)
def test_a_setup_that_is_not_known_is_refused_and_nothing_is_kept(
    file: File, change: File, said: str
) -> None:
    before = Match.objects.count()
    file["setup"] |= {**change, "revision": rules.REVISION + 1}
    answer = Client().post("/api/records", json.dumps(file), content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (422, "record.form")
    assert said in answer.json()["sentence"]
    assert Match.objects.count() == before


def test_a_note_quotes_a_file_shortly_and_in_print(file: File) -> None:
    place = next(each for each in file["actions"][4:] if each["type"] == "place_tile")
    index = file["actions"].index(place)
    file["actions"][index] = {**place, "\0" + "x" * 5000: 1}
    note = sent(file).replay_note
    assert note is not None
    assert note["stopped"] == index + 1
    text = note["refusal"]["sentence"]
    assert "x" * 20 in text
    assert text.isprintable()
    assert len(text) <= QUOTED


def test_a_rules_engine_that_fails_keeps_nothing(file: File, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(rules.Game, "apply", fails)
    before = Match.objects.count()
    answer = Client().post("/api/records", json.dumps(file), content_type="application/json")
    assert answer.json()["code"] == "record.engine_error"
    assert answer.json()["params"] == {"action": 0}
    assert Match.objects.count() == before
