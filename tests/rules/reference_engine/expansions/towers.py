"""Towers, guards, captures, prisoners and ransom (TOWER-2 to TOWER-46), from the rulebook."""

from __future__ import annotations

from tests.rules.reference_engine.board import Figure
from tests.rules.reference_engine.network import Net
from tests.rules.reference_engine.sheet import Cell, Raw, entries
from tests.rules.reference_engine.sieges import leave_alone
from tests.rules.reference_engine.state import Ask, GameState, Part, Placement

# Guards stand on towers (TOWER-13); a capture takes whatever stands on a tile within reach (TOWER-22).
GUARDS = ("meeple", "big", "phantom", "ringmaster")
CAPTURED = (*GUARDS, "mayor", "wagon", "abbot")


def foundations(state: GameState) -> list[Cell]:
    """Return where foundations lie, of whichever set (TOWER-4)."""
    return [
        cell
        for cell, (tile, _) in state.board.tiles.items()
        if "tower" in entries()[tile].get("features", [])
    ]


def building(state: GameState, this: Placement) -> list[Raw]:
    """Return every way to put a piece (TOWER-6, TOWER-11, TOWER-14)."""
    if not state.supply[this.seat]["tower"]:
        return []
    free = [cell for cell in foundations(state) if cell not in state.towers.guards]
    return [{"type": "place_tower", "x": x, "y": y} for x, y in free]


def guarding(state: GameState, supply: Raw) -> list[Raw]:
    """Return every way to put a follower on a tower of at least one piece (TOWER-12, -14, -17)."""
    shut = {*state.towers.guards, state.neutral.dragon}
    tops = [cell for cell in state.towers.heights if cell not in shut]
    return [
        {"type": "deploy", "piece": piece, "x": x, "y": y, "feature": "tower"}
        for piece in GUARDS
        if supply.get(piece)
        for x, y in tops
    ]


def ransoms(state: GameState, this: Placement) -> list[Raw]:
    """Return whom the placer may buy back (TOWER-38, TOWER-39, TOWER-41)."""
    if this.turn.paid or state.total(this.seat) < 3:
        return []
    found = []
    for holder, prison in enumerate(state.towers.prisons):
        kinds = {piece for owner, piece in prison if owner == this.seat}
        found += [{"type": "pay_ransom", "holder": holder, "piece": piece} for piece in sorted(kinds)]
    return found


def pay(state: GameState, this: Placement, answer: Raw) -> None:
    """TOWER-38, TOWER-43: 3 points change hands, the follower is in the supply."""
    this.turn.paid = True
    free(state, answer["holder"], this.seat, answer["piece"])
    state.entries.append((this.seat, "ransom", -3, None, None, None))
    state.entries.append((answer["holder"], "ransom", 3, None, None, None))


def free(state: GameState, holder: int, owner: int, piece: str) -> None:
    state.towers.prisons[holder].remove((owner, piece))
    state.supply[owner][piece] += 1


def build(state: GameState, this: Placement, answer: Raw) -> Part:
    """TOWER-18 to TOWER-37: a piece, then perhaps a capture, then perhaps an exchange."""
    tower = (answer["x"], answer["y"])
    state.supply[this.seat]["tower"] -= 1
    state.towers.heights[tower] = state.towers.heights.get(tower, 0) + 1
    about = {"x": tower[0], "y": tower[1], "feature": "tower"}
    legal = captives(state, this, tower)
    if not legal:
        return
    taken = yield Ask("capture", this.seat, [*legal, {"type": "pass"}], about)
    if taken["type"] != "capture":
        return
    owner, piece = taken["owner"], taken["piece"]
    _remove(state, taken)
    if owner == this.seat:
        state.supply[owner][piece] += 1
    else:
        state.towers.prisons[this.seat].append((owner, piece))
    leave_alone(state)
    mine = sorted({kind for whose, kind in state.towers.prisons[owner] if whose == this.seat})
    if owner == this.seat or not mine:
        return
    back = mine[0]
    if len(mine) > 1:
        chosen = yield Ask(
            "exchange", this.seat, [{"type": "exchange", "piece": kind} for kind in mine], about
        )
        back = chosen["piece"]
    free(state, owner, this.seat, back)
    free(state, this.seat, owner, piece)


def _remove(state: GameState, taken: Raw) -> None:
    node = state.board.land().spot(taken)
    wanted = (taken["owner"], taken["piece"], node)
    state.take_off(next(f for f in state.standing() if (f.seat, f.piece, f.node) == wanted))


def captives(state: GameState, this: Placement, tower: Cell) -> list[Raw]:
    """Return whom the tower may capture now (TOWER-19 to TOWER-24, TOWER-28)."""
    reach = _reach(tower, state.towers.heights[tower])
    land = state.board.land()
    found = [
        _taking(figure.seat, figure.piece, figure.node[:2], land.name(figure.node))
        for figure in state.standing()
        if figure.node[:2] in reach and _caught(state, figure, reach)
    ]
    own = state.options["tower.own"] == "yes"
    legal = [one for one in found if own or one["owner"] != this.seat]
    return [one for nth, one in enumerate(legal) if one not in legal[:nth]]


def _taking(seat: int, piece: str, cell: Cell, feature: str) -> Raw:
    return {"type": "capture", "owner": seat, "piece": piece, "x": cell[0], "y": cell[1], "feature": feature}


def _reach(tower: Cell, pieces: int) -> set[Cell]:
    x, y = tower
    far = range(-pieces, pieces + 1)
    return {(x + n, y) for n in far} | {(x, y + n) for n in far}


def _caught(state: GameState, figure: Figure, reach: set[Cell]) -> bool:
    land = state.board.land()
    if figure.piece == "wanderer":
        # WANDER-19, TOWER-50: every tile to which it can walk lies in reach; the dragon's tile ends its way.
        return all(piece[:2] in reach for piece in Net(land).reach(figure.node, state.neutral.dragon))
    return figure.piece in CAPTURED and not land.in_castle(figure)


def guards_go_home(state: GameState) -> None:
    """TOWER-16: at the end, for nothing."""
    for guard in list(state.towers.guards.values()):
        state.home(guard)
