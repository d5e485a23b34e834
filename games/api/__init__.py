"""The matches over HTTP: viewsets on routers. A view checks what was sent, calls a command and answers.

Every answer is a msgspec Struct of `games/schemas` or `lobby/schemas`, built by the payload modules: a field
that is missing there is a TypeError, and an error of mypy. Sockets send the same Structs, since encoding one
is faster than encoding a dict. `openapi.py` makes the components of docs/openapi.yaml from them, and so the
TypeScript types. What comes in is checked by serializers. What rules/ itself writes (view, change, action,
feature, record) is passed on unchanged, since expansions add keys to it.
"""
