"""The roles that send requests in the fuzz: no session, a guest, a seated player, a host, an operator."""

from __future__ import annotations

from typing import Any

from django.conf import settings

from games.models import Match
from lobby.models import Player, Table
from rules.lessons.reading import lessons
from rules.puzzles.reading import puzzles
from rules.rulebooks import rulebooks
from tests.games import play
from tests.lobby.browser import Browser
from tools import ROOT

ROLES = ("nobody", "guest", "seated", "host", "staff")
SHORTEST = ROOT / "tests" / "records" / "games" / "new-three-all-leave.json"
NO_CLOCK = {"kind": "none"}


class People:
    """A browser for each role, and ids of things that exist, by the name of the path parameter."""

    def __init__(self) -> None:
        self.browsers = {role: Browser() for role in ROLES}
        self.known: dict[str, list[str]] = {}
        self.settle()

    def settle(self) -> None:
        """Make everything anew: a call may have deleted its player, or closed the table."""
        self.browsers = {role: Browser() for role in ROLES}
        for role in ("guest", "seated", "host"):
            self.browsers[role].become(role.title())
        self._log_in_staff()
        self.browsers["nobody"].get("/api/me")
        seated, host = self.browsers["seated"], self.browsers["host"]
        self.match = play.running([play.seat("Ann", who=seated.player), play.seat("Bob")])
        play.move(self.match)
        paused = play.running([play.seat("Ann", who=seated.player), play.seat("Bob")])
        Match.objects.filter(pk=paused.pk).update(status=Match.Status.PAUSED)
        over = self.send("seated", "POST", "/api/records", SHORTEST.read_bytes())
        self.table = host.opens(size=3, clock=NO_CLOCK)
        seated.joins(self.table)
        private = host.opens(size=2, clock=NO_CLOCK, private=True)
        favourite = host.post("/api/me/favourites", {"name": "Usual", "table": self.table})
        self.known = {
            "table_id": [self.table, private],
            "match_id": [self.match.public_id, paused.public_id, over.json()["id"]],
            "player_id": [host.player.public_id, seated.player.public_id],
            "player": [seated.player.public_id],
            "seat": ["0", "1", "2"],
            "page": ["1"],
            "favourite_id": [str(favourite["id"])],
            "lessons": list(lessons())[:3],
            "puzzles": list(puzzles())[:3],
            "rules": list(rulebooks())[:3],
        }

    def _log_in_staff(self) -> None:
        staff = self.browsers["staff"]
        number = Player.objects.count()
        operator = Player.objects.create(username=f"operator-{number}", name=f"Op {number}", is_staff=True)
        staff.client.force_login(operator, backend=settings.AUTHENTICATION_BACKENDS[0])
        staff.get("/api/me")

    def ids(self, path: str, name: str) -> list[str]:
        """Return values of a path parameter, of things that exist where there are any."""
        return self.known.get(path.split("/")[2] if name == "name" else name, ["1"])

    def mend(self) -> None:
        """Settle again, unless all still have their sessions, the match and the table."""
        here = all(
            browser.get("/api/me")["player"] for role, browser in self.browsers.items() if role != "nobody"
        )
        table = Table.objects.filter(pk=self.table, status=Table.Status.OPEN).first()
        running = play.fresh(self.match).status == Match.Status.RUNNING
        if not (here and running and table and table.host == self.browsers["host"].player):
            self.settle()

    def send(self, role: str, method: str, address: str, body: str | bytes) -> Any:
        """Return Django's answer to a call with this role's session and CSRF token."""
        return self.browsers[role].raw(method, address, body)
