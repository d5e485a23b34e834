"""The law against its ledgers.

`base/` has a scene for every clause, `scene.py` the words for them; `second.py` is an independent second
opinion, which `invariants/`, `tests/counts` and `tests/records` ask at every step.
"""
