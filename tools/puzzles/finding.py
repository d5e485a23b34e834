"""Looks for a puzzle in one decision: roughly from what the bots see at once, then in imagined futures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final

from rules.analysis.reasons import reason_for
from rules.bots import BotView
from rules.bots.greedy import GreedyBot
from rules.decisions import Action
from rules.puzzles.alike import lowest
from rules.puzzles.playing import position_of
from tools.puzzles.comparing import Comparison, Move
from tools.puzzles.effort import AGAIN, ERRORS, FIRST, ROUGH
from tools.puzzles.games import Ranked

# Fewer different places than this are no puzzle.
PLACES: Final = 5
# Points by which a place may promise less than the best and still be taken for as good at first sight.
CLOSE: Final = 1.0
# Points that what follows must promise less, whatever the chance to win.
GAP: Final = 1.5
# More places than this that are as good make a puzzle pointless.
ANSWERS: Final = 3


def different(seen: BotView, ranked: Ranked) -> Ranked:
    """Return the ways to use the tile, those that look alike once, the best first."""
    found: dict[str, tuple[float, Action]] = {}
    for points, action in ranked:
        plain = lowest(seen.state, seen.decision.plain(action))
        found.setdefault(repr(sorted(plain.items())), (points, plain))
    return list(found.values())


def puzzle(seen: BotView, ranked: Ranked, seed: str, *, easy: bool = True) -> dict[str, Any] | None:
    """Return the puzzle in a decision about a tile; None if no move is clearly best.

    Without `easy`, what seems easy at first sight is left out too.
    """
    if not _stands_out(ranked):
        return None
    ways = different(seen, ranked)
    near = [way for way in ways if way[0] >= ways[0][0] - CLOSE]
    if len(ways) < PLACES or len(near) > ANSWERS or any(way["type"] != "place_tile" for _, way in ways):
        return None
    first = Comparison(seen, f"{seed}|first")
    if not first.clear(ways[0][0] - ways[len(near)][0], ROUGH):
        return None
    places = [[action] for _, action in ways]
    if not easy and _seems_easy(first, places[: len(near) + AGAIN.rivals]):
        return None
    found = first.judge(places[: len(near) + FIRST.rivals], FIRST)
    if not _clear(first, found, rough=True):
        return None
    again = Comparison(seen, f"{seed}|again")
    judged = again.judge(places[: len(near) + AGAIN.rivals], AGAIN)
    if not _clear(again, judged) or judged[0].actions != found[0].actions:
        return None
    whole = _turn(seen, judged[0], seed)
    moves = whole or judged
    return _described(again, moves, judged, "turn" if whole else "tile")


def _stands_out(ranked: Ranked) -> bool:
    """Return whether a gap behind the best places is so wide that a closer look may pay."""
    best = ranked[0][0]
    behind = next((points for points, _ in ranked if points < best - CLOSE), best)
    return best - behind >= GAP


def _clear(table: Comparison, moves: Iterable[Move], *, rough: bool = False) -> bool:
    """Return whether each move is as good as the best or clearly worse, and some are worse.

    A rough look asks for less, and not for small errors.
    """
    part, errors = (ROUGH, 0.0) if rough else (1.0, ERRORS)
    same = [move for move in moves if move.same]
    worse = [move for move in moves if not move.same]
    return (
        bool(worse)
        and len(same) <= ANSWERS
        and all(table.clear(move.less, part) and move.less > errors * move.error for move in worse)
    )


def _turn(seen: BotView, best: Move, seed: str) -> list[Move] | None:
    """Return the ways to go on after the best place, if one of them is clearly best too."""
    first = Comparison(seen, f"{seed}|figure")
    game = first.table.imagined(f"{0:064x}")
    game.apply(best.actions[0])
    decision = game.decision
    if decision is None or decision.kind != "act" or decision.seat != seen.seat:
        return None
    then = BotView(game.state, decision)
    player = first.table.player
    ranked = sorted(player.ranked(then), key=lambda one: -one[0])
    chosen = [decision.plain(player.expand(then, action)) for _, action in ranked[: AGAIN.rivals]]
    chosen += [decision.plain(one) for one in then.actions() if one["type"] == "end_turn"]
    moves = [[*best.actions, one] for one in _once(chosen)]
    if len(moves) < 2 or not _clear(first, first.judge(moves, FIRST), rough=True):
        return None
    again = Comparison(seen, f"{seed}|figure again")
    judged = again.judge(moves, AGAIN)
    return judged if _clear(again, judged) else None


def _once(actions: Iterable[Action]) -> list[Action]:
    return list({repr(sorted(one.items())): one for one in actions}.values())


def _described(table: Comparison, moves: list[Move], places: list[Move], asks: str) -> dict[str, Any]:
    """Return what is kept of a puzzle: the moves that are right, by how much others are worse, and why."""
    rivals = [move for move in moves if not move.same]
    if asks == "turn":
        rivals += [move for move in places if not move.same]
    rivals.sort(key=lambda move: move.less)
    seed = table.rng.randbytes(32).hex()
    best, second = (table.table.follow(move.actions, seed) for move in (moves[0], rivals[0]))
    reason = reason_for(table.table, second, best, rivals[0].less)
    line = table.table.play_on(table.table.follow(moves[0].actions, seed), 1)
    return {
        "asks": asks,
        "answers": [move.actions for move in moves if move.same],
        "turn": best.actions,
        "next": line,
        "reason": reason.to_json(),
        "points": round(rivals[0].less, 1),
        "error": round(rivals[0].error, 1),
        "chance": round(table.chance(rivals[0].less), 3),
        "rivals": [{"actions": move.actions, "less": round(move.less, 1)} for move in rivals[:8]],
        "difficulty": difficulty(table, moves[0], rivals),
        **asdict(position_of(table.seen.state, table.seen.seat)),
    }


def difficulty(table: Comparison, best: Move, rivals: list[Move]) -> str:
    """Return how hidden a move is.

    `easy` if it alone scores most at once, `hard` if another move scores more at once or the solid bot plays
    another place, else `medium`.
    """
    points = [_at_once(table, move) for move in [best, *rivals]]
    most = max(points[1:])
    if points[0] > most:
        return "easy"
    solid = GreedyBot().choose(table.seen, table.rng)
    plain = lowest(table.seen.state, table.seen.decision.plain(solid))
    return "hard" if points[0] < most or plain != best.actions[0] else "medium"


def _seems_easy(table: Comparison, places: list[list[Action]]) -> bool:
    points = [_at_once(table, Move(place)) for place in places]
    return points[0] > max(points[1:])


def _at_once(table: Comparison, move: Move) -> int:
    """Return what a move scores its seat at once, less what it scores others."""
    way = table.table.follow(move.actions, f"{0:064x}")
    entries = way.game.state.scored[way.scored :]
    seat = table.seen.seat
    return sum(one["points"] if one["seat"] == seat else -one["points"] for one in entries)
