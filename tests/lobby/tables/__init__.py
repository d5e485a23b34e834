"""Tables of the lobby: presets, parts of expansions, hosts who are away."""
