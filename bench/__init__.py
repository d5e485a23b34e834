"""Measurements, each against a unit or a rival that is measured in the same run."""
