"""Links: a whole game in the fragment of an address, after the `#`.

#<ring>,<tokens>[,o]                                     a duel; `,o` for the original board
#p=<position>[,<tokens>]                                 a duel from any position
#s=<position>[,<the person's tokens>[,<shuffle>]...]     a solo game

Tokens have no spaces between them and the pass is `.`; in a position string a space is written `_`
and `#` is written `!`. A solo link leaves out the Automa's turns, which follow from the cards. The
shuffles are those after the one in the position; each is twelve numbers joined by `.`, with `?` for
an unknown card. `,c3` at the end gives the second seat three extra points.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import unquote

from quiltbee.automa import UNKNOWN, Solo
from quiltbee.notation.moves import (
    Cursor,
    NotationError,
    format_move,
    move_place,
    parse_moves,
    quoted,
    replay,
)
from quiltbee.notation.position_string import (
    format_cards,
    format_position,
    parse_position,
    parse_shuffle,
    parse_solo,
)
from quiltbee.notation.tags import set_up
from quiltbee.rules import AnyMove, AutomaMove, Board, Chance, Pass, Position, State

TO_LINK = str.maketrans(" #", "_!")
FROM_LINK = str.maketrans("_!", " #")

SOLO_PREFIX = "s="

_BOARDS = {"": Board.REVISED, "o": Board.ORIGINAL}
_POINTS = re.compile(r",c(-?[1-9][0-9]{0,2})$")
"""The second seat's compensation at the end of a link."""


MAX_SHUFFLES = 100
"""A limit for untrusted text, beyond any solo game."""


def fragment_of(text: str) -> str:
    """Return the unescaped fragment of a link: the text after its `#`, or all without a `#`."""
    address, sign, fragment = unquote(text.strip()).partition("#")
    return fragment if sign else address


def compensation_in(text: str) -> int:
    """Return the second seat's points by the end of a link, `,c3`; 0 without them."""
    points = _POINTS.search(unquote(text.strip()))
    return int(points[1]) if points else 0


def without_points(fragment: str) -> str:
    """Return the fragment of a link without the second seat's points."""
    return _POINTS.sub("", fragment)


def with_points(link: str, compensation: int) -> str:
    """Append the second seat's points to a link, if there are any."""
    return f"{link},c{compensation}" if compensation else link


def format_tokens(moves: Iterable[AnyMove]) -> str:
    """Return the tokens of the players' moves, without the Automa's turns, which its cards give."""
    return "".join(
        [
            "." if isinstance(move, Pass) else format_move(move)
            for move in moves
            if not isinstance(move, AutomaMove)
        ]
    )


def extended_link(link: str, moves: Iterable[AnyMove]) -> str:
    """Return the link of a duel after more moves; the given link must hold a move already."""
    if points := compensation_in(link):
        return with_points(extended_link(without_points(link), moves), points)
    game, original, _ = link.partition(",o") if link.endswith(",o") else (link, "", "")
    return f"{game}{format_tokens(moves)}{original}"


def format_link(start: State, moves: Iterable[AnyMove] = ()) -> str:
    """Write the link of a game, `#` included, from set-up or from any position.

    Raises NotationError for an illegal move, and for a solo game whose next card is known and due
    after the last move, since a reader would play that card too; `as_seen` hides it.
    """
    if isinstance(start, Solo):
        return _solo_link(start, tuple(moves))
    tokens = format_tokens(moves)
    if start.is_set_up:
        board = ",o" if start.table.board is Board.ORIGINAL else ""
        return f"#{start.table.ring},{tokens}{board}"
    position = format_position(start).translate(TO_LINK)
    return f"#p={position},{tokens}" if tokens else f"#p={position}"


def _solo_link(start: Solo, moves: tuple[AnyMove, ...]) -> str:
    last = replay(start, moves)[-1]
    link = f"#{SOLO_PREFIX}{format_position(start).translate(TO_LINK)}"
    if not moves and not start.later:
        return link
    if _can_turn(last):
        raise NotationError("link", "a known card is still to be turned over after the moves")
    cards = (format_cards(shuffle, ".") for shuffle in start.later)
    return ",".join([link, format_tokens(moves), *cards])


def parse_link(text: str) -> tuple[Any, list[AnyMove]]:
    """Read a link: the start, with all the cards that the link gives, and the moves.

    Text before the `#` is ignored. Raises NotationError, also for an illegal move.
    """
    fragment = without_points(fragment_of(text))
    if fragment.startswith(SOLO_PREFIX):
        return _parse_solo_link(fragment)
    return _parse_duel_link(fragment)


def _parse_duel_link(fragment: str) -> tuple[Position, list[AnyMove]]:
    head, _, rest = fragment.partition(",")
    tokens, _, board = rest.partition(",")
    if head.startswith("p="):
        if board:
            raise NotationError("link", f"{quoted(board)} comes after the moves")
        start = parse_position(head[2:].translate(FROM_LINK))
    elif board in _BOARDS:
        start = set_up("link, ring", head, _BOARDS[board])
    else:
        raise NotationError("link", f"after the moves only ,o may stand, not {quoted(board)}")
    moves: list[AnyMove] = [*parse_moves(tokens)]
    replay(start, moves)
    return start, moves


def _parse_solo_link(fragment: str) -> tuple[Solo, list[AnyMove]]:
    position, *rest = fragment.removeprefix(SOLO_PREFIX).split(",")
    start = parse_solo(position.translate(FROM_LINK))
    if len(rest) > MAX_SHUFFLES:
        raise NotationError("link", f"a link has at most {MAX_SHUFFLES} shuffles")
    shuffles = [
        parse_shuffle(f"link, shuffle {number}", cards.split("."), start.deck)
        for number, cards in enumerate(rest[1:], 2)
    ]
    start = start.with_later(shuffles)
    cursor = Cursor(start.shuffled_if_due())
    return start, list(_both_sides(cursor, rest[0])) if rest else []


def _both_sides(cursor: Cursor[Solo], tokens: str) -> Iterator[AnyMove]:
    """Yield the person's moves by their tokens, and the turns that the known cards make."""
    for number, move in enumerate([*parse_moves(tokens), None], 1):
        where = move_place(number)
        while _can_turn(cursor.position):
            turn, after = cursor.position.turn_card()
            cursor = Cursor(after)
            yield turn
        if move is None:
            return
        if cursor.position.decider is Chance.CARD:
            raise NotationError(cursor.place(where), "the next card is not known")
        cursor = cursor.play(move, where)
        yield move


def _can_turn(solo: Solo) -> bool:
    return solo.is_automas_turn and solo.pile[0] != UNKNOWN
