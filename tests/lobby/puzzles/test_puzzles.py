"""Puzzles over HTTP: the list, a position, verdicts, what is kept of them, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

import rules
from lobby.accounts.merging import merge_guest
from lobby.models import Player, PuzzleAttempt
from lobby.privacy import delete_player, export
from lobby.puzzles import daily, progress
from rules.puzzles import playing
from rules.puzzles.puzzle import Puzzle
from rules.puzzles.reading import puzzles
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
TILE = next(one for one in puzzles().values() if one.asks == "tile")
TURN = next(one for one in puzzles().values() if one.asks == "turn")


def solve(browser: Browser, puzzle: Puzzle) -> Any:
    answer = None
    moves = [dict(one) for one in puzzle.answers[0]]
    for nth, action in enumerate(moves):
        answer = browser.post(f"/api/puzzles/{puzzle.id}/actions", {"played": moves[:nth], "action": action})
        assert answer.status == 200, answer.json
    assert answer is not None
    return answer


def fail(browser: Browser, puzzle: Puzzle) -> Any:
    game = playing.game_at(puzzle)
    end = {"seat": puzzle.seat, "type": "end_turn"}
    wrong = next(
        one
        for one in game.legal()
        if not playing.judge(puzzle, [one, end]).right
        and not any(one == answer[0] for answer in puzzle.answers)
    )
    return browser.post(f"/api/puzzles/{puzzle.id}/actions", {"action": wrong})


def me(browser: Browser) -> Player:
    return Player.objects.get(public_id=browser.get("/api/me")["player"]["id"])


def test_list_has_all_puzzles_and_filters_them(stranger: Browser) -> None:
    found = stranger.get("/api/puzzles")
    assert [one["id"] for one in found["puzzles"]] == list(puzzles())
    assert found["counts"]["all"] == len(puzzles())
    assert found["progress"] == {"kept": False, "solved": 0, "tries": 0, "streak": 0, "longest": 0}
    for difficulty, count in found["counts"]["difficulties"].items():
        assert len(stranger.get(f"/api/puzzles?difficulty={difficulty}")["puzzles"]) == count
    for expansion, count in {**found["counts"]["expansions"], "base": found["counts"]["base"]}.items():
        lines = stranger.get(f"/api/puzzles?expansion={expansion}")["puzzles"]
        assert len(lines) == count
        assert all(expansion in one["expansions"] or not one["expansions"] for one in lines)
    assert stranger.get("/api/puzzles?difficulty=awful").status == 400
    assert stranger.get("/api/puzzles?expansion=Not%20one").status == 400


def test_list_says_what_distinguishes_each_position(stranger: Browser) -> None:
    found = stranger.get("/api/puzzles")["puzzles"]
    one = next(one for one in found if one["id"] == TILE.id)
    game = playing.game_at(TILE)
    scores = [seat.score for seat in game.state.seats]
    ahead = scores.pop(TILE.seat) - max(scores)
    assert one["position"] == {
        "tile": game.state.hand,
        "set": "base",
        "ahead": ahead,
        "left": game.state.tiles_left,
    }
    texts = {json.dumps([one["goal"], one["position"], one["expansions"]]) for one in found}
    assert len(texts) == len(found)


def test_position_is_a_match_that_says_nothing_of_the_answer(stranger: Browser) -> None:
    for puzzle in (TILE, TURN):
        found = stranger.get(f"/api/puzzles/{puzzle.id}?you=Me&other=Them")
        view = found["match"]["view"]
        assert view["seats"][puzzle.seat]["name"] == "Me"
        assert view["turn"]["seat"] == puzzle.seat
        assert len(found["place"]["offer"]["decision"]["actions"]) == len(playing.game_at(puzzle).legal())
        assert (found["match"]["number"], found["place"]["events"]) == (0, [])
        assert (found["match"]["seed"], found["match"]["order"]) == (None, None)
        text = json.dumps(found.json)
        assert not any(word in text for word in ('"solution"', '"answers"', '"rivals"', '"turn":['))


@pytest.mark.parametrize("puzzle", [TILE, TURN], ids=["tile", "turn"])
def test_right_move_is_explained_and_changes_the_view(stranger: Browser, puzzle: Puzzle) -> None:
    view = stranger.get(f"/api/puzzles/{puzzle.id}")["match"]["view"]
    moves = [dict(one) for one in puzzle.answers[0]]
    for nth, action in enumerate(moves):
        sent = {"played": moves[:nth], "action": action}
        place = stranger.post(f"/api/puzzles/{puzzle.id}/actions", sent)["place"]
        (event,) = place["events"]
        view = rules.apply_change(view, event["change"])
        assert rules.view_hash(view) == event["hash"]
        assert event["number"] == place["offer"]["number"] == nth + 1
        assert (place["verdict"] is None) is (nth + 1 < len(moves))
    verdict = place["verdict"]
    assert (verdict["right"], verdict["less"]) == (True, 0)
    assert verdict["solution"]["reason"] == puzzle.reason
    assert verdict["solution"]["scored"] == verdict["scored"]


def test_wrong_move_says_what_it_costs_and_not_what_is_right(ann: Browser) -> None:
    puzzle = TILE
    found = fail(ann, puzzle)
    verdict = found["place"]["verdict"]
    assert (verdict["right"], verdict["solution"]) == (False, None)
    assert verdict["less"] >= puzzle.points
    line = next(one for one in ann.get("/api/puzzles")["puzzles"] if one["id"] == puzzle.id)
    assert line["state"] == "tried"


def test_progress_is_kept_for_a_guest(ann: Browser, stranger: Browser) -> None:
    fail(ann, TILE)
    assert solve(ann, TILE)["progress"]["solved"] == 1
    solve(ann, TILE)  # again changes nothing
    found = ann.get("/api/puzzles")["progress"]
    assert (found["kept"], found["solved"], found["tries"]) == (True, 1, 2)
    assert solve(stranger, TILE)["progress"]["kept"] is False
    assert PuzzleAttempt.objects.count() == 1


def test_solution_that_was_shown_counts_as_not_found(ann: Browser) -> None:
    shown = ann.post(f"/api/puzzles/{TURN.id}/solution", {})
    view = shown["match"]["view"]
    for event in shown["place"]["events"]:
        view = rules.apply_change(view, event["change"])
        assert rules.view_hash(view) == event["hash"]
    assert len(shown["place"]["events"]) >= 2
    assert shown["solution"]["answers"][0] == list(TURN.answers[0])
    assert solve(ann, TURN)["progress"]["solved"] == 0
    assert PuzzleAttempt.objects.get().shown_at is not None
    solve(ann, TILE)
    ann.post(f"/api/puzzles/{TILE.id}/solution", {})
    assert ann.get("/api/puzzles")["progress"]["solved"] == 1


def test_today_has_the_same_puzzle_for_all_and_solving_it_begins_a_streak(ann: Browser, bob: Browser) -> None:
    today = ann.get("/api/puzzles")["today"]
    assert today == bob.get("/api/puzzles")["today"]
    assert today["day"] == daily.today().isoformat()
    found = solve(ann, puzzles()[today["puzzle"]["id"]])
    assert (found["progress"]["streak"], found["progress"]["longest"]) == (1, 1)
    other = next(one for one in puzzles().values() if one.id != today["puzzle"]["id"])
    assert solve(bob, other)["progress"]["streak"] == 0


def test_each_puzzle_has_a_day_before_one_comes_again() -> None:
    ids, first = list(puzzles()), date(2026, 1, 1)
    start = first + timedelta(days=-first.toordinal() % len(ids))
    days = [daily.puzzle_of_day(start + timedelta(days=nth), ids) for nth in range(len(ids))]
    assert sorted(filter(None, days)) == sorted(ids)
    assert daily.puzzle_of_day(first, []) is None


def test_streak_counts_days_in_a_row_up_to_today_or_yesterday() -> None:
    day = date(2026, 3, 10)
    days = {day - timedelta(days=nth) for nth in (1, 2, 3, 5)}
    assert progress.streak(days, day) == 3
    assert progress.streak({*days, day}, day) == 4
    assert progress.streak(days, day + timedelta(days=1)) == 0


def test_what_is_sent_wrong_is_refused(ann: Browser) -> None:
    address = f"/api/puzzles/{TILE.id}/actions"
    move = dict(TILE.answers[0][0])
    assert ann.get("/api/puzzles/1-99999").status == 404
    assert ann.post("/api/puzzles/nothing/actions", {"action": move}).status == 404
    assert ann.post(address, {}).status == 400
    assert ann.post(address, {"action": move, "more": 1}).status == 400
    assert ann.post(address, {"action": move, "played": [{}, {}, {}]}).status == 400
    assert ann.post(address, {"action": move, "you": "\u0007"}).status == 422
    far = {"type": "place_tile", "x": 900, "y": 0, "rotation": 0}
    assert ann.post(address, {"action": far}).code.startswith("place.")
    assert ann.post(address, {"action": move, "played": [move]}).code == "puzzle.done"
    assert ann.post(address, {"action": move, "played": [{"type": "no"}]}).status == 422
    assert ann.get(f"/api/puzzles/{TILE.id}/outcome?tile=BA/none&x=0&y=0&rotation=0").status >= 400
    assert not PuzzleAttempt.objects.exists()


def test_answers_are_limited(ann: Browser, settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "puzzle": {"new_guest": "2/hour"}}
    statuses = [fail(ann, TILE).status for _ in range(3)]
    assert statuses == [200, 200, 429]


def test_features_claims_and_outcomes_of_the_position(ann: Browser) -> None:
    game = playing.game_at(TILE)
    assert ann.get(f"/api/puzzles/{TILE.id}/claims")["claims"] == rules.claims(game)
    move, tile = TILE.answers[0][0], game.state.hand
    query = f"tile={tile}&x={move['x']}&y={move['y']}&rotation={move['rotation']}".replace("+", "%2B")
    assert ann.get(f"/api/puzzles/{TILE.id}/outcome?{query}")["number"] == 0
    placed = next(iter(game.state.board.tiles.values()))
    name = placed.face.references[0].replace("#", "%23")
    found = ann.get(f"/api/puzzles/{TILE.id}/feature?x={placed.cell[0]}&y={placed.cell[1]}&feature={name}")
    assert found.status == 200, found.json


def test_progress_is_in_the_copy_goes_with_the_account_and_follows_a_guest(
    ann: Browser, guest: Callable[..., Browser]
) -> None:
    solve(ann, TILE)
    fail(ann, TURN) if TURN.id != TILE.id else None
    player = me(ann)
    PuzzleAttempt.objects.filter(puzzle=TILE.id).update(daily=date(2026, 3, 10))
    (kept, *_) = json.loads(export(player))["puzzles"]
    assert (kept["puzzle"], kept["tries"], kept["daily"]) == (TILE.id, 1, "2026-03-10")
    account = Player.objects.create(username="ann@example.org", name="Anna")
    PuzzleAttempt.objects.create(player=account, puzzle=TILE.id, tries=3)
    merge_guest(player, account)
    found = account.puzzle_attempts.get(puzzle=TILE.id)
    assert (found.tries, found.solved_at is not None) == (1, True)
    delete_player(account)
    assert not PuzzleAttempt.objects.exists()


def test_solved_puzzle_of_an_account_stays_when_a_guest_had_it_too() -> None:
    account, visitor = (Player.objects.create(username=name, name=name) for name in ("acc", "vis"))
    solved = {"puzzle": "1-1", "solved_at": datetime(2026, 1, 1, tzinfo=UTC)}
    PuzzleAttempt.objects.create(player=account, tries=1, **solved)
    PuzzleAttempt.objects.create(player=visitor, tries=9, **solved)

    PuzzleAttempt.objects.create(player=visitor, puzzle="1-2", tries=2)
    merge_guest(visitor, account)
    assert sorted(account.puzzle_attempts.values_list("puzzle", "tries")) == [("1-1", 1), ("1-2", 2)]
