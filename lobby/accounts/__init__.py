"""How guests become accounts: django-allauth, with a guest's row kept."""
