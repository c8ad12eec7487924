"""The codecs of all variants, and which one a position or a text belongs to."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from quiltbee.automa import AnyMove, Solo
from quiltbee.notation.codec import Codec, Cursor, P, Shuffles
from quiltbee.notation.duel import DUEL
from quiltbee.notation.link_text import fragment_of, without_points
from quiltbee.notation.solo import SOLO
from quiltbee.rules import Position

_CODEC_OF: dict[type, Codec[Any]] = {Position: DUEL, Solo: SOLO}


def register_codec(position_type: type[P], codec: Codec[P]) -> None:
    """Register the codec of a variant by the type of its positions.

    Raises ValueError if another variant has that type. `games.register` calls this.
    """
    if _CODEC_OF.setdefault(position_type, codec) is not codec:
        raise ValueError(f"{position_type.__name__} is a position of another variant")


def codec_of(position: P) -> Codec[P]:
    """The codec for a position; raises KeyError for a type that is not registered."""
    return cast(Codec[P], _CODEC_OF[type(position)])


def codec_of_tags(tags: Mapping[str, str]) -> Codec[Any]:
    """The codec for a record with these tags; DUEL unless another variant claims them."""
    return next((codec for codec in _CODEC_OF.values() if codec.claims_tags(tags)), DUEL)


def codec_of_link(fragment: str) -> Codec[Any]:
    """The codec for the fragment of a link; DUEL unless it begins with another's prefix."""
    for codec in _CODEC_OF.values():
        if codec.link_prefix and fragment.startswith(codec.link_prefix):
            return codec
    return DUEL


def codec_of_position(text: str) -> Codec[Any]:
    """The codec for a position string; DUEL unless another variant claims it."""
    return next((codec for codec in _CODEC_OF.values() if codec.claims_position(text)), DUEL)


def replay(start: P, moves: Iterable[AnyMove], shuffles: Shuffles = ()) -> list[P]:
    """Every position of a game, the start first, with a new pile wherever one was due.

    Raises NotationError for the first illegal move, with its number, the mover and the reason, and
    for a shuffle that is not the deck.
    """
    return Cursor.at(codec_of(start), start, shuffles).replay(moves)


def format_link(start: P, moves: Iterable[AnyMove] = (), shuffles: Shuffles = ()) -> str:
    """The link of a game, `#` included, from set-up or from any position.

    Raises NotationError for an illegal move, and for a solo game whose next card is known and due
    after the last move, since a reader would play that card too; `as_seen` hides it.
    """
    return codec_of(start).format_link(start, moves, shuffles)


def parse_link(text: str) -> tuple[Any, list[AnyMove], Shuffles]:
    """Read a link: the start, the moves, and the shuffles after the one that the start holds.

    Text before the `#` is ignored. Raises NotationError, also for an illegal move.
    """
    fragment = without_points(fragment_of(text))
    return codec_of_link(fragment).parse_link(fragment)


def result_of(position: object, compensation: int = 0) -> str:
    """`1-0` if player 1 won, `0-1` if player 2 did, `*` while the game is running.

    `compensation` is how many points go with the second seat.
    """
    ended = codec_of(position).outcome(position)
    if ended is None:
        return "*"
    return "1-0" if ended.compensated(compensation).winner == 1 else "0-1"
