"""Refusals about shrines and the monasteries beside them."""

from __future__ import annotations

from rules.refusal_types import RefusalType

BETWEEN_MONASTERIES = RefusalType(
    "shrine.between",
    "CULT-4",
    "A shrine can't lie beside two monasteries. Choose a space with at most one around it.",
)
BETWEEN_SHRINES = RefusalType(
    "monastery.between",
    "CULT-4",
    "A monastery can't lie beside two shrines. Choose a space with at most one around it.",
)
SECOND_SHRINE = RefusalType(
    "shrine.second", "CULT-5", "The monastery beside this space has a shrine already. Choose another space."
)
SECOND_MONASTERY = RefusalType(
    "monastery.second",
    "CULT-5",
    "The shrine beside this space has a monastery already. Choose another space.",
)
