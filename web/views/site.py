"""What search engines ask a site for."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from django.contrib.sitemaps import Sitemap
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from games.models import Match
from rules.ledgers import ledgers

NOT_TO_READ = ("/api/", "/admin/", "/_allauth/", "/me", "/account", "/alerts/", "/table/", "/t/", "/player/")


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Return which addresses search engines may read."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in NOT_TO_READ)]
    lines.append(f"Sitemap: {request.build_absolute_uri('/sitemap.xml')}")
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


class Pages(Sitemap[str]):
    """Pages that stay, the rules of each expansion among them."""

    def items(self) -> list[str]:
        """Return their addresses."""
        return [
            "/",
            "/about",
            "/privacy",
            "/lessons",
            "/puzzles",
            "/rules",
            *(f"/rules/{name}" for name in ledgers()),
        ]

    def location(self, item: str) -> str:
        """Return the address."""
        return item


class Replays(Sitemap[Match]):
    """The newest finished matches that are listed."""

    limit = 500

    def items(self) -> Iterable[Match]:
        """Return them, the newest first."""
        over = Match.objects.filter(status=Match.Status.OVER, listed=True)
        return over.only("public_id", "ended_at").order_by("-ended_at", "-pk")[: self.limit]

    def location(self, item: Match) -> str:
        """Return the address of the replay."""
        return f"/replay/{item.public_id}"

    def lastmod(self, item: Match) -> datetime | None:
        """Return when the match ended."""
        return item.ended_at


SITEMAPS = {"pages": Pages, "replays": Replays}
