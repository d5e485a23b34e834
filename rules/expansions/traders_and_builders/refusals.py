"""Refusals about builders and pigs."""

from __future__ import annotations

from rules.refusal_types import KIND, PIECE, RefusalType

DEPLOY_ALONE = RefusalType(
    "deploy.alone", "BUILDER-1", "Place the {piece} where you already have a follower.", piece=PIECE
)
DEPLOY_COMPLETE = RefusalType(
    "deploy.complete", "BUILDER-14", "This {kind} is completed. Choose one that can still grow.", kind=KIND
)
