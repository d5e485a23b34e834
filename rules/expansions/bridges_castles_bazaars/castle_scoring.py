"""In which order castles score, and chains of castles (CASTLE-17..38)."""

from __future__ import annotations

from typing import Final

from rules.board.features import Feature, place_of
from rules.decisions import Flow
from rules.expansions.bridges_castles_bazaars.castle import Castle
from rules.expansions.bridges_castles_bazaars.castle_choice import Scoring, touches
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.turn.moving import send_home

# The first revision of the rules in which a castle that prefers a linked one takes what that really took.
LINKED_SINCE: Final = 3
# The first revision in which followers of scored castles go home with all others; before, at once.
TOGETHER_SINCE: Final = 8


def score_castles(state: GameState, this: Placement | None) -> Flow:
    """Play step TS-9: older castles take the value of what was completed beside them and pass it on."""
    assert this is not None
    scoring = Scoring(state, this)
    freely = state.options["castle.chain_vs_direct"] == "free-choice"
    if freely and state.setup.revision >= LINKED_SINCE:
        yield from score_freely(scoring)
    else:
        yield from in_waves(scoring)
    if state.setup.revision < TOGETHER_SINCE:
        scored_go_home(state, this)


def scored_go_home(state: GameState, this: Placement) -> None:
    """Return the followers of castles that have scored, with all that are scored (CASTLE-30, DRAW-29)."""
    waited: list[Castle] = this.notes["castles"]
    for castle in waited:
        if castle.points is not None:
            for figure in list(castle.feature.figures):
                send_home(state, figure, "scored")


def in_waves(scoring: Scoring) -> Flow:
    """Score castles with a completed feature first, then those beside castles that have scored."""
    reached = {castle: hits for castle, hits in scoring.hits.items() if hits}
    if scoring.state.options["castle.chain_vs_direct"] == "free-choice":
        reached = {castle: linked_hits(scoring, castle) for castle in reached}
    yield from pass_on(scoring, reached)


def pass_on(scoring: Scoring, reached: dict[Castle, list[Feature]]) -> Flow:
    """Score castles in waves: each takes the value of this feature or of a scored neighbour."""
    while reached:
        scoring.wave = list(reached)
        for castle in scoring.in_turn(reached):
            yield from scoring.take(castle, reached[castle])
        reached = next_wave(scoring)


def next_wave(scoring: Scoring) -> dict[Castle, list[Feature]]:
    """Return the castles that have not scored beside castles that have, with those that each may take."""
    waiting = [castle for castle in scoring.waiting if castle not in scoring.scored]
    beside = {c: [q.feature for q in scoring.scored if scoring.may_take(c, q)] for c in waiting}
    return {castle: features for castle, features in beside.items() if features}


def linked_hits(scoring: Scoring, castle: Castle) -> list[Feature]:
    """Return the own features of a castle and those of all castles linked to it (CASTLE-36)."""
    found, linked = dict[int, Feature](), [castle]
    for other in linked:
        found.update((id(f), f) for f in scoring.hits[other])
        linked += [c for c in scoring.waiting if c not in linked and touches(other, c)]
    return list(found.values())


def score_freely(scoring: Scoring) -> Flow:
    """Score castles with free choice: one may name a neighbour and takes its value (CASTLE-36)."""
    for castle in scoring.in_turn(castle for castle, hits in scoring.hits.items() if hits):
        own = scoring.hits[castle]
        linked = [c for c in scoring.waiting if touches(castle, c) and _comes_first(scoring, c, castle)]
        options = [*own, *(other.feature for other in linked)]
        chosen = min(own, key=place_of)
        if len(options) > 1 and scoring.matters(castle, _outcomes(scoring, castle, options)):
            chosen = yield from scoring.ask(castle, options)
        if id(chosen) in scoring.values:
            scoring.score(castle, chosen)
        else:
            scoring.waits[castle] = next(other for other in linked if other.feature is chosen)
    yield from pass_on(scoring, next_wave(scoring))


def _comes_first(scoring: Scoring, other: Castle, castle: Castle) -> bool:
    """Return whether a castle is sure to score without waiting for that one."""
    sure = {c for c, hits in scoring.hits.items() if hits and c not in scoring.waits} - {castle}
    left = [c for c in scoring.waiting if c not in sure and c is not castle]
    while more := {c for c in left if c not in sure and any(scoring.may_take(c, one) for one in sure)}:
        sure |= more
    return other in sure


def _outcomes(scoring: Scoring, castle: Castle, options: list[Feature]) -> list[Feature]:
    """Return what the options may come to: completed features, and castles that have scored."""
    unscored = {id(c.feature): c for c in scoring.waiting if c not in scoring.scored}
    found, seen, todo = dict[int, Feature](), {castle}, list(options)
    for feature in todo:
        other = unscored.get(id(feature))
        if other is None:
            found[id(feature)] = feature
        elif other not in seen:
            seen.add(other)
            todo += [] if other in scoring.waits else scoring.hits[other]
            todo += [c.feature for c in scoring.waiting if scoring.may_take(other, c)]
    return list(found.values())
