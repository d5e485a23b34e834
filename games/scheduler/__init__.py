"""Work whose time has come: clocks that ran out, turns of bots, abandoned matches."""
