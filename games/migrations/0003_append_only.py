"""The log is append-only, and the database itself says so: no row of it is ever changed or deleted."""

from django.db import migrations

UP = {
    "sqlite": [
        "CREATE TRIGGER games_log_no_update BEFORE UPDATE ON games_loggedaction "
        "BEGIN SELECT RAISE(ABORT, 'rows of the log are never changed'); END",
        "CREATE TRIGGER games_log_no_delete BEFORE DELETE ON games_loggedaction "
        "BEGIN SELECT RAISE(ABORT, 'rows of the log are never deleted'); END",
    ],
    "postgresql": [
        "CREATE FUNCTION games_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'rows of the log are never changed or deleted' USING ERRCODE = 'restrict_violation'; END $$",
        "CREATE TRIGGER games_log_append_only BEFORE UPDATE OR DELETE ON games_loggedaction "
        "FOR EACH ROW EXECUTE FUNCTION games_log_append_only()",
    ],
}
DOWN = {
    "sqlite": ["DROP TRIGGER games_log_no_update", "DROP TRIGGER games_log_no_delete"],
    "postgresql": [
        "DROP TRIGGER games_log_append_only ON games_loggedaction",
        "DROP FUNCTION games_log_append_only()",
    ],
}


def up(apps, editor):
    for statement in UP[editor.connection.vendor]:
        editor.execute(statement, params=None)


def down(apps, editor):
    for statement in DOWN[editor.connection.vendor]:
        editor.execute(statement, params=None)


class Migration(migrations.Migration):
    dependencies = [("games", "0002_initial")]
    operations = [migrations.RunPython(up, down)]
