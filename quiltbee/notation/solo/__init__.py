"""How a game against the Automa is written down: position string, tags, links, turns."""

from quiltbee.notation.solo.codec import SOLO, has_solo_link
from quiltbee.notation.solo.position import format_solo, parse_solo
from quiltbee.notation.solo.tags import has_solo_tags

__all__ = ["SOLO", "format_solo", "has_solo_link", "has_solo_tags", "parse_solo"]
