"""The matches over HTTP: parse, call, answer."""
