"""The strong player: a learned evaluation and a tree search, in compiled code."""

from quiltbee.engine.parameters import STRENGTHS, Strength
from quiltbee.engine.player import Engine

__all__ = ["STRENGTHS", "Engine", "Strength"]
