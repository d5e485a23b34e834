"""Drawings for sheets of the catalogue that have no rules yet, one module each.

With the rules a module goes to `art.py` in the folder of the expansion.
"""
