"""How a game against the Automa is written down: position string, tags, links and turns."""

from quiltbee.notation.solo.codec import SOLO
from quiltbee.notation.solo.position import format_solo, parse_imagined_solo, parse_solo

__all__ = ["SOLO", "format_solo", "parse_imagined_solo", "parse_solo"]
