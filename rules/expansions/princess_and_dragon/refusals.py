"""Refusals about the dragon, the fairy, princesses and portals."""

from __future__ import annotations

from rules.refusal_types import RefusalType, piece_word, task

task("dragon", "Move the dragon by one tile")
task("wanderer", "Move your wanderer or let it stay")
piece_word("dragon", "dragon")
piece_word("fairy", "fairy")

DRAGON_HERE = RefusalType(
    "dragon.here", "DRAGON-5", "The dragon stands on that tile: no figure can go there. Choose another tile."
)
DRAGON_STEP = RefusalType(
    "dragon.step", "DRAGON-17", "The dragon moves to a tile beside its own. Choose a marked tile."
)
DRAGON_TWICE = RefusalType(
    "dragon.twice", "DRAGON-18", "The dragon has visited that tile in this movement. Choose another one."
)
DRAGON_FAIRY = RefusalType(
    "dragon.fairy", "DRAGON-19", "The fairy keeps the dragon off that tile. Choose another one."
)
FAIRY_FOLLOWER = RefusalType(
    "fairy.follower", "FAIRY-5", "You have no follower there for the fairy. Choose one of your followers."
)
FAIRY_CASTLE = RefusalType(
    "fairy.castle", "X8-FAIRY-1", "The fairy cannot go to a castle. Choose a follower outside of castles."
)
FAIRY_THERE = RefusalType("fairy.there", "FAIRY-6", "The fairy is already there. Choose another follower.")
KNIGHT_ABSENT = RefusalType(
    "knight.absent", "PRINCESS-9", "No such knight is in the city of the princess. Choose a marked knight."
)
KNIGHT_FIRST = RefusalType(
    "knight.first", "PRINCESS-6", "First send a knight home from the city of the princess."
)
KNIGHT_SENT = RefusalType(
    "knight.sent", "PRINCESS-3", "The princess has sent a knight home: no figure is placed with this tile."
)
PORTAL_COMPLETE = RefusalType(
    "portal.complete",
    "PORTAL-3",
    "That feature is completed: the portal does not lead there. Choose an incomplete one.",
)
WANDERER_WAY = RefusalType(
    "wanderer.way", "WANDER-21", "Your wanderer cannot walk there. Choose a marked road."
)
