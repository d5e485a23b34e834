"""Alerts of turns: push messages to a stand-in push service on this machine, and mails."""
