"""The expansion of docs/expansion.md, built from the page's own code blocks in a copy of the project."""
