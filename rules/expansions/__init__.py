"""One folder an expansion: rules, tiles, drawings, and what bots know of it.

`manifest` says what a folder declares, `registry` finds the folders and puts them in order.
"""
