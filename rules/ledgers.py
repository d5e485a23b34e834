"""The old name of `rules.rulebooks`, for scripts that were written for it."""

from rules.rulebooks import BASE_REASONS, card, clauses_of, digest, reasons, rulebooks

ledgers = rulebooks

__all__ = ["BASE_REASONS", "card", "clauses_of", "digest", "ledgers", "reasons"]
