"""The strong player: a learned evaluation and a search, both inside the kernel."""

from quiltbee.engine.levels import LEVELS, Level
from quiltbee.engine.player import Engine

__all__ = ["LEVELS", "Engine", "Level"]
