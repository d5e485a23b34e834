"""Faults made on purpose: processes killed while matches go on."""
