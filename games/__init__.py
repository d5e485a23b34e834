"""Matches being played: models, log, live tables, sockets, HTTP, clocks, bots' seats, replays."""
