"""The words that may stand after the tags of a record, by their kind."""

import re

from quiltbee.notation.moves import TOKEN
from quiltbee.notation.tags import SPACE, TAG


def _word(movers: str, token: str) -> re.Pattern[str]:
    return re.compile(
        rf"(?P<space>{SPACE.pattern})"
        r"|(?P<comment>\{[^}]*\}?)"
        r"|(?P<rest>;.*)"
        r"|(?P<nag>\$[0-9]+)"
        r"|(?P<mark>!!|\?\?|!\?|\?!|!|\?)"
        r"|(?P<open>\()"
        r"|(?P<close>\))"
        rf"|(?P<mover>[{movers}]:)"
        r"|(?P<result>(?:1-0|0-1|\*)(?![0-9]))"
        rf"|(?P<token>{token})"
        rf"|(?P<tag>{TAG.pattern})"
        r"|(?P<unknown>\S[^\s(){};\[]*)"
    )


WORD = _word("12", TOKEN.pattern)
"""A word in a game of two; a tag belongs to the next record."""

SOLO_WORD = _word("12A", rf"{TOKEN.pattern}|(?P<taken>[A-Za-g])(?=[12A]:|1-0|0-1|[^\w+:]|\Z)")
"""A word in a solo game; a letter alone is a patch that the Automa took."""
