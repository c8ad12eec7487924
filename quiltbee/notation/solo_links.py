"""A solo game or a position of one in the part of a link after `#`.

    #s=<solo position>[,<the person's tokens>[,<shuffle>]...]

As in other links tokens stand without spaces, the pass is `.`, and in the position string a space
is `_` and `#` is `!`. The turns of the Automa follow from the cards. A shuffle, those after the
position's own, is twelve numbers joined by `.`, `?` for a card that is not known.
"""

from collections.abc import Iterator, Sequence

from quiltbee.automa import UNKNOWN, AutomaMove, Solo, SoloMove, automa_move
from quiltbee.notation.errors import NotationError
from quiltbee.notation.links import FROM_LINK, TO_LINK, format_tokens, fragment_of
from quiltbee.notation.moves import parse_moves
from quiltbee.notation.replay import place_of
from quiltbee.notation.solo_course import SoloCourse, replay_solo
from quiltbee.notation.solo_position import format_cards, format_solo, parse_shuffle, parse_solo

_SIGN = "s="


def is_solo_link(text: str) -> bool:
    """Whether this is the link of a solo game, if of any."""
    return fragment_of(text).startswith(_SIGN)


def format_solo_link(
    start: Solo, shuffles: Sequence[tuple[int, ...]] = (), moves: Sequence[SoloMove] = ()
) -> str:
    """The link of a solo game, `#` included; `parse_solo_link` gives the same back.

    Raises NotationError as `replay_solo`, and if after the moves a card that is known waits to be
    turned over: then its turn would be a move, too.
    """
    last = replay_solo(start, shuffles, moves)[-1]
    link = f"#{_SIGN}{format_solo(start).translate(TO_LINK)}"
    if not moves and not shuffles:
        return link
    if _can_turn(last):
        raise NotationError("link", "after the moves a card that is known waits to be turned over")
    tokens = format_tokens(move for move in moves if not isinstance(move, AutomaMove))
    return ",".join([link, tokens, *(format_cards(cards, ".") for cards in shuffles)])


def parse_solo_link(
    text: str,
) -> tuple[Solo, tuple[tuple[int, ...], ...], list[SoloMove]]:
    """The start, the shuffles after its own and the moves of both sides; they are checked.

    The text before `#` is ignored. Raises NotationError.
    """
    fragment = fragment_of(text)
    if not fragment.startswith(_SIGN):
        raise NotationError("link", "a solo game begins with #s=")
    position, *rest = fragment.removeprefix(_SIGN).split(",")
    start = parse_solo(position.translate(FROM_LINK))
    shuffles = tuple(
        parse_shuffle(f"link, shuffle {number}", cards.split("."), start.deck)
        for number, cards in enumerate(rest[1:], 2)
    )
    return start, shuffles, list(_moves(SoloCourse.of(start, shuffles), rest[0])) if rest else []


def _moves(course: SoloCourse, tokens: str) -> Iterator[SoloMove]:
    """The moves of both sides: those of the person, and the turns that the cards make."""
    for number, move in enumerate([*parse_moves(tokens), None], 1):
        where = place_of(number)
        while _can_turn(course.position):
            turn = automa_move(course.position)
            course = course.play(turn, where)
            yield turn
        if move is None:
            return
        if course.position.is_automas_turn:
            raise NotationError(course.place(where), "the next card is not known")
        course = course.play(move, where)
        yield move


def _can_turn(solo: Solo) -> bool:
    return solo.is_automas_turn and solo.pile[0] != UNKNOWN
