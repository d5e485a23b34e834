"""Game files: download of a match that is over, upload of one to watch."""

from games.records.download import download, filename
from games.records.export import export
from games.records.upload import IllegalAction, upload

__all__ = ["IllegalAction", "download", "export", "filename", "upload"]
