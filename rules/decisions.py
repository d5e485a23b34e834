"""A decision: which seat, what kind, and what is legal.

A decision is made of *offers*. An offer knows one type of action: it lists what is legal, says why something
is not, and carries out an accepted action where the flow leaves that to it. Listing is lazy;
replaying a log asks `problem` for the one action taken and never lists.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, ClassVar, Final, Literal

from rules.compiling import mypyc_attr
from rules.problems import Refusal
from rules.refusals import ACTION_FIELD, SEAT_TURN, TYPE_NOW

Action = dict[str, Any]
# What a flow is: it yields decisions and is sent the action taken, or None where a seat has left the game.
Flow = Generator["Decision", "Action | None", None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer:
    """One type of action within a decision.

    `name` is the action's type; `fields` are the action's keys besides `seat` and `type`, each with the
    type of its value. `closed` is why no action of the type is legal now: such an offer lists nothing and is
    there to say so.
    """

    name: ClassVar[str]
    fields: ClassVar[Mapping[str, type]] = {}

    optional: ClassVar[Mapping[str, type]] = {}
    closed: Refusal | None = None

    # Whether `actions` are sorted already, by the keys that `Decision.actions` sorts by.
    sorted: ClassVar[bool] = False
    # What taking it counts as in the table of what excludes what (`rules.turn.exclusions`); "" for nothing.
    counts_as: ClassVar[str] = ""
    # A duty, while it lists something: "now" closes all other offers, "before_end" the end of the turn.
    duty: ClassVar[Literal["", "now", "before_end"]] = ""

    def play(self, action: Action) -> Flow | None:
        """Carry out an accepted action; may ask decisions."""
        return None

    def listed(self) -> Iterable[Action]:
        """Return every legal action of this type, without `seat` and `type`.

        By default one without fields.
        """
        yield {}

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of this type as a seat plays it."""
        return [{"seat": seat, "type": self.name, **rest} for rest in self.listed()]

    def problem(self, action: Action) -> Refusal | None:
        """Return why this action is not legal; None if it is.

        The fields are present and of the right types.
        """
        return None

    def marks(self) -> Mapping[str, type]:
        """Return the marks of listed actions, with the types of their values. They are not kept."""
        return self.optional

    def preview(self, action: Action) -> Mapping[str, Any]:
        """Return what would follow from a listed action, as plain data for the player who decides.

        Asked of offers that name `preview` in their marks, and only where the offer goes to a player: bots
        and replays never ask. It changes nothing, and says only what the player may know.
        """
        return {}

    def takes(self, action: Action) -> bool:
        """Return whether this offer is the one that judges an action of its type."""
        return True

    def out_of_turn(self, seat: int) -> Refusal | None:
        """Return why a seat that is not asked may not do this.

        None where there is no more to say than that.
        """
        return None


# The mark with what would follow from a listed action (`Offer.preview`).
PREVIEW: Final = "preview"
# What actions of a type are sorted by, in this order; those with more than a few fields at last by all.
_COMPARED: Final = ("x", "y", "rotation", "feature", "piece")
_FEW: Final = 4
# A list of so many actions that nobody sorts it anew for a few more.
MANY: Final = 100
NOTHING_SHOWN: Final[Mapping[str, Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A question to one seat.

    `about` names what it is about where that is a thing on the board; `undo_to` is the number of the
    action back to which the seat may undo (None: nothing can be undone, BASE-TS-4). With `must`, the first
    listed action is played for a seat that has left the game. `shown` are further keys for viewers.
    """

    about: dict[str, Any] | None = None
    undo_to: int | None = None
    must = False
    shown: Mapping[str, Any] = NOTHING_SHOWN
    # Returns why an action is not offered now, or None; absent where its type alone says enough.
    explain: Callable[[Action], Refusal | None] | None = None
    # The offer that judged the last action asked about: the one that plays it.
    judged: Offer | None = None

    # Whether the driver of the game answers it, and no seat.
    for_driver: ClassVar[bool] = False
    # Whether it is answered whoever has left the game, and whoever looks ahead goes on without an answer: the
    # flow is sent None then.
    dispensable = False

    def __init__(
        self,
        seat: int,
        kind: str,
        offers: Sequence[Offer],
        *,
        about: dict[str, Any] | None = None,
        undo_to: int | None = None,
        must: bool = False,
        shown: Mapping[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.offers = offers
        self.about = about
        self.undo_to = undo_to
        if must:
            self.must = True
        if shown is not None:
            self.shown = shown

    @property
    def open(self) -> list[Offer]:
        """The offers of which something may be legal."""
        return [offer for offer in self.offers if offer.closed is None]

    def actions(self) -> list[Action]:
        """Return every legal action, sorted by type, x, y, rotation, feature, then the other keys."""
        seat, listed = self.seat, list[Action]()
        for offers in self._by_type():
            if len(offers) == 1 and offers[0].sorted:
                listed += offers[0].actions(seat)
            else:
                listed += _merged([(offer, found) for offer in offers if (found := offer.actions(seat))])
        return listed

    def previewed(self) -> list[Action]:
        """Return every legal action as `actions` does, marked with what would follow from it (`PREVIEW`)."""
        previewing = {offer.name for offer in self.open if PREVIEW in offer.marks()}
        return [self._marked(action) if action["type"] in previewing else action for action in self.actions()]

    def _marked(self, action: Action) -> Action:
        offer = self.offer_for(action)
        if offer is None or PREVIEW not in offer.marks():
            return action
        return {**action, PREVIEW: dict(offer.preview(action))}

    def _by_type(self) -> list[list[Offer]]:
        """Return the open offers of each type of action, by its name; nearly always there is one of each."""
        by_type: dict[str, list[Offer]] = {}
        for offer in self.offers:
            if offer.closed is None:
                by_type.setdefault(offer.name, []).append(offer)
        return [by_type[name] for name in sorted(by_type)]

    def problem(self, action: Action) -> Refusal | None:
        """Return why the action is not legal here; None if it is."""
        if action.get("seat") != self.seat:
            return self._not_asked(action)
        offer = self.judged = self.offer_for(action)
        if offer is None:
            return self._not_open(action) or TYPE_NOW(task=self.kind)
        if offer.closed is not None:
            return offer.closed
        malformed = _malformed(offer, action)
        if malformed is not None and not offer.takes(action):
            # It may have the right form for an offer of its type that is not open.
            return self._not_open(action) or malformed
        return malformed or offer.problem(action)

    def _not_open(self, action: Action) -> Refusal | None:
        """Return why the offer that would take an action is not open; None if nothing says so."""
        return self.explain(action) if self.explain is not None else None

    def _not_asked(self, action: Action) -> Refusal:
        """Return why a seat that is not asked may not do this."""
        for offer in self.offers:
            if offer.name == action["type"]:
                refusal = offer.out_of_turn(action["seat"])
                if refusal is not None:
                    return refusal
        return SEAT_TURN(player=self.seat)

    def offer_for(self, action: Action) -> Offer | None:
        """Return the open offer that takes an action, else the first of its type; None if there is none."""
        first, kind = None, action["type"]
        for offer in self.offers:
            if offer.name == kind:
                if offer.closed is None and offer.takes(action):
                    return offer
                first = first or offer
        return first

    def plain(self, action: Action) -> Action:
        """Return a legal action without the marks that only inform the player."""
        judged = self.judged
        fresh = judged is None or judged.name != action["type"]
        offer = self.offer_for(action) if fresh else judged
        marks = offer.marks() if offer is not None else {}
        if marks.keys().isdisjoint(action):
            return action
        return {key: value for key, value in action.items() if key not in marks}


class Draw(Decision):
    """The next tile of the stack, which the driver answers: `{"tile": design}`.

    `tiles_above` is how many tiles lie on top of the one to be drawn and are reserved. A tile drawn
    `unseen` is laid aside face down: the answer is `{"tile": None}`.
    """

    kind = "draw"
    offers: Sequence[Offer] = ()
    for_driver = True

    def __init__(self, seat: int, *, tiles_above: int = 0, unseen: bool = False) -> None:
        # What a decision has besides stays as the class has it: a draw is made for every tile.
        self.seat = seat
        self.tiles_above = tiles_above
        self.unseen = unseen


class Chance(Decision):
    """A result of chance, which the driver answers: `{"outcome": one of outcomes}`.

    `of` names the source; its results are numbered from 0 over the whole game. Of a bag, `outcomes` has one
    entry for each token that it holds now. A `pile` always has the same outcomes; it is shuffled once, then
    gives one after the other, and begins again in the same order after the last. A result is `dispensable`
    if nothing but points hangs on it.
    """

    for_driver = True

    def __init__(
        self,
        seat: int,
        of: str,
        outcomes: Sequence[Any],
        *,
        pile: bool = False,
        dispensable: bool = False,
    ) -> None:
        super().__init__(seat, "chance", (), shown={"of": of})
        self.dispensable = dispensable
        self.of = of
        self.outcomes = outcomes
        self.pile = pile


class Shuffle(Decision):
    """The stack is shuffled anew but for `tiles_above` on top of it, which the driver does: `{}`."""

    for_driver = True

    def __init__(self, seat: int, of: str, *, tiles_above: int = 0) -> None:
        super().__init__(seat, "shuffle", ())
        self.of = of
        self.tiles_above = tiles_above


class Pass(Offer):
    """Declines the decision at hand."""

    name = "pass"


def _merged(found: list[tuple[Offer, list[Action]]]) -> list[Action]:
    """Return the actions that offers of one type have listed, sorted."""
    if len(found) == 1 and found[0][0].sorted:
        return found[0][1]
    order = _order_of([offer for offer, _ in found]) if found else _sort_key
    for offer, actions in found:
        if offer.sorted and len(actions) >= MANY:
            # Few actions are put into a long list that is in order at less cost than all are sorted at.
            for other in [action for one, more in found if one is not offer for action in more]:
                insort(actions, other, key=order)
            return actions
    of_type = [action for _, actions in found for action in actions]
    if len(of_type) > 1:
        of_type.sort(key=order)
    return of_type


def _order_of(offers: Sequence[Offer]) -> Callable[[Action], Any]:
    """Return the sort key of the actions that offers of one type have listed."""
    names = tuple(offers[0].fields)
    for offer in offers:
        if tuple(offer.fields) != names or offer.marks():
            return _sort_key
    return _key_of(names)


@cache
def _key_of(fields: tuple[str, ...]) -> Callable[[Action], Any]:
    """Return the sort key of actions that all have these fields and no other: `_sort_key`, in less time."""
    compared = [name for name in _COMPARED if name in fields]
    return itemgetter(*compared) if compared and len(fields) <= _FEW else _sort_key


def _sort_key(action: Action) -> tuple[Any, ...]:
    """Return the place of an action among those of its type."""
    return (
        action.get("x", 0),
        action.get("y", 0),
        action.get("rotation", 0),
        action.get("feature", ""),
        action.get("piece", ""),
        str(action) if len(action) > _FEW + 2 else "",
    )


def _malformed(offer: Offer, action: Action) -> Refusal | None:
    fields = offer.fields
    if len(action) == len(fields) + 2:
        for name, kind in fields.items():
            if type(action.get(name)) is not kind:
                break
        else:
            return None  # as nearly every action is: the fields of the offer and no other
    marks = offer.marks()
    for name in fields:
        if name not in action:
            return ACTION_FIELD(detail=f"{offer.name} needs the field {name!r}.")
    for name, value in action.items():
        if name in ("seat", "type"):
            continue
        wanted = fields.get(name) or marks.get(name)
        if wanted is None:
            return ACTION_FIELD(detail=f"{offer.name} has no field {name!r}.")
        if type(value) is not wanted:
            return ACTION_FIELD(detail=f"The field {name!r} of {offer.name} must be {_word(wanted)}.")
    return None


def _word(kind: type) -> str:
    return {int: "a whole number", str: "a text", dict: "an object"}.get(kind, kind.__name__)
