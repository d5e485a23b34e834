"""Pictures of boards for links to matches: drawn in a process of their own, kept on disk."""
