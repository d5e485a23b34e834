"""What features bring (SCORE, END, INN, CATH, CASTLE-43, PIG, BARN)."""

from __future__ import annotations

from collections import Counter

from tests.rules.reference_engine.board import Area, Figure, Land, heads, holders, leaders
from tests.rules.reference_engine.sheet import BUILDINGS, Raw

# seat, reason, points, x, y, feature
Entry = tuple[int, str, int, int | None, int | None, str | None]


def entry(seat: int, reason: str, points: int, about: Raw) -> list[Entry]:
    """Return a line of the score, or none for no points."""
    return [(seat, reason, points, about["x"], about["y"], about["feature"])] if points else []


def value(land: Land, area: Area, *, final: bool = False) -> int:
    """Return the value of a road, city or building, whoever stands there."""
    tiles, pennants = len(area.cells), land.pennants(area)
    grand = "inns-and-cathedrals" in land.expansions and bool(
        land.raw(area, "inn") if area.kind == "road" else land.raw(area, "cathedral")
    )
    if area.kind in BUILDINGS:
        return 9 - area.open
    if final:
        return 0 if grand else tiles + (pennants if area.kind == "city" else 0)
    if area.kind == "road":
        return tiles * (2 if grand else 1)
    small = tiles == 2 and land.options["city.small_completed"] == "1-per-tile"
    return (tiles + pennants) * (3 if grand else 1 if small else 2)


def scored(
    land: Land, area: Area, figures: list[Figure] | None = None, *, final: bool = False
) -> list[Entry]:
    """Return what a feature brings to those who hold it, or who hold it among some of its figures."""
    winners = leaders(heads(land, area, area.figures if figures is None else figures))
    points = value(land, area, final=final)
    return [e for seat in winners for e in entry(seat, area.kind, points, land.home(area))]


# Fields.


def scoring_neighbours(land: Land, field: Area) -> list[Area]:
    """Return the completed cities and the castles at a field, each once (BASE-FARM-4, CASTLE-43..45)."""
    found: list[Area] = []
    for x, y, index in field.nodes:
        for city in land.parts[x, y, index].raw.get("cities", []):
            area = land.area[x, y, city]
            if (area.complete or area.kind == "castle") and area not in found:
                found.append(area)
    return found


def yields(cities: list[Area], rate: int) -> int:
    """Return what cities at a field bring at so much each; castles 1 more (CASTLE-43, X8-BARN-2)."""
    return sum(rate + (city.kind == "castle") for city in cities)


def has_pig(field: Area, seat: int) -> bool:
    return any(figure.seat == seat and figure.piece == "pig" for figure in field.figures)


def pigs(land: Land, field: Area, seat: int) -> int:
    """Return what pigs add for each city.

    The own one, and herds printed on the field (PIG-3, BARN-6, RIVER-14).
    """
    return has_pig(field, seat) + land.herds * len(land.raw(field, "pig_herd"))


def farmed(land: Land, field: Area, rate: int) -> list[Entry]:
    """Return what one field brings to its farmers at so much a city, and more with pigs."""
    cities = scoring_neighbours(land, field)
    return [
        e
        for seat in holders(land, field)
        for e in entry(seat, "field", yields(cities, rate + pigs(land, field, seat)), land.home(field))
    ]


def fields(land: Land) -> list[Entry]:
    """Return what all fields bring at the end in the way of the setup (BASE-FARM-3, BASE-FARM-8)."""
    with_farmers = sorted(
        (a for a in land.areas if a.kind == "field" and a.followers), key=lambda area: area.cells
    )
    way = land.options["farm.scoring"]
    if way == "per-farm-3":
        return [e for field in with_farmers for e in farmed(land, field, 3)]
    if way == "per-city-4":
        return _each_city(land, with_farmers)
    return _once(land, with_farmers)


def _once(land: Land, with_farmers: list[Area]) -> list[Entry]:
    found: list[Entry] = []
    paid: set[tuple[int, int]] = set()
    for field in with_farmers:
        for seat in holders(land, field):
            cities = [city for city in scoring_neighbours(land, field) if (seat, id(city)) not in paid]
            paid |= {(seat, id(city)) for city in cities}
            found += entry(seat, "field", yields(cities, 3 + pigs(land, field, seat)), land.home(field))
    return found


def _each_city(land: Land, with_farmers: list[Area]) -> list[Entry]:
    """Pigs count in a field where somebody has a farmer, the best field for each city (PIG-7, RIVER-14)."""
    found: list[Entry] = []
    for city in (area for area in land.areas if area.complete or area.kind == "castle"):
        around = [field for field in with_farmers if city in scoring_neighbours(land, field)]
        count = Counter[int]()
        for field in around:
            count += heads(land, field, field.figures)
        for seat in leaders(count):
            more = max(pigs(land, field, seat) for field in around if field.of(seat))
            found += entry(seat, "field", yields([city], 4 + more), land.home(city))
    return found


def barns(land: Land) -> list[Entry]:
    """Return what the barns bring at the end (BARN-7, BARN-8)."""
    return [
        e
        for area in land.areas
        for figure in area.figures
        if figure.piece == "barn"
        for e in entry(figure.seat, "barn", yields(scoring_neighbours(land, area), 4), land.home(area))
    ]
