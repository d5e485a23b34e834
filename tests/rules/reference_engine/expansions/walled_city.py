"""The City of Carcassonne: who leaves it for a scoring, and who enters it (COUNT-8 to COUNT-38)."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final

from tests.rules.reference_engine.board import FOLLOWERS, Area, Figure, Land, is_hill
from tests.rules.reference_engine.deploying import FOLLOWER_GROUND
from tests.rules.reference_engine.expansions.fairy import on_tile
from tests.rules.reference_engine.expansions.tops import tops
from tests.rules.reference_engine.sheet import BUILDINGS, Raw
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement, SharedTown
from tests.rules.reference_engine.values import Entry, entry

# Where each quarter leads (COUNT-21, COUNT-22).
LEADS: Final[dict[str, tuple[str, ...]]] = {
    "castle": ("city",),
    "blacksmith": ("road",),
    "market": ("field",),
    "cathedral": BUILDINGS,
}
# Points that count for the right to enter (COUNT-10, COUNT-11, INT-61).
COUNTING: Final = ("road", "city", "field", "castle", "wanderer", "office", "ringmaster", *BUILDINGS)
Guests = list[tuple[int, str]]


def stands_on(state: GameState, piece: str, kind: str) -> bool:
    """Return whether a follower may stand on a kind of feature; without farmers nobody on a field."""
    farmers = kind != "field" or state.options["farm.enabled"] == "yes"
    return farmers and kind in FOLLOWER_GROUND[piece]


def ways(state: GameState, seat: int, goals: list[tuple[str, list[Raw]]]) -> list[Raw]:
    """Return each follower of a seat in an open quarter with each tile of each goal of his (COUNT-26).

    Nobody goes to the dragon's tile (DRAGON-5).
    """
    found: list[Raw] = []
    dragon = state.neutral.dragon
    for owner, piece, quarter in sorted(set(state.city)):
        for kind, places in goals if owner == seat and quarter != state.count else ():
            if kind in LEADS[quarter] and stands_on(state, piece, kind):
                found += [
                    {"type": "leave_city", "piece": piece, "quarter": quarter, **place}
                    for place in places
                    if (place["x"], place["y"]) != dragon
                ]
    return found


def tiles_of(land: Land, area: Area) -> list[Raw]:
    return [land.on(area, (x, y)) for y, x in area.cells]


def go(state: GameState, seat: int, answer: Raw, towns: Iterable[SharedTown] = ()) -> Guests:
    """Send one follower; who joins a city that others make a castle of is only a guest there (X8-COUNT-2)."""
    state.city.remove((seat, answer["piece"], answer["quarter"]))
    place = {key: answer[key] for key in ("x", "y", "feature")}
    for town in towns:
        if place in town.places:
            _join(state, town, seat, answer)
            return [(seat, answer["piece"])]
    node = state.board.land().spot(place)
    state.board.figures.append(Figure(seat, answer["piece"], node))
    return []


def _join(state: GameState, town: SharedTown, seat: int, answer: Raw) -> None:
    """A guest counts like those who score: for the majority, on a hill, as ringmaster, beside the fairy."""
    land, cell = state.board.land(), (answer["x"], answer["y"])
    town.heads[seat] += {"big": 2, "mayor": town.pennants}.get(answer["piece"], 1)
    town.hills[seat] += is_hill(land, cell)
    if answer["piece"] == "ringmaster":
        town.besides += entry(seat, "ringmaster", 2 * tops(land, cell), answer)
    favoured = entry(seat, "fairy", 3, town.places[0])
    if on_tile(state) and state.neutral.fairy == cell and favoured[0] not in town.besides:
        town.besides += favoured


def leave(state: GameState, this: Placement, done: list[Area]) -> Generator[Ask, Raw, Guests]:
    """COUNT-21 to COUNT-32: from the left of the placer, each as long as he likes."""
    guests: Guests = []
    if not state.city:
        return guests
    land = state.board.land()
    held = [land.area[area.nodes[0]] for area in done if land.area[area.nodes[0]].followers]
    barns = {area for area in _fields_of(land, this) if _has_barn(area) and area.followers}
    goals = [(area.kind, tiles_of(land, area)) for area in [*held, *barns]]
    goals += [("city", town.places) for town in this.shared]
    for step in range(1, state.seats + 1):
        seat = (this.seat + step) % state.seats
        while legal := ways(state, seat, goals):
            answer = yield Ask("leave_city", seat, [*legal, {"type": "pass"}])
            if answer["type"] == "pass":
                break
            guests += go(state, seat, answer, this.shared)
    return guests


def _fields_of(land: Land, this: Placement) -> Iterable[Area]:
    return {
        id(land.area[n]): land.area[n]
        for n in land.parts
        if n[:2] == this.cell and land.area[n].kind == "field"
    }.values()


def _has_barn(area: Area) -> bool:
    return any(figure.piece == "barn" for figure in area.figures)


def enter(state: GameState, this: Placement, given: list[Entry]) -> Part:
    """COUNT-8 to COUNT-20: after points for others and none for the placer."""
    seats = {entry[0] for entry in given if entry[1] in COUNTING}
    if "count" not in state.expansions or state.turn.entered or not seats or this.seat in seats:
        return
    legal = [
        {"type": "enter_city", "piece": piece, "quarter": quarter}
        for piece, number in state.supply[this.seat].items()
        for quarter, kinds in LEADS.items()
        if number and piece in FOLLOWERS and any(stands_on(state, piece, kind) for kind in kinds)
    ]
    if not legal:
        return
    answer = yield Ask("enter_city", this.seat, [*legal, {"type": "pass"}])
    if answer["type"] == "pass":
        return
    state.supply[this.seat][answer["piece"]] -= 1
    state.city.append((this.seat, answer["piece"], answer["quarter"]))
    state.turn.entered = True
    others = [{"type": "move_count", "quarter": quarter} for quarter in LEADS if quarter != state.count]
    answer = yield Ask("count", this.seat, [*others, {"type": "pass"}])
    if answer["type"] == "move_count":
        state.count = answer["quarter"]


def last_way_out(state: GameState) -> Part:
    """COUNT-33 to COUNT-38: one follower at a time, from the left of the last normal turn."""
    if "count" not in state.expansions:
        return
    land = state.board.land()
    only = ("field",) if state.options["count.final"] == "market" else None
    goals = [
        (area.kind, tiles_of(land, area))
        for area in land.areas
        if (area.kind == "field" and not _has_barn(area)) or (area.kind in GOALS and area.open)
        if only is None or area.kind in only
    ]
    queue = [(state.last_turn + step) % state.seats for step in range(1, state.seats + 1)]
    while queue:
        seat = queue.pop(0)
        legal = ways(state, seat, goals)
        if legal:
            answer = yield Ask("leave_city", seat, [*legal, {"type": "pass"}], {"final": True})
            if answer["type"] != "pass":
                go(state, seat, answer)
                queue.append(seat)
    for seat, piece, _ in state.city:
        state.supply[seat][piece] += 1
    state.city = []


GOALS: Final = ("road", "city", *BUILDINGS)
