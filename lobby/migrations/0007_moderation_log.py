"""The moderation log is append-only, and accounts get the shapes of their names."""

from django.db import migrations

from lobby.names.similarity import skeleton

UP = {
    "sqlite": [
        "CREATE TRIGGER lobby_moderation_no_update BEFORE UPDATE ON lobby_moderationentry "
        "BEGIN SELECT RAISE(ABORT, 'rows of the moderation log are never changed'); END",
        "CREATE TRIGGER lobby_moderation_no_delete BEFORE DELETE ON lobby_moderationentry "
        "BEGIN SELECT RAISE(ABORT, 'rows of the moderation log are never deleted'); END",
    ],
    "postgresql": [
        "CREATE FUNCTION lobby_moderation_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'rows of the moderation log are never changed or deleted' "
        "USING ERRCODE = 'restrict_violation'; END $$",
        "CREATE TRIGGER lobby_moderation_append_only BEFORE UPDATE OR DELETE ON lobby_moderationentry "
        "FOR EACH ROW EXECUTE FUNCTION lobby_moderation_append_only()",
    ],
}
DOWN = {
    "sqlite": ["DROP TRIGGER lobby_moderation_no_update", "DROP TRIGGER lobby_moderation_no_delete"],
    "postgresql": [
        "DROP TRIGGER lobby_moderation_append_only ON lobby_moderationentry",
        "DROP FUNCTION lobby_moderation_append_only()",
    ],
}


def up(apps, editor):
    for statement in UP[editor.connection.vendor]:
        editor.execute(statement, params=None)


def down(apps, editor):
    for statement in DOWN[editor.connection.vendor]:
        editor.execute(statement, params=None)


def add_shapes(apps, editor):
    players = apps.get_model("lobby", "Player").objects.filter(is_guest=False)
    for player in players.only("pk", "name", "username").iterator():
        players.filter(pk=player.pk).update(
            name_shape=skeleton(player.name)[:80], username_shape=skeleton(player.username)[:320]
        )


class Migration(migrations.Migration):
    dependencies = [("lobby", "0006_moderation")]
    operations = [
        migrations.RunPython(up, down),
        migrations.RunPython(add_shapes, migrations.RunPython.noop),
    ]
