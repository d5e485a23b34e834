"""The pages of the front end, each with its own head, and the answers for unknown addresses."""

from __future__ import annotations

import re
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlencode

from csp.decorators import csp_replace
from django.conf import settings
from django.db import Error
from django.http import Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect, JsonResponse
from django.template.loader import render_to_string
from django.utils.translation import get_language_from_request
from django.views.decorators.cache import never_cache
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from realtime.refusals import HTTP_NOT_FOUND, RequestRefused
from web.pages.tags import Maker, Tags, plain
from web.pages.words import words_for
from web.preloads import preloads

NOT_BUILT = (
    "<!doctype html><title>Bastide</title><p>The front end is not built yet: run <code>make front</code>."
)
# What stands in index.html for the head of a page.
HEAD = re.compile(r'<title>.*?</title>\s*<meta name="description".*?/>', re.DOTALL)


@require_safe
@never_cache
@vary_on_headers("Accept-Language")
@ensure_csrf_cookie
def page(request: HttpRequest, head: Maker, **named: str) -> HttpResponse:
    """Return index.html with the head of this page. Its scripts need the CSRF cookie to write.

    A page that does not exist is the same page with status 404; its scripts say so.
    """
    return _answer(request, head, named)


def _answer(request: HttpRequest, head: Maker, named: dict[str, str]) -> HttpResponse:
    words = words_for(request)
    try:
        tags, status = head(words, **named, **_asked(request, named)), HTTPStatus.OK
    except Http404:
        tags, status = plain("missing", indexed=False)(words), HTTPStatus.NOT_FOUND
    except Error:  # without the database the page still comes, and says so itself
        tags, status = plain("lobby", indexed=False)(words), HTTPStatus.OK
    return _page(request, tags, status)


@require_safe
@never_cache
@vary_on_headers("Accept-Language")
@xframe_options_exempt
def framed_page(request: HttpRequest, head: Maker, **named: str) -> HttpResponse:
    """Return the only page that other sites may show in a frame: a replay, in which nothing can be done."""

    @csp_replace({"frame-ancestors": ["*"]})
    def answer(asked: HttpRequest) -> HttpResponse:
        return _answer(asked, head, named)

    return cast(HttpResponse, answer(request))


def missing(request: HttpRequest) -> HttpResponse:
    """Return the page for an address that no page has: 404."""
    return page(request, _nothing)


def _nothing(*_: object) -> Tags:
    raise Http404


def _asked(request: HttpRequest, named: dict[str, str]) -> dict[str, Any]:
    """Return who asks, what the address of a replay names (`?n=12&analysis=1`), and a table's `?invite=`."""
    if not named.keys() & {"match_id", "table_id"}:
        return {}
    number = request.GET.get("n", "")
    move = {"number": int(number)} if re.fullmatch(r"[0-9]{1,9}", number) else {}
    analysis = {"analysis": True} if "analysis" in request.GET else {}
    return {"viewer": request.user, "invite": request.GET.get("invite", ""), **move, **analysis}


def _page(request: HttpRequest, tags: Tags, status: HTTPStatus) -> HttpResponse:
    index = settings.FRONTEND / "index.html"
    if not index.is_file():
        return HttpResponse(NOT_BUILT, status=HTTPStatus.SERVICE_UNAVAILABLE)
    context = {
        "tags": tags,
        "address": request.build_absolute_uri(request.path),
        "picture": request.build_absolute_uri(tags.picture),
        "oembed": oembed_address(request, tags.replay) if tags.replay else "",
    }
    head = render_to_string("web/head.html", context).strip()
    found = preloads(request.path, get_language_from_request(request)[:2])
    links = render_to_string("web/preloads.html", {"preloads": found}).strip()
    before, between, after = _parts(index, index.stat().st_mtime_ns)
    return HttpResponse(before + head + between + links + after, status=status)


def oembed_address(request: HttpRequest, path: str) -> str:
    """Return where other sites learn how to show this page of ours in a frame."""
    query = urlencode({"url": request.build_absolute_uri(path), "format": "json"})
    return f"{request.build_absolute_uri('/oembed')}?{query}"


@lru_cache(maxsize=2)
def _parts(index: Path, _changed: int) -> tuple[str, str, str]:
    """Return what stands before a page's own head, between it and the end of the head, and after that.

    Style sheets of the page go last, as they would if its script asked for them. `_changed`: read again after
    a new build.
    """
    before, rest = HEAD.split(index.read_text(encoding="utf-8"), maxsplit=1)
    between, end, body = rest.partition("</head>")
    return before, between, end + body


def without_slash(request: HttpRequest, path: str) -> HttpResponse:
    """Lead `/about/` to `/about`."""
    query = f"?{request.META['QUERY_STRING']}" if request.META.get("QUERY_STRING") else ""
    return HttpResponsePermanentRedirect(f"/{path.lstrip('/')}{query}")


def not_found(request: HttpRequest) -> JsonResponse:
    """Return 404 for an unknown address below a prefix of the server, which is no page of the front end."""
    return JsonResponse(RequestRefused(HTTP_NOT_FOUND).body, status=404)
