"""What keeps the house running: start, test, check, lock.

`tools.up` and all it imports use the standard library only, so that `make run` works on bare Python.
"""
