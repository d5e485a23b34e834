"""Answers in advance: players give them and take them back, and a worker plays them when a decision comes.

They are secret until they are used. Each lies at its seat (`Seat.answers`) and is shown to its player alone.
"""
