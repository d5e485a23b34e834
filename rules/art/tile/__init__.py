"""Where everything lies on one tile."""
