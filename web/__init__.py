"""The site around matches and lobby: the page, tile drawings, health, metrics, and Django back ends."""
