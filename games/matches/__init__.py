"""A match apart from its log: created, closed, reopened, a seat given to a bot."""
