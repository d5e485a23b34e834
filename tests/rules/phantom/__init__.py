"""Tests of the Phantom."""
