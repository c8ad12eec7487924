"""The kinds of lexemes in the moves of a record, after its tags."""

import re

from quiltbee.notation.moves import TOKEN
from quiltbee.notation.tags import SPACE, TAG


def lexeme_pattern(movers: str, token: str = TOKEN.pattern) -> re.Pattern[str]:
    """A pattern that matches the next lexeme; `lastgroup` of a match is its kind.

    `movers` is the pattern of what may stand before a colon, and `token` that of a move. A tag
    belongs to the next record.
    """
    return re.compile(
        rf"(?P<space>{SPACE.pattern})"
        r"|(?P<comment>\{[^}]*\}?)"
        r"|(?P<rest>;.*)"
        r"|(?P<nag>\$[0-9]+)"
        r"|(?P<mark>!!|\?\?|!\?|\?!|!|\?)"
        r"|(?P<open>\()"
        r"|(?P<close>\))"
        rf"|(?P<mover>(?:{movers}):)"
        r"|(?P<result>(?:1-0|0-1|\*)(?![0-9]))"
        rf"|(?P<token>{token})"
        rf"|(?P<tag>{TAG.pattern})"
        r"|(?P<unknown>\S[^\s(){};\[]*)"
    )
