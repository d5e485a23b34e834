"""The law: the whole game, from a record to the last point, in pure Python."""

from rules.describe import describe_options
from rules.fairness import commitment, draw_order
from rules.game import DrawError, Game
from rules.problems import Refusal, Refused, SetupError
from rules.records import Record, RecordError, record_of
from rules.setup.reader import CheckedSetup as Setup
from rules.setup.setup import REVISION
from rules.tiles.catalogue import catalogue
from rules.tryout import placements_of
from rules.views import change, feature, fingerprint, fold, full_state, view

__all__ = [
    "REVISION",
    "DrawError",
    "Game",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Setup",
    "SetupError",
    "catalogue",
    "change",
    "commitment",
    "describe_options",
    "draw_order",
    "feature",
    "fingerprint",
    "fold",
    "full_state",
    "placements_of",
    "record_of",
    "view",
]
