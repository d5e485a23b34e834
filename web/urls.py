"""Addresses of the site."""

from __future__ import annotations

from django.contrib.sitemaps.views import sitemap
from django.urls import path, re_path

from web.pages.addresses import addresses
from web.views import animations, drawings, frontend, monitoring, oembed, pictures, site

urlpatterns = [
    path("healthz", monitoring.health),
    path("livez", monitoring.live),
    path("metrics", monitoring.metrics),
    path("art/<str:digest>/tiles.svg", drawings.tiles),
    path("art/<str:digest>/tiles.json", drawings.geometry),
    path("art/<str:digest>/designs/<slug:level>/<slug:symbol>.svg", drawings.design),
    path("art/<str:digest>/sets/<slug:level>/<slug:name>.svg", drawings.designs),
    path("art/<str:digest>/shared.svg", drawings.shared),
    path("art/<str:digest>/figures.svg", drawings.figures),
    path("art/<str:digest>/examples/<id:name>.svg", drawings.example),
    path("pictures/<id:match_id>/<int:number>.png", pictures.board),
    path("pictures/<id:match_id>/<int:number>/analysis.png", pictures.board, {"analysed": True}),
    path("pictures/<id:match_id>/link.svg", pictures.link),
    path("pictures/<id:match_id>/animation", animations.status),
    path("pictures/<id:match_id>/animation.png", animations.file),
    path("oembed", oembed.oembed),
    path("robots.txt", site.robots),
    path("sitemap.xml", sitemap, {"sitemaps": site.SITEMAPS}),
    *addresses,
    re_path(r"^(?:api|art|pictures|static|assets|_allauth|ws)(?:/|$)", frontend.not_found),
    re_path(r"^(?P<path>.+)/$", frontend.without_slash),
    re_path(r"^", frontend.missing),  # last: it matches every address
]
