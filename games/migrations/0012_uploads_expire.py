"""Rows of the log are still never changed, and never deleted but for uploaded records, which expire."""

from django.db import migrations

UP = {
    "sqlite": [
        "DROP TRIGGER games_log_no_delete",
        "CREATE TRIGGER games_log_no_delete BEFORE DELETE ON games_loggedaction "
        "WHEN NOT (SELECT uploaded FROM games_match WHERE id = OLD.match_id) "
        "BEGIN SELECT RAISE(ABORT, 'rows of the log are never deleted'); END",
    ],
    "postgresql": [
        "CREATE OR REPLACE FUNCTION games_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "IF TG_OP = 'DELETE' AND (SELECT uploaded FROM games_match WHERE id = OLD.match_id) THEN RETURN OLD; END IF; "
        "RAISE EXCEPTION 'rows of the log are never changed or deleted' USING ERRCODE = 'restrict_violation'; END $$",
    ],
}
DOWN = {
    "sqlite": [
        "DROP TRIGGER games_log_no_delete",
        "CREATE TRIGGER games_log_no_delete BEFORE DELETE ON games_loggedaction "
        "BEGIN SELECT RAISE(ABORT, 'rows of the log are never deleted'); END",
    ],
    "postgresql": [
        "CREATE OR REPLACE FUNCTION games_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'rows of the log are never changed or deleted' USING ERRCODE = 'restrict_violation'; END $$",
    ],
}


def up(apps, editor):
    for statement in UP[editor.connection.vendor]:
        editor.execute(statement, params=None)


def down(apps, editor):
    for statement in DOWN[editor.connection.vendor]:
        editor.execute(statement, params=None)


class Migration(migrations.Migration):
    dependencies = [("games", "0011_finished")]
    operations = [migrations.RunPython(up, down)]
