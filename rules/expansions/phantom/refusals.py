"""Refusals about phantoms."""

from __future__ import annotations

from rules.refusal_types import RefusalType, piece_word

piece_word("phantom", "phantom")

PHANTOM_USED = RefusalType(
    "phantom.used",
    "PHANTOM-8",
    "Your phantom stands on the board: no figure follows it on this tile. Take it back first.",
)
FIGURE_USED = RefusalType(
    "phantom.only",
    "INT-79",
    "You have used your figure for this tile. Only the phantom may follow.",
)
