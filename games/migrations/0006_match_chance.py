from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0005_freeze_report'),
    ]

    operations = [
        migrations.AddField(
            model_name='match',
            name='chance',
            field=models.JSONField(blank=True, help_text="An uploaded record's own results of chance.", null=True),
        ),
    ]
