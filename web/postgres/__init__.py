"""Django's database back end for PostgreSQL, with a pool that survives a restart of the database."""
