"""Tests of Siege, Cathars and Besiegers."""
