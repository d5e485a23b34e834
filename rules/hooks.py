"""Where an expansion takes part in a game: the hooks, and how the core calls them.

A module of rules is a subclass of `RuleModule`; it overrides the few hooks that it needs. A setup holds for
each hook the bound methods of the modules in play that override it, in module order (those that name it in
`early` first), so an empty hook costs one look-up. Where two expansions meet, the later one's folder owns the
code. `docs/architecture.md` lists the expansions that use each hook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Literal, ParamSpec, TypeVar

from rules.board.features import Feature, Figure, PieceKind, Place, Spot
from rules.decisions import Flow, Offer
from rules.hook_checks import HookError, check_overrides
from rules.problems import Refusal, SetupError
from rules.setup.options import ExpansionPart, Option, Value
from rules.setup.setup import Hooks, Layer, Setup, StartTile
from rules.state.aids import Aid
from rules.state.answers import AnswerKind
from rules.state.exclusion import Exclusion
from rules.state.hook_calls import every, first, implemented, notify
from rules.state.placement import Placement
from rules.state.points import Award, Parts
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.design import Design, Segment
from rules.tiles.geometry import Cell
from rules.tiles.kinds import SegmentKind

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

View = dict[str, Any]
# By which way something comes to a place (`refuse_presence`; docs/expansion.md has a table), and why a figure
# leaves one (`figure_left`).
How = Literal["deploy", "move", "walk", "add", "send", "token", "meet"]
Why = Literal["scored", "moved", "removed"]
# Says of a cell and a rotation why a tile may not lie there so; None if it may (`refuse_placement`).
Judge = Callable[[Cell, int], Refusal | None]
# Says of a spot or a place why a piece may not come there; None if it may (`refuse_presence`). One that minds
# few features is an `OnlyOn`.
PlaceJudge = Callable[[Any], Refusal | None]

_HOOKS: list[str] = []


def hook(method: F) -> F:
    """Declare a method of `RuleModule` that modules may override. Its own body does nothing."""
    _HOOKS.append(method.__name__)
    return method


class RuleModule:
    """One module of rules. Instances hold no state; state lives in `state.slots[name]`."""

    name: ClassVar[str]
    # Names of hooks in which it comes before every module that does not name them here.
    early: ClassVar[frozenset[str]] = frozenset()
    # What the module does at named points of a turn and of the game (`rules.state.steps`).
    steps: ClassVar[tuple[Step, ...]] = ()
    # What excludes what in a placement, besides the rows of the core (`rules.turn.exclusions`).
    exclusions: ClassVar[tuple[Exclusion, ...]] = ()
    # Keys that `placement_marks` adds to listed placements, each with the type of its value.
    mark_types: ClassVar[Mapping[str, type]] = {}
    # Whether it puts tiles back that have left the stack, so that one can be drawn several times.
    returns_tiles: ClassVar[bool] = False
    # The named sources of chance from which its `chance` decisions are answered.
    streams: ClassVar[tuple[str, ...]] = ()
    # The kinds of its decisions in which seats bid points against each other.
    bids: ClassVar[frozenset[str]] = frozenset()

    # What follows is set by the manifest of the expansion (`rules.expansions.manifest`).
    # The expansion of the catalogue in which this module comes; "base" for what any game may switch on.
    expansion: str
    # Expansions that have to be in play with it.
    needs: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    # The parts of the expansion, where one can play with some of them (`sets` of a setup).
    parts: tuple[ExpansionPart, ...] = ()
    # The kinds of segments that its expansion brings.
    kinds: tuple[SegmentKind, ...] = ()
    # For each reason for which it awards points: the clause that explains it.
    reasons: Mapping[str, str] = {}
    # The pieces that it deals to every seat; a setup may say how many (`supply`).
    deals: tuple[str, ...] = ()
    # The Python module that advises bots about its decisions.
    advised_by: str | None = None

    def __init_subclass__(cls) -> None:
        check_overrides(cls, RuleModule, HOOKS)

    def belongs_to(self, expansions: tuple[str, ...]) -> bool:
        """Return whether a setup with these expansions has this module's options."""
        return self.expansion == "base" or self.expansion in expansions

    # ------------------------------------------------------------------ before the game

    @hook
    def in_play(self, setup: Setup) -> bool:
        """Return whether this module takes part in a game with that setup.

        Asked once, when a setup is read.
        """
        return self.belongs_to(setup.expansions)

    @hook
    def start_tiles(self, setup: Setup, laid: tuple[StartTile, ...]) -> tuple[StartTile, ...]:
        """Return the start tiles, given those of the base game and of the modules before.

        Asked in module order, each module with the answer of the one before, if a setup names no start tiles.
        """
        return laid

    @hook
    def left_out(self, setup: Setup) -> Iterable[str]:
        """Return tiles of the sets in play that stay in the box, one entry for each copy.

        All answers count.
        """
        return ()

    @hook
    def refuse_setup(self, setup: Setup) -> SetupError | None:
        """Return why no game can be played from a setup that is right in all else.

        The first answer counts.
        """
        return None

    @hook
    def stack_layer(self, setup: Setup, design: Design) -> Layer | None:
        """Return where a tile lies in the stack; None for the common layer. The first answer counts."""
        return None

    @hook
    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        """Return the kinds of piece that this module brings.

        Figures, neutral figures and tokens on the board.
        """
        return ()

    @hook
    def segments(
        self, options: Mapping[str, Value], design: Design, segments: tuple[Segment, ...]
    ) -> tuple[Segment, ...]:
        """Return the segments of a tile in this game, given those of the catalogue and of the modules before.

        Segments may be added behind the others (marks that act now) or replaced in their places.
        """
        return segments

    @hook
    def prepare(self, state: GameState) -> None:
        """Deal supplies and make the module's slot, before the start tiles lie on the board."""

    # ------------------------------------------------------------------ drawing and placing

    @hook
    def known_next(self, state: GameState) -> str | None:
        """Return the tile that everybody knows to come next, or None. The first answer counts."""
        return None

    @hook
    def divert_tile(self, state: GameState, tile: str, unplaceable: bool) -> bool:
        """Take the tile in hand away: put it back into the stack, or aside. True if the module did.

        Asked of each tile that was just drawn or turned up, and again (`unplaceable`) if it fits nowhere.
        """
        return False

    @hook
    def unplayable(self, state: GameState) -> int:
        """Return how many tiles face down nobody could play if they were turned up now. All answers count."""
        return 0

    @hook
    def refuse_placement(self, state: GameState, tile: str) -> Judge | None:
        """Return what says why a placement of a tile that fits, by itself or with an aid, is not allowed.

        None where all are: most modules mind few tiles. The first answer about a placement counts.
        """
        return None

    @hook
    def aided_placements(self, state: GameState, tile: str, cell: Cell | None = None) -> Iterable[Aid]:
        """Return every placement that becomes legal with an aid of the active seat.

        On one cell only, if given.
        """
        return ()

    @hook
    def placement_marks(self, state: GameState, tile: str, cell: Cell, rotation: int) -> Mapping[str, Any]:
        """Return keys to add to a listed placement, of the types in `mark_types`. All answers are merged."""
        return {}

    # ------------------------------------------------------------------ figures and offers

    @hook
    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        """Return optional actions between the placement of a tile and `end_turn`.

        Asked before each decision.
        """
        return ()

    @hook
    def not_offered(self, state: GameState, action_type: str) -> Refusal | None:
        """Return the refusal of an action of this module in a decision that does not offer it.

        The first answer counts.
        """
        return None

    @hook
    def narrow_offers(self, state: GameState, placement: Placement, offers: list[Offer]) -> list[Offer]:
        """Return the offers that stay open, of those that core and modules make."""
        return offers

    @hook
    def deploy_places(
        self, state: GameState, placement: Placement, kind: PieceKind
    ) -> Iterable[Spot | Place]:
        """Return where a figure of that kind may be deployed besides the tile just placed.

        All answers count.
        """
        return ()

    @hook
    def deploys_anywhere(self, state: GameState, placement: Placement, kind: PieceKind) -> bool:
        """Return whether a figure of that kind may be deployed on any tile in play.

        What it may join there the other rules say.
        """
        return False

    @hook
    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        """Return what says of a spot or a place why a piece may not come there; None where it may to all.

        `ground` is the kind of the spots asked about, None for places; `seat` is None for neutral pieces and
        tokens. Whatever offers or moves a piece asks (`rules.turn.deploying`). The first refusal counts.
        """
        return None

    @hook
    def occupied(self, state: GameState, kind: PieceKind, spot: Spot) -> bool | None:
        """Return whether the feature of a spot counts as occupied for a figure of that kind that would come.

        The same for all its spots. None leaves it to the common rule: any follower there counts.
        """
        return None

    @hook
    def figure_left(self, state: GameState, figure: Figure, at: Spot | Place, why: Why) -> None:
        """Handle that a figure has left a place.

        Its feature was scored, it was moved, or it was taken away.
        """

    @hook
    def neutral_enters(self, state: GameState, kind: PieceKind, cell: Cell) -> Flow | None:
        """Handle that a neutral figure is about to enter a tile. May ask decisions; all answers count.

        Those of a `numbered` kind are alike: which of them comes is known to the module that moves it.
        """
        return None

    @hook
    def neutral_takes(self, state: GameState, kind: PieceKind, figure: Figure) -> bool | None:
        """Return whether a neutral figure sends home a figure on the tile that it enters.

        None leaves it to the common rule, by which it takes followers. The first answer counts.
        """
        return None

    # ------------------------------------------------------------------ completion and points

    @hook
    def refuse_completion(self, state: GameState, feature: Feature) -> bool:
        """Return whether a feature with nothing open is not complete all the same. One answer is enough."""
        return False

    @hook
    def adjust_value(self, state: GameState, feature: Feature, parts: Parts, final: bool) -> Parts:
        """Return the value of a feature, given what core and the modules before made of it; may be made anew.

        Asked for roads, cities and buildings whenever a value is wanted, and for the points of a field.
        `final` means: as one left incomplete at the end of the game is scored. Without it the value is that
        of a completed one, also where the feature is still open, since players are shown both. So what only
        a completed feature brings depends on `not final`, never on `feature.complete`.
        """
        return parts

    @hook
    def adjust_strength(self, state: GameState, figure: Figure, feature: Feature, strength: int) -> int:
        """Return how many heads a follower counts for in a feature, given what its kind and others say.

        Asked whenever a majority is counted, which is very often. `figure.at` is where it stands; bots ask
        about one in hand too, at the spot where it would stand.
        """
        return strength

    @hook
    def adjust_leaders(self, state: GameState, features: Sequence[Feature], leaders: list[int]) -> list[int]:
        """Return the holders, given the seats with most strength. Fields at a city come together."""
        return leaders

    @hook
    def adjust_points(
        self, state: GameState, feature: Feature, seat: int, parts: Parts, final: bool
    ) -> Parts:
        """Return what one seat gets for a feature, given its value and what the modules before made of it.

        Asked for each seat that is paid for a feature, right before it gets the points, and only then: what
        players and bots see of a feature is its value. The parts may be those of other seats too, so they are
        made anew and not changed. `final` as for `adjust_value`.
        """
        return parts

    @hook
    def field_rate(self, state: GameState, field: Feature, seat: int, rate: int) -> int:
        """Return what a seat gets for each city at a field, given the rate of the modules before."""
        return rate

    @hook
    def field_yield(self, state: GameState, feature: Feature, rate: int) -> int | None:
        """Return what a feature at a field brings at that rate; None for the common rule (BASE-FARM-4)."""
        return None

    @hook
    def completed_besides(self, state: GameState, kind: str) -> int:
        """Return how many completed features of a kind there are besides those built. All answers count."""
        return 0

    @hook
    def feature_scored(
        self, state: GameState, feature: Feature, points: Mapping[int, int], final: bool
    ) -> None:
        """Handle that a feature was scored: `points` by seat, empty if it brought no points."""

    @hook
    def on_award(self, state: GameState, award: Award) -> Flow | None:
        """Handle points given to a seat. May ask decisions; `state.award` then queues further awards."""
        return None

    # ------------------------------------------------------------------ answers in advance

    @hook
    def answer_kinds(self, state: GameState) -> Iterable[AnswerKind]:
        """Return the kinds of answers that a player can give before a decision comes. All answers count.

        They are the same from the first action to the last.
        """
        return ()

    # ------------------------------------------------------------------ what is seen

    @hook
    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Add keys to a view: at the top, in its turn, its seats, tiles or pieces."""

    @hook
    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        """Add keys to what viewers see who ask about the feature at a spot, or replace some."""


HOOKS: Final = tuple(_HOOKS)


@cache
def hooks_of(modules: tuple[RuleModule, ...]) -> Hooks:
    """Return for each hook, by its declaration, the bodies of the modules that override it: none for most."""
    return {getattr(RuleModule, name): tuple(_bodies(modules, name)) for name in HOOKS}


def _bodies(modules: tuple[RuleModule, ...], name: str) -> Iterator[Any]:
    for module in sorted(modules, key=lambda m: name not in m.early):
        if _overrides(module, name):
            yield getattr(module, name)


def _overrides(module: RuleModule, name: str) -> bool:
    return getattr(type(module), name) is not getattr(RuleModule, name)


__all__ = ["HOOKS", "HookError", "How", "Judge", "PlaceJudge", "RuleModule", "Why", "every", "first", "hook"]
__all__ += ["hooks_of", "implemented", "notify"]
