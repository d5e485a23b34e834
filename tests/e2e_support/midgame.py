"""A match in the middle of a game, with all its seats at one browser, which may answer whatever is asked."""

from __future__ import annotations

import json
import uuid
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from rules import Game, Record, commitment
from tests.e2e_support.server import RunningServer, manage


def asked(record: Record, kind: str) -> int:
    """Return how many actions a game takes until an action of this type may be played.

    Raises ValueError if none ever may.
    """
    game = record.start()
    for number, action in enumerate(record.actions):
        if kind in _types(game):
            return number
        game.apply(action)
    raise ValueError(f"{kind} is never asked")


def _types(game: Game) -> set[str]:
    return {action["type"] for action in game.legal()}


def match_at(bastide: RunningServer, page: Page, record: Record, number: int) -> str:
    """Return the id of a new match that stands after so many actions; the page's player has all seats."""
    page.goto("/")
    page.wait_for_load_state("networkidle")
    player = _player(page)
    folder, setup = bastide.folder, record.setup.to_json()
    wanted = folder / f"{uuid.uuid4()}.json"
    chance = {"seed": record.seed, "salts": record.salts, "draws": record.draws}
    given = {"player": player, "setup": setup, **chance}
    wanted.write_text(json.dumps({**given, "actions": record.actions[:number]}), encoding="utf-8")
    manage(bastide.environ, "shell", "-c", f"from {__name__} import begin; begin({str(wanted)!r})")
    return wanted.read_text(encoding="utf-8")


def _player(page: Page) -> str:
    """Return the id of the page's player, a new guest if it had none."""
    token = next(str(c["value"]) for c in page.context.cookies() if "csrf" in str(c.get("name")))
    known = page.request.get("/api/me").json()["player"]
    made = (
        known
        or page.request.post("/api/me/guest", data={"name": "Ann"}, headers={"X-CSRFToken": token}).json()[
            "player"
        ]
    )
    return str(made["id"])


def begin(path: str) -> None:
    """Make the match that a file describes, and write its id there. Runs within the server's settings."""
    from django.contrib.auth import get_user_model

    from games import service
    from games.models import Match

    wanted: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
    setup, seed = wanted["setup"], wanted["seed"]
    owner = get_user_model().objects.get(public_id=wanted["player"])
    match = Match.objects.create(seed=seed, commitment=commitment(seed), draws=wanted["draws"])
    seats = [
        {"name": name, "player": owner, "bot": None, "salt": salt, "companion": seat > 0}
        for seat, (name, salt) in enumerate(zip(setup["seats"], wanted["salts"], strict=True))
    ]
    service.start(match, setup=setup, seats=seats)
    for number, action in enumerate(wanted["actions"]):
        service.submit(match.public_id, action["seat"], number, str(uuid.uuid4()), action)
    Path(path).write_text(match.public_id, encoding="utf-8")
