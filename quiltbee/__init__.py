"""Quiltbee: play, analyze and program the board game Patchwork.

Importing the package loads nothing else; take what you need from its rooms
(`quiltbee.rules`, `quiltbee.notation`, ...), which are listed in the README.
"""

__version__ = "0.2.0"
