"""What bots think of bridges (see `rules.bots.advice`)."""

from __future__ import annotations

from rules.board.features import Feature, PieceKind, Spot
from rules.bots.figures import Purse
from rules.bots.placement import Judge
from rules.bots.simulation import Overlay, Span
from rules.decisions import Action
from rules.expansions.bridges_castles_bazaars.bridge import ends
from rules.expansions.bridges_castles_bazaars.bridges import BuildBridge, Site, needed_site
from rules.state.placement import Placement
from rules.tiles.design import Segment
from rules.turn.deploying import is_occupied


def span(judge: Judge, site: Site) -> Span:
    """Return the road that a bridge lays over a tile on the board or in hand."""
    cell, axis = site
    placed = judge.state.board.tiles.get(cell)
    return Span(cell, Segment(len(placed.spots) if placed else 0, "road", ends(axis)))


def price(purse: Purse, seat: int) -> float:
    """Return what a bridge less costs its builder."""
    return purse.token(seat, "bridge")


def mending(judge: Judge, action: Action) -> tuple[Span, float] | None:
    """Return the bridge that a placement needs (BRIDGE-13)."""
    tile, cell = judge.state.hand, (action["x"], action["y"])
    if action.get("needs") != "bridge" or tile is None:
        return None
    site = needed_site(judge.state, tile, cell, action["rotation"])
    return (span(judge, site), price(judge.purse, judge.seat)) if site else None


def advice(judge: Judge, action: Action) -> float | None:
    """Return a bridge that nothing needs.

    What it changes, with the best follower after it, less its price.
    """
    if action["type"] != "build_bridge":
        return None
    site = ((action["x"], action["y"]), action["axis"])
    offer = next(o for o in judge.decision.offers if isinstance(o, BuildBridge))
    overlay = Overlay(judge.prospects, span(judge, site))
    change = judge.change(judge.assessor.gains(overlay))
    return change + _best_follower(judge, offer.this, overlay) - price(judge.purse, judge.seat)


def _best_follower(judge: Judge, this: Placement, overlay: Overlay) -> float:
    """Return what the best deployment brings once the bridge lies there."""
    if this.taken:
        return 0.0
    road = overlay.groups[0].prospect
    on_it = _reaches(this, overlay, road.feature) and not road.feature.occupied
    found = [0.0]
    for kind in judge.hand:
        found += [judge.deployment(kind, spot) for spot in _untouched(judge, kind, this, overlay)]
        if on_it and "road" in kind.stands_on:
            found.append(judge.claim(kind, road, overlay.groups[0].spots[0]))
    return max(found)


def _untouched(judge: Judge, kind: PieceKind, this: Placement, overlay: Overlay) -> list[Spot]:
    """Return where that figure may be deployed, apart from the roads that the bridge joins."""
    spots = [spot for spot in this.placed.spots if id(spot.feature) not in overlay.becomes]
    return [
        spot for spot in spots if kind.problem(judge.seat, spot, is_occupied(judge.state, kind, spot)) is None
    ]


def _reaches(this: Placement, overlay: Overlay, road: Feature) -> bool:
    """Return whether a follower could stand on that road.

    Only on the tile just placed (BRIDGE-20, BRIDGE-22).
    """
    return overlay.cell == this.placed.cell or any(spot.placed is this.placed for spot in road.spots)
