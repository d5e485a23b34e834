"""Ideas for the seat that decides."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import Json, Schema, note, one_of

State = Annotated[
    str,
    one_of(["none", "thinking", "done"]),
    note("`none`: not asked for yet; `thinking`: ask again in a moment."),
]


class IdeaSchema(Schema):
    """One idea: the seat's actions, of which the first can be played now."""

    actions: list[Json]
    points: Annotated[
        float | None,
        note("Points of lead that it is worth more than an ordinary move; null where nothing is searched."),
    ]
    chance: Annotated[float | None, note("By how much it raises the chance to win, from 0 to 1.")]
    reason: Annotated[Json | None, note("`code` and params of docs/analysis.md.")]


class HintSchema(Schema):
    """Ideas for the decision after event `number`, the best first."""

    number: int
    state: State
    ideas: list[IdeaSchema]
    taken: Annotated[int, note("How many times the player was given ideas in this match.")]
