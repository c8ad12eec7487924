"""How a duel, the game for two players, is written down.

A link is `#<ring>,<tokens>[,o]`, with `,o` for the original board, or from any position
`#p=<position string>[,<tokens>]`.
"""

import re
from collections.abc import Iterable, Mapping
from typing import ClassVar

from quiltbee import variants
from quiltbee.automa import AnyMove
from quiltbee.notation.codec import Codec, Report
from quiltbee.notation.cursor import Cursor
from quiltbee.notation.errors import NotationError, quoted
from quiltbee.notation.lexemes import Lexemes
from quiltbee.notation.link_text import FROM_LINK, TO_LINK, format_tokens
from quiltbee.notation.moves import EXPECTED, parse_moves, read_token
from quiltbee.notation.position_string import format_position, parse_position
from quiltbee.notation.tags import START_TAGS, position_tag, set_up, set_up_of
from quiltbee.rules import Board, Move, Position
from quiltbee.variants import Shuffles

_BOARDS = {"": Board.REVISED, "o": Board.ORIGINAL}


class DuelCodec(Codec[Position]):
    """Reads and writes duels."""

    variant = variants.DUEL
    lexemes = Lexemes("[12]")
    expected = EXPECTED
    start_tags: ClassVar[tuple[str, ...]] = START_TAGS

    def mover(self, position: Position) -> str:
        """Who moves: 1 or 2."""
        return str(position.turn)

    def mover_name(self, mover: str) -> str:
        """What a sentence calls the mover."""
        return f"player {mover}"

    def read_token(self, position: Position, lexeme: re.Match[str]) -> Move:
        """The move that a token means, whatever the position."""
        return read_token(lexeme)

    def parse_position(self, text: str) -> Position:
        """Read a position string."""
        return parse_position(text)

    def format_position(self, position: Position) -> str:
        """Write a position."""
        return format_position(position)

    def start_of(self, tags: Mapping[str, str], report: Report) -> tuple[Position, Shuffles]:
        """The position that a record starts from; a duel has no cards."""
        if "Position" in tags:
            return position_tag(tags, parse_position), ()
        return set_up_of(tags), ()

    def parse_link(self, fragment: str) -> tuple[Position, list[AnyMove], Shuffles]:
        """Read what follows the `#` of a link."""
        head, _, rest = fragment.partition(",")
        tokens, _, board = rest.partition(",")
        if head.startswith("p="):
            if board:
                raise NotationError("link", f"{quoted(board)} stands after the moves")
            start = parse_position(head[2:].translate(FROM_LINK))
        elif board in _BOARDS:
            start = set_up("link, ring", head, _BOARDS[board])
        else:
            raise NotationError("link", f"after the moves only ,o may stand, not {quoted(board)}")
        moves: list[AnyMove] = [*parse_moves(tokens)]
        Cursor(self, start).replay(moves)
        return start, moves, ()

    def format_link(self, start: Position, moves: Iterable[AnyMove], shuffles: Shuffles) -> str:
        """The link of a game."""
        tokens = format_tokens(moves)
        if self.variant.is_set_up(start):
            board = ",o" if start.board is Board.ORIGINAL else ""
            return f"#{start.ring},{tokens}{board}"
        position = format_position(start).translate(TO_LINK)
        return f"#p={position},{tokens}" if tokens else f"#p={position}"


DUEL = DuelCodec()
