"""The rules engine against the rulebook.

`base/` has a scene for every clause, `scene.py` the words for them. `reference_engine/` is an independent
engine with which `invariants/`, `tests/counts` and `tests/records` compare every step.
"""
