"""Tasks that wait, run or have failed. Their arguments are not shown: mails have secret links."""

from __future__ import annotations

from typing import Any, ClassVar

from django.contrib import admin
from django.http import HttpRequest
from django_tasks_db.admin import DBTaskResultAdmin
from django_tasks_db.models import DBTaskResult

admin.site.unregister(DBTaskResult)


@admin.register(DBTaskResult)
class TaskAdmin(DBTaskResultAdmin):
    """The library's page without arguments and results."""

    hidden: ClassVar[set[str]] = {"args_kwargs", "return_value"}

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> list[str]:
        """Return all fields but the private ones."""
        return [name for name in super().get_readonly_fields(request, obj) if name not in self.hidden]
