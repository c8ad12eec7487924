"""What the server is told when it starts: by options, the environment and a file.

`values` declares every setting once, and `sources` reads them.
"""

from quiltbee.server.settings.sources import read_settings
from quiltbee.server.settings.values import SETTINGS, Limits, Setting, Settings, default_data_folder

__all__ = [
    "SETTINGS",
    "Limits",
    "Setting",
    "Settings",
    "default_data_folder",
    "read_settings",
]
