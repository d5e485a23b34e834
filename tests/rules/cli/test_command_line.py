"""`python -m rules` as a user meets it: each command, each form of output, each exit status."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[3]


def rules(*words: str, text: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """Run the command line with that on standard input."""
    raw = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run(
        [sys.executable, "-m", "rules", *words], input=raw, capture_output=True, cwd=ROOT, check=False
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err
    return subprocess.CompletedProcess(words, done.returncode, out, err)


def states(done: subprocess.CompletedProcess[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in done.stdout.splitlines()]


def short(*actions: dict[str, Any], **keys: Any) -> str:
    setup = {"seats": ["Ann", "Bob"]}
    return json.dumps(
        {"format": "bastide/1", "setup": setup, "draws": ["BA/RFr"], "actions": actions, **keys}
    )


PLACED = {"seat": 0, "type": "place_tile", "x": 1, "y": 0, "rotation": 0}


@pytest.fixture(scope="module")
def whole() -> str:
    """Return a whole game's record."""
    done = rules("play", "--seats", "3", "--seed", "7", "--bots", "greedy,random")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_play_prints_a_record_that_verifies_and_replays(whole: str) -> None:
    record = json.loads(whole)
    assert rules("verify", "-", text=whole).returncode == 0
    (state,) = states(rules("replay", "-", "--json", text=whole))
    assert state["over"]
    assert [seat["score"] for seat in state["seats"]] == record["result"]["scores"]
    assert [seat["name"] for seat in state["seats"]] == ["greedy 1", "random 2", "greedy 3"]


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    words = ("play", "--bots", "random")
    first, again, other = (rules(*words, "--seed", seed).stdout for seed in ("1", "1", "2"))
    assert first == again
    assert first != other


def test_play_takes_edition_options_and_supply() -> None:
    options = ("--edition", "hig-2010", "--option", "farm.enabled=no", "--option", "setup.first_player=1")
    done = rules("play", "--bots", "random", *options, "--supply", "meeple=3")
    setup = json.loads(done.stdout)["setup"]
    assert setup["edition"] == "hig-2010"
    assert setup["options"]["farm.enabled"] == "no"
    assert setup["options"]["setup.first_player"] == 1
    assert setup["supply"] == {"meeple": 3}


def test_a_trace_is_one_state_before_the_first_action_and_one_after_each(whole: str) -> None:
    trace = states(rules("replay", "-", "--trace", text=whole))
    assert [state["seq"] for state in trace] == list(range(len(json.loads(whole)["actions"]) + 1))
    assert trace[-1] == states(rules("replay", "-", "--json", text=whole))[0]


@pytest.mark.parametrize("number", [0, 1, 50])
def test_at_stops_after_so_many_actions(whole: str, number: int) -> None:
    (state,) = states(rules("replay", "-", "--json", "--at", str(number), text=whole))
    assert state["seq"] == number
    assert state == states(rules("replay", "-", "--trace", text=whole))[number]
    assert len(states(rules("replay", "-", "--trace", "--at", str(number), text=whole))) == number + 1


def test_a_state_lists_every_legal_action_sorted() -> None:
    (state,) = states(rules("replay", "-", "--json", text=short()))
    actions = state["decision"]["actions"]
    assert PLACED in actions
    assert actions == sorted(actions, key=lambda a: (a["type"], a["x"], a["y"], a["rotation"]))


def test_a_file_is_read_by_its_name(whole: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(whole, encoding="utf-8")
    assert rules("replay", str(file), "--json").stdout == rules("replay", "-", "--json", text=whole).stdout


def test_people_see_the_board_the_scores_and_who_is_to_play(whole: str) -> None:
    shown = rules("replay", "-", text=whole).stdout
    assert "*RCr" in shown
    for seat, points in zip(
        ("greedy 1", "random 2", "greedy 3"), json.loads(whole)["result"]["scores"], strict=True
    ):
        assert any(seat in line and f" {points} " in line for line in shown.splitlines())
    assert "over" in shown
    assert "Ann has to decide (act)" in rules("replay", "-", text=short(PLACED)).stdout


def test_a_record_without_draws_stands_still() -> None:
    done = rules("replay", "-", "--json", text=short(draws=[]))
    assert states(done)[0]["decision"] == {"seat": 0, "kind": "draw", "actions": []}
    assert done.returncode == 0


def test_an_illegal_action_is_one_line_and_status_1() -> None:
    done = rules("replay", "-", "--json", text=short(PLACED, {**PLACED, "x": 5}))
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("action 1: type.now BASE-TURN-1 ")
    apart = rules("replay", "-", "--trace", text=short({**PLACED, "x": 5}))
    assert (apart.returncode, len(states(apart))) == (1, 1)
    assert apart.stderr.startswith("action 0: place.apart BASE-PLACE-1 ")


def test_an_illegal_action_after_the_stop_does_not_matter() -> None:
    assert (
        rules("replay", "-", "--at", "1", text=short(PLACED, {"seat": 0, "type": "nothing"})).returncode == 0
    )


def test_text_of_a_record_cannot_control_the_terminal() -> None:
    done = rules("replay", "-", text=short({"seat": 0, "type": "a\nb\x1b[2J"}))
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert "\x1b" not in done.stderr


UNREADABLE: dict[str, str | bytes] = {
    "empty": "",
    "no JSON": "{",
    "no text": b"\xff\xfe\x00",
    "no object": "[]",
    "too deep": "[" * 100_000,
    "no format": "{}",
    "another format": '{"format": "bastide/2"}',
    "no seats": '{"format": "bastide/1", "setup": {}}',
    "unknown key": short(title="x"),
    "unknown expansion": short(setup={"seats": ["a", "b"], "expansions": ["moon"]}),
    "unknown option": short(setup={"seats": ["a", "b"], "options": {"moon": "on"}}),
    "unknown tile": short(draws=["BA/Moon"]),
    "too many of a tile": short(draws=["BA/Cccc+"] * 2),
    "actions of the wrong kind": short(actions=[1]),
    "a seed too short": short(seed="00"),
    "a huge number": '{"format": ' + "9" * 5000 + "}",
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_malformed_record_is_one_line_and_status_2(text: str | bytes) -> None:
    done = rules("replay", "-", text=text)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("name", ["", "/no/such/file", "/", "tests"])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_cannot_be_read_is_one_line_and_status_2(command: str, name: str) -> None:
    done = rules(command, name)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


WRONG_WORDS = [
    "",
    "fly",
    "replay",
    "replay - --at x",
    "replay - --at -1",
    "replay - --json --trace",
    "play --seats 1",
    "play --seats 7",
    "play --bots genius",
    "play --bots ,",
    "play --edition none",
    "play --expansions moon",
    "play --option farm.enabled",
    "play --option farm.enabled=perhaps",
    "play --sets moon=1",
    "draw",
    "draw BA/Moon",
    "draw BA/RCr --rotation 45",
]


@pytest.mark.parametrize("words", WRONG_WORDS)
def test_unknown_arguments_are_one_line_and_status_2(words: str) -> None:
    done = rules(*words.split())
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


def test_verify_finds_a_draw_out_of_order_and_a_broken_promise(whole: str) -> None:
    record = json.loads(whole)
    draws = record["draws"]
    swap = next(i for i, tile in enumerate(draws) if tile != draws[0])
    draws[0], draws[swap] = draws[swap], draws[0]
    wrong = rules("verify", "-", text=json.dumps(record))
    assert (wrong.returncode, len(wrong.stderr.splitlines())) == (1, 1)
    broken = rules("verify", "-", text=json.dumps({**json.loads(whole), "commitment": "0" * 64}))
    assert (broken.returncode, len(broken.stderr.splitlines())) == (1, 1)
    assert rules("verify", "-", text=short()).returncode == 1


def test_verify_counts_other_results_of_chance_too(whole: str) -> None:
    assert "draws follow from" in rules("verify", "-", text=whole).stdout
    tops = rules("play", "--seed", "7", "--bots", "random", "--expansions", "under-the-big-top").stdout
    shown = len(json.loads(tops)["chance"]["animals"])
    assert f" draws and {shown} other results of chance follow" in rules("verify", "-", text=tops).stdout


def test_start_tiles_far_apart_are_shown_at_once() -> None:
    start = [{"tile": "BA/L", "x": far, "y": far, "rotation": 0} for far in (-10_000, 10_000)]
    done = rules("replay", "-", text=short(setup={"seats": ["a", "b"], "start": start}))
    assert (done.returncode, done.stdout.count("L\n")) == (0, 2)


@pytest.mark.parametrize("words", ["options", "replay -", "draw BA/L"])
def test_an_answer_that_cannot_be_written_is_one_line_and_a_status_of_its_own(words: str) -> None:
    command = [sys.executable, "-m", "rules", *words.split()]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command, input=short().encode(), stdout=full, stderr=subprocess.PIPE, cwd=ROOT, check=False
        )
    assert (done.returncode, len(done.stderr.splitlines())) == (74, 1)
    assert b"Traceback" not in done.stderr


def test_a_promise_may_be_written_in_capitals_and_is_64_hex_digits(whole: str) -> None:
    record = json.loads(whole)
    loud = {**record, "commitment": record["commitment"].upper(), "seed": record["seed"].upper()}
    assert rules("verify", "-", text=json.dumps(loud)).returncode == 0
    for wrong in (5, "", "0" * 63, "g" * 64):
        done = rules("verify", "-", text=json.dumps({**record, "commitment": wrong}))
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_draw_prints_a_picture() -> None:
    done = rules("draw", "BA/RCr", "--rotation", "90")
    assert done.returncode == 0
    assert ET.fromstring(done.stdout).tag.endswith("svg")  # noqa: S314  our own drawing


def test_options_lists_what_can_be_chosen() -> None:
    done = rules("options")
    assert done.returncode == 0
    for word in ("hig-2010", "farm.scoring", "per-city-4", "greedy", "BASE-FARM-8"):
        assert word in done.stdout


def test_help_is_no_error() -> None:
    assert rules("--help").returncode == 0
    assert rules("replay", "--help").returncode == 0


def test_a_reader_that_goes_away_is_no_error_message(whole: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "rules", "replay", "-", "--trace"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
    ) as process:  # fmt: skip
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(whole.encode())
        process.stdin.close()
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141
