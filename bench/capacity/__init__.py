"""How many players which machines can serve: what was measured, costs derived from it, and a simulation.

`python -m bench.capacity` compares the simulation with `measured.json` and prints the tables of
docs/scaling.md. No process is started.
"""
