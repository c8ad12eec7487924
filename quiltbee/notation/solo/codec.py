"""The codec of solo games; the Automa's turns are checked against its cards.

A turn of the Automa is written `A:X` (it took patch X) or `A:pass`. In a link:

    #s=<solo position>[,<the person's tokens>[,<shuffle>]...]

A link leaves out the Automa's turns, which follow from the cards. The shuffles are those after the
one in the position; each is twelve numbers joined by `.`, with `?` for an unknown card.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from quiltbee import variants
from quiltbee.automa import UNKNOWN, AnyMove, AutomaMove, Solo, automa_move
from quiltbee.notation.codec import Codec, Report
from quiltbee.notation.cursor import Cursor, move_place
from quiltbee.notation.errors import NotationError
from quiltbee.notation.lexemes import Lexemes
from quiltbee.notation.link_text import FROM_LINK, TO_LINK, format_tokens
from quiltbee.notation.moves import (
    EXPECTED,
    TOKEN,
    parse_moves,
    read_token,
)
from quiltbee.notation.solo.position import format_cards, format_solo, parse_shuffle, parse_solo
from quiltbee.notation.solo.tags import (
    AUTOMA_NAME,
    SOLO_TAGS,
    format_solo_tags,
    start_of_tags,
)
from quiltbee.notation.tags import START_TAGS
from quiltbee.rules import PASS
from quiltbee.variants import Shuffles

AUTOMA_MOVER = "A"
LINK_PREFIX = "s="
"""How the fragment of a link begins."""

_MOVER_NAMES = {"1": "player 1", "2": "player 2", AUTOMA_MOVER: "the Automa"}
_AUTOMA = r"A(?:[1-9][0-9]?)?"
"""The Automa as a mover, in a variation perhaps with its card."""


class SoloCodec(Codec[Solo]):
    """Reads and writes solo games."""

    variant = variants.SOLO
    # A single letter is a patch that the Automa took.
    lexemes = Lexemes(
        rf"[12]|{_AUTOMA}",
        rf"{TOKEN.pattern}|(?P<taken>[A-Za-g])(?=[12]:|{_AUTOMA}:|1-0|0-1|[^\w+:]|\Z)",
    )
    expected = f"{EXPECTED}, and of the Automa A:X or A:pass"
    start_tags = (*START_TAGS, *SOLO_TAGS)
    default_tags: ClassVar = {"Player2": AUTOMA_NAME}

    def mover(self, position: Solo) -> str:
        """Who moves: 1 or A."""
        return AUTOMA_MOVER if position.is_automas_turn else "1"

    def mover_name(self, mover: str) -> str:
        """What a sentence calls the mover."""
        return _MOVER_NAMES[mover]

    def read_token(self, position: Solo, lexeme: re.Match[str]) -> AnyMove:
        """The move that a token means; a pass on the Automa's turn is the Automa's."""
        if lexeme["taken"]:
            return AutomaMove(lexeme["taken"])
        move = read_token(lexeme)
        return AutomaMove(None) if move == PASS and position.is_automas_turn else move

    def parse_position(self, text: str) -> Solo:
        """Read the position string of a solo game."""
        return parse_solo(text)

    def format_position(self, position: Solo) -> str:
        """Write a position with all its cards; pass it through `automa.view` to hide them."""
        return format_solo(position)

    def start_of(self, tags: Mapping[str, str], report: Report) -> tuple[Solo, Shuffles]:
        """The position that a record starts from, and the shuffles after the one it holds."""
        return start_of_tags(tags, report)

    def extra_start_tags(self, start: Solo, shuffles: Shuffles) -> Iterator[tuple[str, str]]:
        """Opponent, deck, level and cards."""
        return format_solo_tags(start, shuffles)

    def parse_link(self, fragment: str) -> tuple[Solo, list[AnyMove], Shuffles]:
        """Read what follows the `#` of a link."""
        position, *rest = fragment.removeprefix(LINK_PREFIX).split(",")
        start = parse_solo(position.translate(FROM_LINK))
        shuffles = tuple(
            parse_shuffle(f"link, shuffle {number}", cards.split("."), start.deck)
            for number, cards in enumerate(rest[1:], 2)
        )
        cursor = Cursor.at(self, start, shuffles)
        return start, list(_moves(cursor, rest[0])) if rest else [], shuffles

    def format_link(self, start: Solo, moves: Iterable[AnyMove], shuffles: Shuffles) -> str:
        """The link of a game; raises NotationError if a known card is due after its moves."""
        moves = tuple(moves)
        last = Cursor.at(self, start, shuffles).replay(moves)[-1]
        link = f"#{LINK_PREFIX}{format_solo(start).translate(TO_LINK)}"
        if not moves and not shuffles:
            return link
        if _can_turn(last):
            what = "after the moves a card that is known waits to be turned over"
            raise NotationError("link", what)
        cards = (format_cards(shuffle, ".") for shuffle in shuffles)
        return ",".join([link, format_tokens(moves), *cards])


SOLO = SoloCodec()


def _moves(cursor: Cursor[Solo], tokens: str) -> Iterator[AnyMove]:
    """The moves of both sides: the person's tokens, and the turns that the known cards make."""
    for number, move in enumerate([*parse_moves(tokens), None], 1):
        where = move_place(number)
        while _can_turn(cursor.position):
            turn = automa_move(cursor.position)
            cursor = cursor.play(turn, where)
            yield turn
        if move is None:
            return
        if cursor.position.is_automas_turn:
            raise NotationError(cursor.place(where), "the next card is not known")
        cursor = cursor.play(move, where)
        yield move


def _can_turn(solo: Solo) -> bool:
    return solo.is_automas_turn and solo.pile[0] != UNKNOWN
