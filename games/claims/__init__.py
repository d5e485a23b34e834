"""Claiming a match whose other players stay away."""
