"""The trigger of the log lets what is derived from it be written anew: `change` and `hash`.

Both follow from the setup, which has the players' names, and from the actions. When a player deletes an account,
the name leaves the setup, and these two columns are written as the replay gives them. All other columns stay as
they were, for ever.
"""

from django.db import migrations

FIXED = "id, match_id, number, seat, command_id, action, at"
UP = {
    "sqlite": [
        "DROP TRIGGER games_log_no_update",
        f"CREATE TRIGGER games_log_no_update BEFORE UPDATE OF {FIXED} ON games_loggedaction "
        "BEGIN SELECT RAISE(ABORT, 'rows of the log are never changed'); END",
    ],
    "postgresql": [
        "DROP TRIGGER games_log_append_only ON games_loggedaction",
        f"CREATE TRIGGER games_log_append_only BEFORE UPDATE OF {FIXED} OR DELETE ON games_loggedaction "
        "FOR EACH ROW EXECUTE FUNCTION games_log_append_only()",
    ],
}
DOWN = {
    "sqlite": [
        "DROP TRIGGER games_log_no_update",
        "CREATE TRIGGER games_log_no_update BEFORE UPDATE ON games_loggedaction "
        "BEGIN SELECT RAISE(ABORT, 'rows of the log are never changed'); END",
    ],
    "postgresql": [
        "DROP TRIGGER games_log_append_only ON games_loggedaction",
        "CREATE TRIGGER games_log_append_only BEFORE UPDATE OR DELETE ON games_loggedaction "
        "FOR EACH ROW EXECUTE FUNCTION games_log_append_only()",
    ],
}


def up(apps, editor):
    for statement in UP[editor.connection.vendor]:
        editor.execute(statement, params=None)


def down(apps, editor):
    for statement in DOWN[editor.connection.vendor]:
        editor.execute(statement, params=None)


class Migration(migrations.Migration):
    dependencies = [("games", "0012_uploads_expire")]
    operations = [migrations.RunPython(up, down)]
