"""The kinds of lexemes in the moves of a record, after its tags."""

import re

from quiltbee.notation.moves import TOKEN
from quiltbee.notation.tags import SPACE, TAG


class Lexemes:
    """Reads lexeme by lexeme; `lastgroup` of a match is its kind.

    `movers` is the pattern of what may stand before a colon, and `token` that of a move. A tag
    belongs to the next record.
    """

    def __init__(self, movers: str, token: str = TOKEN.pattern) -> None:
        mover, token = rf"(?P<mover>(?:{movers}):)", rf"(?P<token>{token})"
        self._usual, self._after_mover = _pattern(mover, token), _pattern(token, mover)

    def match(self, text: str, at: int, *, after_mover: bool) -> re.Match[str] | None:
        """The next lexeme; a mover is followed by a move: `A: A1: ...` is the Automa's patch A."""
        return (self._after_mover if after_mover else self._usual).match(text, at)


def _pattern(first: str, then: str) -> re.Pattern[str]:
    return re.compile(
        rf"(?P<space>{SPACE.pattern})"
        r"|(?P<comment>\{[^}]*\}?)"
        r"|(?P<rest>;.*)"
        r"|(?P<nag>\$[0-9]+)"
        r"|(?P<mark>!!|\?\?|!\?|\?!|!|\?)"
        r"|(?P<open>\()"
        r"|(?P<close>\))"
        rf"|{first}"
        r"|(?P<result>(?:1-0|0-1|\*)(?![0-9]))"
        rf"|{then}"
        rf"|(?P<tag>{TAG.pattern})"
        r"|(?P<unknown>\S[^\s(){};\[]*)"
    )
