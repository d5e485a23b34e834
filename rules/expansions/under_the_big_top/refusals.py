"""Refusals about acrobats, their pyramids, and ringmasters."""

from __future__ import annotations

from rules.refusal_types import PIECE, RefusalType, piece_word

piece_word("ringmaster", "ringmaster")

ACROBAT_FAR = RefusalType(
    "acrobat.far",
    "ACRO-2",
    "An acrobat goes on the tile you just placed or on an acrobat tile next to it, also diagonally.",
)
ACROBAT_KIND = RefusalType(
    "acrobat.kind", "ACRO-4", "The {piece} can't be an acrobat. Only ordinary followers can.", piece=PIECE
)
ACROBAT_FULL = RefusalType("acrobat.full", "ACRO-1", "This pyramid is full: three acrobats stand there.")
ACROBAT_BRIDGE = RefusalType(
    "acrobat.bridge", "ACRO-11", "A bridge lies over this tile, so no acrobat can stand there."
)
BRIDGE_OVER_ACROBATS = RefusalType(
    "bridge.acrobats", "ACRO-11", "Acrobats stand on this tile, so no bridge can go over it."
)
PYRAMID_ABSENT = RefusalType("pyramid.absent", "ACRO-5", "No acrobats stand there. Choose a full pyramid.")
PYRAMID_OPEN = RefusalType(
    "pyramid.open", "ACRO-5", "This pyramid is not full yet: it needs three acrobats to be scored."
)
