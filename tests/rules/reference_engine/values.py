"""What features bring (SCORE, END, INN, CATH, CASTLE-43, PIG, BARN)."""

from __future__ import annotations

from collections import Counter

from tests.rules.reference_engine.board import Area, Figure, Land, after_hills, heads, holders, leaders, led
from tests.rules.reference_engine.sheet import BUILDINGS, Raw, entries

# seat, reason, points, x, y, feature
Entry = tuple[int, str, int, int | None, int | None, str | None]


def entry(seat: int, reason: str, points: int, about: Raw) -> list[Entry]:
    """Return a line of the score, or none for no points."""
    return [(seat, reason, points, about["x"], about["y"], about["feature"])] if points else []


def value(land: Land, area: Area, *, final: bool = False) -> int:
    """Return the value of a road, city or building, whoever stands there."""
    tiles, pennants, siege = len(area.cells), land.pennants(area), besieged(land, area)
    grand = "inns-and-cathedrals" in land.expansions and bool(
        land.raw(area, "inn") if area.kind == "road" else land.raw(area, "cathedral")
    )
    if area.kind in BUILDINGS:
        return 9 - area.open + (0 if final else 3 * vineyards(land, area))
    if final:
        return 0 if grand or siege else tiles + (pennants if area.kind == "city" else 0)
    if area.kind == "road":
        return tiles * (2 if grand else 1)
    small = tiles == 2 and land.options["city.small_completed"] == "1-per-tile"
    return (tiles + pennants) * ((3 if grand else 1 if small else 2) - siege)


def vineyards(land: Land, area: Area) -> int:
    """Return how many vineyards around a building serve it (VINE-1, VINE-3, VINE-5)."""
    served = area.kind != "garden" or land.options.get("vineyard.garden") == "yes"
    if not served or land.options.get("hs.vineyards") != "on":
        return 0
    near = [land.tiles[cell][0] for cell in land.around(area.nodes[0][:2]) if cell in land.tiles]
    return sum("vineyard" in entries()[tile].get("features", []) for tile in near)


def besieged(land: Land, area: Area) -> bool:
    """Return whether a city has a besieging tile (SIEGE-3); a castle is no city (INT-30)."""
    return "siege" in land.expansions and area.kind == "city" and bool(land.raw(area, "besieged"))


def scored(
    land: Land, area: Area, figures: list[Figure] | None = None, *, final: bool = False
) -> list[Entry]:
    """Return what a feature brings to those who hold it, or who hold it among some of its figures."""
    winners = led(land, area, area.figures if figures is None else figures)
    points = value(land, area, final=final)
    return [e for seat in winners for e in entry(seat, area.kind, points, land.home(area))]


# Fields.


def scoring_neighbours(land: Land, field: Area) -> list[Area]:
    """Return the completed cities and the castles at a field, each once (BASE-FARM-4, CASTLE-43..45).

    The City of Carcassonne is one for every field on its tiles (COUNT-39).
    """
    found: list[Area] = []
    for x, y, index in field.nodes:
        wall = [n[2] for n in land.parts if n[:2] == (x, y) and land.parts[n].kind == "walled"]
        for city in [*land.parts[x, y, index].raw.get("cities", []), *wall]:
            area = land.area[x, y, city]
            if (area.complete or area.kind in ("castle", "walled")) and area not in found:
                found.append(area)
    return found


def yields(land: Land, cities: list[Area], rate: int) -> int:
    """Return what cities at a field bring at so much each.

    Castles 1 more (CASTLE-43, X8-BARN-2), besieged cities twice as much (SIEGE-10, SIEGE-11, BARN-11).
    """
    return sum(rate * (1 + besieged(land, city)) + (city.kind == "castle") for city in cities)


def has_pig(field: Area, seat: int) -> bool:
    return any(figure.seat == seat and figure.piece == "pig" for figure in field.figures)


def pigs(land: Land, field: Area, seat: int) -> int:
    """Return what pigs add for each city.

    The own one, and herds printed on the field (PIG-3, BARN-6, RIVER-14, GQ-2).
    """
    herds = [node for node in field.nodes if land.parts[node].raw.get("pig_herd")]
    return has_pig(field, seat) + sum(
        entries()[land.tiles[node[:2]][0]]["expansion"] in land.herds for node in herds
    )


def farmed(land: Land, field: Area, rate: int) -> list[Entry]:
    """Return what one field brings to its farmers at so much a city, and more with pigs."""
    cities = scoring_neighbours(land, field)
    return [
        e
        for seat in holders(land, field)
        for e in entry(seat, "field", yields(land, cities, rate + pigs(land, field, seat)), land.home(field))
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
            found += entry(seat, "field", yields(land, cities, 3 + pigs(land, field, seat)), land.home(field))
    return found


def _each_city(land: Land, with_farmers: list[Area]) -> list[Entry]:
    """Pigs count in a field where somebody has a farmer, the best field for each city (PIG-7, RIVER-14)."""
    found: list[Entry] = []
    for city in (area for area in land.areas if area.complete or area.kind in ("castle", "walled")):
        around = [field for field in with_farmers if city in scoring_neighbours(land, field)]
        count = Counter[int]()
        for field in around:
            count += heads(land, field, field.figures)
        for seat in after_hills(land, leaders(count), [f for field in around for f in field.figures]):
            more = max(pigs(land, field, seat) for field in around if field.of(seat))
            found += entry(seat, "field", yields(land, [city], 4 + more), land.home(city))
    return found


def barns(land: Land) -> list[Entry]:
    """Return what the barns bring at the end (BARN-7, BARN-8)."""
    return [
        e
        for area in land.areas
        for figure in area.figures
        if figure.piece == "barn"
        for e in entry(figure.seat, "barn", yields(land, scoring_neighbours(land, area), 4), land.home(area))
    ]
