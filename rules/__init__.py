"""The rules engine: the whole game, from a setup to the last point, in pure Python.

Everything outside `rules/` uses only these names and `rules.analysis`, `rules.bots`, `rules.rulebooks`,
`rules.art`:

    setup = Setup.from_json(data)         # the "setup" of a record; raises SetupError (it has .refusal)
    setup.to_json()                       # every option resolved, revision filled in: store this
    setup.bag()                           # the tile ids face down at the start, sorted, one for each copy
    setup.stacked(order)                  # the order in which they leave the stack; setup.depths(): why
    catalogue(), describe_options()       # all tile sets; editions, options and expansions, for forms
    describe_pieces(), describe_sets()    # what `supply` and `sets` of a setup can count
    pieces(), sets()                      # the names of these, with their expansions
    usual_supply(setup)                   # what each seat starts with if `supply` says nothing

    commitment(seed_hex)                  # SHA-256 of the 32 secret bytes, hex
    draw_order(bag, seed_hex, salts)      # the fair order of the bag

    game = Game(setup, order)             # `order` may be shorter than the bag; raises DrawError
    game = Game.replay(setup, order, actions)
    game.number, game.log                 # how many actions stand, and these actions
    game.decision                         # Decision(seat, kind, about, ...); None when the game is over
    game.legal()                          # every legal action of the decision, as dicts, sorted
    game.legal(previews=True)             # the same; some have a mark `preview`: what would follow from them
    game.check(action)                    # None, or a Refusal: code, clause, params, sentence
    game.apply(action)                    # raises IllegalAction (it has .refusal); nothing has changed
    game.can_undo(seat), game.undo(seat)  # back by one action, within the turn
    game.over, game.scores(), game.ranks()

    view(game, seat=None)                 # the state that a viewer sees; decision.actions for who decides
    full_state(game)                      # the same with every legal action, for the command line
    change(before, after)                 # {"set": {...}, "add": {...}, "drop": [...]}
    apply_change(view, change)            # the view after a change
    view_hash(view)                       # the view's hash: 16 hex digits, decision.actions left out
    feature(game, x, y, name)             # the whole feature at a spot, or None
    claims(game)                          # the holders of each feature, scored ones included
    fields(game, scored)                  # the leaders of each field, and the cities that count there
    placements_of(game, tile, seat=None)  # where an open tile could go
    fitting(game, x, y)                   # the designs of the bag that would fit a free cell
    outcome(game, tile, x, y, rotation, seat=None)  # what a placement would bring, as it looks now
    projection(game)                      # what would be scored if the game ended now, or None

    answer_kinds(game)                    # the kinds of answers in advance of this game, by name
    given_answer(game, seat, answer)      # the answer as it is to be kept; raises IllegalAction
    same_answer(game, one, other)         # whether one takes the place of the other
    kept_answers(game, answers)           # of all seats, those that may still be used
    answer_in_advance(game, answers)      # the action that stands for the deciding seat, or None

    Record.from_json(text), record.to_json(), record.game(), record_of(game, seed_hex, salts)
    with_hashes(record)                   # the record with the hash of each event, for `verify`
    replayable(data)                      # Replayable: what of a record these rules replay, and why no more

    rules.bots.answer("greedy", game, random.Random(n))   # a bot's action; rules.bots.BOTS: all names
    rules.analysis.analyse(record)        # a finished game looked at again; raises AnalysisError
    rules.rulebooks.rulebooks(), .reasons()               # the clauses; the clause behind each reason
    rules.art.sheet(sets), .geometry(sets), .figures(), .digest()

An action is a `dict` with `seat` and `type`, in the words of the record format. `forfeit` and
`end_together` are open to every seat at every moment and never listed. `undo` is no action of a record.

Old names that scripts may still use: `Refused` (now IllegalAction), `fold` (apply_change), `fingerprint`
(view_hash), `rules.ledgers` (rules.rulebooks).
"""

from rules.answers import answer_in_advance, answer_kinds, given_answer, kept_answers, same_answer
from rules.claims import claims
from rules.describe import describe_options
from rules.fairness import commitment, draw_order
from rules.field_view import fields
from rules.game import DrawError, Game
from rules.preview import fitting, placements_of
from rules.problems import IllegalAction, RecordError, Refusal, Refused, ReplayError, SetupError
from rules.records import Record, Replayable, record_of, replayable
from rules.setup.interactions import interactions
from rules.setup.numbers import describe_pieces, describe_sets, pieces, sets
from rules.setup.reader import CheckedSetup as Setup
from rules.setup.setup import REVISION
from rules.tiles.catalogue import catalogue
from rules.trial import outcome, projection
from rules.turn.start import usual_supply
from rules.verification import with_hashes
from rules.views import apply_change, change, feature, full_state, view, view_hash

fold, fingerprint = apply_change, view_hash  # the old names

__all__ = [
    "REVISION",
    "DrawError",
    "Game",
    "IllegalAction",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "ReplayError",
    "Replayable",
    "Setup",
    "SetupError",
    "answer_in_advance",
    "answer_kinds",
    "apply_change",
    "catalogue",
    "change",
    "claims",
    "commitment",
    "describe_options",
    "describe_pieces",
    "describe_sets",
    "draw_order",
    "feature",
    "fields",
    "fingerprint",
    "fitting",
    "fold",
    "full_state",
    "given_answer",
    "interactions",
    "kept_answers",
    "outcome",
    "pieces",
    "placements_of",
    "projection",
    "record_of",
    "replayable",
    "same_answer",
    "sets",
    "usual_supply",
    "view",
    "view_hash",
    "with_hashes",
]
