"""Routers for addresses without a slash at the end."""

from __future__ import annotations

from rest_framework.routers import DynamicRoute, Route, SimpleRouter


class ApiRouter(SimpleRouter):
    """A collection and its members: `<prefix>`, `<prefix>/<id>`, `<prefix>/<id>/<action>`."""

    def __init__(self) -> None:
        super().__init__(trailing_slash=False, use_regex_path=False)


class SingletonRouter(ApiRouter):
    """A resource that there is once: `<prefix>` for its own methods, `<prefix>/<action>` for the rest."""

    routes = [  # noqa: RUF012 - as SimpleRouter declares them
        Route(
            url=r"^{prefix}{trailing_slash}$",
            mapping={"get": "retrieve", "post": "create", "patch": "partial_update", "delete": "destroy"},
            name="{basename}",
            detail=True,
            initkwargs={},
        ),
        DynamicRoute(
            url=r"^{prefix}/{url_path}{trailing_slash}$",
            name="{basename}-{url_name}",
            detail=True,
            initkwargs={},
        ),
    ]
