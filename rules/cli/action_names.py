"""The types of action that the core and the expansions have, found by their offers."""

from __future__ import annotations

from collections.abc import Iterator

from rules.decisions import Offer


def core_actions() -> list[str]:
    """Return the types of action that the base game has."""
    return sorted({offer.name for offer in _offers() if ".expansions." not in offer.__module__})


def actions_of(package: str) -> list[str]:
    """Return the types of action of a folder whose modules are loaded."""
    return [offer.name for offer in _offers() if offer.__module__.startswith(f"{package}.")]


def _offers(kind: type[Offer] = Offer) -> Iterator[type[Offer]]:
    """Yield every type of action: the subclasses of `Offer` that have a name."""
    for offer in kind.__subclasses__():
        if hasattr(offer, "name"):
            yield offer
        yield from _offers(offer)
