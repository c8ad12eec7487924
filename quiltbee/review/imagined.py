"""Imagined positions: the two after a choice, with single parts exchanged, removed or covered.

No game can reach most of them, such as income without patches.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Literal, get_args

from quiltbee.rules import Player, Position, Quilt, Seat, Stage

Part = Literal["quilt", "tile", "income", "buttons", "time", "ring"]

PARTS: tuple[Part, ...] = get_args(Part)
"""The covered spaces; the special tile; the printed buttons; the buttons to spend; the space on the
time board with the turn and a special patch that is due; the patches left, in order."""


def differing(one: Position, other: Position, seat: Seat) -> list[Part]:
    """Return the parts in which the results of a player's two moves differ."""
    return [part for part in PARTS if _part(one, seat, part) != _part(other, seat, part)]


def _part(position: Position, seat: Seat, part: Part) -> object:
    player = position.players[seat.index]
    values: dict[Part, object] = {
        "quilt": player.quilt.filled,
        "tile": position.special_tile,
        "income": player.quilt.income,
        "buttons": player.buttons,
        "time": (player.time, position.turn, position.stage),
        "ring": position.ring,
    }
    return values[part]


def exchanged(base: Position, source: Position, seat: Seat, parts: Collection[Part]) -> Position:
    """Return the base with some parts of the source; the turn follows from the time."""
    mine, other = base.players[seat.index], source.players[seat.index]
    clock = source if "time" in parts else base
    quilt = Quilt(
        (other if "quilt" in parts else mine).quilt.filled,
        (other if "income" in parts else mine).quilt.income,
    )
    player = Player(
        quilt,
        (other if "buttons" in parts else mine).buttons,
        (other if "time" in parts else mine).time,
    )
    stage = clock.stage
    if stage is Stage.SPECIAL_PATCH and not quilt.empty_spaces:
        stage = Stage.ACTION
    return replace(
        _with_player(base, seat, player),
        ring=(source if "ring" in parts else base).ring,
        turn=clock.turn,
        stage=stage,
        special_tile=(source if "tile" in parts else base).special_tile,
    )


def without_special_patch(position: Position) -> Position:
    """Return the position as if no special patch were due, so that the turn has ended."""
    return replace(position, turn=position.turn.other, stage=Stage.ACTION)


def without_patch(position: Position, letter: str) -> Position:
    """Return the position with a patch at the end of the ring, where nobody reaches it."""
    if letter not in position.ring:
        return position
    return replace(position, ring=position.ring.replace(letter, "") + letter)


def with_covered(position: Position, seat: Seat, spaces: int) -> Position:
    """Cover more spaces of a player's quilt."""
    player = position.players[seat.index]
    quilt = Quilt(player.quilt.filled | spaces, player.quilt.income)
    return _with_player(position, seat, replace(player, quilt=quilt))


def _with_player(position: Position, seat: Seat, player: Player) -> Position:
    first, second = position.players
    players = (player, second) if seat is Seat.FIRST else (first, player)
    return replace(position, players=players)
