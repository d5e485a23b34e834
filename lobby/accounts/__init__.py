"""Accounts: django-allauth, where a guest who signs up keeps the row and the games."""
