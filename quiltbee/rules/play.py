"""Playing a move: a new position from an old one."""

from quiltbee.rules.consequence import consequence
from quiltbee.rules.errors import IllegalMoveError
from quiltbee.rules.legality import why_illegal
from quiltbee.rules.moves import Move, PlacePatch, PlaceSpecialPatch
from quiltbee.rules.patches import PATCHES
from quiltbee.rules.position import Player, Position, Stage
from quiltbee.rules.quilt import Quilt
from quiltbee.rules.ring import take_from_ring
from quiltbee.rules.seats import Seat


def play(position: Position, move: Move) -> Position:
    """The position after a move; raises IllegalMoveError, with the reason, if it is illegal."""
    reason = why_illegal(position, move)
    if reason is not None:
        raise IllegalMoveError(reason)
    return play_unchecked(position, move)


def play_unchecked(position: Position, move: Move) -> Position:
    """The position after a move known to be legal; an illegal one gives a meaningless position."""
    if isinstance(move, PlaceSpecialPatch):
        return _place_special_patch(position, move)
    ring, quilt, letter = position.ring, position.mover.quilt, None
    if isinstance(move, PlacePatch):
        letter = move.letter
        ring = take_from_ring(ring, letter)
        quilt = quilt.with_patch(move, PATCHES[letter].income)
    after = consequence(position, letter)
    if after.over:
        turn, stage = after.next, Stage.OVER
    elif after.special_patch:
        turn, stage = position.turn, Stage.SPECIAL_PATCH
    else:
        turn, stage = after.next, Stage.ACTION
    return Position(
        position.board,
        ring,
        _with_mover(position, Player(quilt, after.buttons, after.time)),
        turn,
        stage,
        _special_tile(position, quilt),
    )


def _place_special_patch(position: Position, move: PlaceSpecialPatch) -> Position:
    mover = position.mover
    quilt = mover.quilt.with_special_patch(move.mask)
    return Position(
        position.board,
        position.ring,
        _with_mover(position, Player(quilt, mover.buttons, mover.time)),
        position.turn.other,
        Stage.ACTION,
        _special_tile(position, quilt),
    )


def _with_mover(position: Position, player: Player) -> tuple[Player, Player]:
    if position.turn is Seat.FIRST:
        return player, position.players[1]
    return position.players[0], player


def _special_tile(position: Position, quilt: Quilt) -> Seat | None:
    """Who has the special tile once the mover has this quilt; the first owner keeps it."""
    if position.special_tile is None and quilt.has_7x7:
        return position.turn
    return position.special_tile
