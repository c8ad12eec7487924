"""Writing and reading of either variant: which codec a position or a text belongs to."""

from collections.abc import Iterable, Mapping
from typing import Any

from quiltbee.automa import AnyMove
from quiltbee.notation.codec import Codec
from quiltbee.notation.cursor import Cursor
from quiltbee.notation.duel import DUEL
from quiltbee.notation.link_text import fragment_of, without_points
from quiltbee.notation.solo.codec import LINK_PREFIX, SOLO
from quiltbee.notation.solo.tags import has_solo_tags
from quiltbee.variants import P, Shuffles, variant_of

_CODEC_OF: Mapping[str, Codec[Any]] = {codec.variant.name: codec for codec in (DUEL, SOLO)}


def codec_of(position: P) -> Codec[P]:
    """The codec for a position; raises KeyError for what is not a position."""
    return _CODEC_OF[variant_of(position).name]


def codec_of_tags(tags: Mapping[str, str]) -> Codec[Any]:
    """The codec for a record with these tags."""
    return SOLO if has_solo_tags(tags) else DUEL


def codec_of_link(fragment: str) -> Codec[Any]:
    """The codec for the fragment of a link."""
    return SOLO if fragment.startswith(LINK_PREFIX) else DUEL


def format_position(position: object) -> str:
    """The position string of either variant, with all the cards of a solo game."""
    return codec_of(position).format_position(position)


def parse_any_position(text: str) -> Any:
    """Read the position string of either variant; only a solo one has a colon.

    Raises NotationError with the field and the reason.
    """
    return (SOLO if ":" in text else DUEL).parse_position(text)


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
    ended = variant_of(position).outcome(position)
    if ended is None:
        return "*"
    return "1-0" if ended.compensated(compensation).winner == 1 else "0-1"
