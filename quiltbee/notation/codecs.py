"""The codecs of all variants, and which of them a position or a text belongs to."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from quiltbee.automa import Solo
from quiltbee.notation.codec import AnyMove, Codec, Course, P, Shuffles
from quiltbee.notation.duel import DUEL
from quiltbee.notation.link_text import fragment_of
from quiltbee.notation.solo import SOLO
from quiltbee.rules import Position

_CODEC_OF: dict[type, Codec[Any]] = {Position: DUEL, Solo: SOLO}


def register_codec(position_type: type[P], codec: Codec[P]) -> None:
    """Make a variant known by the type of its positions, which no other variant may have."""
    if _CODEC_OF.setdefault(position_type, codec) is not codec:
        raise ValueError(f"{position_type.__name__} is a position of another variant")


def codec_of(position: P) -> Codec[P]:
    """The codec of the variant that a position belongs to."""
    return cast(Codec[P], _CODEC_OF[type(position)])


def codec_of_tags(tags: Mapping[str, str]) -> Codec[Any]:
    """The codec of the variant that the tags of a record name; a duel names none."""
    return next((codec for codec in _CODEC_OF.values() if codec.claims_tags(tags)), DUEL)


def codec_of_link(fragment: str) -> Codec[Any]:
    """The codec of the variant that the fragment of a link is of, if of any."""
    for codec in _CODEC_OF.values():
        if codec.link_prefix and fragment.startswith(codec.link_prefix):
            return codec
    return DUEL


def codec_of_position(text: str) -> Codec[Any]:
    """The codec of the variant that a position string is of, if of any."""
    return next((codec for codec in _CODEC_OF.values() if codec.claims_position(text)), DUEL)


def replay(start: P, moves: Iterable[AnyMove], shuffles: Shuffles = ()) -> list[P]:
    """Every position of a game, the start first, shuffled where that was due.

    Raises NotationError at the first illegal move, with its number, the mover and the reason, and
    for a shuffle that is not the deck.
    """
    return Course.at(codec_of(start), start, shuffles).replay(moves)


def format_link(start: P, moves: Iterable[AnyMove] = (), shuffles: Shuffles = ()) -> str:
    """The link of a game, `#` included, from set-up or from any position.

    Raises NotationError for a solo game in which a card that is known waits to be turned over:
    its turn would be read as a move.
    """
    return codec_of(start).format_link(start, moves, shuffles)


def parse_link(text: str) -> tuple[Any, list[AnyMove], Shuffles]:
    """The start, the moves and the shuffles after the start's own of a link; moves are checked.

    The text before `#` is ignored. Raises NotationError.
    """
    fragment = fragment_of(text)
    return codec_of_link(fragment).parse_link(fragment)


def result_of(position: object) -> str:
    """`1-0` or `0-1` by who won, `*` while the game goes on."""
    ended = codec_of(position).outcome(position)
    return "*" if ended is None else ("1-0" if ended.winner == 1 else "0-1")
