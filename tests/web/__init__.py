"""Tests of the site around the matches and the lobby."""
