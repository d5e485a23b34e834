"""Tests of reads from a replica of the database."""
