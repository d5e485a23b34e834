"""The lobby over HTTP: parse, call, answer."""
