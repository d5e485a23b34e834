"""What addresses answer: status, type, how long it may be kept, and in whose frame it may stand."""

from __future__ import annotations

from wsgiref.headers import Headers

import pytest
from django.test import Client

from rules import art
from web.assets import cache_assets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("built")]

PAGE, TEXT = "text/html; charset=utf-8", "text/plain; charset=utf-8"
JSON, SVG = "application/json", "image/svg+xml"
NEVER, FOR_EVER = "no-store", "immutable"

ADDRESSES = [
    ("/", 200, PAGE, NEVER),
    ("/rules", 200, PAGE, NEVER),
    ("/rules/river", 200, PAGE, NEVER),
    ("/rules/nothing", 404, PAGE, NEVER),
    ("/about", 200, PAGE, NEVER),
    ("/lessons", 200, PAGE, NEVER),
    ("/puzzles", 200, PAGE, NEVER),
    ("/privacy", 200, PAGE, NEVER),
    ("/me", 200, PAGE, NEVER),
    ("/alerts/off/p-abcdefgh:x", 200, PAGE, NEVER),
    ("/nowhere", 404, PAGE, NEVER),
    ("/table/t-xxxxxxxx", 404, PAGE, NEVER),
    ("/match/aaaaaaaaaa", 404, PAGE, NEVER),
    ("/replay/aaaaaaaaaa", 404, PAGE, NEVER),
    ("/embed/match/aaaaaaaaaa", 404, PAGE, NEVER),
    ("/robots.txt", 200, TEXT, ""),
    ("/sitemap.xml", 200, "application/xml", ""),
    ("/healthz", 200, JSON, NEVER),
    ("/livez", 200, JSON, NEVER),
    ("/api/setup", 200, JSON, ""),
    ("/api/lobby", 200, JSON, ""),
    ("/api/nothing", 404, JSON, ""),
    ("/oembed", 404, JSON, ""),
    (f"/art/{art.digest()}/shared.svg", 200, SVG, FOR_EVER),
    ("/art/of-another-version/shared.svg", 200, SVG, "no-cache"),
    ("/pictures/aaaaaaaaaa.png", 404, JSON, ""),
]


@pytest.mark.parametrize(("address", "status", "kind", "kept"), ADDRESSES)
def test_address_answers_with_status_type_and_headers(
    address: str, status: int, kind: str, kept: str
) -> None:
    answer = Client().get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (status, kind)
    assert kept in answer.headers.get("cache-control", "")
    framed = "/embed/" in address
    assert answer.headers.get("x-frame-options") == (None if framed else "DENY")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert ("frame-ancestors *" in policy) == framed
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    # Pages of other sites may ask how to embed a replay, and nothing else.
    assert ("access-control-allow-origin" in answer.headers) == (address == "/oembed")


@pytest.mark.parametrize("url", ["/sw.js", "/push-worker.js"])
def test_the_script_of_the_service_worker_is_asked_for_each_time_and_may_serve_all_pages(url: str) -> None:
    headers = Headers()
    cache_assets(headers, "", url)
    assert headers["Cache-Control"] == "no-cache"
    assert headers["Service-Worker-Allowed"] == "/"
    others = Headers()
    cache_assets(others, "", "/theme.js")
    assert "Service-Worker-Allowed" not in others
