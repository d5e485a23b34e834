"""Analyses of finished matches on the server."""
