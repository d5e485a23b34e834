"""Game files: download of a match that is over, upload of one to watch."""

from games.records.deletion import delete_uploads
from games.records.download import download, filename
from games.records.export import export
from games.records.renaming import finish_renaming, rename_seats
from games.records.upload import IllegalRecordAction, upload

__all__ = [
    "IllegalRecordAction",
    "delete_uploads",
    "download",
    "export",
    "filename",
    "finish_renaming",
    "rename_seats",
    "upload",
]
