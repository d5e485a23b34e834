"""Refusals about wanderers, access roads and offices."""

from __future__ import annotations

from rules.refusal_types import RefusalType, task

task("office", "Place your office or decline")

DEPLOY_ACCESS = RefusalType(
    "deploy.access", "ACCESS-8", "Nobody can be placed on an access road. Choose another feature."
)
DEPLOY_AGAIN = RefusalType(
    "deploy.again", "BASE-DEPLOY-1", "You have already used a figure with this tile. End your turn."
)

WANDERER_OLD = RefusalType(
    "wanderer.old", "WANDER-1", "This road connects nothing new, so your wanderer can't start here."
)
WANDERER_ACCESS = RefusalType(
    "wanderer.access", "WANDER-6", "Only access roads connect these two, so your wanderer can't start here."
)
WANDERER_CITIES = RefusalType(
    "wanderer.cities",
    "WANDER-5",
    "Only access roads connect these cities, and neither is new. Your wanderer can't start here.",
)
WANDERER_ROAD = RefusalType(
    "wanderer.road", "WANDER-1", "A wanderer only goes on a road. Choose a marked road."
)
WANDERER_TILE = RefusalType("wanderer.tile", "WANDER-1", "Choose a road on the tile you just placed.")
WANDERER_AGAIN = RefusalType(
    "wanderer.again", "WANDER-10", "You have already used a wanderer with this tile."
)
WANDERER_THERE = RefusalType(
    "wanderer.there", "WANDER-12", "Your wanderer is already on these roads. Choose other roads."
)
WANDERER_SUPPLY = RefusalType(
    "wanderer.supply", "WANDER-2", "You have no wanderer left. Move the one that is on the board."
)
WANDERER_ABSENT = RefusalType(
    "wanderer.absent", "WANDER-2", "You have no wanderer on the board. Place one first."
)
WANDERER_PIECE = RefusalType("wanderer.piece", "WANDER-2", "Only a wanderer can move along the roads.")

OFFICE_TILE = RefusalType("office.tile", "OFFICE-6", "Place the office where your mayor is.")
OFFICE_CITY = RefusalType(
    "office.city", "OFFICE-1", "Your mayor has scored another city. Place the office there."
)
