"""Random games with bridges, castles and bazaars, checked at every step."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from rules import Game, view
from tests.rules.invariants.checked_game import CheckedGame, Raw, check_features, check_scores
from tests.rules.reference_engine.bridges_reference import BridgesReference, Round

SALES = ("auction_choose", "auction_bid", "auction_settle", "choose_tile")


class CheckedExpansionGame(CheckedGame):
    """One game. While nobody has left, every decision and every point is foreseen by the reference engine."""

    expansion = ("bridges-castles-bazaars",)
    round: Round | None = None
    foreseen = True

    def see(self) -> None:
        self.view = view(self.game)
        self.reference = self.bridges = BridgesReference(self.view, self.json)
        self.legal = self.game.legal()
        self.dealt |= self._dealt_here()
        check_pieces(self.view, self.dealt)
        check_tiles(self.game, self.view)
        check_scores(self.view)
        check_features(self.game, self.reference)
        self.check_legal()

    def _dealt_here(self) -> Raw:
        each = 3 if len(self.json["seats"]) <= 4 else 2
        return {"bridge": each, "castle": each, **self.setup.supply}

    def check_legal(self) -> None:
        decision = self.view["decision"]
        kind = decision["kind"] if decision else None
        if kind in ("castle", "choose_feature"):
            if self.foreseen:
                self._check_castle_decision(decision)
        else:
            since = self._since_placing()
            used, deployed = bool({"deploy", "recall"} & since), "deploy" in since
            assert self.legal == self.bridges.legal_with_bridges(
                used=used, deployed=deployed, built="build_bridge" in since
            )
        assert bool(self.legal) != self.game.over
        for action in self.legal:
            assert self.game.check(action) is None

    def _since_placing(self) -> set[str]:
        """Return the types of the actions since the last tile was placed."""
        types = []
        for action in reversed(self.game.log):
            if action["type"] == "place_tile":
                break
            types.append(action["type"])
        return set(types)

    def _check_castle_decision(self, decision: Raw) -> None:
        assert self.round is not None
        asked = self.round.state()
        assert asked is not None
        kind, seat, home, options = asked
        assert (decision["kind"], decision["seat"]) == (kind, seat)
        assert home.items() <= decision["about"].items()
        if kind == "castle":
            wanted = [{"seat": seat, "type": "build_castle", **home}, {"seat": seat, "type": "pass"}]
        else:
            wanted = [{"seat": seat, "type": kind, **option} for option in options]
            wanted.sort(key=lambda a: (a["x"], a["y"], a["feature"]))
        assert self.legal == wanted

    def step(self, action: Raw) -> None:
        """Play one action; what was scored by the end of a round is what should have been."""
        before, scored = self.view, len(self.view["scored"])
        decision = before["decision"]
        expected = self._sold(action, before) if decision["kind"] in SALES else []
        self._note(action)
        self._open_round(action, decision["kind"])
        self.game.apply(action)
        self.foreseen = self.foreseen and action["type"] != "forfeit"
        fresh_from = scored if self.round is None else self.started
        closing = self.round is not None and self.round.state() is None
        if closing and self.round is not None:
            expected = [*expected, *self.earned, *self.round.entries]
        if self.game.over and self.foreseen:
            last, home = (self.round.reference, self.round.gone_home) if self.round else (self.bridges, [])
            expected += last.final(home)
        if action["type"] == "place_tile":
            self.earned = []
        self.see()
        if self.foreseen and (self.round is None or closing):
            assert sorted(map(str, self._fresh(fresh_from))) == sorted(map(str, expected))
        if closing:
            self.round = None
            self.earned = []
        self.check_change(before)

    def _open_round(self, action: Raw, kind: str) -> None:
        if not self.foreseen or action["type"] == "forfeit":
            self.round = None
        elif action["type"] == "end_turn":
            self.round = Round(self.bridges)
            self.started = len(self.view["scored"])
        elif kind in ("castle", "choose_feature"):
            assert self.round is not None
            self.round.answers.append(action)

    def _fresh(self, first: int) -> list[tuple[Any, ...]]:
        keys = ("seat", "reason", "points", "x", "y", "feature")
        return [tuple(e.get(key) for key in keys) for e in self.view["scored"][first:]]

    def _sold(self, action: Raw, before: Raw) -> list[tuple[Any, ...]]:
        """Return the payments that an action of a sale brings about (BAZAAR-13..15)."""
        sale, kind = before["auction"], action["type"]
        if kind == "auction_settle":
            sign = -1 if action["choice"] == "buy" else 1
            pairs = [(sale["chooser"], sign * sale["bid"]), (sale["bidder"], -sign * sale["bid"])]
        elif kind == "pass" and len(sale["to_call"]) == 1 and sale["bidder"] == sale["chooser"]:
            pairs = [(sale["chooser"], -sale["bid"])]
        else:
            pairs = []
        return [(seat, "auction", points, None, None, None) for seat, points in pairs if points]

    def choose(self) -> Raw:
        """Return a random action: figures, castles and higher bids more often than chance would have them."""
        liked = [a for a in self.legal if a["type"] in ("build_castle", "deploy") and self.rng.random() < 0.7]
        small = [a for a in liked if str(a.get("feature", "")).startswith("city")]
        action = dict(self.rng.choice(small or liked or [a for a in self.legal if a["type"] != "recall"]))
        if action["type"] == "place_tile":
            # Where many tiles lie around, more is completed.
            some = self.rng.sample(self.legal, min(len(self.legal), 9))
            return max((a for a in some if "x" in a), key=self._around, default=action)
        if "at_least" in action:
            raised = {**action, "bid": action["bid"] + self.rng.randrange(4)}
            return raised if self.game.check(raised) is None else action
        return action

    def _around(self, action: Raw) -> int:
        x, y, tiles = action["x"], action["y"], self.game.state.board.tiles
        return sum((x + dx, y + dy) in tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))

    def check_listing(self) -> None:
        """What is listed is what every site, bid and place says when asked by itself."""
        decision = self.game.decision
        if decision is None:
            return
        listed = {json.dumps(action, sort_keys=True) for action in self.legal}
        cells = list(self.game.state.board.tiles)[-6:]
        cells += [(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (-1, 0))]
        tries: list[Raw] = [{"type": "discard_tile"}, {"type": "pass"}, {"type": "end_turn"}]
        tries += [{"type": "build_bridge", "x": x, "y": y, "axis": a} for x, y in cells for a in ("ns", "ew")]
        tries += [{"type": "auction_settle", "choice": choice} for choice in ("buy", "sell")]
        tries += [{"type": "choose_tile", "tile": place} for place in range(-1, 7)]
        for sim in tries:
            action = {"seat": decision.seat, **sim}
            legal = json.dumps(action, sort_keys=True) in listed
            assert (self.game.check(action) is None) == legal, action


def check_pieces(seen: Raw, dealt: Raw) -> None:
    """Figures, bridges and castles are in a supply or on the board."""
    on_board = Counter((p["seat"], p["piece"]) for p in seen["pieces"])
    for castle in seen.get("castles", []):
        on_board.update((seat, "castle") for seat in castle["by"])
        assert set(castle["seats"]) <= set(castle["by"])
    for index, seat in enumerate(seen["seats"]):
        for piece, number in seat["supply"].items():
            assert number >= 0
            if piece != "bridge":
                assert number + on_board[index, piece] == dealt[piece]
    if "bridges" in seen:
        left = sum(seat["supply"]["bridge"] for seat in seen["seats"])
        assert left + len(seen["bridges"]) == dealt["bridge"] * len(seen["seats"])


def check_tiles(game: Game, seen: Raw) -> None:
    """Every tile is in the bag, in hand, on the board, on offer or out of the game."""
    found = Counter(t["tile"] for t in seen["tiles"]) + Counter(seen["discarded"]) + game.state.bag
    found += Counter([game.state.hand] if game.state.hand else [])
    if seen.get("auction"):
        found += Counter(entry["tile"] for entry in seen["auction"]["row"] if entry["tile"])
    assert found == game.setup.tiles()
    assert seen["left"] == game.state.bag.total()
