"""The event log of a match: every accepted action, in order. The log is the match."""
