"""Shapes of every answer and of every message that carries one: msgspec Structs, named `...Schema`.

Payload builders fill them, the encoder writes them, OpenAPI and the TypeScript types are made from them.
"""
