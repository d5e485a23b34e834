"""Refusals about abbeys, wagons and barns."""

from __future__ import annotations

from rules.refusal_types import KIND, RefusalType, task

task("abbey", "Place your abbey or decline")
task("wagon", "Move your wagon or take it back")

ABBEY_HOLE = RefusalType(
    "abbey.hole",
    "ABBEY-2",
    "An abbey only fits on a space with tiles on all four sides. Choose a marked space.",
)

WAGON_SPOT = RefusalType(
    "wagon.spot", "WAGON-5", "There is no such feature on the board. Choose a marked feature."
)
WAGON_KIND = RefusalType(
    "wagon.kind",
    "WAGON-7",
    "The wagon can't go on a {kind}. Possible: {kinds}.",
    kind=KIND,
    kinds=KIND.list(),
)
WAGON_TAKEN = RefusalType(
    "wagon.taken", "WAGON-5", "Choose a feature that is not completed and has no followers."
)
WAGON_FAR = RefusalType(
    "wagon.far", "WAGON-20", "This is too far for the wagon. Choose a feature on a tile around it."
)
WAGON_APART = RefusalType("wagon.apart", "WAGON-6", "Choose a feature that is connected with the scored one.")

BARN_SUPPLY = RefusalType("barn.supply", "BASE-DEPLOY-5", "You have no barn left.")
BARN_CORNER = RefusalType("barn.corner", "BARN-1", "Choose a corner of the tile: NW, NE, SE or SW.")
BARN_TILE = RefusalType("barn.tile", "BARN-1", "Choose a corner of the tile you just placed.")
BARN_FOUR = RefusalType(
    "barn.four", "BARN-1", "A barn needs a corner where four tiles meet. Choose another one."
)
BARN_GROUND = RefusalType(
    "barn.ground", "BARN-12", "All four tiles must show a field at this corner. Choose another one."
)
BARN_SECOND = RefusalType("barn.second", "BARN-2", "This field already has a barn. Choose another field.")
BARN_FIELD = RefusalType(
    "barn.field", "BARN-1", "This field doesn't touch that corner. Choose the one that does."
)
DEPLOY_BARN = RefusalType(
    "deploy.barn", "BARN-4", "You can't place a follower on a field with a barn. Choose another feature."
)
